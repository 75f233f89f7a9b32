import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deploy, loadRegistry, newKey, openStore, publicText } from '@galleria/delivery'
import { deliveryTo, isolatedSet, openWorkspace, type Workspace } from '@galleria/delivery/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenSet } from './given-set.ts'

let workspace: Workspace
beforeEach(async () => {
  workspace = await openWorkspace()
})
afterEach(() => workspace.close())

async function matrixSet() {
  const delivery = deliveryTo(openStore(join(workspace.folder, 'shop')))
  for (const [module, text] of [
    ['cart', 'live cart'],
    ['loyalty', 'live loyalty'],
  ] as const)
    await deploy(delivery, { module, from: await workspace.build(module, text), version: '1.0.0' })
  const from = await workspace.build('cart', 'candidate cart')
  await deploy(delivery, { module: 'cart', from, version: '2.0.0', canary: 10 })
  const { document } = await loadRegistry(delivery)
  const { cart, loyalty } = document.modules
  if (!cart?.canary || !loyalty?.live) throw new Error('nothing there')
  const { version, integrity } = cart.canary
  return isolatedSet(
    delivery,
    document,
    new Map([
      ['cart', { version, integrity }],
      ['loyalty', loyalty.live],
    ]),
  )
}

test('A store of the kit is of the set that a matrix wants tried, release by release', async () => {
  const set = await matrixSet()
  try {
    const given = await givenSet(set.env)
    const own = deliveryTo(openStore(join(workspace.folder, 'kit')))
    await given?.deployTo(own)
    const { modules } = (await loadRegistry(own)).document
    expect(modules.cart?.live?.version).toBe('2.0.0')
    expect(modules.loyalty?.live?.version).toBe('1.0.0')
    const folder = given?.folders.cart ?? ''
    expect(await readFile(join(folder, 'server/module.js'), 'utf8')).toBe('candidate cart')
    expect(await readFile(join(workspace.folder, 'kit/cart/2.0.0/server/module.js'), 'utf8')).toBe(
      'candidate cart',
    )
  } finally {
    await set.remove()
  }
})

test('Without a set there is none, and one that nobody vouches for is refused', async () => {
  expect(await givenSet({})).toBeNull()
  expect(await givenSet({ MODULE_STORE: workspace.folder })).toBeNull()
  const set = await matrixSet()
  try {
    const strange = { ...set.env, REGISTRY_PUBLIC_KEY: publicText(newKey()) }
    await expect(givenSet(strange)).rejects.toThrow("isn't a trusted key")
  } finally {
    await set.remove()
  }
})
