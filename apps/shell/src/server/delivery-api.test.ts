import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askShop, integrityOf, newKey } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from './testing/fixture-store.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
})
afterEach(() => shop.close())

/** A release with a file that is larger than any form of the store. */
async function sent(): Promise<Map<string, Uint8Array>> {
  const folder = await shop.build(cart, '1.0.0')
  const draft = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const picture = randomBytes(1_500_000)
  draft.integrity['web/picture.webp'] = integrityOf(picture)
  const files = ['server/module.js', 'web/remoteEntry.js'].map(
    async (path) => [path, await readFile(join(folder, path))] as const,
  )
  return new Map<string, Uint8Array>([
    ['release.json', Buffer.from(JSON.stringify(draft))],
    ['web/picture.webp', picture],
    ...(await Promise.all(files)),
  ])
}

test('A release that comes over HTTP is served, with the signature of the shop', async () => {
  const url = await shop.open(shop.signing())
  const [key] = shop.delivery.signing
  if (!key) throw new Error('The shop has no key.')
  const input = { module: 'cart', version: '1.0.0' }
  await askShop({ shop: url, verb: 'deploy', input, files: await sent(), key, by: 'mei' })
  shop.clock.advance(10_000)
  await expect.poll(async () => (await fetch(`${url}/cart`)).text()).toContain('Hello from the cart')
  const picture = await fetch(`${url}/modules/cart/1.0.0/web/picture.webp`)
  expect((await picture.arrayBuffer()).byteLength).toBe(1_500_000)
})

test('A large request of a stranger is refused unread', async () => {
  const url = await shop.open(shop.signing())
  const asked = askShop({
    shop: url,
    verb: 'deploy',
    input: { module: 'cart' },
    files: await sent(),
    key: newKey(),
    by: 'eve',
  })
  await expect(asked).rejects.toThrow("doesn't have the key")
})

test('A shell without a private key says that it cannot sign', async () => {
  const url = await shop.open()
  const [key] = shop.delivery.signing
  if (!key) throw new Error('The shop has no key.')
  const input = { module: 'cart' }
  const asked = askShop({ shop: url, verb: 'deploy', input, files: await sent(), key, by: 'mei' })
  await expect(asked).rejects.toThrow('No signing key found')
})
