import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createPlatformClient } from '@galleria/platform-client'
import { uploadFile } from '@galleria/platform-client/media-upload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { connect } from '../../data/database.ts'
import { createDatabase, dropDatabase } from '../../data/postgres/index.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { createPlatform, type Platform } from '../app.ts'
import { backupCommand } from './command.ts'

const root = join(import.meta.dirname, '../../../../..')
const url = 'https://platform.example'
const program = promisify(execFile)

let folder: string
let site: SiteDatabase
let restoredUrl: string
let restoredName: string
const platforms: Platform[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-drill-'))
  site = await siteDatabase('none')
  restoredName = `restored_${randomUUID().replaceAll('-', '')}`
  restoredUrl = site.url.replace(/\/[^/?]*(\?|$)/, `/${restoredName}$1`)
  await createDatabase(adminUrl(), restoredName)
}, 60_000)
afterAll(async () => {
  for (const platform of platforms) await platform.close()
  await site.drop()
  await dropDatabase(adminUrl(), restoredName)
  await rm(folder, { recursive: true, force: true })
})

const adminUrl = () => site.url.replace(/\/[^/?]*(\?|$)/, '/postgres$1')
const variables = (home: string, databaseUrl: string) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'development',
  DATABASE_URL: databaseUrl,
  GALLERIA_HOME: join(folder, home),
  MODULE_STORE: join(folder, home, 'modules'),
  BACKUP_PASSPHRASE: 'a harbour of seven lanterns',
})

async function open(home: string, databaseUrl: string) {
  const config = { publicUrl: url, mediaStore: join(folder, home, 'media') }
  const platform = await createPlatform({ database: connect(databaseUrl), config })
  platforms.push(platform)
  const fetchIt: typeof fetch = (input, init) => platform.fetch(new Request(input, init))
  return { platform, fetch: fetchIt, url, clientId: CLIENT_ID }
}

/** Releases a module of one file into the store of the installation, with keys that are made for it. */
async function release(home: string): Promise<void> {
  const at = (path: string) => JSON.stringify(pathToFileURL(join(root, 'packages/delivery/src', path)).href)
  const source = `
    const { openWorkspace } = await import(${at('testing/workspace.ts')})
    const { openDelivery } = await import(${at('registry/open-delivery.ts')})
    const { deploy } = await import(${at('traffic/deploy.ts')})
    const workspace = await openWorkspace()
    const from = await workspace.build('cart', 'text')
    await deploy(await openDelivery(process.env, { by: 'drill' }), { module: 'cart', from, version: '1.0.0' })
    await workspace.close()`
  await program(process.execPath, ['--input-type=module', '-e', source], {
    cwd: root,
    env: variables(home, site.url),
  })
}

interface Acknowledged {
  readonly shopper: Shopper
  quantity: number
  orders: string[]
}

/** Writes for as long as it is let; what it was told stands in `told`. */
async function write(
  shop: Awaited<ReturnType<typeof open>>,
  lamp: StockedProduct,
  told: Acknowledged[],
  stopped: () => boolean,
) {
  while (!stopped()) {
    const shopper = await Shopper.visitor(shop)
    const mine: Acknowledged = { shopper, quantity: 0, orders: [] }
    told.push(mine)
    expect((await shopper.add(lamp)).status).toBe(200)
    mine.quantity = 1
    if (told.length % 3 > 0) continue
    const order = orderIdOf(await shopper.buy('32.50'))
    expect(order).not.toBe('')
    mine.orders = [order]
    mine.quantity = 0
  }
}

test('Everything acknowledged before a backup of a shop at work is there after its restore elsewhere', async () => {
  const shop = await open('shop', site.url)
  await furnishShop(shop.platform.services.db)
  const lamp = await stockProduct(shop.platform.services.db, { priceMinor: 2500, quantity: 100_000 })
  await release('shop')
  const client = createPlatformClient({
    baseUrl: url,
    fetch: shop.fetch,
    getAuthHeaders: async () => ({ authorization: shop.platform.services.config.ownerKey }),
  })
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer()
  const file = new File([Uint8Array.from(photo)], 'Vase.jpg', { type: 'image/jpeg' })
  const picture = await uploadFile(client, file, {}, { fetch: shop.fetch })

  let isStopped = false
  const told: Acknowledged[] = []
  const writers = Array.from({ length: 3 }, () => write(shop, lamp, told, () => isStopped))
  await expect.poll(() => told.flatMap(({ orders }) => orders).length, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = told.map(({ shopper, quantity, orders }) => ({ shopper, quantity, orders: [...orders] }))
  const place = join(folder, 'backup')
  const said: string[] = []
  await backupCommand(['backup', place], variables('shop', site.url), (line) => said.push(line))
  isStopped = true
  await Promise.all(writers)
  // Writers went on while the snapshot was copied.
  expect(told.length).toBeGreaterThan(before.length)

  await backupCommand(['restore', place], variables('restored', restoredUrl), (line) => said.push(line))
  console.log(said.join('\n'))
  const restored = await open('restored', restoredUrl)
  for (const { shopper, quantity, orders } of before) {
    const again = new Shopper(restored, shopper.token)
    for (const order of orders) expect((await again.call('GET', `/ecom/v1/orders/${order}`)).status).toBe(200)
    if (quantity === 0) continue
    const cart = (await again.cart()).body.cart
    // A cart that was bought meanwhile, before the snapshot, is empty.
    const bought = told.find((each) => each.shopper === shopper)?.orders.length === 1
    if (!bought) expect(cart.lineItems[0].quantity).toBe(quantity)
  }
  const [first, second] = await Promise.all([shop, restored].map((each) => each.fetch(picture.url ?? '')))
  expect([second?.status, await second?.arrayBuffer()]).toEqual([200, await first?.arrayBuffer()])
  const verified = await program(process.execPath, ['packages/delivery/src/cli/start.js', 'verify'], {
    cwd: root,
    env: variables('restored', restoredUrl),
  })
  expect(verified.stdout).toMatch(/1 releases, \d+ files, no problems/)
}, 180_000)
