import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey, publicText } from '../keys/key-text.ts'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { grantKey } from '../registry/grant.ts'
import { setSettings } from '../registry/settings.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { approve } from './approve.ts'
import { deploy } from './deploy.ts'

let workspace: Workspace
let owner: Delivery
let team: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  owner = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
  const key = newKey()
  await grantKey(owner, { name: 'Cart', role: 'releaser', modules: ['cart'], publicKey: publicText(key) })
  team = { ...owner, actor: key.id, by: 'grace' }
  await setSettings(owner, { cart: { approvals: 2 } })
})
afterEach(() => workspace.close())

const give = async (version: string, channel?: string) => {
  const from = await workspace.build('cart', version)
  return deploy(team, { module: 'cart', from, version, channel })
}

test('A release waits for the approval of a second person’s key', async () => {
  await expect(give('1.0.0')).rejects.toThrow('cart@1.0.0 has 1 of 2 approvals (grace).')
  // The same key approves once, however often it asks.
  await expect(give('1.0.0')).rejects.toThrow('cart@1.0.0 has 1 of 2 approvals (grace).')
  expect(await approve(team, 'cart', '1.0.0')).toMatchObject({ approvals: 1, wanted: 2 })
  expect(await approve(owner, 'cart', '1.0.0')).toMatchObject({ approvals: 2, wanted: 2 })
  expect(await give('1.0.0')).toMatchObject({ changed: true })
  expect(moduleIn((await loadRegistry(owner)).document, 'cart').live?.version).toBe('1.0.0')
  await expect(give('2.0.0')).rejects.toThrow('cart@2.0.0 has 1 of 2 approvals')
})

test('Other channels than production need no approval, and an unknown release gets none', async () => {
  expect((await give('1.0.0', 'staging')).changed).toBe(true)
  await expect(approve(owner, 'cart', '9.0.0')).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN' })
})
