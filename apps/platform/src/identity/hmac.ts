import { hash } from 'node:crypto'

const BLOCK = 64

/** HMAC-SHA-256 (RFC 2104) under one key, which is made ready once: signing a token takes two hashes and no more. */
export function hmacUnder(key: Buffer): (message: string) => Buffer {
  const ready = key.length > BLOCK ? hash('sha256', key, 'buffer') : key
  const pad = (byte: number) => Buffer.alloc(BLOCK).map((_, index) => (ready[index] ?? 0) ^ byte) as Buffer
  const [inner, outer] = [pad(0x36), pad(0x5c)]
  return (message) =>
    hash(
      'sha256',
      Buffer.concat([outer, hash('sha256', Buffer.concat([inner, Buffer.from(message)]), 'buffer')]),
      'buffer',
    )
}
