import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { removeLeftovers } from './leftovers.ts'
import { readRelease } from './read-release.ts'

let workspace: Workspace
let store: string
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  store = join(workspace.folder, 'modules')
  delivery = deliveryTo(openFolderStore(store))
})
afterEach(() => workspace.close())

test('A record says all that is to be known of a release, and hashes each file with SHA-384', async () => {
  const from = await workspace.build('cart', 'some text ', { requires: { react: '^19.3.0' } })
  await deploy(delivery, { module: 'cart', from, version: '1.0.0', commit: 'abc123' })
  const { record } = (await readRelease(delivery, 'cart', '1.0.0')) ?? {}
  expect(record).toMatchObject({
    module: 'cart',
    version: '1.0.0',
    prefixes: ['/cart'],
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    server: 'server/module.js',
    requires: { react: '^19.3.0' },
    widgets: {},
    routes: ['/cart'],
    commit: 'abc123',
    integrity: { 'server/module.js': expect.stringMatching(/^sha384-.{64}$/) },
    sizes: { 'server/module.js': { bytes: 10, packed: 10 } },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(record?.sizes['web/remoteEntry.js']?.packed).toBeLessThan(100)
  const web = await readdir(join(store, 'cart/1.0.0/web'))
  expect(web.sort()).toEqual(['remoteEntry.js', 'remoteEntry.js.br'])
})

test('A version is written once: the same bytes are nothing new, other bytes are refused', async () => {
  const give = async (text: string) =>
    deploy(delivery, { module: 'cart', from: await workspace.build('cart', text), version: '1.0.0' })
  const first = await give('a')
  expect(await give('a')).toEqual({ ...first, changed: false, gates: [] })
  await expect(give('b')).rejects.toThrow('cart@1.0.0 was already released with different content')
  expect(await readFile(join(store, 'cart/1.0.0/server/module.js'), 'utf8')).toBe('a')
})

test('The content makes the version where none is given', async () => {
  const give = async (text: string) =>
    (await deploy(delivery, { module: 'cart', from: await workspace.build('cart', text) })).version
  const one = await give('a')
  expect(await give('a')).toBe(one)
  expect(await give('b')).not.toBe(one)
})

test('A file changed after the build is refused, and nothing of the release remains', async () => {
  const from = await workspace.build('cart', 'a')
  await writeFile(join(from, 'server/module.js'), 'b')
  await expect(deploy(delivery, { module: 'cart', from })).rejects.toThrow(
    'server/module.js was changed after the build',
  )
  await expect(readdir(store)).rejects.toThrow('ENOENT')
})

test('A file that no description names is refused', async () => {
  const from = await workspace.build('cart', 'a')
  await writeFile(join(from, 'web/more.js'), 'b')
  await expect(deploy(delivery, { module: 'cart', from })).rejects.toThrow("isn't listed in release.json")
})

test('Files that an older build left are deleted with their maps, and the release succeeds', async () => {
  const from = await workspace.build('cart', 'a')
  for (const file of ['web/old.js', 'web/old.js.map', 'web/remoteEntry.js.map'])
    await writeFile(join(from, file), '{}')
  expect(await removeLeftovers(from)).toEqual(['web/old.js'])
  expect((await readdir(join(from, 'web'))).sort()).toEqual(['remoteEntry.js', 'remoteEntry.js.map'])
  expect((await deploy(delivery, { module: 'cart', from })).changed).toBe(true)
})

test('Compressed files of the live release are reused, and trusted only for their content', async () => {
  const give = async (version: string, text: string) =>
    deploy(delivery, { module: 'cart', from: await workspace.build('cart', text), version })
  const packedIn = (version: string) => join(store, 'cart', version, 'web/remoteEntry.js.br')
  await give('1.0.0', 'some text ')
  // Compress less tightly, so that the copy is recognizable.
  const text = await readFile(join(store, 'cart/1.0.0/web/remoteEntry.js'))
  const loose = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await writeFile(packedIn('1.0.0'), loose)
  await give('2.0.0', 'some text ')
  expect(await readFile(packedIn('2.0.0'))).toEqual(loose)

  for (const [version, bad] of [
    ['3.0.0', brotliCompressSync('another text')],
    ['4.0.0', Buffer.from('no brotli')],
  ] as const) {
    const { document } = await loadRegistry(delivery)
    await writeFile(packedIn(document.modules.cart?.live?.version ?? ''), bad)
    await give(version, 'some text ')
    expect(brotliDecompressSync(await readFile(packedIn(version)))).toEqual(text)
  }
  await rm(join(store, 'cart/4.0.0'), { recursive: true })
  expect((await give('5.0.0', 'some text ')).changed).toBe(true)
})

test('Names that lead out of the store are refused', async () => {
  const from = await workspace.build('cart', 'a')
  for (const version of ['../x', '..', 'a/b', '.x', ''])
    await expect(deploy(delivery, { module: 'cart', from, version })).rejects.toThrow("can't be a version")
})

test('A release without a key is refused', async () => {
  const from = await workspace.build('cart', 'a')
  await expect(deploy({ ...delivery, signing: [] }, { module: 'cart', from })).rejects.toThrow(
    'No signing key found',
  )
  await expect(readdir(store)).rejects.toThrow('ENOENT')
})

test('A record that was changed, or signed by a stranger, is not read', async () => {
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
  const stranger = deliveryTo(delivery.store)
  await expect(readRelease(stranger, 'cart', '1.0.0')).rejects.toThrow("isn't signed with a trusted key")
  const path = join(store, 'cart/1.0.0/release.json')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('"/cart"', '"/"'))
  await expect(readRelease(delivery, 'cart', '1.0.0')).rejects.toThrow('changed after signing')
  await writeFile(path, text)
  await writeFile(join(store, 'cart/1.0.0/release.sig'), '')
  await expect(readRelease(delivery, 'cart', '1.0.0')).rejects.toThrow("isn't signed")
})

test('A release that lies under another name is not read', async () => {
  await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
  const { rename } = await import('node:fs/promises')
  await rename(join(store, 'cart/1.0.0'), join(store, 'cart/2.0.0'))
  await expect(readRelease(delivery, 'cart', '2.0.0')).rejects.toThrow('contains cart@1.0.0 instead')
})
