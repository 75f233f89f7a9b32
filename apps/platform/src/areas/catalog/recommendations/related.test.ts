import { queryCatalogEdits, undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import {
  createProduct,
  deleteProduct,
  getOwnProduct,
  updateProduct,
} from '@galleria/platform-client/catalog-writes'
import { queryProducts } from '@galleria/platform-client/products'
import { getRecommendation, listRelatingProducts } from '@galleria/platform-client/recommendations'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const make = async (name: string, visible = true) =>
  (await createProduct(client, { product: { name, visible, priceData: { price: 10 } } })).product.id
const shown = async (...ids: string[]) => {
  const items = ids.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }))
  const { recommendation } = await getRecommendation(client, { items })
  return (
    recommendation && [recommendation.algorithm.id, ...recommendation.items.map((item) => item.catalogItemId)]
  )
}

test('Picked products are shown in their order, then similar ones unless the merchant turned these off', async () => {
  const { products } = await queryProducts(client, { query: { paging: { limit: 100 } } })
  const tests = await Promise.all(products.map(async ({ id }) => ({ id, found: await shown(id) })))
  const { id = '', found } = tests.find((each) => each.found) ?? {}
  expect(found?.[0]).toBe('similar-products')
  const [a, b, hidden] = [await make('Pick a'), await make('Pick b'), await make('Pick c', false)]
  const pick = (productIds: string[], automatic = true) =>
    updateProduct(client, { product: { id, relatedProducts: { productIds, automatic } } })
  await pick([b, hidden, a])
  expect(await shown(id)).toEqual(['goes-well-with', b, a])
  expect((await listRelatingProducts(client, { productId: a })).products.map((each) => each.id)).toEqual([id])
  const { product } = await getOwnProduct(client, { id, includeMerchantSpecificData: true })
  expect(product.relatedProducts).toEqual({ productIds: [b, hidden, a], automatic: true })
  // Deleted products are shown no more, and no obstacle to saving the rest.
  await deleteProduct(client, { id: b })
  await pick([b, hidden], false)
  expect(await shown(id)).toBeNull()
  // Other lines of the same cart have similar ones still.
  const other = tests.find((each) => each.found && each.id !== id)?.id ?? ''
  expect((await shown(id, other))?.[0]).toBe('similar-products')
  await pick([hidden])
  expect(await shown(id)).toEqual(found)
  const { catalogEdits } = await queryCatalogEdits(client, { query: { filter: { entityId: id } } })
  await undoCatalogEdit(client, { id: catalogEdits[0]?.id ?? '' })
  expect(await shown(id)).toBeNull()
})

test('Only other products of the store can be picked, each once', async () => {
  const [one, other] = [await make('Own a'), await make('Own b')]
  const put = async (productIds: string[]) =>
    (
      await owner.call('PATCH', `/stores/v1/products/${one}`, {
        product: { relatedProducts: { productIds } },
      })
    ).body.details?.validationError?.fieldViolations[0].field
  expect(await put([other, one])).toBe('product.relatedProducts.productIds[1]')
  expect(await put(['00000000-0000-4000-8000-000000000000'])).toBe('product.relatedProducts.productIds[0]')
  expect(await put([other, other.toUpperCase()])).toBe('product.relatedProducts.productIds')
})
