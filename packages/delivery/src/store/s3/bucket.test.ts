import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey } from '../../keys/key-text.ts'
import { loadRegistry } from '../../registry/change.ts'
import { emptyRegistry } from '../../registry/document.ts'
import { seal } from '../../registry/envelope.ts'
import { openStore } from '../../registry/open-store.ts'
import { readRelease } from '../../release/read-release.ts'
import { type S3Server, startS3 } from '../../testing/s3-server.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../../testing/workspace.ts'
import { deploy } from '../../traffic/deploy.ts'
import { listed } from './listed.ts'

let workspace: Workspace
let server: S3Server
beforeEach(async () => {
  workspace = await openWorkspace()
  server = await startS3(workspace.folder)
})
afterEach(async () => {
  await server.close()
  await workspace.close()
})

test('A service that ignores conditions is refused before anything is written', async () => {
  const folder = join(workspace.folder, 'careless')
  const careless = await startS3(folder, { conditional: false })
  try {
    const delivery = deliveryTo(openStore('s3://modules', careless.env))
    const refused = deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a') })
    await expect(refused).rejects.toThrow('ignores If-None-Match on writes')
    expect(await readdir(join(folder, 's3/modules'))).not.toContain('cart')
  } finally {
    await careless.close()
  }
})

test('Wrong credentials and a service that is away are said in words', async () => {
  const wrong = openStore('s3://modules', { ...server.env, AWS_ACCESS_KEY_ID: 'wrong' })
  await expect(wrong.readRegistry()).rejects.toThrow(/s3:\/\/modules\/ answered 403/)
  const away = openStore('s3://modules', { ...server.env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' })
  await expect(away.readRegistry()).rejects.toThrow("Couldn't reach s3://modules/")
  expect(() => openStore('s3://modules', {})).toThrow('needs AWS_ACCESS_KEY_ID')
  expect(() => openStore('ftp://modules')).toThrow('must be a folder or s3://bucket/prefix')
})

test('Files of an interrupted upload are invisible, and block nobody', async () => {
  const delivery = deliveryTo(openStore('s3://modules', server.env))
  const broken = { ...delivery.store }
  const files = new Map([['web/remoteEntry.js', Buffer.from('half')]])
  const onProgress = () => {
    throw new Error('the line was cut')
  }
  const release = {
    module: 'cart',
    version: '1.0.0',
    record: '{"other":1}',
    signatures: '[]',
    files,
    onProgress,
  }
  await expect(broken.writeRelease(release)).rejects.toThrow('the line was cut')
  expect(await delivery.store.versions('cart')).toEqual([])
  expect(await readRelease(delivery, 'cart', '1.0.0')).toBeNull()
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'whole'), version: '1.0.0' })
  expect(await delivery.store.versions('cart')).toEqual(['1.0.0'])
})

test('An answer that was lost does not make one change two', async () => {
  const store = openStore('s3://modules', server.env)
  const delivery = deliveryTo(store)
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a') })
  const file = await store.readRegistry()
  if (!file || file === 'same') throw new Error('nothing there')
  const next = { text: `${file.text} `, revision: 2 }
  expect(await store.swapRegistry({ ...file, revision: 1 }, next)).toBe(true)
  // The same again, as it is repeated by whoever heard nothing.
  expect(await store.swapRegistry({ ...file, revision: 1 }, next)).toBe(true)
  expect(await store.swapRegistry({ ...file, revision: 1 }, { text: `${file.text}  `, revision: 2 })).toBe(
    false,
  )
  expect((await loadRegistry(delivery)).document.revision).toBe(1)
})

test('An answer that was lost is known for one’s own also where another has changed more since', async () => {
  const store = openStore('s3://modules', server.env)
  const delivery = deliveryTo(store)
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a') })
  const file = await store.readRegistry()
  if (!file || file === 'same') throw new Error('nothing there')
  const next = { text: `${file.text} `, revision: 2 }
  expect(await store.swapRegistry({ ...file, revision: 1 }, next)).toBe(true)
  const mine = await store.readRegistry()
  if (!mine || mine === 'same') throw new Error('nothing there')
  const others = { text: `${file.text}  `, revision: 3 }
  expect(await store.swapRegistry({ ...mine, revision: 2 }, others)).toBe(true)
  expect(await store.swapRegistry({ ...file, revision: 1 }, next)).toBe(true)
})

test('The same change by two in the same moment is made by one of them', () => {
  const document = emptyRegistry(1)
  const keys = [newKey()]
  expect(seal(document, keys)).not.toBe(seal(document, keys))
})

test('A mirror holds released files alone', async () => {
  const delivery = deliveryTo(openStore('s3://modules', server.env))
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
  const root = join(workspace.folder, 's3/modules')
  const paths = await readdir(root, { recursive: true })
  const file = paths.find((path) => path.includes('server/module.js') && path.endsWith('_object')) ?? ''
  expect(await readFile(join(root, file), 'utf8')).toBe('a')
  await writeFile(join(root, file), 'b')
  await expect(delivery.store.folderOf('cart', '1.0.0')).rejects.toThrow('was changed after its release')
  await writeFile(join(root, file), 'a')
  const folder = await delivery.store.folderOf('cart', '1.0.0')
  expect(await readFile(join(folder, 'server/module.js'), 'utf8')).toBe('a')
})

test('A listing is read with its entities and its continuation', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
    <NextContinuationToken>a&amp;b==</NextContinuationToken>
    <Contents><Key>x&lt;&#39;y</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified></Contents>
    <CommonPrefixes><Prefix>cart/1.0.0/</Prefix></CommonPrefixes></ListBucketResult>`
  expect(listed(xml)).toMatchObject({
    objects: [{ key: "x<'y", modified: Date.parse('2026-11-21T10:00:00Z') }],
    folders: [{ key: 'cart/1.0.0/' }],
    next: 'a&b==',
  })
})
