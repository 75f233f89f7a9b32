/** Without what is taken for one another: 0 and O, 1 and I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Most codes at once. */
export const MOST_CODES = 500

/** Longest code. */
export const LONGEST_CODE = 20

const RANDOM_SIGNS = 8

/** Longest beginning, after which a hyphen and the random signs follow. */
export const LONGEST_PREFIX = LONGEST_CODE - RANDOM_SIGNS - 1

/** A code that nobody guesses: eight of thirty-one signs, some 39 random bits. */
export function newCode(prefix = ''): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomBelow(SIGNS.length)]).join('')
  const beginning = prefix.trim().toUpperCase().replaceAll(/\s+/g, '-').slice(0, LONGEST_PREFIX)
  return beginning ? `${beginning}-${random}` : random
}

/** Distinct codes, at most `MOST_CODES`. */
export function newCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < Math.min(count, MOST_CODES)) codes.add(newCode(prefix))
  return [...codes]
}

/** Bytes beyond the last whole multiple are thrown away: every sign is as likely as another. */
function randomBelow(bound: number): number {
  const fair = 256 - (256 % bound)
  const byte = new Uint8Array(1)
  do crypto.getRandomValues(byte)
  while ((byte[0] as number) >= fair)
  return (byte[0] as number) % bound
}
