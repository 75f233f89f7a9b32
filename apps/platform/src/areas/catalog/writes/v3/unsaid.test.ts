import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const inV1 = async (id: string) =>
  (await owner.see('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const make = async (product: object): Promise<string> =>
  (await owner.call('POST', '/stores/v1/products', { product: { priceData: { price: 10 }, ...product } }))
    .body.product.id
const read = async (productId: string) =>
  (await v3.getProductV3(client, { productId, fields: ['MERCHANT_DATA', 'MEDIA_ITEMS_INFO'] })).product
const change = (product: object) =>
  owner.call('PATCH', `/stores/v3/products/${(product as { id: string }).id}`, { product })

describe('A save by catalog V3 keeps', () => {
  it('weight and cost, until variants have others', async () => {
    const id = await make({ name: 'Jug', weight: 2.5, costAndProfitData: { itemCost: 4 } })
    const { revision, variantsInfo } = await read(id)
    const [variant] = variantsInfo?.variants ?? []
    const one = { id: variant?.id, price: { actualPrice: { amount: '12.00' } } }
    const dearer = await change({ id, revision, variantsInfo: { variants: [one] } })
    expect(await inV1(id)).toMatchObject({
      ...{ weight: 2.5, priceData: { price: 12 } },
      costAndProfitData: { itemCost: 4 },
    })
    const light = { ...one, physicalProperties: { weight: null }, revenueDetails: { cost: null } }
    await change({ id, revision: dearer.body.product.revision, variantsInfo: { variants: [light] } })
    expect(await inV1(id)).toMatchObject({ weight: 0 })
    expect(await inV1(id)).not.toHaveProperty('costAndProfitData')
  })

  it('variants without values of their own, until one has some', async () => {
    const sizes = [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }]
    const id = await make({ name: 'Mat', weight: 1, productOptions: sizes })
    const product = await read(id)
    await change(product)
    expect(await inV1(id)).toMatchObject({ manageVariants: false, revision: '1' })
    const variants = product.variantsInfo?.variants?.map((variant, index) => ({
      ...variant,
      physicalProperties: { weight: index + 1 },
    }))
    await change({ id, revision: '1', variantsInfo: { variants } })
    expect(await inV1(id)).toMatchObject({
      ...{ manageVariants: true, weight: 1 },
      variants: [{ variant: { weight: 1 } }, { variant: { weight: 2 } }],
    })
  })

  it('audio in its place, and alt texts of shared pictures', async () => {
    const { db } = site.platform.services
    const { media } = await db
      .selectFrom('products')
      .select('media')
      .where('slug', '=', 'kammer-speaker')
      .executeTakeFirstOrThrow()
    const kinds = media.map(({ mediaType }) => mediaType)
    expect(kinds).toContain('audio')
    const copy = await make({ name: 'Copy' })
    const [first, ...others] = media.map((item) => ({ mediaId: item.id }))
    const focalPoint = { x: 0.1, y: 0.2 }
    const mediaItems = [{ ...first, focalPoint }, ...others]
    await owner.call('PATCH', `/stores/v1/products/${copy}`, { product: { mediaItems } })
    const product = await read(copy)
    const items = product.media?.itemsInfo?.items?.toReversed() ?? []
    const turned = await change({
      ...{ id: copy, revision: product.revision },
      media: { itemsInfo: { items: items.map((item) => ({ id: item.id })) } },
    })
    expect(turned.status).toBe(200)
    const after = (await inV1(copy)).media.items
    expect(after.map((item: { mediaType: string }) => item.mediaType).toSorted()).toEqual(kinds.toSorted())
    expect(after.findIndex((item: { mediaType: string }) => item.mediaType === 'audio')).toBe(
      kinds.indexOf('audio'),
    )
    expect(after.find((item: { id: string }) => item.id === first?.mediaId).image.focalPoint).toEqual(
      focalPoint,
    )
  })
})
