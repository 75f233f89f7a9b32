import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { makeRelease } from '../release/make-release.ts'
import { readBuilt } from '../release/read-build.ts'
import { upload } from '../release/upload.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { pause } from '../traffic/pause.ts'
import { goLive } from '../traffic/set-release.ts'
import { createRegistryReader, type ReaderOptions } from './reader.ts'
import { savedRegistryIn } from './saved-registry.ts'

let workspace: Workspace
let delivery: Delivery
let registry: string
const problems: string[] = []
const replaced: string[] = []
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  registry = join(workspace.folder, 'modules/registry.json')
  problems.length = 0
  replaced.length = 0
})
afterEach(() => workspace.close())

const give = async (version: string, more: { channel?: string; canary?: number } = {}) =>
  deploy(delivery, { module: 'cart', from: await workspace.build('cart', version), version, ...more })
const open = (more: Partial<ReaderOptions> = {}) =>
  createRegistryReader({
    store: delivery.store,
    trust: delivery.trust,
    interval: 0,
    onProblem: (problem) => problems.push(problem),
    onReplaced: (module, version, used) => replaced.push(`${module}@${version} by ${used}`),
    ...more,
  })
const served = async (reader: ReturnType<typeof open>) =>
  (await reader.snapshot()).modules.get('cart')?.version

test('A channel shows what was released to it, and everybody’s release where nothing was', async () => {
  await give('1.0.0')
  const [production, staging] = [open(), open({ channel: 'staging' })]
  expect(await served(staging)).toBe('1.0.0')
  await give('2.0.0', { channel: 'staging' })
  expect([await served(production), await served(staging)]).toEqual(['1.0.0', '2.0.0'])
  expect(await served(open({ channel: 'preview/pr-12' }))).toBe('1.0.0')
  expect(() => open({ channel: 'stagng' })).toThrow("isn't a channel")
})

test('A canary is there beside what everybody gets, for as long as it runs, in production alone', async () => {
  await give('1.0.0')
  await give('2.0.0', { canary: 10 })
  const canary = async (reader = open()) => (await reader.snapshot()).canaries.get('cart')
  expect(await served(open())).toBe('1.0.0')
  expect(await canary()).toMatchObject({ release: { version: '2.0.0' }, rollout: { percent: 10 } })
  expect(await canary(open({ channel: 'staging' }))).toBeUndefined()
  await pause(delivery, 'cart')
  expect(await canary()).toBeUndefined()
})

test('A release whose record was changed is replaced by the last good one, also on a fresh start', async () => {
  await give('1.0.0')
  await give('2.0.0')
  await writeFile(join(workspace.folder, 'modules/cart/2.0.0/release.json'), '{}')
  expect(await served(open())).toBe('1.0.0')
  expect(replaced).toEqual(['cart@2.0.0 by 1.0.0'])
})

test('A release of which a file has no hash is not served, though it is signed', async () => {
  await give('1.0.0')
  const built = await readBuilt(await workspace.build('cart', '2.0.0'), 'cart')
  const made = await makeRelease(built, { version: '2.0.0', commit: null, createdAt: '2026-11-21T10:00:00Z' })
  const integrity = { ...made.record.integrity }
  delete integrity['web/remoteEntry.js']
  const { reference } = await upload(delivery, { ...made, record: { ...made.record, integrity } })
  await changeRegistry(delivery, (document) => ({
    document: goLive(document, 'cart', reference, '2026-11-21T10:00:00Z'),
    change: { action: 'deploy' },
  }))
  expect(await served(open())).toBe('1.0.0')
  expect(problems.join()).toContain('file web/remoteEntry.js has no hash')
})

test('The reader offers the live release instead of a broken one, then the last good one, then none', async () => {
  await give('1.0.0')
  await give('2.0.0')
  await give('3.0.0', { canary: 50 })
  const snapshot = await open().snapshot()
  const instead = async (...without: string[]) => (await snapshot.instead('cart', without))?.version
  expect(await instead('3.0.0')).toBe('2.0.0')
  expect(await instead('3.0.0', '2.0.0')).toBe('1.0.0')
  expect(await instead('2.0.0', '1.0.0')).toBeUndefined()
  await rm(join(workspace.folder, 'modules/cart/1.0.0'), { recursive: true })
  const later = await open().snapshot()
  for (const time of ['first', 'second']) expect(await later.instead('cart', ['2.0.0']), time).toBeNull()
  expect(problems).toEqual([
    expect.stringMatching(/^Couldn't serve cart@1\.0\.0 instead: .*isn't in the module store/),
  ])
  expect(await snapshot.instead('__proto__', [])).toBeNull()
})

test('Faults rows 106, 109: the registry does not go back over a restart either; what was seen is served on', async () => {
  const saved = savedRegistryIn(join(workspace.folder, 'home'), delivery.store.address)
  await give('1.0.0')
  const old = await readFile(registry)
  await give('2.0.0')
  expect(await served(open({ saved }))).toBe('2.0.0')
  await writeFile(registry, old)
  expect(await served(open())).toBe('1.0.0')
  const restarted = open({ saved })
  expect(await served(restarted)).toBe('2.0.0')
  expect(problems.join()).toContain(`went back from revision 2 to 1`)
  expect(problems.join()).toContain(`delete ${saved.address}`)
  await rm(registry)
  expect(await served(open({ saved }))).toBe('2.0.0')
})

test('The saved registry is trusted by its signature alone', async () => {
  const saved = savedRegistryIn(join(workspace.folder, 'home'), delivery.store.address)
  await give('1.0.0')
  await give('2.0.0')
  expect(await served(open({ saved }))).toBe('2.0.0')
  await writeFile(
    saved.address,
    (await readFile(saved.address, 'utf8')).replace('"revision":2', '"revision":9'),
  )
  expect(await served(open({ saved }))).toBe('2.0.0')
  expect(problems.join()).toContain('The saved copy is ignored')
})

test('A shell that cannot write what it saw serves all the same', async () => {
  await give('1.0.0')
  await mkdir(join(workspace.folder, 'home'))
  await writeFile(join(workspace.folder, 'home/shell'), 'a file')
  const saved = savedRegistryIn(join(workspace.folder, 'home/shell'), delivery.store.address)
  expect(await served(open({ saved }))).toBe('1.0.0')
  expect(problems.join()).toContain("Couldn't save a copy")
})

test('Faults row 109: a store that does not answer holds nobody up who knows something, also from before a restart', async () => {
  await give('1.0.0')
  let isHanging = false
  const store: Delivery['store'] = {
    ...delivery.store,
    readRegistry: (since) => (isHanging ? new Promise(() => {}) : delivery.store.readRegistry(since)),
  }
  const waiting: (() => void)[] = []
  const after = (_: number, work: () => void) => {
    waiting.push(work)
    return () => undefined
  }
  const saved = savedRegistryIn(join(workspace.folder, 'home'), delivery.store.address)
  const reader = open({ store, after, saved })
  expect(await served(reader)).toBe('1.0.0')
  isHanging = true
  const late = served(reader)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  for (const work of waiting) work()
  expect(await late).toBe('1.0.0')
  waiting.length = 0
  const restarted = served(open({ store, after, saved }))
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  for (const work of waiting) work()
  expect(await restarted).toBe('1.0.0')
})
