import type { Product, Variant } from '@galleria/platform-client/entities/catalog'
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

const path = '/stores/v1/products'
const colors = {
  name: 'Color',
  optionType: 'color',
  choices: [
    { value: '#f00', description: 'Red' },
    { value: '#00f', description: 'Blue' },
  ],
}
const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }
const shirt = {
  name: 'Shirt',
  priceData: { price: 30 },
  productOptions: [colors, sizes],
  manageVariants: true,
}

const make = async (product: object = shirt): Promise<Product> =>
  (await owner.call('POST', path, { product })).body.product
const change = (id: string, product: object) => owner.call('PATCH', `${path}/${id}`, { product })
const variants = (id: string, list: object[]) =>
  owner.call('PATCH', `${path}/${id}/variants`, { variants: list })
const read = async (id: string): Promise<Product> =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const prices = ({ variants }: { variants: Variant[] }) =>
  variants.map(({ variant }) => variant.priceData.price)
/** Id of a new location that is not the default. */
async function locate(): Promise<string> {
  const make = (name: string) =>
    owner.call('POST', '/ecom/v1/business-locations', {
      businessLocation: { name, address: { country: 'DE' } },
    })
  await make('Store')
  return (await make('Attic')).body.businessLocation.id
}
const named = ({ variants }: Product) => variants.map(({ choices }) => `${choices.Color} ${choices.Size}`)

describe('The variants of a product', () => {
  it('The variants of a product are every combination of its choices, and stay who they are when choices come and go', async () => {
    const made = await make()
    expect(named(made)).toEqual(['Red S', 'Red M', 'Blue S', 'Blue M'])
    const ids = new Map(made.variants.map(({ id }, index) => [named(made)[index], id]))
    const turned = { ...colors, choices: [{ description: 'Blue' }, { description: 'Green', value: '#0f0' }] }
    const { body } = await change(made.id, { productOptions: [turned, sizes] })
    expect(named(body.product)).toEqual(['Blue S', 'Blue M', 'Green S', 'Green M'])
    expect(body.product.variants[0].id).toBe(ids.get('Blue S'))
    expect(body.product.productOptions[0].choices[0].value).toBe('#00f')
    const wide = Array.from({ length: 100 }, (_, index) => ({ description: `No ${index}` }))
    const many = await change(made.id, {
      productOptions: [
        { name: 'A', choices: wide },
        { name: 'B', choices: wide },
      ],
    })
    expect(many.body.details.applicationError).toMatchObject({
      code: 'TOO_MANY_VARIANTS',
      data: { count: 10_000 },
    })
  })

  it('The variants of a product have prices of their own, by id or by choice, and follow the product where they have none', async () => {
    const made = await make()
    const [first] = made.variants
    const own = await variants(made.id, [
      { choices: { Color: 'Blue' }, price: 35, cost: 12, sku: 'BLUE', weight: 0.5 },
      { variantIds: [first?.id], visible: false },
    ])
    expect(prices(own.body)).toEqual([30, 30, 35, 35])
    expect(own.body.variants[0].variant.visible).toBe(false)
    expect(own.body.variants[2].variant).toMatchObject({
      sku: 'BLUE',
      weight: 0.5,
      costAndProfitData: { itemCost: 12 },
    })
    const { body } = await change(made.id, {
      priceData: { price: 20 },
      discount: { type: 'AMOUNT', value: 5 },
    })
    expect(prices(body.product)).toEqual([20, 20, 35, 35])
    expect(body.product.variants[3].variant.priceData.discountedPrice).toBe(30)
    expect(body.product.priceData.discountedPrice).toBe(15)
    expect((await owner.call('POST', `${path}/${made.id}/variants/resetToDefault`, {})).body).toEqual({})
    const reset = await read(made.id)
    expect(prices(reset)).toEqual([20, 20, 20, 20])
    expect(reset.variants[2]?.variant).toMatchObject({ sku: '', visible: true })
  })

  it('The variants of a product are told of with what of them changed', async () => {
    const made = await make()
    await variants(made.id, [{ choices: { Size: 'M' }, price: 32 }])
    const told = await site.platform.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('entityId', '=', made.id)
      .where('type', 'like', '%VariantsChanged')
      .execute()
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        variants: [1, 3].map((index) =>
          expect.objectContaining({ variantId: made.variants[index]?.id, changedFields: ['price'] }),
        ),
      }),
    ])
  })

  it('The variants of a product weigh as the product does where they are told the same, and have no article number that is empty', async () => {
    const { id } = await make({ ...shirt, weight: 0.3 })
    const { body } = await variants(id, [{ choices: {}, weight: 0.3, sku: '' }])
    expect(body.variants[0].variant).toMatchObject({ weight: 0.3, sku: '' })
    expect(await read(id)).toMatchObject({ revision: '1' })
    await variants(id, [{ choices: { Size: 'S' }, weight: 0 }])
    await change(id, { weight: 0.4 })
    const { variants: all } = await read(id)
    expect(all.map(({ variant }) => variant.weight)).toEqual([0, 0.4, 0, 0.4])
  })

  it('The variants of a product are refused where nothing is named, nothing fits, or they have nothing of their own', async () => {
    const made = await make()
    expect((await variants(made.id, [{ price: 1 }])).body.message).toContain(
      '"variants[0]" must identify variants by variantIds or choices',
    )
    const none = await variants(made.id, [{ choices: { Color: 'Pink' }, price: 1 }])
    expect(none.body.message).toContain('"variants[0].choices" is not a variant')
    await change(made.id, { manageVariants: false })
    const { details } = (await variants(made.id, [{ choices: {}, price: 1 }])).body
    expect(details.applicationError.code).toBe('VARIANTS_NOT_MANAGED')
    const same = await variants(made.id, [{ choices: {}, price: shirt.priceData.price }])
    expect(same.status).toBe(200)
  })

  it('The variants of a product become one when the options go, which must not have values of their own', async () => {
    const made = await make()
    const go = () => owner.call('DELETE', `${path}/${made.id}/options`)
    expect((await go()).body.details.applicationError.code).toBe('VARIANTS_MANAGED')
    await change(made.id, { manageVariants: false })
    const attic = await locate()
    const stockOf = (id: string, at?: string) => ({
      id,
      cells: [{ cell: 'available', to: 2, ...(at && { locationId: at }) }],
    })
    const [red = '', ...others] = made.variants.map(({ id }) => id)
    await owner.call('POST', '/stores/v1/stock/rows/update', {
      rows: [stockOf(red), ...others.map((id) => stockOf(id, attic))],
    })
    expect((await go()).body).toEqual({})
    expect(await read(made.id)).toMatchObject({ productOptions: [], variants: [{ choices: {} }] })
    // Pieces stay where they are.
    const { levels } = (await owner.call('POST', '/stores/v1/stock/levels/query', { productId: made.id }))
      .body
    expect(levels).toContainEqual(expect.objectContaining({ isDefault: true, available: 2 }))
    expect(levels).toContainEqual(expect.objectContaining({ locationId: attic, available: 6 }))
  })
})

describe('Media', () => {
  const pictureOf = async (slug: string) => {
    const query = { query: { filter: { slug } } }
    const { body } = await owner.call('POST', '/stores-reader/v1/products/query-platformized', query)
    return body.products[0].media.items[0]
  }

  it('Media are shown by a product, and by the choices of one of its options', async () => {
    const { id } = await make()
    const picture = await pictureOf('studio-overshirt')
    const media = (end: string, list: object, method = 'POST') =>
      owner.call(method, `${path}/${id}/${end}`, { media: list })
    expect(
      (await media('media', [{ url: picture.image.url, choice: { option: 'Color', choice: 'Red' } }])).body,
    ).toEqual({})
    expect((await read(id)).media?.items.map((item) => item.id)).toEqual([picture.id])
    const ofRed = async () =>
      (await read(id)).productOptions[0]?.choices[0]?.media?.items.map((item) => item.id)
    expect(await ofRed()).toEqual([picture.id])
    const both = await media(
      'choices/media',
      [{ option: 'Size', choice: 'S', mediaIds: [picture.id] }],
      'PATCH',
    )
    expect(both.body.details.applicationError.code).toBe('ONE_OPTION_WITH_MEDIA')
    expect((await media('choices/media/delete', [{ option: 'Color', choice: 'Red' }])).body).toEqual({})
    expect(await ofRed()).toBeUndefined()
    await media('choices/media', [{ option: 'Color', choice: 'Red', mediaIds: [picture.id] }], 'PATCH')
    expect((await owner.call('POST', `${path}/${id}/media/delete`, { mediaIds: [] })).body).toEqual({})
    expect((await read(id)).media?.items).toEqual([])
    expect(await ofRed()).toBeUndefined()
  })

  it('Media where nothing answers are refused, as are those of no choice', async () => {
    const { id } = await make()
    const away = await owner.call('POST', `${path}/${id}/media`, {
      media: [{ url: 'http://127.0.0.1:9/a.png' }],
    })
    expect([away.status, away.body.message]).toEqual([
      400,
      expect.stringContaining(`"media[0].url" couldn't be fetched`),
    ])
    const media = [{ option: 'Color', choice: 'Pink', mediaIds: [] }]
    const pink = await owner.call('PATCH', `${path}/${id}/choices/media`, { media })
    expect(pink.body.message).toContain('"media[0].choice" is not a choice')
  })
})
