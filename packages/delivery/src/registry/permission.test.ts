import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey, publicText } from '../keys/key-text.ts'
import { trustOf } from '../keys/signature.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'
import { registerShell } from '../traffic/shells.ts'
import { loadRegistry } from './change.ts'
import type { Delivery } from './delivery.ts'
import { grantKey, revokeKey } from './grant.ts'
import { readHistory } from './history.ts'

let workspace: Workspace
let owner: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  owner = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
})
afterEach(() => workspace.close())

const give = async (delivery: Delivery, module: string, version: string) =>
  deploy(delivery, { module, from: await workspace.build(module, version), version })

test('A team’s key releases its modules and no other, and history names it', async () => {
  const key = newKey()
  const grant = {
    name: 'Cart team',
    role: 'releaser',
    modules: ['cart'],
    publicKey: publicText(key),
  } as const
  expect(await grantKey(owner, grant)).toBe(key.id)
  const team: Delivery = { ...owner, actor: key.id, by: 'grace' }
  await give(team, 'cart', '1.0.0')
  await expect(give(team, 'catalog', '1.0.0')).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
  expect(await owner.store.versions('catalog')).toEqual([])
  await expect(registerShell(team, { version: 'a', provides: {} })).rejects.toMatchObject({
    code: 'KEY_NOT_ALLOWED',
  })
  await expect(grantKey(team, { ...grant, role: 'owner', modules: [] })).rejects.toMatchObject({
    code: 'KEY_NOT_ALLOWED',
  })
  const [last] = await readHistory(owner, {})
  expect(last?.change).toMatchObject({ module: 'cart', by: 'grace', key: key.id })
  expect(Object.keys((await loadRegistry(owner)).document.modules)).toEqual(['cart'])
})

test('A revoked key releases nothing, and its grant stays in the history', async () => {
  const key = newKey()
  await grantKey(owner, {
    name: 'Cart team',
    role: 'releaser',
    modules: ['cart'],
    publicKey: publicText(key),
  })
  const team = { ...owner, actor: key.id }
  await revokeKey(owner, key.id)
  await expect(give(team, 'cart', '1.0.0')).rejects.toMatchObject({ code: 'KEY_UNKNOWN' })
  await expect(revokeKey(owner, key.id)).rejects.toMatchObject({ code: 'KEY_UNKNOWN' })
  const actions = (await readHistory(owner, {})).map(({ change }) => change?.action)
  expect(actions).toEqual(['revoke key', 'grant key'])
})

test('A team’s key cannot sign the store itself', async () => {
  const key = newKey()
  await grantKey(owner, {
    name: 'Cart team',
    role: 'releaser',
    modules: ['cart'],
    publicKey: publicText(key),
  })
  const direct = { ...owner, signing: [key], trust: new Map([...owner.trust, ...trustOf([key])]) }
  await expect(give(direct, 'cart', '1.0.0')).rejects.toMatchObject({ code: 'KEY_NOT_OWNER' })
})

test('A releaser’s key names modules, and an owner’s key names none', async () => {
  const publicKey = publicText(newKey())
  const refused = { code: 'KEY_MODULES_MISSING' }
  await expect(
    grantKey(owner, { name: 'All', role: 'releaser', modules: [], publicKey }),
  ).rejects.toMatchObject(refused)
  await expect(
    grantKey(owner, { name: 'Ada', role: 'owner', modules: ['cart'], publicKey }),
  ).rejects.toMatchObject(refused)
})
