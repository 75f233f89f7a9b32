import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRegistryReader } from '../reader/reader.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { emptyRegistry } from '../registry/document.ts'
import { seal } from '../registry/envelope.ts'
import { readHistory } from '../registry/history.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { stores } from '../testing/stores.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { repair } from './repair.ts'

let workspace: Workspace
let delivery: Delivery
let registry: string
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  registry = join(workspace.folder, 'modules/registry.json')
})
afterEach(() => workspace.close())

const give = async (version: string, to = delivery) =>
  deploy(to, { module: 'cart', from: await workspace.build('cart', version), version })
const forged = () => seal({ ...emptyRegistry(), revision: 9 }, deliveryTo(delivery.store).signing)

test.each([
  ['damaged', () => writeFile(registry, '{ half'), "isn't a registry document"],
  ['forged', () => writeFile(registry, forged()), "isn't a trusted key"],
  ['deleted', () => rm(registry), 'is missing'],
])('A registry that was %s is repaired from its history, and shells follow it', async (_, hurt, problem) => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await give(version)
  const reader = createRegistryReader({ store: delivery.store, trust: delivery.trust, interval: 0 })
  await reader.snapshot()
  expect(reader.problem()).toBeNull()
  await hurt()
  expect((await reader.snapshot()).modules.get('cart')?.version).toBe('3.0.0')
  expect(reader.problem()?.message).toContain(problem)
  const { revision, ...done } = await repair(delivery)
  expect(done).toMatchObject({ from: 3, problem: expect.stringContaining(problem) })
  expect((await loadRegistry(delivery)).document.modules.cart?.live?.version).toBe('3.0.0')
  const snapshot = await reader.snapshot()
  expect(snapshot.revision).toBe(revision)
  expect(reader.problem()).toBeNull()
  const [last] = await readHistory(delivery, {})
  expect(last?.change).toMatchObject({
    action: 'repair',
    to: 'revision 3',
    why: expect.stringContaining(problem),
  })
  await give('4.0.0')
})

test('A sound registry and an empty store are left as they are', async () => {
  expect(await repair(delivery)).toEqual({ revision: 0, from: null, problem: null })
  await give('1.0.0')
  expect(await repair(delivery)).toEqual({ revision: 1, from: null, problem: null })
})

test('The copy that a shell saved is taken where it is newer than the history', async () => {
  for (const version of ['1.0.0', '2.0.0']) await give(version)
  const saved = await readFile(registry, 'utf8')
  await writeFile(registry, '')
  await rm(join(workspace.folder, 'modules/history/2.json'))
  expect(await repair(delivery, [saved, '{}'])).toMatchObject({ from: 2, revision: 3 })
})

test('A history without a trusted revision is no source', async () => {
  await give('1.0.0')
  await writeFile(registry, '')
  await writeFile(join(workspace.folder, 'modules/history/1.json'), forged())
  await expect(repair(delivery)).rejects.toMatchObject({ code: 'REGISTRY_LOST' })
})

test('A damaged registry of a bucket is repaired from the revision before it', async () => {
  const bucket = await stores['a bucket']?.(workspace.folder)
  if (!bucket) throw new Error('no bucket')
  try {
    const there = { ...delivery, store: bucket.store }
    for (const version of ['1.0.0', '2.0.0']) await give(version, there)
    const file = await bucket.store.readRegistry()
    if (!file || file === 'same') throw new Error('no registry')
    await bucket.store.swapRegistry({ ...file, revision: 2 }, { text: '{ half "revision":3', revision: 3 })
    const { from, revision } = await repair(there)
    expect(from).toBe(2)
    expect(revision).toBeGreaterThan(3)
    expect((await loadRegistry(there)).document.modules.cart?.live?.version).toBe('2.0.0')
  } finally {
    await bucket.close()
  }
})
