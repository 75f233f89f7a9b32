import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { KeptHeaders, Tree } from '../../base/trees/tree.ts'
import type { StoredFile } from './manifest.ts'

interface Storing {
  readonly headers?: KeptHeaders | undefined
  readonly compress?: boolean
}

/** Writes a file of the backup; size and hash are those of what is stored. */
export async function storeFile(
  target: Tree,
  path: string,
  content: Readable,
  { headers, compress = false }: Storing = {},
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  const tap = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const flowing = compress ? pipeline(content, createGzip({ level: 4 }), tap) : pipeline(content, tap)
  await Promise.all([flowing, target.write(path, tap)])
  return { path, size, sha256: hash.digest('hex'), ...(headers && { headers }) }
}

/** Hash of a file as it is now; undefined where there is none. */
export async function hashOf(tree: Tree, path: string): Promise<string | undefined> {
  const file = await tree.read(path)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file.content) hash.update(chunk)
  return hash.digest('hex')
}

/** Works on so many at a time; the first failure ends it. */
export async function inParallel<T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
  most = 8,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for await (const item of items) {
    const one = work(item).finally(() => running.delete(one))
    // The failure is met below; until then it must not end the process.
    one.catch(() => {})
    running.add(one)
    if (running.size >= most) await Promise.race(running)
  }
  await Promise.all(running)
}
