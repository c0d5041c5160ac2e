/** How members of a company are called: by the player whose phone it is, else by what they do. */
import type { Member } from '../protocol.gen'
import { say } from '../words.svelte'
import type { Shared } from './kept'

export const roleName = ({ role }: Pick<Member, 'role'>): string => say('scores-role', { role })

export function memberName(member: Pick<Member, 'role' | 'player'>, names: string[]): string {
  return member.player === null ? roleName(member) : (names[member.player] ?? roleName(member))
}

/** Whose phone wrote an entry. */
export function writerName(author: string, shared: Shared | undefined, names: string[]): string {
  const member = shared?.company.members.find(({ id }) => id === author)
  const known = !shared || author === shared.me.id ? author && 'phone' : member && 'member'
  return say('scores-by-phone', { author: known || 'none', name: member ? memberName(member, names) : '' })
}
