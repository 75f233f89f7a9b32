import { createHash, randomInt } from 'node:crypto'

// Without what is taken for one another: 0 and O, 1 and I and L.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Sixteen of thirty-one signs, 79 random bits, in four groups. */
export function newGiftCardCode(): string {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, sign).join('')).join('-')
}

/** However it is typed. */
export function giftCardKey(code: string): string {
  return code.normalize('NFC').toUpperCase().replaceAll(/[\s-]/g, '')
}

export function giftCardHash(code: string): string {
  return createHash('sha256').update(giftCardKey(code)).digest('hex')
}
