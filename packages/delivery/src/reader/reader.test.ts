import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { seal } from '../registry/envelope.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { createRegistryReader } from './reader.ts'

let workspace: Workspace
let delivery: Delivery
let registry: string
const problems: string[] = []
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  registry = join(workspace.folder, 'modules/registry.json')
  problems.length = 0
})
afterEach(() => workspace.close())

const give = async (version: string) =>
  deploy(delivery, { module: 'cart', from: await workspace.build('cart', version), version })
const open = ({ store, trust }: Delivery = delivery) =>
  createRegistryReader({ store, trust, interval: 0, onProblem: (problem) => problems.push(problem) })
const served = async (reader: ReturnType<typeof open>) =>
  (await reader.snapshot()).modules.get('cart')?.version

test('Faults row 109: a reader sees a new release, and keeps the last good state when the store is hurt', async () => {
  await give('1.0.0')
  const reader = open()
  expect(await served(reader)).toBe('1.0.0')
  await give('2.0.0')
  expect(await served(reader)).toBe('2.0.0')
  await writeFile(registry, '{ half')
  expect(await served(reader)).toBe('2.0.0')
  expect(problems.join()).toContain("isn't a registry document")
})

test('A shell that a release doesn’t fit serves the newest earlier one that does, else the release itself', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) await give(version)
  const replaced: string[] = []
  const fitting = (fits: readonly string[]) =>
    createRegistryReader({
      store: delivery.store,
      trust: delivery.trust,
      interval: 0,
      unfit: ({ version }) => (fits.includes(version) ? undefined : 'needs Fancy of @galleria/ui'),
      onReplaced: (...said) => replaced.push(said.join(' ')),
    })
  expect(await served(fitting(['1.0.0', '2.0.0']))).toBe('2.0.0')
  expect(replaced).toEqual(['cart 4.0.0 2.0.0 needs Fancy of @galleria/ui'])
  expect(await served(fitting([]))).toBe('4.0.0')
})

test('A canary that a shell can’t run has no visitors there', async () => {
  await give('1.0.0')
  const from = await workspace.build('cart', '2.0.0')
  await deploy(delivery, { module: 'cart', from, version: '2.0.0', canary: 50 })
  const reader = createRegistryReader({
    store: delivery.store,
    trust: delivery.trust,
    interval: 0,
    unfit: ({ version }) => (version === '2.0.0' ? 'needs Fancy of @galleria/ui' : undefined),
    onProblem: (problem) => problems.push(problem),
  })
  expect((await reader.snapshot()).canaries.size).toBe(0)
  expect(problems).toEqual([
    'The canary cart@2.0.0 needs Fancy of @galleria/ui. Its visitors get the live release.',
  ])
})

test('A record changed in the store is not served; the release before it stays', async () => {
  await give('1.0.0')
  const reader = open()
  await reader.snapshot()
  await give('2.0.0')
  await writeFile(join(workspace.folder, 'modules/cart/2.0.0/release.json'), '{}')
  expect(await served(reader)).toBe('1.0.0')
})

test('An older release that is signed does not pass for the one that the registry means', async () => {
  await give('1.0.0')
  const stranger = { ...deliveryTo(delivery.store), trust: delivery.trust, signing: delivery.signing }
  const { document } = await loadRegistry(stranger)
  const cart = document.modules.cart
  if (!cart?.live) throw new Error('nothing is live')
  cart.live.integrity = `sha384-${'A'.repeat(64)}`
  await writeFile(registry, seal({ ...document, revision: 2 }, delivery.signing))
  expect(await served(open())).toBeUndefined()
  expect(problems.join()).toContain('differs from the one in the registry')
})

test('A registry that went back is not followed, though it is signed', async () => {
  await give('1.0.0')
  const old = await readFile(registry)
  await give('2.0.0')
  const reader = open()
  await reader.snapshot()
  await writeFile(registry, old)
  expect(await served(reader)).toBe('2.0.0')
  expect(problems.join()).toContain('went back from revision 2 to 1')
})

test('No record is trusted without a signature of a trusted key', async () => {
  await give('1.0.0')
  const text = await readFile(registry, 'utf8')
  const broken: Readonly<Record<string, string>> = {
    'the signatures are gone': text.replace(/,\n"signatures".*/, '}'),
    'there are none': text.replace(/"signatures":\[.*\]/, '"signatures":[]'),
    'a version is another': text.replace('"version":"1.0.0"', '"version":"1.0.1"'),
    'it says more': text.replace('"schema":2', '"schema":2,"more":1'),
  }
  for (const [how, changed] of Object.entries(broken)) {
    await writeFile(registry, changed)
    expect(await served(open()), how).toBeUndefined()
  }
  await writeFile(registry, text)
  expect(await served(open({ ...deliveryTo(delivery.store) }))).toBeUndefined()
  expect(await served(open())).toBe('1.0.0')
  expect(problems).toHaveLength(5)
})

test('A registry from before releases were signed is only counted on', async () => {
  await give('1.0.0')
  await writeFile(registry, JSON.stringify({ schema: 1, revision: 41, modules: { cart: {} } }))
  expect(await served(open())).toBeUndefined()
  expect((await give('2.0.0')).revision).toBe(42)
  expect(await served(open())).toBe('2.0.0')
})

test('Faults row 109: a store that is silent is waited for once: later pages are served with what was known, then with the news', async () => {
  await give('1.0.0')
  const answer = Promise.withResolvers<void>()
  let isSilent = false
  const store = {
    ...delivery.store,
    async readRegistry(since?: string) {
      if (isSilent) await answer.promise
      return delivery.store.readRegistry(since)
    },
  }
  let waited = 0
  /** Patience that ends at once. */
  const after = (_: number, work: () => void) => {
    waited++
    queueMicrotask(work)
    return () => undefined
  }
  const reader = createRegistryReader({ store, trust: delivery.trust, interval: 0, after })
  expect(await served(reader)).toBe('1.0.0')
  await give('2.0.0')
  isSilent = true
  expect(await served(reader)).toBe('1.0.0')
  expect(await served(reader)).toBe('1.0.0')
  expect(waited).toBe(1)
  answer.resolve()
  await expect.poll(() => served(reader)).toBe('2.0.0')
})
