import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER, STAFF } from '../../base/development-ids.ts'
import { jsonb } from '../../data/database.ts'
import { colleague } from '../../dev/testing/colleague.ts'
import { stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { leftOut, shopTables } from './shop-tables.ts'
import { deleteExpiredExports } from './store.ts'

const path = '/shop/v1/exports'
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  const { db } = site.platform.services
  const lamp = await stockProduct(db)
  // A file needs no delivery.
  const digitalFile = jsonb({ fileName: 'lamp.pdf', fileType: 'SECURE_DOCUMENT', sizeInBytes: 1 })
  const sold = db.updateTable('products').set({ productType: 'digital', digitalFile })
  await sold.where('id', '=', lamp.productId).execute()
  const buyer = new Shopper(site, (await site.signUp()).accessToken)
  await buyer.add(lamp, 2)
  const order = `/ecom/v1/checkouts/${await buyer.checkout()}/create-order`
  const bought = await buyer.call('POST', order, { payment: { method: 'approved' } })
  expect(bought.status, JSON.stringify(bought.body)).toBe(200)
  // More than one page of a table, by a key of two columns.
  await sql`insert into search_misses (day, words, searches)
    select date '2026-01-01' + i / 100, 'word ' || i, 1 from generate_series(1, 450) as i`.execute(db)
  owner = await colleague(site, OWNER)
}, 120_000)
afterAll(() => site?.close())

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const create = async () => (await owner.call('POST', path, {})).body.shopExport
const listed = async () => (await owner.call('GET', path)).body.shopExports

test('Every table of the database is in the file of the shop, or left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(site.platform.services.db)
  const known = [...Object.keys(shopTables), ...Object.keys(leftOut)].map(snake)
  const bookkeeping = ['migration_step', 'migration_contract', 'migration_lock']
  expect(rows.map(({ name }) => name).sort()).toEqual([...known, ...bookkeeping].sort())
})

test('One press gives everything of the shop, and no secret, and tells how far it is', async () => {
  const card = { giftCard: { initialValue: '50' } }
  const issued = await owner.call('POST', '/gift-cards/v1/gift-cards', card)
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const made = await owner.call('POST', '/staff/v1/api-keys', {
    apiKey: { name: 'Robot', permissions: { orders: 'read' } },
  })
  const { id, url, status } = await create()
  expect(status).toBe('READY')
  const answer = await site.fetch(url)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'application/zip', 'private, no-store'],
  ])
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )
  let total = 0
  for (const table of Object.keys(shopTables)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      site.platform.services.db,
    )
    const lines = (files[`data/${table}.ndjson`] ?? 'absent').split('\n').length - 1
    expect(lines, table).toBe(Number(rows[0]?.count))
    expect(files['README.txt']).toContain(`data/${table}.ndjson`)
    total += lines
  }
  expect(total).toBeGreaterThan(500)
  expect((await listed())[0]).toMatchObject({
    id,
    status: 'DONE',
    rows: total,
    total,
    createdBy: { name: 'Olive Okafor' },
  })
  const cards = (files['data/giftCards.ndjson'] as string)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(cards.find((each) => each.id === issued.body.giftCard.id)?.code).toBe(
    issued.body.giftCard.obfuscatedCode,
  )
  const text = Object.values(files).join('\n')
  expect(text).toContain('"Robot"')
  for (const secret of [made.body.secret, issued.body.code]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/\$argon2|"\w*[hH]ash"|"\w*[sS]ealed/)
})

test('Spreadsheets have a row for each item of an order, for each customer, and for each product', async () => {
  const { url } = await create()
  const files = unzipSync(new Uint8Array(await (await site.fetch(url)).arrayBuffer()))
  const table = (name: string) =>
    strFromU8(files[name] as Uint8Array)
      .trim()
      .split('\r\n')
  const { db } = site.platform.services
  const { rows } = await sql<{ count: number }>`
    select sum(jsonb_array_length(document -> 'lineItems')) as count from orders`.execute(db)
  const [head, first] = table('orders.csv')
  expect(head).toContain('order,date,email')
  expect(table('orders.csv')).toHaveLength(Number(rows[0]?.count) + 1)
  const [order] = (await owner.call('POST', '/ecom/v1/orders/search', { search: {} })).body.orders
  expect(first?.split(',').slice(2, 12)).toEqual([
    ...[order.buyerInfo.email, order.status, order.paymentStatus, order.fulfillmentStatus, order.currency],
    ...['subtotal', 'discount', 'shipping', 'tax', 'total'].map(
      (each) => order.priceSummary[each]?.amount ?? '0',
    ),
  ])
  const customers = await db.selectFrom('customers').select('id').where('mergedInto', 'is', null).execute()
  expect(table('customers.csv')).toHaveLength(customers.length + 1)
  expect(table('customers.csv').join()).toContain(OWNER.email)
  expect(table('products.csv').join()).toContain('Lamp')
})

test('A file can be got again for a day, unless its link is deleted, and the log tells who asked for it', async () => {
  const { id, url } = await create()
  const statusOf = async (address: string) => {
    const answer = await site.fetch(address)
    await answer.body?.cancel()
    return answer.status
  }
  expect([await statusOf(url), await statusOf(url)]).toEqual([200, 200])
  expect((await listed())[0].status).toBe('STOPPED')
  const other = await create()
  expect(await statusOf(url.replace(id, other.id))).toBe(410)
  expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200)
  expect(await statusOf(url)).toBe(410)
  const filter = { operation: { $in: ['CreateShopExport', 'DeleteShopExport'] } }
  const log = (await owner.call('POST', '/staff/v1/audit-entries/query', { query: { filter } })).body.entries
  expect(log[0]).toMatchObject({
    operation: 'DeleteShopExport',
    by: { name: 'Olive Okafor' },
    object: { id },
  })
  site.clock.advance(86_400)
  expect(await statusOf(other.url)).toBe(410)
  await deleteExpiredExports(site.platform.services)
  expect(await site.platform.services.db.selectFrom('shopExports').selectAll().execute()).toEqual([])
})

test('A download that fails ends broken, and the list tells it', async () => {
  owner = await colleague(site, OWNER)
  const { db } = site.platform.services
  const { url } = await create()
  const answer = await site.fetch(url)
  await sql`alter table visit_days rename to visit_days_away`.execute(db)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  await sql`alter table visit_days_away rename to visit_days`.execute(db)
  expect((await listed())[0].status).toBe('FAILED')
})

test('The export of the shop is the owner’s alone', async () => {
  const manager = await colleague(site, STAFF)
  const refused = await manager.call('POST', path, {})
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([403, 'OWNER_ONLY'])
  expect((await new Shopper(site, (await site.signUp()).accessToken).call('GET', path)).status).toBe(403)
})
