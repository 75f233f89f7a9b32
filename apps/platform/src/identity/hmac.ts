import { hash } from 'node:crypto'

const BLOCK = 64
const DIGEST = 32
/** Bytes of a message that need no new room: longer than any of ours. */
const USUAL = 192

/**
 * HMAC-SHA-256 (RFC 2104) under one key, which is made ready once: signing a token takes two hashes, and no room but what is
 * there already.
 */
export function hmacUnder(key: Buffer): (message: string) => Buffer {
  const ready = key.length > BLOCK ? hash('sha256', key, 'buffer') : key
  const pad = (byte: number, room: number) => {
    const padded = Buffer.alloc(BLOCK + room)
    for (let index = 0; index < BLOCK; index += 1) padded[index] = (ready[index] ?? 0) ^ byte
    return padded
  }
  const [inner, outer] = [pad(0x36, USUAL), pad(0x5c, DIGEST)]
  return (message) => {
    const end = BLOCK + Buffer.byteLength(message)
    const whole = end <= inner.length ? inner : Buffer.concat([inner.subarray(0, BLOCK)], end)
    whole.write(message, BLOCK)
    // As letters of a byte each: a buffer of its own costs more than the hash.
    outer.write(hash('sha256', whole.subarray(0, end), 'binary'), BLOCK, 'binary')
    return hash('sha256', outer, 'buffer')
  }
}
