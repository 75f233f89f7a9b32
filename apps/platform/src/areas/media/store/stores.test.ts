import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMediaStore } from './open.ts'
import type { MediaStore } from './store.ts'

let folder: string
let s3: S3rver
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'))
  const buckets = { configureBuckets: [{ name: 'media', configs: [] }] }
  s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), ...buckets })
  const { port } = await s3.run()
  env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', () => openMediaStore(join(folder, 'media'))],
  ['a bucket', () => openMediaStore('s3://media/shop/files', env)],
])('%s', (_, open) => {
  test('%s gives back what it was given, whole or a part of it, until it is removed', async () => {
    const store = open()
    await keep(store, 'one.txt', 'hello world')
    expect(await textOf(store, 'one.txt')).toBe('hello world')
    expect(await textOf(store, 'one.txt', { from: 6, to: 8 })).toBe('wor')
    await keep(store, 'one.txt', 'again')
    expect(await textOf(store, 'one.txt')).toBe('again')
    await store.remove('one.txt')
    expect(await store.open('one.txt')).toBeUndefined()
    await store.remove('one.txt')
  })
})

async function keep(store: MediaStore, name: string, text: string): Promise<void> {
  const path = join(folder, `sent-${name}`)
  await writeFile(path, text)
  await store.put(name, path)
}

async function textOf(
  store: MediaStore,
  name: string,
  range?: { from: number; to: number },
): Promise<string> {
  const source = await store.open(name, range)
  if (!source) throw new Error(`${name} is not there`)
  return (await buffer(source)).toString()
}

test('A folder is left with nothing of a file that cannot be read', async () => {
  const store = openMediaStore(join(folder, 'broken'))
  await expect(store.put('ab.txt', join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'broken', 'ab'))).toEqual([])
})

test('A bucket that is out of breath is asked again, and one that refuses says why', async () => {
  const answers = [503, 503, 403]
  const server = createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(answers.shift() ?? 403).end('<Message>No</Message>'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = openMediaStore('s3://media', { ...env, AWS_ENDPOINT_URL_S3: endpoint })
  await expect(keep(store, 'a.txt', 'a')).rejects.toThrow('s3://media/ answered 403: No')
  expect(answers).toEqual([])
  server.close()
})

test('A store that is neither a folder nor a bucket with its keys is refused with words', () => {
  expect(() => openMediaStore('ftp://media')).toThrow('MEDIA_STORE must be a folder or s3://bucket/prefix')
  expect(() => openMediaStore('s3://media', {})).toThrow('requires AWS_ACCESS_KEY_ID')
})
