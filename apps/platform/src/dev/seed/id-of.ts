import { createHash } from 'node:crypto'
import { SITE_ID } from '../../base/development-ids.ts'

const namespace = Buffer.from(SITE_ID.replaceAll('-', ''), 'hex')

/** The same name has the same id in every seed (UUID version 5, RFC 9562 section 5.5). */
export function idOf(kind: string, name: string): string {
  const bytes = createHash('sha1').update(namespace).update(`${kind}/${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
