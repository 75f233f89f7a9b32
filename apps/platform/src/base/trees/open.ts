import { bucketTree } from './bucket.ts'
import { folderTree } from './folder.ts'
import type { Tree } from './tree.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * A folder, or `s3://bucket/prefix`; keys, region and endpoint of a bucket come from the variables that the AWS tools use.
 *
 * @throws Error for another scheme, and for a bucket without its keys
 */
export function openTree(location: string, env: Env): Tree {
  const [, scheme, rest = ''] = /^(\w+):\/\/(.*)$/.exec(location) ?? []
  if (scheme === undefined) return folderTree(location)
  const [bucket, ...prefix] = rest.split('/').filter(Boolean)
  if (scheme !== 's3' || !bucket) throw new Error(`"${location}" is neither a folder nor s3://bucket/prefix.`)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error(`${location} requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  return bucketTree({
    ...{ bucket, prefix: prefix.join('/'), region },
    endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  })
}
