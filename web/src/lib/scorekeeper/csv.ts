/** A sheet as a table for other programs: one line a deal. */
import type { SheetInfo } from '../protocol.gen'
import { say } from '../words.svelte'
import { dealWords } from './inWords'

const MARK = '\uFEFF' // by which spreadsheets know that it is UTF-8

const cell = (value: string | number) => {
  const text = String(value)
  // What a spreadsheet might take for a formula is text.
  const plain = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export function csvOf(info: SheetInfo, names: string[]): string {
  const changes = names.map((name) => `${name} ±`)
  const rows: (string | number)[][] = [
    [say('replay-deal'), say('scores-dealer'), say('scores-tell'), ...changes, ...names],
    ...info.lines.map((line) => [line.number + 1, names[line.dealer] ?? '', dealWords(line.events, line.worth, names, info), ...line.gains, ...line.totals]),
    ['', '', say('scores-result'), ...names.map((_, player) => info.points[player]! - info.start_points), ...info.points],
  ]
  return MARK + rows.map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n'
}
