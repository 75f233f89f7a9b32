import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readHistory } from '../registry/history.ts'
import { readRelease } from '../release/read-release.ts'
import { stores } from '../testing/stores.ts'
import { deliveryTo, openWorkspace, type Workspace } from '../testing/workspace.ts'
import { deploy } from '../traffic/deploy.ts'

describe.for(Object.entries(stores))('%s as a module store', ([, open]) => {
  let workspace: Workspace
  let delivery: Delivery
  let close: () => Promise<void>
  beforeEach(async () => {
    workspace = await openWorkspace()
    const opened = await open(workspace.folder)
    close = opened.close
    delivery = deliveryTo(opened.store)
  })
  afterEach(async () => {
    await close()
    await workspace.close()
  })

  test('Twenty modules released at once: none is lost, none doubled, and history has each', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `module-${index}`)
    const builds = await Promise.all(names.map((name) => workspace.build(name, name)))
    await Promise.all(
      names.map((module, index) => deploy(delivery, { module, from: builds[index] as string })),
    )
    const { document } = await loadRegistry(delivery)
    expect(Object.keys(document.modules).sort()).toEqual([...names].sort())
    expect(document.revision).toBe(20)
    const history = await readHistory(delivery, { limit: 50 })
    expect(history.map(({ change }) => change?.module).sort()).toEqual([...names].sort())
  })

  test('Twenty versions of one module at once: all are kept, one is live, the rest were', async () => {
    const versions = Array.from({ length: 20 }, (_, index) => `1.${index}.0`)
    const builds = await Promise.all(versions.map((version) => workspace.build('cart', version)))
    await Promise.all(
      versions.map((version, index) =>
        deploy(delivery, { module: 'cart', from: builds[index] as string, version }),
      ),
    )
    const { cart } = (await loadRegistry(delivery)).document.modules
    expect([cart?.live?.version, ...(cart?.previous ?? [])].sort()).toEqual([...versions].sort())
    expect((await delivery.store.versions('cart')).sort()).toEqual([...versions].sort())
  })

  test('A version released twenty times at once with twenty contents holds one of them, whole', async () => {
    const builds = await Promise.all(
      Array.from({ length: 20 }, (_, index) => workspace.build('cart', `text ${index}`)),
    )
    const done = await Promise.allSettled(
      builds.map((from) => deploy(delivery, { module: 'cart', from, version: '1.0.0' })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const release = await readRelease(delivery, 'cart', '1.0.0')
    for (const [path, { bytes }] of Object.entries(release?.record.sizes ?? {}))
      expect((await delivery.store.readFile('cart', '1.0.0', path))?.length).toBe(bytes)
  })

  test('The same release twenty times at once is one release', async () => {
    const from = await workspace.build('cart', 'a')
    const done = await Promise.all(
      Array.from({ length: 20 }, () => deploy(delivery, { module: 'cart', from })),
    )
    expect(done.filter(({ changed }) => changed)).toHaveLength(1)
    expect((await loadRegistry(delivery)).document.revision).toBe(1)
  })

  test('A release that is taken away is gone, and another may bear its version', async () => {
    await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
    await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'b'), version: '2.0.0' })
    await delivery.store.removeRelease('cart', '1.0.0')
    expect(await delivery.store.versions('cart')).toEqual(['2.0.0'])
    expect(await readRelease(delivery, 'cart', '1.0.0')).toBeNull()
    expect(await delivery.store.readFile('cart', '1.0.0', 'server/module.js')).toBeNull()
  })

  test('A folder of this machine has the files of a release, each as it was released', async () => {
    await deploy(delivery, {
      module: 'cart',
      from: await workspace.build('cart', 'a text '),
      version: '1.0.0',
    })
    const folder = await delivery.store.folderOf('cart', '1.0.0')
    expect(await readFile(join(folder, 'server/module.js'), 'utf8')).toBe('a text ')
    expect((await readdir(join(folder, 'web'))).sort()).toEqual(['remoteEntry.js', 'remoteEntry.js.br'])
    expect(await delivery.store.folderOf('cart', '1.0.0')).toBe(folder)
  })

  test('Signatures of another key are added to a release without touching it', async () => {
    await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a'), version: '1.0.0' })
    const before = await delivery.store.readRelease('cart', '1.0.0')
    await delivery.store.writeSignatures('cart', '1.0.0', '[]')
    expect(await delivery.store.readRelease('cart', '1.0.0')).toEqual({ ...before, signatures: '[]' })
  })

  test('An unchanged registry is not read again', async () => {
    expect(await delivery.store.readRegistry()).toBeNull()
    await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'a') })
    const file = await delivery.store.readRegistry()
    if (!file || file === 'same') throw new Error('nothing there')
    expect(await delivery.store.readRegistry(file.tag)).toBe('same')
    await deploy(delivery, { module: 'cart', from: await workspace.build('cart', 'b') })
    expect(await delivery.store.readRegistry(file.tag)).not.toBe('same')
  })
})
