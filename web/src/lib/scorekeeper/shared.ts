/** What the server is asked of shared sheets. */
import { get, post, put, remove } from '../api'
import type { Company, Entry, GivenGrant, Grant, JoinCode, Keeping, MadeGrant, NewGrant, NewSheet, Player, SharedSheet, StoredEntry } from '../protocol.gen'

const at = (sheet: string, ...more: string[]) => ['/sheets', sheet, ...more].join('/')

export const keeping = () => get<Keeping>('/sheets/keeping')
export const share = (sheet: string, given: NewSheet) => put<SharedSheet>(at(sheet), given)
export const look = (sheet: string, after: number) => get<SharedSheet>(at(sheet), { after })
export const send = (sheet: string, entry: Entry) => put<StoredEntry>(at(sheet, 'entries', entry.id), entry)
export const join = (by: GivenGrant) => post<SharedSheet>('/sheets/join', by)
export const sit = (sheet: string, player: Player) => post<Company>(at(sheet, 'player'), { player })
export const grants = (sheet: string) => get<Grant[]>(at(sheet, 'grants'))
export const invite = (sheet: string, given: NewGrant) => post<MadeGrant>(at(sheet, 'grants'), given)
export const code = (sheet: string, grant: string) => post<JoinCode>(at(sheet, 'grants', grant, 'code'))
export const revoke = (sheet: string, grant: string) => remove(at(sheet, 'grants', grant))
export const dismiss = (sheet: string, member: string) => remove(at(sheet, 'members', member))
export const unshare = (sheet: string) => remove(at(sheet))
