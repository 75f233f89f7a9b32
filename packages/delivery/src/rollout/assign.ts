/** A share of visitors that gets another release. */
export interface Rollout {
  readonly salt: string
  readonly percent: number
  readonly state: 'running' | 'paused' | 'aborted'
}

/**
 * Whether this visitor is in it: the same on servers and in browsers, on every page and after every restart, for it asks
 * nothing but the two texts. Another salt draws another share; a greater share of one salt holds the smaller.
 */
export function isInRollout(visitor: string, { salt, percent, state }: Rollout): boolean {
  return state === 'running' && placeOf(`${salt}:${visitor}`) < percent * (2 ** 32 / 100)
}

/** MurmurHash3 (x86, 32 bits) of the text's UTF-8: 0 to 2^32 - 1, evenly. */
export function placeOf(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const whole = bytes.length & ~3
  let hash = 0
  for (let at = 0; at < whole; at += 4) {
    const block =
      byte(bytes, at) | (byte(bytes, at + 1) << 8) | (byte(bytes, at + 2) << 16) | (byte(bytes, at + 3) << 24)
    hash ^= scramble(block)
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  let rest = 0
  for (let at = bytes.length - 1; at >= whole; at--) rest = (rest << 8) | byte(bytes, at)
  if (bytes.length > whole) hash ^= scramble(rest)
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0
}

function scramble(block: number): number {
  const mixed = Math.imul(block, 0xcc9e2d51)
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
}
