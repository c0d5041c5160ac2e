/** Points deal by deal as lines: where each lies in a drawing of some size. */

export interface Frame {
  width: number
  height: number
  left: number // what is kept free at each edge
  right: number
  top: number
  bottom: number
}

export const DASHES = ['', '9 4', '2 4', '12 4 2 4'] // a line is told by more than its colour

export class Plot {
  readonly least: number
  readonly most: number

  constructor(
    readonly points: number[][], // before the first deal and after each, by player
    readonly frame: Frame,
  ) {
    const all = points.flat()
    this.least = Math.min(...all)
    this.most = Math.max(...all, this.least + 1)
  }

  x(at: number): number {
    const { left, right, width } = this.frame
    return left + (at / Math.max(1, this.points.length - 1)) * (width - left - right)
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame
    return top + ((this.most - value) / (this.most - this.least)) * (height - top - bottom)
  }

  path(player: number): string {
    return this.points.map((each, at) => `${at ? 'L' : 'M'}${this.x(at)} ${this.y(each[player] ?? 0)}`).join('')
  }

  /** Round values, four or so. */
  get ticks(): number[] {
    const rough = (this.most - this.least) / 4
    const power = 10 ** Math.floor(Math.log10(rough))
    const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power
    const first = Math.ceil(this.least / step) * step
    return Array.from({ length: Math.floor((this.most - first) / step) + 1 }, (_, at) => first + at * step)
  }
}
