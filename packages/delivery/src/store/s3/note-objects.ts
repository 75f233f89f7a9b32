import { checkNote, type Notes, notesFolder } from '../notes.ts'
import type { Bucket } from './bucket.ts'
import { textOf } from './object-text.ts'

/** `telemetry/…` below the store's prefix. */
export function noteObjects(bucket: Bucket, mayWrite: () => Promise<void>): Notes {
  const keyOf = (path: string) => `${notesFolder}/${checkNote(path)}`
  return {
    async list(under) {
      const found = await bucket.list(`${keyOf(under)}/`)
      return found.map(({ key }) => key.slice(notesFolder.length + 1)).sort()
    },
    read: (path) => textOf(bucket, keyOf(path)),
    async write(path, text) {
      await bucket.put(keyOf(path), text)
    },
    async create(path, text) {
      await mayWrite()
      return bucket.put(keyOf(path), text, { ifNoneMatch: '*' })
    },
    remove: (path) => bucket.remove(keyOf(path)),
  }
}
