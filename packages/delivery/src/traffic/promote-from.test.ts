import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newKey, publicText } from '../keys/key-text.ts'
import { loadRegistry, moduleIn } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { grantKey } from '../registry/grant.ts'
import { setSettings } from '../registry/settings.ts'
import { openFolderStore } from '../store/folder/folder-store.ts'
import { stores } from '../testing/stores.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { approve } from './approve.ts'
import { type DeployInput, deploy } from './deploy.ts'
import { promoteFrom } from './promote-from.ts'

let workspace: Workspace
let delivery: Delivery
beforeEach(async () => {
  workspace = await openWorkspace()
  delivery = deliveryTo(openFolderStore(join(workspace.folder, 'modules')))
})
afterEach(() => workspace.close())

const cartOf = async (of: Delivery) => moduleIn((await loadRegistry(of)).document, 'cart')
const give = async (of: Delivery, version: string, more: Partial<DeployInput> = {}) =>
  deploy(of, { module: 'cart', from: await workspace.build('cart', version), version, ...more })

describe('Between the channels of a store', () => {
  test('production gets the very release of staging, to the share that its settings say', async () => {
    await give(delivery, '1.0.0')
    await give(delivery, '2.0.0', { channel: 'staging' })
    const { channels } = await cartOf(delivery)
    const done = await promoteFrom(delivery, { module: 'cart', from: 'staging', canary: 'set' })
    expect(done).toMatchObject({ version: '2.0.0', changed: true, share: 10 })
    expect(await cartOf(delivery)).toMatchObject({ live: { version: '1.0.0' }, canary: channels.staging })
    expect((await promoteFrom(delivery, { module: 'cart', from: 'staging', canary: 'set' })).changed).toBe(
      false,
    )
  })

  test('a preview goes on to staging, and production keeps what it has', async () => {
    await give(delivery, '1.0.0')
    await give(delivery, '2.0.0', { channel: 'preview/pr-12' })
    await promoteFrom(delivery, { module: 'cart', from: 'preview/pr-12', to: 'staging' })
    expect(await cartOf(delivery)).toMatchObject({
      live: { version: '1.0.0' },
      canary: null,
      channels: { staging: { version: '2.0.0' } },
    })
  })

  test('an empty channel, an unknown one, the same one and a share outside production are refused', async () => {
    await give(delivery, '1.0.0')
    const from = (input: { from: string; to?: string; canary?: number }) =>
      promoteFrom(delivery, { module: 'cart', ...input })
    await expect(from({ from: 'staging' })).rejects.toThrow('cart has no release in staging of')
    await expect(from({ from: 'everywhere' })).rejects.toThrow("isn't a channel")
    await expect(from({ from: 'staging', to: 'staging' })).rejects.toThrow('both name staging')
    await expect(from({ from: 'production', to: 'staging', canary: 10 })).rejects.toThrow(
      'works only in production',
    )
  })

  test('each channel asks for the approvals of its own settings', async () => {
    await give(delivery, '1.0.0')
    await give(delivery, '2.0.0', { channel: 'preview/pr-12' })
    await setSettings(delivery, { cart: { approvals: 1, channels: { staging: { approvals: 2 } } } })
    const key = newKey()
    await grantKey(delivery, {
      name: 'Cart',
      role: 'releaser',
      modules: ['cart'],
      publicKey: publicText(key),
    })
    const toStaging = () => promoteFrom(delivery, { module: 'cart', from: 'preview/pr-12', to: 'staging' })
    await expect(toStaging()).rejects.toThrow('1 of 2 approvals')
    await approve({ ...delivery, actor: key.id, by: 'grace' }, 'cart', '2.0.0')
    expect((await toStaging()).changed).toBe(true)
  })

  test('each channel asks for the gates of its own settings', async () => {
    await give(delivery, '1.0.0')
    await give(delivery, '2.0.0', { channel: 'preview/pr-12' })
    await setSettings(delivery, { cart: { channels: { staging: { require: ['matrix'] } } } })
    const to = (channel: string) =>
      promoteFrom(delivery, { module: 'cart', from: 'preview/pr-12', to: channel })
    await expect(to('staging')).rejects.toThrow('The settings of cart require it in staging.')
    expect((await to('production')).changed).toBe(true)
  })
})

for (const [kind, open] of Object.entries(stores))
  describe(`From the store of another shop to ${kind}`, () => {
    test('a release goes byte for byte, with its source maps, signed with the keys of the shop', async () => {
      const place = await open(workspace.folder)
      const production = deliveryTo(place.store)
      const staging = deliveryTo(openFolderStore(join(workspace.folder, 'staging')))
      const from = await workspace.build('cart', '2.0.0')
      await writeFile(join(from, 'web/remoteEntry.js.map'), '{"version":3}')
      await deploy(staging, { module: 'cart', from, version: '2.0.0' })
      await give(production, '1.0.0')
      const input = { module: 'cart', from: 'production', source: staging }

      const done = await promoteFrom(production, { ...input, canary: 'set' })
      expect(done).toMatchObject({ version: '2.0.0', share: 10 })
      const { live } = await cartOf(staging)
      expect(await cartOf(production)).toMatchObject({ live: { version: '1.0.0' }, canary: live })
      for (const path of ['web/remoteEntry.js', 'web/remoteEntry.js.br', 'maps/web/remoteEntry.js.map.gz']) {
        const there = await staging.store.readFile('cart', '2.0.0', path)
        const here = await place.store.readFile('cart', '2.0.0', path)
        expect(there?.length, path).toBeGreaterThan(0)
        expect(Buffer.from(here ?? []).equals(there ?? Buffer.alloc(0)), path).toBe(true)
      }
      await place.close()
    })
  })

describe('From the store of another shop', () => {
  test('changed bytes, an untrusted key and another release of the version are refused', async () => {
    const staging = deliveryTo(openFolderStore(join(workspace.folder, 'staging')))
    await give(staging, '2.0.0')
    await give(delivery, '1.0.0')
    const input = { module: 'cart', from: 'production', source: staging }
    const stranger = { store: staging.store, trust: deliveryTo(staging.store).trust }
    await expect(promoteFrom(delivery, { ...input, source: stranger })).rejects.toThrow('trusted')

    const file = join(await staging.store.folderOf('cart', '2.0.0'), 'web/remoteEntry.js')
    const content = await readFile(file)
    await writeFile(file, 'alert(1)')
    await expect(promoteFrom(delivery, input)).rejects.toThrow('was changed after its release')
    expect(await delivery.store.versions('cart')).toEqual(['1.0.0'])
    await writeFile(file, content)

    const other = await workspace.build('cart', 'something else')
    await deploy(delivery, { module: 'cart', from: other, version: '2.0.0', channel: 'staging' })
    await expect(promoteFrom(delivery, input)).rejects.toThrow('has different content')
  })
})
