import { createHash } from 'node:crypto'

/** Hash in the form that browsers use: `sha384-…`. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
