import type { RegistryFile } from '../store.ts'
import type { Bucket } from './bucket.ts'
import { textOf } from './object-text.ts'

const key = 'registry.json'

export async function readRegistry(bucket: Bucket, since?: string): Promise<RegistryFile | 'same' | null> {
  const object = await bucket.get(key, since)
  if (object === null || object === 'same') return object
  return { text: Buffer.from(object.content).toString('utf8'), tag: object.tag }
}

/** The one that is replaced is kept first: whatever happens then, no revision is missing. */
export async function swapRegistry(
  bucket: Bucket,
  before: (RegistryFile & { readonly revision: number }) | null,
  next: { readonly text: string; readonly revision: number },
): Promise<boolean> {
  if (before) await bucket.put(`history/${before.revision}.json`, before.text, { ifNoneMatch: '*' })
  const condition = before ? { ifMatch: before.tag } : ({ ifNoneMatch: '*' } as const)
  const isDone = await bucket.put(key, next.text, condition).catch(async (error) => {
    if (await isThere(bucket, next)) return true
    throw error
  })
  // An answer that was lost is asked for again, and then finds its own work in the way.
  return isDone || isThere(bucket, next)
}

/** Written by this one: it is what is live, or what another has kept already before replacing it. */
async function isThere(bucket: Bucket, next: { text: string; revision: number }): Promise<boolean> {
  if ((await textOf(bucket, key)) === next.text) return true
  return (await readHistory(bucket, next.revision)) === next.text
}

export async function readHistory(bucket: Bucket, revision: number): Promise<string | null> {
  return textOf(bucket, `history/${revision}.json`)
}
