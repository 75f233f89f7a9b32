import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type BucketOptions, openBucket } from '../../../base/bucket/bucket.ts'
import type { MediaStore } from './store.ts'

/** Objects of one prefix of a bucket, in S3's words. */
export function bucketStore(options: BucketOptions): MediaStore {
  const { urlOf, send, sent } = openBucket(options)
  return {
    async put(name, path) {
      // Read from the disk as it goes out: its size is known, and it is never in memory whole.
      const answer = await sent(urlOf(name), async () => ({ method: 'PUT', body: await openAsBlob(path) }))
      await answer.body?.cancel()
    },
    async open(name, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.from}-${range.to}` } : {}
      const answer = await send(urlOf(name), () => ({ headers }))
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream)
      await answer.body?.cancel()
      return undefined
    },
    async remove(name) {
      const answer = await send(urlOf(name), () => ({ method: 'DELETE' }))
      await answer.body?.cancel()
    },
  }
}
