import type { Product } from '@galleria/platform-client/entities/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const sized = {
  ...{ name: 'Bowl', priceData: { price: 10 }, costAndProfitData: { itemCost: 4 }, weight: 0.75 },
  ...{
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
  },
}
const make = async (product: object = sized): Promise<Product> =>
  (await owner.call('POST', '/stores/v1/products', { product })).body.product
const bulk = (end: 'update' | 'adjust-properties', body: object) =>
  owner.call('POST', `/stores/v1/bulk/products/${end}`, body)
const read = async (id: string): Promise<Product> =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const pricesOf = async (id: string) => {
  const { priceData, variants } = await read(id)
  return [priceData.price, ...variants.map(({ variant }) => variant.priceData.price)]
}

describe('Many products at once', () => {
  it('Many products at once are set to one price, cost, weight, brand or ribbon, each with its result', async () => {
    const [a, b] = [await make(), await make()]
    const { body } = await bulk('update', { ids: [a.id, NOBODY, b.id], set: { price: 12.5 } })
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(body.results[1]).toEqual({
      itemMetadata: {
        ...{ id: NOBODY, originalIndex: 1, success: false },
        error: { code: 'PRODUCT_NOT_FOUND', description: expect.stringContaining(NOBODY) },
      },
    })
    expect(await pricesOf(b.id)).toEqual([12.5, 12.5, 12.5])
    await bulk('update', { ids: [a.id], set: { cost: 5 } })
    await bulk('update', { ids: [a.id], set: { weight: 2 } })
    await bulk('update', { ids: [a.id], set: { brand: 'Kiln' } })
    await bulk('update', { ids: [a.id], set: { ribbon: 'Last ones' } })
    expect(await read(a.id)).toMatchObject({
      ...{ weight: 2, brand: 'Kiln', ribbon: 'Last ones', costAndProfitData: { itemCost: 5 } },
    })
  })

  it('Many products at once are adjusted by amount and by percentage, with every price of a variant', async () => {
    const { id } = await make()
    await owner.call('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'L' }, price: 13.33 }],
    })
    await bulk('adjust-properties', { ids: [id], adjust: { price: { amount: 1.5 } } })
    expect(await pricesOf(id)).toEqual([11.5, 11.5, 14.83])
    await bulk('adjust-properties', { ids: [id], adjust: { price: { percentage: { rate: 10 } } } })
    expect(await pricesOf(id)).toEqual([12.65, 12.65, 16.31])
    await bulk('adjust-properties', {
      ids: [id],
      adjust: { price: { percentage: { rate: -50, roundToInt: true } } },
    })
    expect(await pricesOf(id)).toEqual([6, 6, 8])
    await bulk('adjust-properties', { ids: [id], adjust: { weight: { percentage: { rate: 100 } } } })
    await bulk('adjust-properties', { ids: [id], adjust: { cost: { amount: -1 } } })
    expect(await read(id)).toMatchObject({ weight: 1.5, costAndProfitData: { itemCost: 3 } })
  })

  it('Many products at once fail one by one where a value would be less than nothing, or there is none', async () => {
    const [cheap, dear] = [
      await make(),
      await make({ ...sized, priceData: { price: 50 }, weight: undefined }),
    ]
    const { body } = await bulk('adjust-properties', {
      ids: [cheap.id, dear.id],
      adjust: { price: { amount: -20 } },
    })
    const codes = body.results.map(
      (each: { itemMetadata: { error?: { code: string } } }) => each.itemMetadata.error?.code,
    )
    expect(codes).toEqual(['NEGATIVE_VALUE', undefined])
    expect([await pricesOf(cheap.id), await pricesOf(dear.id)]).toEqual([
      [10, 10, 10],
      [30, 30, 30],
    ])
    const light = await bulk('adjust-properties', { ids: [dear.id], adjust: { weight: { amount: 1 } } })
    expect(light.body.results[0].itemMetadata.error.code).toBe('NOTHING_TO_ADJUST')
  })

  it('Many products at once keep their prices where the discount would be more than the new one, and the others change', async () => {
    const discount = { type: 'AMOUNT', value: 5 }
    const [reduced, other] = [await make({ ...sized, discount }), await make()]
    const ids = [reduced.id, other.id]
    const set = await bulk('update', { ids, set: { price: 4 } })
    expect(set.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(set.body.results[0].itemMetadata).toMatchObject({
      ...{ id: reduced.id, success: false },
      error: { code: 'INVALID_ARGUMENT', description: expect.stringMatching(/set\.price.*at least.*5/) },
    })
    expect([await pricesOf(reduced.id), await pricesOf(other.id)]).toEqual([
      [10, 10, 10],
      [4, 4, 4],
    ])
    const variants = [{ choices: { Size: 'L' }, price: 6 }]
    await owner.call('PATCH', `/stores/v1/products/${reduced.id}/variants`, { variants })
    const adjusted = await bulk('adjust-properties', { ids, adjust: { price: { amount: -2 } } })
    expect(adjusted.body.results).toMatchObject([
      { itemMetadata: { success: false, error: { description: expect.stringContaining('adjust.price') } } },
      { itemMetadata: { success: true } },
    ])
    expect((await bulk('update', { ids, set: { weight: 3 } })).body.bulkActionMetadata).toMatchObject({
      totalSuccesses: 2,
    })
  })

  it('Many products at once refuse for one variant what is less than the discount of its product', async () => {
    const { id } = await make({ ...sized, discount: { type: 'AMOUNT', value: 5 } })
    const refused = await owner.call('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'L' }, price: 4.99 }],
    })
    expect(refused.status).toBe(400)
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'variants[0].price', violatedRule: 'MIN', data: { threshold: 5 } },
    ])
  })

  it('Many products at once refuse a discount that is more than the price of the cheapest variant', async () => {
    const { id } = await make(sized)
    await owner.call('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'L' }, price: 4 }],
    })
    const reduce = (value: number) =>
      owner.call('PATCH', `/stores/v1/products/${id}`, { product: { discount: { type: 'AMOUNT', value } } })
    const refused = await reduce(4.01)
    expect(refused.body.details?.validationError.fieldViolations).toMatchObject([
      { field: 'product.discount.value', violatedRule: 'MAX', data: { threshold: 4 } },
    ])
    expect((await reduce(4)).status).toBe(200)
  })

  it('Many products at once are adjusted once, however often the same key comes', async () => {
    const { id } = await make()
    const body = { ids: [id], adjust: { price: { amount: 5 } }, idempotencyKey: 'up by five' }
    const answers = await Promise.all([bulk('adjust-properties', body), bulk('adjust-properties', body)])
    expect(answers[0].body).toEqual(answers[1].body)
    expect(await pricesOf(id)).toEqual([15, 15, 15])
  })

  it('Many products at once are not adjusted where the key came with something else before', async () => {
    const { id } = await make()
    const key = { ids: [id], idempotencyKey: 'once for this' }
    const first = await bulk('adjust-properties', { ...key, adjust: { price: { amount: 5 } } })
    expect(first.status).toBe(200)
    const other = await bulk('adjust-properties', { ...key, adjust: { price: { amount: 6 } } })
    expect([other.status, other.body.details.applicationError.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await pricesOf(id)).toEqual([15, 15, 15])
  })

  it.each([
    ['nothing', {}, 'is required: set exactly one of price, cost, weight, ribbon, brand, visible'],
    ['two things', { price: 1, weight: 1 }, 'exactly one of price, cost'],
    ['an amount finer than a cent', { price: 1.005 }, 'at most 2 decimals'],
  ])('Many products at once are not set to %s', async (_, set, message) => {
    const { id } = await make()
    const answer = await bulk('update', { ids: [id], set })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect(await pricesOf(id)).toEqual([10, 10, 10])
  })

  it('Many products at once are a hundred at most', async () => {
    const answer = await bulk('update', { ids: Array.from({ length: 101 }, () => NOBODY), set: { price: 1 } })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringContaining('"ids" must have at most 100 items'),
    ])
  })
})
