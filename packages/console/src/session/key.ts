import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Keys of the console: the first seals, and each opens it (decision 0275). */
export type Keys = readonly [string, ...string[]]

/** Whether both texts are the same, in a time that tells nothing of how much of them is. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Seals a text with the console's key; a seal for one purpose is not valid for another. */
export function sealOf(key: string, purpose: 'session' | 'form', text: string): string {
  return createHmac('sha256', key).update(`galleria console ${purpose}\n${text}`).digest('base64url')
}
