/** The sticks on the table, compared with the sheet. */

export interface Counted {
  due: number // all sticks together
  sum: number
  differences: number[] // by player, what is there more than the sheet says
}

export function countedSticks(points: number[], startPoints: number, fines: number, start: number, sticks: number[]): Counted {
  return {
    due: points.length * start - fines,
    sum: sticks.reduce((sum, each) => sum + each, 0),
    differences: sticks.map((each, player) => each - (points[player]! - startPoints + start)),
  }
}
