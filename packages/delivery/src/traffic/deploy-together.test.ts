import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GateFault } from '../gates/gate.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from './deploy.ts'
import { deployTogether } from './deploy-together.ts'

let workspace: Workspace
let delivery: Delivery
const uses = { 'cart.add-to-cart': { props: {}, given: [[]] } }
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  const cart = await workspace.build('cart', 'a', { widgets: { 'cart.add-to-cart': {} } })
  await deploy(delivery, { module: 'cart', from: cart, version: '1.0.0' })
  const catalog = await workspace.build('catalog', 'a', { uses })
  await deploy(delivery, { module: 'catalog', from: catalog, version: '1.0.0' })
})
afterEach(() => workspace.close())

test('A widget goes only in one step with the consumer that goes without it', async () => {
  const breaking = 'the button moved to the header'
  const cart = { module: 'cart', from: await workspace.build('cart', 'b'), version: '2.0.0', breaking }
  await expect(deploy(delivery, cart)).rejects.toThrow(
    'cart@2.0.0 removes the widget "cart.add-to-cart". Still used by catalog@1.0.0.',
  )
  const catalog = { module: 'catalog', from: await workspace.build('catalog', 'b'), version: '2.0.0' }
  const done = await deployTogether(delivery, [cart, catalog])
  expect(done).toMatchObject([
    { module: 'cart', version: '2.0.0', revision: 3, changed: true },
    { module: 'catalog', version: '2.0.0', revision: 3, changed: true },
  ])
  const [last] = await readHistory(delivery, { module: 'catalog' })
  expect(last).toMatchObject({
    revision: 3,
    change: { action: 'deploy', modules: ['cart', 'catalog'], why: breaking },
    set: { cart: { live: '2.0.0' }, catalog: { live: '2.0.0' } },
  })
})

test('Releases that go together go not at all where one is stopped', async () => {
  const cart = { module: 'cart', from: await workspace.build('cart', 'b'), version: '2.0.0' }
  const from = await workspace.build('catalog', 'b', { uses })
  const refused = deployTogether(delivery, [cart, { module: 'catalog', from, version: '2.0.0' }])
  await expect(refused).rejects.toBeInstanceOf(GateFault)
  expect((await loadRegistry(delivery)).document.revision).toBe(2)
})

test('Canaries that go together have the same visitors', async () => {
  const build = (module: string) =>
    workspace.build(module, 'b', module === 'cart' ? { widgets: { 'cart.add-to-cart': {} } } : {})
  await deployTogether(delivery, [
    { module: 'cart', from: await build('cart'), version: '2.0.0', canary: 10 },
    { module: 'catalog', from: await build('catalog'), version: '2.0.0', canary: 10 },
  ])
  const { cart, catalog } = (await loadRegistry(delivery)).document.modules
  expect(cart?.canary?.salt).toBe(catalog?.canary?.salt)
})
