import { bucketAt, type Env } from '../../../base/bucket/location.ts'
import { bucketStore } from './bucket.ts'
import { folderStore } from './folder.ts'
import type { MediaStore } from './store.ts'

const opened = new Map<string, MediaStore>()

/** The store at a location, one for each. */
export function mediaStoreOf({ mediaStore }: { readonly mediaStore: string }): MediaStore {
  const known = opened.get(mediaStore)
  if (known) return known
  const store = openMediaStore(mediaStore)
  opened.set(mediaStore, store)
  return store
}

/** @throws Error for a location that is neither a folder nor a bucket with its keys */
export function openMediaStore(location: string, env: Env = process.env): MediaStore {
  const bucket = bucketAt(location, env, 'MEDIA_STORE')
  return bucket ? bucketStore(bucket) : folderStore(location)
}
