import { createHash } from 'node:crypto'

/** As browsers write it: `sha384-…`. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
