import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const fields = ['DESCRIPTION', 'PLAIN_DESCRIPTION', 'WEIGHT_MEASUREMENT_UNIT_INFO', 'MERCHANT_DATA']
const read = async (productId: string) => (await v3.getProductV3(client, { productId, fields })).product
const inV1 = async (id: string) =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const variant = (amount: string, more: object = {}): v3.ProductV3Variant => ({
  price: { actualPrice: { amount } },
  ...more,
})
const make = (product: Partial<v3.NewProductV3> = {}) =>
  v3.createProductV3(client, {
    product: {
      name: 'Told',
      productType: 'PHYSICAL',
      variantsInfo: { variants: [variant('4.00')] },
      ...product,
    },
    fields,
  })
const change = (id: string, revision: string, product: object, fieldMask?: string) =>
  owner.call('PATCH', `/stores/v3/products/${id}`, {
    product: { id, revision, ...product },
    fieldMask,
    fields,
  })
const undoLast = async (entityId: string) => {
  const edits = '/stores/v1/catalog-edits'
  const { body } = await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })
  return (await owner.call('POST', `${edits}/${body.catalogEdits[0].id}/undo`, {})).body.bulkActionMetadata
}
const paragraph = (text: string, decorations: object[] = []) => ({
  ...{ type: 'PARAGRAPH' as const, paragraphData: {} },
  nodes: [{ type: 'TEXT' as const, textData: { text, decorations } }],
})

describe('Catalog V3', () => {
  it('keeps a rich description, which V1 shows as HTML and a new HTML text replaces', async () => {
    const rich = { nodes: [paragraph('Blown ', [{ type: 'BOLD' }]), { type: 'DIVIDER' as const }] }
    const { product } = await make({ description: rich })
    const { id } = product
    expect(product.description).toEqual(rich)
    expect((await inV1(id)).description).toBe('<p><strong>Blown </strong></p>')
    const whole = await read(id)
    const again = await change(id, '1', {
      ...{ description: whole.description, plainDescription: whole.plainDescription, name: 'Renamed' },
    })
    expect(again.body.product).toMatchObject({ name: 'Renamed', revision: '2', description: rich })
    await owner.call('PATCH', `/stores/v1/products/${id}`, {
      product: { description: '<p>By <em>hand</em></p>' },
    })
    expect((await read(id)).description?.nodes).toMatchObject([
      { type: 'PARAGRAPH', nodes: [{ textData: { text: 'By ' } }, { textData: { text: 'hand' } }] },
    ])
    expect(await undoLast(id)).toMatchObject({ totalSuccesses: 1 })
    expect(await read(id)).toMatchObject({
      description: rich,
      plainDescription: '<p><strong>Blown </strong></p>',
    })
    await change(id, '4', {}, 'description')
    expect(await read(id)).toMatchObject({ plainDescription: '', description: { nodes: [] } })
    const odd = await change(id, '5', { description: { nodes: [{ type: 'HTML' }] } })
    expect(odd.status).toBe(400)
  })

  it('gives the price per unit of a product and its variants, as V1 does', async () => {
    const unit = (quantity: number, measurementUnit: string) => ({ settings: { quantity, measurementUnit } })
    const options = [{ name: 'Size', choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } }]
    const of = (choiceName: string) => ({
      choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
    })
    const { product } = await make({
      ...{ options, physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'ML' } } },
      variantsInfo: {
        variants: [
          variant('4.00', { ...of('S'), physicalProperties: { pricePerUnit: unit(200, 'ML') } }),
          variant('9.00', { ...of('L'), physicalProperties: { pricePerUnit: unit(0.5, 'L') } }),
        ],
      },
    })
    const { id } = product
    expect(product.physicalProperties).toMatchObject({
      pricePerUnit: { quantity: 100, measurementUnit: 'ML' },
      pricePerUnitRange: { minValue: { value: '1.80' }, maxValue: { value: '2.00' } },
      weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
    })
    const units = product.variantsInfo?.variants?.map(({ physicalProperties: own }) => own?.pricePerUnit)
    expect(units).toMatchObject([
      { value: '2.00', settings: { quantity: 200 } },
      { value: '1.80', settings: { quantity: 0.5, measurementUnit: 'L' } },
    ])
    expect((await inV1(id)).pricePerUnitData).toEqual({
      ...{ totalQuantity: 200, totalMeasurementUnit: 'ML', baseQuantity: 100, baseMeasurementUnit: 'ML' },
    })
    const refused = await change(id, '1', {
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
    })
    expect(refused.body.details.validationError.fieldViolations[0].ruleName).toBe(
      'PRICE_PER_UNIT_NOT_ALIGNED',
    )
    await change(id, '1', {}, 'physicalProperties')
    expect((await read(id)).physicalProperties?.pricePerUnit).toBeUndefined()
    expect(await undoLast(id)).toMatchObject({ totalSuccesses: 1 })
    expect((await read(id)).physicalProperties).toEqual(product.physicalProperties)
  })

  it('keeps barcodes and dimensions with variants, and V1 reads and writes the same dimensions', async () => {
    const box = { length: '10', width: '4.5', height: '2', unit: 'CM' as const }
    const { product } = await make({
      variantsInfo: {
        variants: [
          variant('4.00', {
            barcode: '5901234123457',
            physicalProperties: { weight: 1, packageDimensions: box },
          }),
        ],
      },
    })
    const { id } = product
    expect(product.variantsInfo?.variants?.[0]).toMatchObject({
      ...{ barcode: '5901234123457', physicalProperties: { packageDimensions: box } },
    })
    expect(await inV1(id)).toMatchObject({
      ...{ packageDimensions: box, variants: [{ variant: { packageDimensions: box } }] },
    })
    const flat = { length: 30, height: '0.5', unit: 'MM' }
    await owner.call('PATCH', `/stores/v1/products/${id}`, {
      product: { productDimensions: flat, manageVariants: true },
    })
    expect((await read(id)).variantsInfo?.variants?.[0]?.physicalProperties).toMatchObject({
      ...{ productDimensions: { length: '30', height: '0.5', unit: 'MM' }, packageDimensions: box },
    })
    const path = `/stores/v1/products/${id}/variants`
    const changed = await owner.call('PATCH', path, { variants: [{ choices: {}, packageDimensions: null }] })
    expect(changed.body.variants[0].variant.packageDimensions).toBeUndefined()
    const wrong = await owner.call('PATCH', path, {
      variants: [{ choices: {}, productDimensions: { length: 1 } }],
    })
    expect(wrong.status).toBe(400)
  })

  it('returns tags, extended fields, point of sale and category', async () => {
    const tags = { privateTags: { tagIds: ['b2b', 'b2b', 'new'] }, publicTags: { tagIds: ['gift'] } }
    const extendedFields = { namespaces: { '@app/x': { color: 'red', sizes: [1, 2] } } }
    const { product } = await make({ tags, extendedFields, visibleInPos: false })
    const { id } = product
    const kept = { privateTags: { tagIds: ['b2b', 'new'] }, publicTags: { tagIds: ['gift'] } }
    expect(product).toMatchObject({ tags: kept, extendedFields, visible: true, visibleInPos: false })
    const { body } = await owner.call('POST', '/stores/v1/collections', { collection: { name: 'Filed' } })
    const mainCategoryId = body.collection.id
    expect((await change(id, '1', { mainCategoryId })).status).toBe(400)
    await owner.call('POST', `/stores/v1/collections/${mainCategoryId}/productIds`, { productIds: [id] })
    const filed = await change(id, (await read(id)).revision ?? '', { mainCategoryId })
    expect(filed.body.product.mainCategoryId).toBe(mainCategoryId)
    const cleared = await change(id, filed.body.product.revision, {}, 'tags,visibleInPos,extendedFields')
    expect(cleared.body.product).not.toHaveProperty('tags')
    expect(cleared.body.product.visibleInPos).toBe(true)
    expect(await undoLast(id)).toMatchObject({ totalSuccesses: 1 })
    expect(await read(id)).toMatchObject({ tags: kept, extendedFields, visibleInPos: false, mainCategoryId })
  })

  it('finds a product by tags, barcode, weight and point of sale, and by private tags for staff alone', async () => {
    const tags = { privateTags: { tagIds: ['wholesale'] }, publicTags: { tagIds: ['summer'] } }
    const barcode = '4006381333931'
    const heavy = variant('4.00', { barcode, physicalProperties: { weight: 77 } })
    const { product } = await make({ tags, visibleInPos: false, variantsInfo: { variants: [heavy] } })
    const visitor = await Shopper.visitor(site)
    const find = async (search: object, who = owner) => {
      const { status, body } = await who.call('POST', '/stores/v3/products/search', { search })
      return status === 200 ? body.products.map(({ id }: { id: string }) => id) : status
    }
    const summer = { 'tags.publicTags.tagIds': { $hasSome: ['summer'] }, visibleInPos: false }
    expect(await find({ filter: summer }, visitor)).toEqual([product.id])
    const wholesale = { filter: { 'tags.privateTags.tagIds': { $hasSome: ['wholesale'] } } }
    expect([await find(wholesale), await find(wholesale, visitor)]).toEqual([[product.id], 400])
    const fieldName = 'physicalProperties.shippingWeightRange.maxValue'
    expect((await find({ sort: [{ fieldName, order: 'DESC' }] }))[0]).toBe(product.id)
    const words = { expression: barcode, fields: ['variantsInfo.variants.barcode'] }
    expect(await find({ search: words })).toEqual([product.id])
    const seen = await visitor.call('GET', `/stores/v3/products/${product.id}?fields=MERCHANT_DATA`)
    expect(seen.body.product.tags).toEqual({ publicTags: { tagIds: ['summer'] } })
    const items = '/stores/v3/inventory-items/query'
    const filter = { 'product.variantBarcode': barcode }
    const { body } = await owner.call('POST', items, { query: { filter } })
    expect(body.inventoryItems).toMatchObject([
      { productId: product.id, product: { variantBarcode: barcode } },
    ])
  })

  it('refuses shipping fields of a digital product', async () => {
    const rule = async (product: object) =>
      (
        await owner.call('POST', '/stores/v3/products', {
          product: {
            name: 'Wave',
            productType: 'DIGITAL',
            variantsInfo: { variants: [variant('1')] },
            ...product,
          },
        })
      ).body.details.validationError.fieldViolations[0].ruleName
    expect(await rule({ visibleInPos: true })).toBe('DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS')
    const heavy = { variants: [variant('1', { physicalProperties: { weight: 1 } })] }
    expect(await rule({ variantsInfo: heavy })).toBe('VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED')
  })
})
