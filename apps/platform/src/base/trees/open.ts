import { bucketAt, type Env } from '../bucket/location.ts'
import { bucketTree } from './bucket.ts'
import { folderTree } from './folder.ts'
import type { Tree } from './tree.ts'

/**
 * @param name setting or argument that holds the location, as its errors begin
 * @throws Error for a location that is neither a folder nor a bucket with its keys
 */
export function openTree(location: string, env: Env, name: string): Tree {
  const bucket = bucketAt(location, env, name)
  return bucket ? bucketTree(bucket) : folderTree(location)
}
