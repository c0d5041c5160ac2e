/** Strokes of a brush as outlines that can be filled, and other small shapes. */
export type Point = readonly [number, number]

export const INK = '#23304f'
export const RED = '#b3231d'
export const GREEN = '#17683a'
export const BLUE = '#1f4f96'
export const IVORY = '#fbf8ee'

const SAMPLES = 6

const round = (n: number): string => String(Math.round(n * 10) / 10)

/** Points on a smooth line through three given ones. */
function bent([a, through, b]: readonly [Point, Point, Point]): Point[] {
  const middle = [2 * through[0] - (a[0] + b[0]) / 2, 2 * through[1] - (a[1] + b[1]) / 2] as const
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES
    const [near, between, far] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [
      near * a[0] + between * middle[0] + far * b[0],
      near * a[1] + between * middle[1] + far * b[1],
    ] as const
  })
}

/** `"8,52 92,48"` is a straight stroke, `"~38,6 38,60 8,92"` a bent one that thins out. */
function pointsOf(stroke: string): Point[] {
  const points = stroke
    .replace('~', '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as Point)
  const [a, b, c] = points
  return stroke.startsWith('~') && a && b && c ? bent([a, b, c]) : points
}

function sides(points: Point[], widths: number[]): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, at) => {
    const before = points[at - 1] ?? point
    const after = points[at + 1] ?? point
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const half = (widths[at] ?? 0) / 2
    const off = [(-dy / length) * half, (dx / length) * half] as const
    left.push([point[0] + off[0], point[1] + off[1]])
    right.push([point[0] - off[0], point[1] - off[1]])
  })
  return [left, right]
}

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** The outline of a bent stroke: full where the brush is set down, thin where it leaves. */
function tapered(points: Point[], width: number): string {
  const widths = points.map((_, step) => width * (1.1 - 0.75 * (step / (points.length - 1))))
  const [left, right] = sides(points, widths)
  const [first, ...others] = [...left, ...right.reverse()]
  return first ? `M${at(first)}L${others.map(at).join(' ')}Z` : ''
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A glyph of strokes in a square of 100, painted into a box with a brush of that width. */
export function painted(strokes: string[], box: Box, width: number, ink: string): string {
  const place = ([x, y]: Point): Point => [
    box.x + (x / 100) * box.width,
    box.y + (y / 100) * box.height,
  ]
  const lines: string[] = []
  const fills: string[] = []
  for (const stroke of strokes) {
    const points = pointsOf(stroke).map(place)
    if (stroke.startsWith('~')) fills.push(tapered(points, width * 1.15))
    else lines.push(`M${points.map(at).join('L')}`)
  }
  const line = `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
  return line + (fills.length ? `<path d="${fills.join('')}" fill="${ink}"/>` : '')
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, r: number, ink: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, ink: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Pearls in a ring: a dashed line of dashes without length and with round ends. */
export function pearls(x: number, y: number, r: number, ink: string, width: number, count: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-dasharray="0 1" pathLength="${count}"/>`
}

const FONT = `font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" font-weight="700"`

/** Digits or letters about `x`, on the line `y`; `wide` makes them as wide as that in any font. */
export function written(text: string, x: number, y: number, size: number, ink: string, wide = 0): string {
  const held = wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${ink}" ${FONT}${held}>${text}</text>`
}

/** A stroke below a 6 or a 9, which in a pond that is turned about would be read as each other. */
export function footed(digit: number, from: number, to: number, y: number, ink: string, width: number): string {
  return digit === 6 || digit === 9 ? line(`M${from} ${y}H${to}`, ink, width) : ''
}

export function block(box: Box, corner: number, fill: string): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${corner}" fill="${fill}"/>`
}

/** A drawing made smaller, its upper left corner put at a point. */
export function placed(drawing: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`
}

/** The same drawing `times` over, turned about a point. */
export function around(x: number, y: number, times: number, drawing: string): string {
  return Array.from(
    { length: times },
    (_, step) => `<g transform="rotate(${round((360 / times) * step)} ${x} ${y})">${drawing}</g>`,
  ).join('')
}
