import { createHash } from 'node:crypto'

/** As browsers write it: `sha256-…`. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
