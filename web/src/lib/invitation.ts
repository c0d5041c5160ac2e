/** Addresses of a table that are sent to others. */

/** For a friend; an invitation opens places that are not anybody's. */
export function invitationAddress(table: string, invitation: string): string {
  return `${location.origin}/t/${table}${invitation ? `?invitation=${invitation}` : ''}`
}

const SEAT = '#seat='

/** For one's own other device: what stands behind the # comes into no log. */
export function seatAddress(table: string, link: string): string {
  return `${location.origin}/t/${table}${SEAT}${link}`
}

/** The seat link in an address; nothing where there is none. */
export function seatLink(hash: string): string {
  return hash.startsWith(SEAT) ? hash.slice(SEAT.length) : ''
}
