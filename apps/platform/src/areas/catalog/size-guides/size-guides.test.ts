import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
} from '@galleria/platform-client/catalog-writes'
import {
  createSizeGuide,
  deleteSizeGuide,
  getShownSizeGuide,
  getSizeGuide,
  type SizeGuideInput,
  updateSizeGuide,
} from '@galleria/platform-client/size-guides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
let visitor: Shopper
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
  visitor = await Shopper.visitor(site)
})
afterAll(() => site?.close())

const make = async (name: string) =>
  (await createProduct(client, { product: { name, priceData: { price: 10 } } })).product.id
const input = (more: Partial<SizeGuideInput> = {}): SizeGuideInput => ({
  ...{ name: 'Shirts', unit: 'CM', notes: 'Measure\nwithout shoes.' },
  columns: [
    { name: 'Size', isMeasure: false },
    { name: 'Chest', isMeasure: true },
  ],
  rows: [
    ['S', '88'],
    ['M', '96'],
  ],
  ...{ productIds: [], collectionIds: [], translations: {}, ...more },
})
const create = async (more: Partial<SizeGuideInput>) =>
  (await createSizeGuide(client, { sizeGuide: input(more) })).sizeGuide
const nameOf = async (productId: string) => (await getShownSizeGuide(client, { productId })).sizeGuide?.name
const editsOf = async (entityId: string) =>
  (await owner.call('POST', '/stores/v1/catalog-edits/query', { query: { filter: { entityId } } })).body
    .catalogEdits

test('A product shows the guide of its own, else that of a collection, in the language that is asked for', async () => {
  const [coat, shirt] = [await make('Sized coat'), await make('Sized shirt')]
  const { collection } = await createCollection(client, { collection: { name: 'Sized' } })
  await addProductsToCollection(client, { id: collection.id, productIds: [coat, shirt] })
  expect(await nameOf(coat)).toBeUndefined()
  await create({ name: 'All clothes', collectionIds: [collection.id] })
  const translations = { de: { Shirts: 'Hemden', Chest: 'Brust' } }
  await create({ productIds: [shirt], translations })
  expect([await nameOf(coat), await nameOf(shirt)]).toEqual(['All clothes', 'Shirts'])
  const { body } = await visitor.call('GET', `/stores/v1/size-guides/of-product/${shirt}`, undefined, {
    'x-wix-linguist': 'de|de|true|x',
  })
  expect(body.sizeGuide).toMatchObject({
    name: 'Hemden',
    rows: [
      ['S', '88'],
      ['M', '96'],
    ],
  })
  expect(body.sizeGuide.columns.map(({ name }: { name: string }) => name)).toEqual(['Size', 'Brust'])
  expect(body.sizeGuide).not.toHaveProperty('productIds')
  // Names that every object has are no translations.
  const hat = await make('Sized cap')
  await create({ name: 'constructor', productIds: [hat], translations })
  const odd = await visitor.call('GET', `/stores/v1/size-guides/of-product/${hat}`, undefined, {
    'x-wix-linguist': 'de|de|true|x',
  })
  expect(odd.body.sizeGuide.name).toBe('constructor')
})

test('Each change of a guide is in the history with its author, and an undo brings back even a deleted one', async () => {
  const id = await make('Sized hat')
  const { id: sizeGuideId, revision } = await create({ name: 'Hats', productIds: [id] })
  await updateSizeGuide(client, { sizeGuideId, revision, sizeGuide: { name: 'Caps' } })
  await expect(
    updateSizeGuide(client, { sizeGuideId, revision, sizeGuide: { name: 'Late' } }),
  ).rejects.toMatchObject({ status: 409, code: 'REVISION_MISMATCH' })
  await deleteSizeGuide(client, { sizeGuideId })
  expect(await nameOf(id)).toBeUndefined()
  const edits = await editsOf(sizeGuideId)
  expect(edits.map(({ call }: { call: string }) => call)).toEqual([
    'DeleteSizeGuide',
    'UpdateSizeGuide',
    'CreateSizeGuide',
  ])
  await undoCatalogEdit(client, { id: edits[0].id })
  expect(await nameOf(id)).toBe('Caps')
  await undoCatalogEdit(client, { id: edits[1].id })
  expect((await getSizeGuide(client, { sizeGuideId })).sizeGuide).toMatchObject({
    ...input({ name: 'Hats', productIds: [id] }),
    revision: '4',
  })
})

test('A guide is refused at its field, and nobody but staff writes one', async () => {
  const post = (sizeGuide: object) => owner.call('POST', '/stores/v1/size-guides', { sizeGuide })
  const missing = '00000000-0000-4000-8000-000000000000'
  for (const [more, field] of [
    [{ name: ' ' }, 'sizeGuide.name'],
    [{ unit: 'FT' }, 'sizeGuide.unit'],
    [{ columns: [] }, 'sizeGuide.columns'],
    [{ rows: [['S']] }, 'sizeGuide.rows[0]'],
    [{ notes: 'a\u0007' }, 'sizeGuide.notes'],
    [{ productIds: [missing] }, 'sizeGuide.productIds[0]'],
    [{ collectionIds: [missing] }, 'sizeGuide.collectionIds[0]'],
    [{ translations: { German: {} } }, 'sizeGuide.translations.German'],
    [
      { translations: { de: Object.fromEntries(Array.from({ length: 601 }, (_, at) => [`${at}`, 'x'])) } },
      'sizeGuide.translations.de',
    ],
  ] as const) {
    const { status, body } = await post(input(more as Partial<SizeGuideInput>))
    expect([status, body.details?.validationError?.fieldViolations[0].field]).toEqual([400, field])
  }
  expect((await visitor.call('POST', '/stores/v1/size-guides', { sizeGuide: input() })).status).toBe(403)
  expect((await owner.call('GET', `/stores/v1/size-guides/${missing}`)).status).toBe(404)
})
