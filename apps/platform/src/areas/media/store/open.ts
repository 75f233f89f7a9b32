import { bucketStore } from './bucket.ts'
import { folderStore } from './folder.ts'
import type { MediaStore } from './store.ts'

type Env = Readonly<Record<string, string | undefined>>

const opened = new Map<string, MediaStore>()

/** The store at a location, one for each. */
export function mediaStoreOf({ mediaStore }: { readonly mediaStore: string }): MediaStore {
  const known = opened.get(mediaStore)
  if (known) return known
  const store = openMediaStore(mediaStore)
  opened.set(mediaStore, store)
  return store
}

/**
 * A folder, or `s3://bucket/prefix`; keys, region and endpoint of a bucket come from the variables that the AWS tools use.
 *
 * @throws Error for another scheme, and for a bucket without its keys
 */
export function openMediaStore(location: string, env: Env = process.env): MediaStore {
  const [, scheme, rest = ''] = /^(\w+):\/\/(.*)$/.exec(location) ?? []
  if (scheme === undefined) return folderStore(location)
  const [bucket, ...prefix] = rest.split('/').filter(Boolean)
  if (scheme !== 's3' || !bucket)
    throw new Error(`MEDIA_STORE must be a folder or s3://bucket/prefix. Got ${location}`)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error(`MEDIA_STORE ${location} requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  return bucketStore({
    ...{ bucket, prefix: prefix.join('/'), region },
    endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  })
}
