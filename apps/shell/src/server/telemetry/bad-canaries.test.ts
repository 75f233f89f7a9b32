import { canary, createRegistryReader, loadRegistry } from '@galleria/delivery'
import { createRecorder, knownReleases, stageOf } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from '../testing/fixture-store.ts'
import { createBadCanaries } from './bad-canaries.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  for (const version of ['1.0.0', '2.0.0', '1.0.1']) await shop.release(cart, version)
  await canary(shop.delivery, { module: 'cart', version: '2.0.0', percent: 50 })
})
afterEach(() => shop.close())

async function see(version: string, views: number, failed: number) {
  const { cart } = (await loadRegistry(shop.delivery)).document.modules
  if (!cart?.canary) throw new Error('no canary')
  const recorder = createRecorder({ notes: shop.delivery.store.notes })
  const subject = { module: 'cart', version, rollout: stageOf(cart.canary) }
  for (let index = 0; index < views; index++) {
    recorder.view(subject)
    if (index < failed) recorder.failed(subject)
  }
  await recorder.flush()
}

test('A shell without a key leaves a canary unserved that it finds to be worse, until it is given anew', async () => {
  const { store, trust } = shop.delivery
  const problems: string[] = []
  const releases = knownReleases({ store, trust, interval: 0 })
  const badCanaries = createBadCanaries(store, releases, (message) => problems.push(message))
  const served = badCanaries.reader(createRegistryReader({ store, trust, interval: 0 }))
  const canaries = async () => [...(await served.snapshot()).canaries.keys()]
  await see('1.0.1', 400, 2)
  await badCanaries.refresh()
  expect(await canaries()).toEqual(['cart'])
  await see('2.0.0', 200, 80)
  await badCanaries.refresh()
  expect(await canaries()).toEqual([])
  expect(await served.snapshot()).toBe(await served.snapshot())
  expect(problems).toEqual([expect.stringContaining('cart@2.0.0 is no longer served: Errors: 40.00%')])
  await badCanaries.refresh()
  expect(problems).toHaveLength(1)
  await canary(shop.delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  await badCanaries.refresh()
  expect(await canaries()).toEqual(['cart'])
})
