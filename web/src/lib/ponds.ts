/** How a pond is laid: rows of six; between two players a long one grows into the free corner. */
const COLUMNS = 6
const ROWS = 3
const WIDEST = 9 // tiles of full size, with the corner beside it

export interface Shape {
  columns: number
  fit: number // the size of its tiles, 1 being the full one
}

export function shapeOf(tiles: number, wide: boolean): Shape {
  const rows = (columns: number) => Math.max(ROWS, Math.ceil(tiles / columns))
  let best: Shape = { columns: COLUMNS, fit: ROWS / rows(COLUMNS) }
  if (!wide) return best
  for (let columns = COLUMNS + 1; columns <= 2 * WIDEST; columns++) {
    const fit = Math.min(ROWS / rows(columns), WIDEST / columns)
    if (fit > best.fit) best = { columns, fit }
  }
  return best
}
