import { createHash } from 'node:crypto'
import type { Bucket } from './bucket.ts'

export function contentName(record: string): string {
  return createHash('sha256').update(record).digest('hex').slice(0, 20)
}

export async function textOf(bucket: Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key)
  return object && object !== 'same' ? Buffer.from(object.content).toString('utf8') : null
}
