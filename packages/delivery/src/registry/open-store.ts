import { join } from 'node:path'
import { DeliveryFault } from '../base/fault.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { openBucket } from '../store/s3/bucket.ts'
import { openS3Store } from '../store/s3/s3-store.ts'
import type { ModuleStore } from '../store/store.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * A folder, or `s3://bucket/prefix`; keys, region and endpoint of a bucket come from the variables that the AWS tools
 * use. What a bucket holds is mirrored in `<GALLERIA_HOME>/cache` where it is run.
 */
export function openStore(location: string, env: Env = process.env): ModuleStore {
  const [, scheme, rest] = /^(\w+):\/\/(.*)$/.exec(location) ?? []
  if (scheme === undefined) return openFolderStore(location)
  const [bucket, ...prefix] = (rest ?? '').split('/').filter(Boolean)
  if (scheme !== 's3' || !bucket)
    throw new DeliveryFault(
      'STORE_ADDRESS_MALFORMED',
      `MODULE_STORE must be a folder or s3://bucket/prefix. Got "${location}".`,
    )
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new DeliveryFault(
      'STORE_CREDENTIALS_MISSING',
      `${location} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  const options = {
    bucket,
    prefix: prefix.join('/'),
    endpoint,
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  }
  return openS3Store(openBucket(options), join(env.GALLERIA_HOME || '.galleria', 'cache/modules'))
}
