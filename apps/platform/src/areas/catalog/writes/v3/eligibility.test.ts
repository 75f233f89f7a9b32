import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '../../../../dev/seed/id-of.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const BOOKS = idOf('tax group', 'Books')
const fields = ['PRODUCT_CHOICES_MEDIA_REFERENCES', 'MEDIA_ITEMS_INFO']
const read = async (productId: string) => (await v3.getProductV3(client, { productId, fields })).product
const make = async (product: Partial<v3.NewProductV3> = {}) => {
  const { product: made } = await v3.createProductV3(client, {
    product: {
      ...{ name: 'Eligible', productType: 'PHYSICAL' },
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '20.00' } } }] },
      ...product,
    },
  })
  return made.id
}
const change = async (id: string, product: v3.ProductV3Changes) => {
  const { revision } = await read(id)
  return (await v3.updateProductV3(client, { product: { id, revision: revision ?? '', ...product } })).product
}
const lastOf = async (entityId: string): Promise<string> =>
  (await owner.call('POST', '/stores/v1/catalog-edits/query', { query: { filter: { entityId } } })).body
    .catalogEdits[0].id
const namesOf = (product: Awaited<ReturnType<typeof read>>) =>
  product.additionalRibbons?.map(({ name }) => name)

describe('Ribbons beside the first', () => {
  it('Ribbons beside the first are told, kept by an edit of catalog V1, renamed and deleted with their ribbon, and come back', async () => {
    const id = await make({
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Vegan' }, { name: 'Local' }],
    })
    expect(namesOf(await read(id))).toEqual(['Vegan', 'Local'])
    await owner.call('PATCH', `/stores/v1/products/${id}`, {
      product: { ribbon: 'Old', description: 'Words' },
    })
    const product = await read(id)
    expect([product.ribbon?.name, namesOf(product)]).toEqual(['Old', ['Vegan', 'Local']])
    const local = product.additionalRibbons?.[1]?.id ?? ''
    const ribbon = (await owner.call('GET', `/stores/v3/ribbons/${local}`)).body.ribbon
    expect(ribbon).toMatchObject({ name: 'Local', assignedProductCount: 1 })
    await owner.call('DELETE', `/stores/v3/ribbons/${local}`)
    expect(namesOf(await read(id))).toEqual(['Vegan'])
    await undoCatalogEdit(client, { id: await lastOf(local) })
    expect(namesOf(await read(id))).toEqual(['Vegan', 'Local'])
    await change(id, { additionalRibbons: null })
    expect((await read(id)).additionalRibbons).toBeUndefined()
    const five = ['1', '2', '3', '4', '5'].map((name) => ({ name }))
    await expect(change(id, { additionalRibbons: five })).rejects.toMatchObject({ status: 400 })
    await expect(change(id, { additionalRibbons: [{ id }] })).rejects.toMatchObject({ status: 400 })
  })
})

describe('A product for members alone', () => {
  it('A product for members alone is ordered by a member, and by nobody else, who is told so in the checkout', async () => {
    const id = await make({
      ...{ productType: 'DIGITAL', purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } },
    })
    expect((await read(id)).purchaseEligibility).toEqual({ userCriteria: 'MEMBERS_ONLY' })
    const variantId = (await read(id)).variantsInfo?.variants?.[0]?.id ?? ''
    const checkOut = async (shopper: Shopper) => {
      await shopper.add({ productId: id, variantId })
      return `/ecom/v1/checkouts/${await shopper.checkout()}`
    }
    const [visitor, member] = [
      await Shopper.visitor(site),
      new Shopper(site, (await site.signUp()).accessToken),
    ]
    const [his, hers] = [await checkOut(visitor), await checkOut(member)]
    expect((await visitor.call('GET', his)).body.checkout.violations).toMatchObject([{ severity: 'ERROR' }])
    expect((await member.call('GET', hers)).body.checkout.violations).toEqual([])
    const refused = await visitor.call('POST', `${his}/create-order`, {})
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([428, 'MEMBERS_ONLY'])
    expect((await member.call('POST', `${hers}/create-order`, {})).status).toBe(200)
    expect((await change(id, { purchaseEligibility: null })).purchaseEligibility).toBeUndefined()
    expect((await visitor.call('POST', `${his}/create-order`, {})).status).toBe(200)
  })
})

describe('The tax group of a product', () => {
  it('The tax group of a product is the one that the tax of its lines is reckoned by, written from both sides and taken back', async () => {
    const id = await make({ taxGroupId: BOOKS })
    expect((await read(id)).taxGroupId).toBe(BOOKS)
    const group = async () => (await owner.call('GET', `/billing/v1/tax-groups/${BOOKS}`)).body.taxGroup
    expect((await group()).productIds).toContain(id)
    const visitor = await Shopper.visitor(site)
    const lineGroup = async () => (await visitor.cart()).body.cart.lineItems[0].taxGroupId
    await visitor.add({ productId: id, variantId: (await read(id)).variantsInfo?.variants?.[0]?.id ?? '' })
    expect(await lineGroup()).toBe(BOOKS)
    await change(id, { taxGroupId: null })
    expect(await lineGroup()).toBeNull()
    expect((await group()).productIds).not.toContain(id)
    await undoCatalogEdit(client, { id: await lastOf(id) })
    expect((await read(id)).taxGroupId).toBe(BOOKS)
    await expect(change(id, { taxGroupId: id })).rejects.toMatchObject({ status: 400 })
  })
})

describe('Media of a choice', () => {
  const options = (...media: { mediaId: string }[][]): NonNullable<v3.ProductV3Changes['options']> => [
    {
      name: 'Size',
      choicesSettings: {
        choices: ['S', 'L'].map((name, index) => ({
          name,
          ...(media[index] && { media: { items: media[index] } }),
        })),
      },
    },
  ]
  const variantsInfo = {
    variants: ['S', 'L'].map((choiceName) => ({
      price: { actualPrice: { amount: '20.00' } },
      choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
    })),
  }

  it('Media of a choice are those of the product, stay where nothing is said of them, and go with their picture', async () => {
    const { rows } = await site.platform.services.db
      .selectFrom('products')
      .select('media')
      .execute()
      .then((all) => ({
        rows: all.flatMap(({ media }) => media.filter(({ mediaType }) => mediaType === 'image')),
      }))
    const [a, b] = [rows[0]?.id ?? '', rows[1]?.id ?? '']
    const media = { itemsInfo: { items: [{ id: a }, { id: b }] } }
    const id = await make({ media, options: options([{ mediaId: a }], [{ mediaId: b }]), variantsInfo })
    const shown = async () =>
      (await read(id)).options?.[0]?.choicesSettings?.choices?.map(
        ({ media: own }) => own?.items?.[0]?.mediaId,
      )
    expect(await shown()).toEqual([a, b])
    await change(id, { options: options(), variantsInfo })
    expect(await shown()).toEqual([a, b])
    await change(id, { media: { itemsInfo: { items: [{ id: b }] } } })
    expect(await shown()).toEqual([undefined, b])
    await expect(change(id, { options: options([{ mediaId: a }]), variantsInfo })).rejects.toMatchObject({
      status: 400,
    })
  })
})
