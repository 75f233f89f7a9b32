import { createHash } from 'node:crypto'

/** For references that are the same whenever the same attempt is made. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
