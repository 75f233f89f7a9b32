import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { markChanged } from '../store/changes.ts'

const products = '/stores-reader/v1/products'
let site: TestPlatform
let shopper: Shopper
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  lamp = await stockProduct(db, { name: 'Lamp', priceMinor: 2500 })
  await stockProduct(db, { name: 'Chair', priceMinor: 9900, quantity: 0 })
  shopper = await Shopper.visitor(site)
})
afterAll(() => site.close())

describe('The catalog', () => {
  it('The catalog answers a query by POST and by GET alike, at both paths', async () => {
    const query = { filter: { name: { $startsWith: 'La' } }, sort: [{ fieldName: 'price', order: 'DESC' }] }
    const packed = Buffer.from(JSON.stringify({ query })).toString('base64url')
    const answers = await Promise.all([
      shopper.call('POST', `${products}/query-platformized`, { query }),
      shopper.call('GET', `${products}/query-platformized?.r=${packed}`),
      shopper.call('POST', '/v1/products/query-platformized', { query }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ products: [{ id: lamp.productId }], totalResults: 1 })
    }
  })

  it('The catalog sorts and filters by priceData.price as that field is told, and by price as shoppers pay', async () => {
    const { db } = site.platform.services
    // The dearer of the two is reduced below the other.
    const [dear, cheap] = [
      await stockProduct(db, { name: 'Reduced', priceMinor: 8000 }),
      await stockProduct(db, { name: 'Plain', priceMinor: 6000 }),
    ]
    const sale = { saleMinor: 4000 }
    await db
      .updateTable('products')
      .set({ ...sale, discountType: 'AMOUNT', discountValue: '40' })
      .where('id', '=', dear.productId)
      .execute()
    await db.updateTable('variants').set(sale).where('id', '=', dear.variantId).execute()
    await transaction(db, (trx) => markChanged(trx, [dear.productId]))
    const ids = [dear.productId, cheap.productId]
    for (const who of [shopper, new Shopper(site, site.ownerKey)]) {
      const found = async (query: object) => {
        const filter = { id: { $in: ids }, ...('filter' in query ? (query.filter as object) : {}) }
        const { body } = await who.see('POST', `${products}/query-platformized`, {
          query: { ...query, filter },
        })
        return body.products.map(({ name }: { name: string }) => name)
      }
      const by = (fieldName: string) => found({ sort: [{ fieldName, order: 'ASC' }] })
      expect(await by('priceData.price')).toEqual(['Plain', 'Reduced'])
      expect(await by('price')).toEqual(['Reduced', 'Plain'])
      expect(await found({ filter: { 'priceData.price': { $gt: 70 } } })).toEqual(['Reduced'])
      expect(await found({ filter: { price: { $gt: 50 } } })).toEqual(['Plain'])
    }
  })

  it('The catalog names the field or the operator it does not know', async () => {
    for (const filter of [{ secret: 1 }, { name: { $regex: '.*' } }, { price: { $gt: 'cheap' } }]) {
      const { status, body } = await shopper.call('POST', `${products}/query-platformized`, {
        query: { filter },
      })
      expect(status).toBe(400)
      expect(body.details.validationError.fieldViolations).toHaveLength(1)
    }
  })

  it('The catalog answers 404 for an unknown and for a malformed id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id', '%2e%2e']) {
      expect((await shopper.call('GET', `${products}/${id}`)).status).toBe(404)
    }
    expect((await shopper.call('GET', `${products}/${lamp.productId}`)).body.product.name).toBe('Lamp')
  })

  it('The catalog reads a page of ten thousand products through indexes', async () => {
    const { db } = site.platform.services
    // Joined, a copy is made once; in the list of columns, once for each of them.
    await sql`insert into products select copy.* from products p cross join generate_series(1, 10000) n
      cross join lateral jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'numeric_id', 1000 + n,
        'slug', 'copy-' || n, 'name_key', 'copy ' || n)) copy
      where p.id = ${lamp.productId}`.execute(db)
    await sql`analyze products`.execute(db)
    for (const query of [
      sql`select * from products where visible order by created_at desc, id limit 24`,
      sql`select * from products where name_key like 'copy 99%' limit 24`,
      sql`select * from products where slug = 'copy-77'`,
    ]) {
      const plan = await sql<Record<string, string>>`explain ${query}`.execute(db)
      const text = plan.rows.flatMap((row) => Object.values(row)).join('\n')
      expect(text).toMatch(/Index/)
      expect(text).not.toMatch(/Seq Scan/)
    }
  })
})
