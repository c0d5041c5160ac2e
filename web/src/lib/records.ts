import type { MatchRecord } from './protocol.gen'

function asRecord(text: string): MatchRecord {
  const record = JSON.parse(text) as MatchRecord
  if (!record.header) throw new Error('no header')
  return record
}

/** The records of a file: a single one, or one per line. */
export function recordsOf(text: string): MatchRecord[] {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines[0]?.trimEnd().endsWith('}') ? lines.map(asRecord) : [asRecord(text)]
}
