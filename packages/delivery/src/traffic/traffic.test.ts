import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { canary, promote } from './canary.ts'
import { type DeployInput, deploy } from './deploy.ts'
import { pause } from './pause.ts'
import { rollback } from './rollback.ts'

let workspace: Workspace
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
})
afterEach(() => workspace.close())

const cart = async () => moduleIn((await loadRegistry(delivery)).document, 'cart')
const give = async (version: string, more: Partial<DeployInput> = {}) =>
  deploy(delivery, { module: 'cart', from: await workspace.build('cart', version), version, ...more })

test('A rollback serves the release before, then the one before that, then any', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await give(version)
  expect((await rollback(delivery, { module: 'cart' })).version).toBe('2.0.0')
  expect((await rollback(delivery, { module: 'cart' })).version).toBe('1.0.0')
  await expect(rollback(delivery, { module: 'cart' })).rejects.toThrow('no earlier release')
  expect((await rollback(delivery, { module: 'cart', to: '3.0.0' })).version).toBe('3.0.0')
  await expect(rollback(delivery, { module: 'cart', to: '9.0.0' })).rejects.toThrow('was never released')
})

test('A release that was rolled back is not the last good one', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await give(version)
  expect((await cart()).lastGood?.version).toBe('2.0.0')
  await rollback(delivery, { module: 'cart' })
  expect(await cart()).toMatchObject({ live: { version: '2.0.0' }, lastGood: { version: '1.0.0' } })
  await rollback(delivery, { module: 'cart' })
  expect(await cart()).toMatchObject({ live: { version: '1.0.0' }, lastGood: null })
})

test('A canary has a share until it is promoted; a greater share keeps its visitors', async () => {
  await give('1.0.0')
  await give('2.0.0', { canary: 10 })
  const first = (await cart()).canary
  expect(await cart()).toMatchObject({
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 10 },
  })
  await canary(delivery, { module: 'cart', version: '2.0.0', percent: 50 })
  expect((await cart()).canary).toMatchObject({ percent: 50, salt: first?.salt })
  await promote(delivery, 'cart')
  expect(await cart()).toMatchObject({
    live: { version: '2.0.0' },
    lastGood: { version: '1.0.0' },
    canary: null,
  })
  await expect(promote(delivery, 'cart')).rejects.toThrow('no canary')
})

test('A paused canary has nobody, and the same visitors when it is resumed', async () => {
  await give('1.0.0')
  await give('2.0.0', { canary: 10 })
  const salt = (await cart()).canary?.salt
  await pause(delivery, 'cart')
  expect((await cart()).canary).toMatchObject({ state: 'paused', salt })
  await canary(delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  expect((await cart()).canary).toMatchObject({ state: 'running', salt })
})

test('A rollback while a canary runs ends the canary', async () => {
  await give('1.0.0')
  await give('2.0.0', { canary: 10 })
  await rollback(delivery, { module: 'cart' })
  expect(await cart()).toMatchObject({ live: { version: '1.0.0' }, canary: null })
})

test('A channel of its own leaves production as it is', async () => {
  await give('1.0.0')
  await give('2.0.0', { channel: 'preview/pr-12' })
  await give('2.0.0', { channel: 'staging' })
  expect(await cart()).toMatchObject({
    live: { version: '1.0.0' },
    channels: { 'preview/pr-12': { version: '2.0.0' }, staging: { version: '2.0.0' } },
  })
  await expect(give('3.0.0', { channel: 'everywhere' })).rejects.toThrow("isn't a channel")
})

test('Two modules cannot answer one address, and a widget bears its module’s name', async () => {
  await give('1.0.0')
  const basket = await workspace.build('basket', 'b', {
    prefixes: ['/cart'],
    widgets: { 'account.menu': {} },
  })
  const refused = deploy(delivery, { module: 'basket', from: basket })
  await expect(refused).rejects.toThrow('basket uses the path /cart, which belongs to cart')
  await expect(refused).rejects.toThrow('whose name doesn\'t begin with "basket."')
  expect((await loadRegistry(delivery)).document.modules).not.toHaveProperty('basket')
})

test('History says who changed what and why, and which set was live at any moment', async () => {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const at = (minutes: number, why: string) => {
    now += minutes * 60_000
    return { ...delivery, why, now: () => new Date(now) }
  }
  const from = (text: string) => workspace.build('cart', text)
  await deploy(at(0, 'first'), { module: 'cart', from: await from('1'), version: '1.0.0' })
  await deploy(at(10, 'faster'), { module: 'cart', from: await from('2'), version: '2.0.0' })
  await rollback(at(10, 'was not'), { module: 'cart' })
  const history = await readHistory(delivery, { module: 'cart' })
  expect(
    history.map(({ revision, change }) => [revision, change?.by, change?.action, change?.to, change?.why]),
  ).toEqual([
    [3, 'ada', 'rollback', '1.0.0', 'was not'],
    [2, 'ada', 'deploy', '2.0.0', 'faster'],
    [1, 'ada', 'deploy', '1.0.0', 'first'],
  ])
  const [then] = await readHistory(delivery, { at: '2026-11-21T10:15:00Z' })
  expect(then?.set).toEqual({ cart: { live: '2.0.0', canary: null } })
  await expect(readHistory(delivery, { at: '2026-11-21T09:00:00Z' })).rejects.toThrow(
    "There's no record of the releases",
  )
})
