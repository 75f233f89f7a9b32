import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey, publicText } from '../keys/key-text.ts'
import { usualRules } from '../rollout/judge.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { trialsIn } from '../telemetry/known-releases.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { type DeployInput, deploy } from '../traffic/deploy.ts'
import { loadRegistry, moduleIn } from './change.ts'
import type { Delivery } from './delivery.ts'
import { grantKey } from './grant.ts'
import { rulesOf, setSettings, settingsOf } from './settings.ts'

let workspace: Workspace
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
})
afterEach(() => workspace.close())

const give = async (version: string, more: Partial<DeployInput> = {}, draft = {}) => {
  const from = await workspace.build('cart', version, draft)
  return deploy(delivery, { module: 'cart', from, version, canary: 'set', ...more })
}
const cart = async () => moduleIn((await loadRegistry(delivery)).document, 'cart')

test('A first release goes to all visitors, and the next one to the set share', async () => {
  expect((await give('1.0.0')).share).toBeUndefined()
  expect((await give('2.0.0')).share).toBe(10)
  expect(await cart()).toMatchObject({
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 10 },
  })
  expect((await give('1.0.0')).changed).toBe(false)
  await setSettings(delivery, { '*': { share: 25 } })
  expect((await give('3.0.0')).share).toBe(25)
  await setSettings(delivery, { cart: { share: 100 } })
  expect((await give('4.0.0')).share).toBeUndefined()
  expect((await cart()).live?.version).toBe('4.0.0')
})

test('Budgets come from the registry, whatever a release says of itself', async () => {
  await setSettings(delivery, { cart: { budgets: { load: 10 } } })
  await expect(give('1.0.0', {}, { budgets: { load: 9e9 } })).rejects.toThrow('The budget is 10.')
  await setSettings(delivery, { cart: { budgets: { load: 1000 } } })
  expect((await give('1.0.0')).changed).toBe(true)
})

test('A module answers the paths and offers the widgets that its settings name, and no other module does', async () => {
  await setSettings(delivery, { cart: { prefixes: ['/cart'], widgets: ['cart.mini'] } })
  await expect(give('1.0.0', {}, { prefixes: ['/cart', '/gift'] })).rejects.toThrow(
    "cart uses the path /gift, which isn't in its settings.",
  )
  await expect(give('2.0.0', {}, { widgets: { 'cart.large': {} } })).rejects.toThrow(
    'cart offers the widget "cart.large", which isn\'t in its settings.',
  )
  const from = await workspace.build('basket', 'a', { prefixes: ['/cart'] })
  await expect(deploy(delivery, { module: 'basket', from })).rejects.toThrow(
    'basket uses the path /cart, which belongs to cart.',
  )
})

test('Canaries are judged by the rules of their module’s settings, and by the usual ones where it has none', async () => {
  await setSettings(delivery, {
    '*': { canary: { inp: 150 } },
    cart: { canary: { views: 50, inp: 300, slower: 25 } },
  })
  const { document } = await loadRegistry(delivery)
  expect(rulesOf(document, 'cart')).toEqual({
    ...usualRules,
    minimum: 50,
    slowPress: 300,
    timeMargin: 0.25,
  })
  expect(rulesOf(document, 'catalog')).toEqual({ ...usualRules, slowPress: 150 })
  await give('1.0.0')
  await give('2.0.0')
  expect(trialsIn((await loadRegistry(delivery)).document)).toMatchObject([{ rules: { minimum: 50 } }])
  await expect(setSettings(delivery, { cart: { canary: { views: 5 } } })).rejects.toThrow(
    '"cart.canary.views"',
  )
})

test('A gate that the settings require stops a release that was not asked it', async () => {
  await setSettings(delivery, { cart: { require: ['matrix'] } })
  await expect(give('1.0.0')).rejects.toThrow('The settings of cart require it.')
  expect((await give('1.0.0', { channel: 'staging', canary: undefined })).changed).toBe(true)
})

test('A maintainer changes the settings of its modules, and a releaser none', async () => {
  const keys = { maintainer: newKey(), releaser: newKey() }
  for (const role of ['maintainer', 'releaser'] as const)
    await grantKey(delivery, { name: role, role, modules: ['cart'], publicKey: publicText(keys[role]) })
  const as = (role: keyof typeof keys) => ({ ...delivery, actor: keys[role].id })
  await setSettings(as('maintainer'), { cart: { share: 20 } })
  expect(settingsOf((await loadRegistry(delivery)).document, 'cart')).toEqual({ share: 20 })
  const refused = [
    ['maintainer', { catalog: { share: 20 } }],
    ['maintainer', { '*': { share: 20 } }],
    ['releaser', { cart: { share: 100 } }],
  ] as const
  for (const [role, settings] of refused)
    await expect(setSettings(as(role), settings)).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
})

test.each([
  [[], 'must be an object by module'],
  [{ cart: { budget: 1 } }, 'budget'],
  [{ cart: { share: 0 } }, 'cart.share'],
  [{ cart: { require: ['luck'] } }, 'cart.require'],
])('Settings that cannot be used are refused with their place: %j', async (settings, place) => {
  await expect(setSettings(delivery, settings)).rejects.toMatchObject({
    code: 'SETTINGS_MALFORMED',
    message: expect.stringContaining(place),
  })
})
