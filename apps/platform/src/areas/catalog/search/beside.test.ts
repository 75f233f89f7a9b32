import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { searchProducts } from '@galleria/platform-client/products-v3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../../../dev/seed/id-of.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../dev/testing/store-with-owner.ts'

const BOOKS = idOf('tax group', 'Books')
let { site, owner, client } = {} as StoreWithOwner
let made: v3.ProductV3
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
  const infoSection = { uniqueName: 'care-of-it', title: 'Care', plainDescription: 'Wash it' }
  await owner.call('POST', '/stores/v3/info-sections', { infoSection })
  const variant = { sku: 'BES-1', barcode: '4006381333931', price: { actualPrice: { amount: '5.00' } } }
  const { product } = await v3.createProductV3(client, {
    product: {
      ...{ name: 'Found beside', productType: 'PHYSICAL', taxGroupId: BOOKS },
      additionalRibbons: [{ name: 'Vegan' }],
      infoSections: [{ uniqueName: 'care-of-it' }],
      modifiers: [{ freeTextSettings: { title: 'Engraving', maxCharCount: 20 } }],
      variantsInfo: { variants: [variant] },
    },
    fields: ['INFO_SECTION'],
  })
  made = product
})
afterAll(() => site?.close())

const found = async (filter: Record<string, unknown>) =>
  (await searchProducts(client, { search: { filter, cursorPaging: { limit: 50 } } })).products.map(
    ({ id }) => id,
  )

test.each<[string, () => Record<string, unknown>]>([
  ['a ribbon beside the first', () => ({ 'additionalRibbons.name': { $hasSome: ['Vegan', 'Nobody’s'] } })],
  ['its id', () => ({ 'additionalRibbons.id': { $hasAll: [made.additionalRibbons?.[0]?.id] } })],
  ['a section', () => ({ 'infoSections.uniqueName': { $hasAll: ['care-of-it'] } })],
  ['its id', () => ({ 'infoSections.id': { $hasSome: [made.infoSections?.[0]?.id] } })],
  ['a modifier', () => ({ 'modifiers.name': { $hasSome: ['Engraving'] }, id: made.id })],
  ['its id', () => ({ 'modifiers.id': { $hasSome: [made.modifiers?.[0]?.id] }, id: made.id })],
  ['a variant by its SKU', () => ({ 'variantsInfo.variants': { $matchItems: [{ sku: 'BES-1' }] } })],
  [
    'one of several barcodes',
    () => ({ 'variantsInfo.variants': { $matchItems: [{ barcode: { $in: ['1', '4006381333931'] } }] } }),
  ],
])('Products are found by %s', async (_, filter) => {
  expect(await found(filter())).toEqual([made.id])
})

test('Nothing is found by what none of them has', async () => {
  expect(await found({ 'additionalRibbons.name': { $hasAll: ['Vegan', 'Nobody’s'] } })).toEqual([])
  expect(await found({ 'variantsInfo.variants': { $matchItems: [{ sku: 'BES-2' }] } })).toEqual([])
  expect(await found({ 'modifiers.choicesSettings.choices.name': { $hasSome: ['Red'] } })).toEqual([])
})

test('A tax group that is changed by its own call changes what is found by it', async () => {
  expect(await found({ taxGroupId: BOOKS })).toContain(made.id)
  const { taxGroup } = (await owner.call('GET', `/billing/v1/tax-groups/${BOOKS}`)).body
  await owner.call('PATCH', `/billing/v1/tax-groups/${BOOKS}`, {
    taxGroup: { id: BOOKS, revision: taxGroup.revision, productIds: [] },
  })
  expect(await found({ taxGroupId: BOOKS })).toEqual([])
})

test('Things of a list are matched by one name that they are known by', async () => {
  const of = (item: object) => found({ 'variantsInfo.variants': { $matchItems: [item] } })
  for (const item of [{ color: 'red' }, { sku: 'BES-1', barcode: '1' }, { sku: 3 }, {}])
    await expect(of(item)).rejects.toMatchObject({ status: 400 })
  const category = { 'directCategoriesInfo.categories': { $matchItems: [{ sku: 'BES-1' }] } }
  await expect(found(category)).rejects.toMatchObject({ status: 400 })
})
