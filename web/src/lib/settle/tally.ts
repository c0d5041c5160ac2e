/** What named patterns come to, as the server counts them. */
import { Complaint } from './complaint'
import { PATTERNS } from './patterns.gen'
import type { Options, Terms } from './terms'
import { TERMS } from './terms.gen'

export interface Row {
  value: number
  clause: string
  each?: boolean // counts once for every occurrence
  absorbs?: string[]
  series?: string // of which only the dearest counts
  unit?: string // points, unless it says otherwise
}
export interface PatternTable {
  rows: Record<string, Row>
  never_together: Record<string, string[]> // what contradicts a pattern
  decided_by: string[] // options under which the table is another one
}

/** A pattern that counts, so many times. */
export interface Line {
  id: string
  row: Row
  times: number
}
const LIMIT = 'limit'

export const worthOf = ({ row, times }: Line): number => row.value * times
export const summed = (lines: Line[]): number => lines.reduce((sum, line) => sum + worthOf(line), 0)

/**
 * The lines that count beside each other; of a series the dearest does, and limit hands alone. Nothing where only
 * the server knows.
 */
export function countingLines({ id: rules, options }: Pick<Terms, 'id' | 'options'>, named: Record<string, number>): Line[] | null {
  const table = tableOf(rules, options)
  if (!table) return null
  const lines = Object.entries(named).map(([id, times]) => lineOf(table, id, times))
  for (const [pattern, others] of Object.entries(table.never_together)) {
    const other = Object.hasOwn(named, pattern) ? others.find((each) => Object.hasOwn(named, each)) : undefined
    if (other) throw new Complaint('patterns: no hand has both {pattern} and {other}', { pattern, other })
  }
  const absorbed = new Set(lines.flatMap(({ row }) => (row.unit === LIMIT ? (row.absorbs ?? []) : [])))
  return dearest(lines.filter(({ id }) => !absorbed.has(id)))
}

/** Each pattern that another one absorbs where it lies within its sets: names do not say whether it does. */
export const perhapsAbsorbed = (lines: Line[]): { clause: string; about: [string, string] }[] =>
  lines.flatMap(({ id, row }) => lines.filter((other) => row.absorbs?.includes(other.id)).map((other) => ({ clause: row.clause, about: [id, other.id] })))

/** Under options that change it, the table is the server's. */
function tableOf(rules: string, options: Options): PatternTable | undefined {
  const [table, usual] = [PATTERNS[rules], TERMS[rules]?.options]
  const isUsual = (option: string) => JSON.stringify(options[option]) === JSON.stringify(usual?.[option])
  return table?.decided_by.every(isUsual) ? table : undefined
}

function lineOf({ rows }: PatternTable, id: string, times: number): Line {
  const row = Object.hasOwn(rows, id) ? rows[id]! : undefined
  if (!row) throw new Complaint('{pattern!r} is no pattern of this rulebook', { pattern: id })
  if (times < 1 || (times > 1 && !row.each)) throw new Complaint('patterns: {pattern} cannot count {times} times', { pattern: id, times })
  return { id, row, times }
}

function dearest(lines: Line[]): Line[] {
  const best = new Map<string, Line>()
  for (const line of lines) {
    const { series } = line.row
    const known = series ? best.get(series) : undefined
    if (series && (!known || worthOf(line) > worthOf(known))) best.set(series, line)
  }
  return lines.filter((line) => !line.row.series || best.get(line.row.series) === line)
}
