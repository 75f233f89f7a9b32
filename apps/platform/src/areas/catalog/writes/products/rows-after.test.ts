import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '../../../../data/database.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { findProducts } from '../../store/products.ts'
import { productView } from '../../views/product.ts'
import { productV3View } from '../../views/product-v3.ts'
import { rowsAfter } from './rows-after.ts'
import { lockProducts } from './store/lock.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

it('Events of products that are not read again equal those after reading them again, of every product of the shop', async () => {
  const { db, config } = site.platform.services
  const section = { uniqueName: 'shared by one', title: 'Care', plainDescription: 'Wash.' }
  const { infoSection } = (await owner.call('POST', '/stores/v3/info-sections', { infoSection: section }))
    .body
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'moon-jar')
    .executeTakeFirstOrThrow()
  const additionalInfoSections = [{ id: infoSection.id, title: 'Care', description: 'Wash.' }]
  await owner.call('PATCH', `/stores/v1/products/${id}`, { product: { additionalInfoSections } })
  const ids = (await db.selectFrom('products').select('id').execute()).map((row) => row.id)
  const fields = new Set(['PLAIN_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'DIRECT_CATEGORIES_INFO'])
  await transaction(db, async (trx) => {
    const states = [...(await lockProducts(trx, ids)).values()]
    const light = await rowsAfter(trx, states)
    const whole = await findProducts(trx, ids)
    expect(whole.length).toBeGreaterThan(10)
    for (const row of whole) {
      const known = light.get(row.id)
      if (!known) throw new Error(`${row.name} is missing`)
      const seen = { fields, merchant: true, whole: true }
      expect(productV3View(config, known, seen)).toEqual(productV3View(config, row, seen))
      expect(productView(config, known, { merchant: true })).toEqual(
        productView(config, row, { merchant: true }),
      )
    }
  })
})

it('A change of values alone writes all of them, to the product and its variants, and the next search knows', async () => {
  const { body } = await owner.call('POST', '/stores/v1/products', {
    product: {
      ...{ name: 'Valued', priceData: { price: 10 }, weight: 2, costAndProfitData: { itemCost: 4 } },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    },
  })
  const { id } = body.product
  const bulk = async (end: string, change: object) => {
    const told = await owner.call('POST', `/stores/v1/bulk/products/${end}`, { ids: [id], ...change })
    expect(told.body.bulkActionMetadata.totalFailures).toBe(0)
  }
  await bulk('adjust-properties', { adjust: { price: { percentage: { rate: 50 } } } })
  await bulk('adjust-properties', { adjust: { cost: { amount: 1 } } })
  await bulk('update', { set: { weight: 3 } })
  await bulk('update', { set: { ribbon: 'Dear' } })
  const read = (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`))
    .body
  expect(read.product).toMatchObject({
    ...{ priceData: { price: 15 }, weight: 3, ribbon: 'Dear', revision: '5' },
    costAndProfitData: { itemCost: 5 },
    variants: [
      { variant: { priceData: { price: 15 }, weight: 3 } },
      { variant: { priceData: { price: 15 } } },
    ],
  })
  const search = { filter: { 'ribbon.name': 'Dear', 'actualPriceRange.minValue.amount': { $gt: '14' } } }
  const found = await owner.call('POST', '/stores/v3/products/search', { search })
  expect(found.body.products.map((each: { id: string }) => each.id)).toEqual([id])
})
