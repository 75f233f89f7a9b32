import type { BucketOptions } from './bucket.ts'

export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads `s3://bucket/prefix`; keys, region and endpoint come from the variables that the AWS tools use. Undefined for a folder.
 *
 * @param name setting or argument that holds the location, as its errors begin
 * @throws Error for another scheme, and for a bucket without its keys
 */
export function bucketAt(location: string, env: Env, name: string): BucketOptions | undefined {
  const [, scheme, rest = ''] = /^(\w+):\/\/(.*)$/.exec(location) ?? []
  if (scheme === undefined) return undefined
  const [bucket, ...prefix] = rest.split('/').filter(Boolean)
  if (scheme !== 's3' || !bucket)
    throw new Error(`${name} must be a folder or s3://bucket/prefix. Got ${location}`)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error(`${name} ${location} requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  return {
    ...{ bucket, prefix: prefix.join('/'), region },
    endpoint: env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}
