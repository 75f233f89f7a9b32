import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRing } from '../keys/ring.ts'
import { trustOf } from '../keys/signature.ts'
import { createRegistryReader } from '../reader/reader.ts'
import type { Delivery } from '../registry/delivery.ts'
import { openDelivery } from '../registry/open-delivery.ts'
import { openWorkspace, type Workspace } from '../testing/workspace.ts'
import { type DeployInput, deploy } from '../traffic/deploy.ts'
import { rollback } from '../traffic/rollback.ts'
import { prune } from './prune.ts'
import { retire, rotate } from './rotate.ts'
import { verify } from './verify.ts'

let workspace: Workspace
let env: Record<string, string>
let delivery: Delivery
let hour = 0
beforeEach(async () => {
  workspace = await openWorkspace()
  env = { GALLERIA_HOME: workspace.folder, MODULE_STORE: join(workspace.folder, 'modules') }
  delivery = await openDelivery(env, { by: 'ada' })
})
afterEach(() => workspace.close())

const give = async (version: string, more: Partial<DeployInput> = {}) => {
  const now = () => new Date(Date.UTC(2026, 10, 21, hour++))
  const from = await workspace.build('cart', version)
  return deploy({ ...delivery, now }, { module: 'cart', from, version, ...more })
}

test('A store is verified to the last byte', async () => {
  for (const version of ['1.0.0', '2.0.0']) await give(version)
  expect(await verify(delivery)).toEqual({ revision: 2, releases: 2, files: 4, problems: [] })
  const modules = join(workspace.folder, 'modules/cart')
  await writeFile(join(modules, '1.0.0/web/remoteEntry.js'), 'other')
  await writeFile(join(modules, '2.0.0/release.json'), '{}')
  const { problems } = await verify(delivery)
  expect([...problems].sort()).toEqual([
    "cart@2.0.0 isn't signed with a trusted key, or was changed after signing. Check REGISTRY_PUBLIC_KEY.",
    'web/remoteEntry.js of cart@1.0.0 was changed after its release.',
  ])
})

test('Old releases go; what is live, canary, last good or in a channel stays, however old', async () => {
  await give('1.0.0', { channel: 'staging' })
  await give('2.0.0')
  await give('3.0.0')
  await give('4.0.0')
  await give('5.0.0', { canary: 10 })
  for (const version of ['6.0.0', '7.0.0', '8.0.0']) await give(version, { channel: 'preview/x' })
  const { removed } = await prune(delivery, { keep: 2, dryRun: true })
  expect([...removed].sort()).toEqual(['cart@2.0.0', 'cart@6.0.0'])
  expect((await delivery.store.versions('cart')).length).toBe(8)
  await prune(delivery, { keep: 2 })
  expect((await delivery.store.versions('cart')).sort()).toEqual([
    '1.0.0',
    '3.0.0',
    '4.0.0',
    '5.0.0',
    '7.0.0',
    '8.0.0',
  ])
  await rollback(delivery, { module: 'cart' })
  expect((await rollback(delivery, { module: 'cart' })).version).toBe('3.0.0')
  await expect(rollback(delivery, { module: 'cart' })).rejects.toThrow('no earlier release')
  expect((await verify(delivery)).problems).toEqual([])
})

test('A key is rotated while shells run that know the old one, and new ones that know only the new one', async () => {
  await give('1.0.0')
  const ring = openRing(workspace.folder)
  const old = delivery
  const running = createRegistryReader({ store: old.store, trust: old.trust, interval: 0 })
  const served = async (reader = running) => (await reader.snapshot()).modules.get('cart')?.version
  expect(await served()).toBe('1.0.0')
  const added = await rotate(delivery, ring)
  delivery = await openDelivery(env, { by: 'ada' })
  expect(delivery.signing.map(({ id }) => id)).toEqual([added.id, old.signing[0]?.id])
  await give('2.0.0')
  expect(await served()).toBe('2.0.0')
  const fresh = createRegistryReader({ store: old.store, trust: trustOf([added]), interval: 0 })
  expect(await served(fresh)).toBe('2.0.0')
  await rollback(delivery, { module: 'cart' })
  expect(await served(fresh)).toBe('1.0.0')
  expect(await served()).toBe('1.0.0')

  await retire(delivery, ring, old.signing[0]?.id ?? '')
  delivery = await openDelivery(env, { by: 'ada' })
  await give('3.0.0')
  expect(await served(fresh)).toBe('3.0.0')
  expect(await served()).toBe('1.0.0')
  await expect(retire(delivery, ring, added.id)).rejects.toThrow('is the only signing key')
  expect((await verify(delivery)).problems).toEqual([])
})
