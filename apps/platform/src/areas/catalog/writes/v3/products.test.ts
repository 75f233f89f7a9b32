import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const inV1 = async (id: string | null | undefined) =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const one = (amount: string, more: object = {}): v3.ProductV3Variant => ({
  price: { actualPrice: { amount } },
  ...more,
})
const sized = (size: string, amount: string, before?: string): v3.ProductV3Variant => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: size } }],
  price: { actualPrice: { amount }, ...(before && { compareAtPrice: { amount: before } }) },
})
const sizes = [{ name: 'Size', choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } }]
const make = (name: string, more: Partial<v3.NewProductV3> = {}) =>
  v3.createProductV3(client, {
    product: { name, productType: 'PHYSICAL', variantsInfo: { variants: [one('10.00')] }, ...more },
    fields: ['PLAIN_DESCRIPTION', 'INFO_SECTION', 'MEDIA_ITEMS_INFO'],
  })
const pricesOf = (product: v3.ProductV3) =>
  product.variantsInfo?.variants?.map(({ price }) => price?.actualPrice?.amount)
const undoLast = async (entityId: string) => {
  const edits = '/stores/v1/catalog-edits'
  const { body } = await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })
  return (await owner.call('POST', `${edits}/${body.catalogEdits[0].id}/undo`, {})).body.bulkActionMetadata
}

describe('Products of catalog V3', () => {
  it('Products of catalog V3 are the same products as those of catalog V1, variants, discount, brand and texts included', async () => {
    const section = { uniqueName: 'v3 care', title: 'Care', plainDescription: 'Wash.' }
    const { infoSection } = (await owner.call('POST', '/stores/v3/info-sections', { infoSection: section }))
      .body
    const { product } = await make('Beaker', {
      ...{
        plainDescription: '<p>Of glass</p>',
        brand: { name: 'Nook' },
        ribbon: { name: 'New' },
        options: sizes,
      },
      variantsInfo: { variants: [sized('S', '9.00', '10.00'), sized('L', '18.00', '20.00')] },
      infoSections: [{ id: infoSection.id }],
      modifiers: [{ mandatory: true, freeTextSettings: { title: 'On it', maxCharCount: 20 } }],
    })
    expect(product).toMatchObject({
      revision: '1',
      plainDescription: '<p>Of glass</p>',
      brand: { name: 'Nook' },
    })
    expect(pricesOf(product)).toEqual(['9.00', '18.00'])
    expect(await inV1(product.id)).toMatchObject({
      ...{
        name: 'Beaker',
        brand: 'Nook',
        ribbon: 'New',
        manageVariants: true,
        description: '<p>Of glass</p>',
      },
      discount: { type: 'PERCENT', value: 10 },
      priceData: { price: 10, discountedPrice: 9 },
      additionalInfoSections: [{ id: infoSection.id, title: 'Care', description: 'Wash.' }],
      customTextFields: [{ title: 'On it', maxLength: 20, mandatory: true }],
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    })
    const read = await v3.getProductV3(client, { productId: product.id, fields: ['MERCHANT_DATA'] })
    expect(read.product.variantsInfo).toEqual(product.variantsInfo)
    expect(read.product.options?.[0]?.choicesSettings?.choices?.map(({ choiceId }) => choiceId)).toEqual(
      product.variantsInfo?.variants?.map(({ choices }) => choices?.[0]?.optionChoiceIds?.choiceId),
    )
  })

  it('Products of catalog V3 are changed with their revision, as far as the field mask goes, and every change can be taken back', async () => {
    const { product } = await make('Tray')
    const { id } = product
    const [variant] = product.variantsInfo?.variants ?? []
    const changed = await v3.updateProductV3(client, {
      product: {
        ...{ id, revision: '1', name: 'Not meant', plainDescription: 'Meant' },
        variantsInfo: {
          variants: [{ id: variant?.id ?? '', sku: 'TRAY-1', price: { actualPrice: { amount: '12.00' } } }],
        },
      },
      fieldMask: 'plainDescription,variantsInfo.variants',
    })
    expect(changed.product).toMatchObject({ name: 'Tray', revision: '2' })
    expect(await inV1(id)).toMatchObject({
      ...{ name: 'Tray', description: 'Meant', priceData: { price: 12 } },
      variants: [{ variant: { sku: 'TRAY-1', priceData: { price: 12 } } }],
    })
    await expect(
      v3.updateProductV3(client, { product: { id, revision: '1', name: 'Late' } }),
    ).rejects.toMatchObject({
      status: 409,
    })
    expect(await undoLast(id)).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    expect(await inV1(id)).toMatchObject({ description: '', priceData: { price: 10 } })
    await v3.deleteProductV3(client, { productId: id })
    await expect(v3.getProductV3(client, { productId: id })).rejects.toMatchObject({ status: 404 })
    expect(await undoLast(id)).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    expect((await inV1(id)).name).toBe('Tray')
  })

  it('Products of catalog V3 tell the events of both catalogs, and are made once for one key', async () => {
    const product: v3.NewProductV3 = {
      ...{ name: 'Once', productType: 'DIGITAL', variantsInfo: { variants: [one('5.00')] } },
    }
    const both = await Promise.all(
      [1, 2].map(() => v3.createProductV3(client, { product, idempotencyKey: 'once only' })),
    )
    expect(both[0]?.product.id).toBe(both[1]?.product.id)
    const rows = await site.platform.services.db
      .selectFrom('outbox')
      .select('type')
      .where('entityId', '=', both[0]?.product.id ?? '')
      .execute()
    expect(rows.map(({ type }) => type).toSorted()).toEqual([
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      'wix.stores.catalog.v3.product_created',
    ])
  })

  it('Products of catalog V3 are refused by name where their parts do not go together', async () => {
    const codeOf = (product: object) =>
      owner
        .call('POST', '/stores/v3/products', {
          product: {
            name: 'Wrong',
            productType: 'PHYSICAL',
            variantsInfo: { variants: [one('1.00')] },
            ...product,
          },
        })
        .then(({ body }) => {
          const { applicationError, validationError } = body.details
          return applicationError?.code ?? validationError.fieldViolations[0].field
        })
    const variants = (...list: v3.ProductV3Variant[]) => ({
      options: sizes,
      variantsInfo: { variants: list },
    })
    expect(await codeOf(variants(sized('S', '1.00')))).toBe('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT')
    expect(await codeOf(variants(sized('S', '1.00'), sized('S', '1.00')))).toBe(
      'DUPLICATE_VARIANT_OPTION_CHOICE',
    )
    expect(await codeOf(variants(one('1.00')))).toBe('MISSING_VARIANT_OPTION_CHOICE')
    expect(await codeOf(variants(sized('S', '1.00', '2.00'), sized('L', '1.00', '1.30')))).toBe(
      'product.variantsInfo.variants',
    )
    expect(await codeOf({ brand: { id: '00000000-0000-4000-8000-000000000000' } })).toBe('product.brand.id')
    expect(await codeOf({ infoSections: [{ uniqueName: 'nowhere' }] })).toBe(
      'product.infoSections[0].uniqueName',
    )
    expect(await codeOf({ media: { itemsInfo: { items: [{ url: 'http://127.0.0.1:9/a.png' }] } } })).toBe(
      'product.media.itemsInfo.items[0].url',
    )
    expect(await codeOf({ slug: 'moon-jar' })).toBe('SLUG_ALREADY_EXISTS')
    expect(await codeOf({ variantsInfo: { variants: [one('1.005')] } })).toContain('actualPrice.amount')
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('DELETE', '/stores/v3/products/x')).status).toBe(403)
    const { product } = await make('Masked')
    const odd = v3.updateProductV3(client, {
      product: { id: product.id, revision: '1' },
      fieldMask: 'color',
    })
    await expect(odd).rejects.toMatchObject({ status: 400 })
  })

  it('Products of catalog V3 are made, changed and deleted many at once, each with its result', async () => {
    const products = ['First of many', 'Second of many'].map(
      (name): v3.NewProductV3 => ({
        name,
        productType: 'PHYSICAL',
        variantsInfo: { variants: [one('3.00')] },
      }),
    )
    const made = await v3.bulkCreateProductsV3(client, { products, returnEntity: true })
    const ids = made.results.map(({ item }) => item?.id ?? '')
    const changed = await v3.bulkUpdateProductsV3(client, {
      products: [
        {
          product: { id: ids[0] ?? '', revision: '1', name: 'Renamed', visible: false },
          fieldMask: 'visible',
        },
        { product: { id: ids[1] ?? '', revision: '9', name: 'Late' } },
      ],
      returnEntity: true,
    })
    expect(changed.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'REVISION_MISMATCH',
    ])
    expect(changed.results[0]?.item).toMatchObject({ name: 'First of many', visible: false })
    const twice = v3.bulkDeleteProductsV3(client, { productIds: [ids[0] ?? '', ids[0] ?? ''] })
    await expect(twice).rejects.toMatchObject({ status: 400 })
    const gone = await v3.bulkDeleteProductsV3(client, { productIds: [...ids, 'nothing'] })
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  })

  it('Products of catalog V3 have the media of the shop in the order that is told', async () => {
    const { media } = await site.platform.services.db
      .selectFrom('products')
      .select('media')
      .where('slug', '=', 'studio-overshirt')
      .executeTakeFirstOrThrow()
    const [a = '', b = ''] = media.map(({ id }) => id)
    const { product } = await make('Pictured', {
      media: { itemsInfo: { items: [{ id: b, altText: 'From behind' }, { id: a }] } },
    })
    expect(product.media?.itemsInfo?.items?.map(({ id }) => id)).toEqual([b, a])
    expect(product.media?.main).toMatchObject({ id: b, altText: 'From behind' })
  })
})
