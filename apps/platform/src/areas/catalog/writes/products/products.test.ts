import { Product } from '@galleria/platform-client/entities/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
  visitor = await Shopper.visitor(site)
})
afterAll(() => site?.close())

const path = '/stores/v1/products'
const lamp = { name: 'Moon lamp', priceData: { price: 40 }, costAndProfitData: { itemCost: 15 } }
const make = async (product: object = lamp) => {
  const answer = await owner.call('POST', path, { product })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.product as Product & { revision: string }
}
const change = (id: string, product: object) => owner.call('PATCH', `${path}/${id}`, { product })
const eventsOf = async (entityId: string) => {
  const rows = await site.platform.services.db
    .selectFrom('outbox')
    .select(['type', 'payload'])
    .where('entityId', '=', entityId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ type, payload }) => ({ type: type.slice(type.lastIndexOf('.') + 1), payload }))
}

describe('A product', () => {
  it('A product is made, changed and deleted, and every shopper sees it at once', async () => {
    const made = Product.parse(
      await make({ ...lamp, brand: 'Halo', ribbon: 'New', sku: 'ML-1', weight: 1.25 }),
    )
    expect(made).toMatchObject({
      ...{ name: 'Moon lamp', slug: 'moon-lamp', brand: 'Halo', ribbon: 'New', weight: 1.25, visible: true },
      ...{ revision: '1', costAndProfitData: { itemCost: 15, profit: 25 }, stock: { inStock: true } },
    })
    const shown = () => visitor.see('GET', `/stores-reader/v1/products/${made.id}`)
    expect((await shown()).body.product.name).toBe('Moon lamp')
    expect((await shown()).body.product).not.toHaveProperty('revision')
    const { body } = await change(made.id, { name: 'Sun lamp', discount: { type: 'PERCENT', value: 10 } })
    expect(body.product).toMatchObject({ name: 'Sun lamp', slug: 'moon-lamp', revision: '2' })
    expect((await shown()).body.product.priceData).toMatchObject({ price: 40, discountedPrice: 36 })
    expect((await owner.call('DELETE', `${path}/${made.id}`)).body).toEqual({})
    expect((await shown()).status).toBe(404)
    const search = { search: { search: { expression: 'lamp' } } }
    const found = await owner.see('POST', '/stores/v3/products/search', search)
    expect(found.body.products.map(({ id }: Product) => id)).not.toContain(made.id)
    expect((await owner.call('DELETE', `${path}/${made.id}`)).status).toBe(404)
    expect((await eventsOf(made.id)).map(({ type }) => type)).toEqual([
      ...['ProductCreated', 'product_created', 'ProductChanged', 'VariantsChanged', 'product_updated'],
      ...['ProductDeleted', 'product_deleted'],
    ])
  })

  it('A product has a slug of its own, whatever others are called', async () => {
    const first = await make({ ...lamp, name: 'Twin Vase!' })
    expect([first.slug, (await make({ ...lamp, name: 'Twin vase' })).slug]).toEqual([
      'twin-vase',
      'twin-vase-2',
    ])
    const taken = await owner.call('POST', path, { product: { ...lamp, slug: 'twin-vase' } })
    expect([taken.status, taken.body.details.applicationError.code]).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    expect((await change(first.id, { slug: 'Twin Vase' })).body.message).toContain('lowercase')
    const many = await Promise.all(Array.from({ length: 5 }, () => make({ ...lamp, name: 'Echo' })))
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(5)
    expect(new Set(many.map(({ numericId }) => numericId)).size).toBe(5)
  })

  it('A product is changed only as it was last seen, where the revision is told', async () => {
    const { id } = await make()
    expect((await change(id, { visible: false, revision: '1' })).status).toBe(200)
    const late = await change(id, { visible: true, revision: '1' })
    expect([late.status, late.body.details.applicationError.data]).toEqual([409, { currentRevision: '2' }])
    // Sending the present values is no change.
    expect((await change(id, { visible: false })).body.product.revision).toBe('2')
    expect((await visitor.see('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404)
  })

  it('A product is not changed by what was read of it and is sent back, with all it has or none of it', async () => {
    const productOptions = [
      { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] },
      { name: 'Glaze', optionType: 'color', choices: [{ value: '#aa2200', description: 'Rust' }] },
    ]
    const measured = { totalMeasurementUnit: 'KG', baseMeasurementUnit: 'KG' }
    const all = {
      ...{
        ...lamp,
        weight: 2.5,
        sku: 'A',
        brand: 'Halo',
        ribbon: 'New',
        productOptions,
        manageVariants: true,
      },
      ...{ discount: { type: 'PERCENT', value: 10 }, productDimensions: { length: '12.50', unit: 'CM' } },
      pricePerUnitData: { ...measured, totalQuantity: 2, baseQuantity: 1 },
      additionalInfoSections: [{ title: 'Care', description: '<p>Wipe</p>' }],
      seoData: { tags: [{ type: 'title', children: 'Lamp' }] },
      tags: { privateTags: { tagIds: ['a'] } },
    }
    for (const product of [lamp, all, { ...lamp, barcode: '123' }, { ...lamp, productType: 'digital' }]) {
      const { id } = await make(product)
      const told = await eventsOf(id)
      const seen = await owner.see('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)
      const read = seen.body.product
      const sent = await change(id, read)
      expect([sent.status, sent.body.product]).toEqual([200, read])
      expect(await eventsOf(id)).toEqual(told)
    }
  })

  it('A product is made once, however often it is asked for with one key', async () => {
    const ask = () =>
      owner.call('POST', path, { product: { ...lamp, name: 'Once' }, idempotencyKey: 'once 1' })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second.body).toEqual(first.body)
    expect((await ask()).body.product.id).toBe(first.body.product.id)
  })

  it.each([
    ['no name', { priceData: { price: 1 } }, '"product.name" must not be empty'],
    ['no price', { name: 'Free' }, '"product.priceData" must not be empty'],
    ['an amount finer than a cent', { ...lamp, priceData: { price: 1.005 } }, 'at most 2 decimals'],
    ['a price below nothing', { ...lamp, priceData: { price: -1 } }, 'must be at least 0'],
    ['more than all taken off', { ...lamp, discount: { type: 'PERCENT', value: 101 } }, 'at most 100'],
    [
      'an option twice',
      {
        ...lamp,
        productOptions: [
          { name: 'Size', choices: [{ description: 'S' }] },
          { name: 'size', choices: [{ description: 'M' }] },
        ],
      },
      'must not repeat an option',
    ],
  ])('A product is refused with %s', async (_, product, message) => {
    const answer = await owner.call('POST', path, { product })
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(message)])
  })

  it('A product is not for shoppers to change, by either path', async () => {
    const { id } = await make()
    for (const [method, at] of [
      ['POST', path],
      ['PATCH', `${path}/${id}`],
      ['DELETE', `/v1/products/${id}`],
      ['POST', '/v1/bulk/products/update'],
    ] as const) {
      const answer = await visitor.call(method, at, { product: lamp })
      expect([answer.status, answer.body.details.applicationError.code], at).toEqual([
        403,
        'PERMISSION_DENIED',
      ])
    }
    expect((await owner.call('DELETE', `/v1/products/${id}`)).status).toBe(200)
  })

  it('A product loses its brand and its ribbon', async () => {
    const { id } = await make({ ...lamp, brand: 'Halo', ribbon: 'Sale' })
    for (const end of ['remove-brand', 'remove-ribbon'])
      expect((await owner.call('POST', `${path}/${id}/${end}`, {})).body).toEqual({})
    const { body } = await visitor.see('GET', `/v1/products/${id}`)
    expect(body.product).toMatchObject({ brand: null, ribbon: '' })
  })
})
