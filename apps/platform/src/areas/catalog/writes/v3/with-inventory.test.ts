import {
  createProductWithInventory,
  updateProductWithInventory,
} from '@galleria/platform-client/catalog-products-v3-many'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../../dev/testing/event-types.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const price = { actualPrice: { amount: '5.00' } }
const sizes = [{ name: 'Size', choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } }]
const of = (choiceName: string, inventoryItem: object) => ({
  ...{ price, inventoryItem, choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }] },
})
const emittedTypes = async (entityId: string) =>
  (await eventTypesOf(site, entityId)).map((type) => type.split('.').at(-1))
const product = {
  ...{ name: 'Stocked', productType: 'PHYSICAL' as const, options: sizes },
  variantsInfo: { variants: [of('S', { quantity: 7 }), of('L', { inStock: false })] },
}
const codeOf = (body: {
  details: {
    applicationError?: { code: string }
    validationError?: { fieldViolations: { ruleName: string }[] }
  }
}) => body.details.applicationError?.code ?? body.details.validationError?.fieldViolations[0]?.ruleName

describe('A product with its stock', () => {
  it('A product with its stock is made with what there is of each variant, once for one key', async () => {
    const asked = { product, returnEntity: true, idempotencyKey: 'stocked once' }
    const [made, again] = [
      await createProductWithInventory(client, asked),
      await createProductWithInventory(client, asked),
    ]
    expect(again.product.id).toBe(made.product.id)
    expect(made.inventoryResults).toMatchObject({
      results: [
        {
          item: {
            quantity: 7,
            trackQuantity: true,
            availabilityStatus: 'IN_STOCK',
            productId: made.product.id,
          },
        },
        { item: { inStock: false, trackQuantity: false, availabilityStatus: 'OUT_OF_STOCK' } },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0 },
    })
    expect(made.product.inventory?.availabilityStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    const [item] = made.inventoryResults.results
    expect(await emittedTypes(item?.itemMetadata.id ?? '')).toContain('inventory_item_created')
  })

  it('A product with its stock is changed as it was last seen, product and stock, both or neither', async () => {
    const { product: made, inventoryResults } = await createProductWithInventory(client, { product })
    const [s = '', l = ''] = inventoryResults.results.map(({ itemMetadata }) => itemMetadata.id ?? '')
    const change = (name: string, stock: object, revision = '1') => ({
      product: {
        ...{ id: made.id, revision, name },
        variantsInfo: { variants: [{ id: s, inventoryItem: stock }, { id: l }] },
      },
      returnEntity: true,
    })
    const sold = { revision: '1', quantity: 2, preorderInfo: { enabled: true, limit: 4 } }
    const { product: changed, inventoryResults: items } = await updateProductWithInventory(
      client,
      change('Less', sold),
    )
    expect(changed).toMatchObject({ name: 'Less', revision: '2' })
    expect(items.results[0]?.item).toMatchObject({ quantity: 2, revision: '2', preorderInfo: { limit: 4 } })
    const types = await emittedTypes(s)
    expect(types).toContain('inventory_item_updated_with_reason')
    const path = `/stores/v3/products-with-inventory/${made.id}`
    const late = await owner.call('PATCH', path, change('Late', { revision: '1', quantity: 9 }, '2'))
    expect(late.status).toBe(409)
    const negative = await owner.call('PATCH', path, change('Negative', { quantity: -1 }, '2'))
    expect(codeOf(negative.body)).toBe('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE')
    const uncounted = await owner.call(
      'PATCH',
      path,
      change('Uncounted', { inStock: true, preorderInfo: { limit: 3 } }, '2'),
    )
    expect(codeOf(uncounted.body)).toBe('PRE_ORDER_VALIDATION')
    const now = await owner.call('GET', `/stores/v3/products/${made.id}`)
    expect(now.body.product).toMatchObject({ name: 'Less', revision: '2' })
  })

  it('A product with its stock comes many at once, each with its result', async () => {
    const path = '/stores/v3/bulk/products-with-inventory'
    const wrong = { ...product, variantsInfo: { variants: [of('S', { quantity: 1 })] } }
    const made = await owner.call('POST', `${path}/create`, {
      products: [product, wrong],
      returnEntity: true,
    })
    expect(made.body.productResults).toMatchObject({
      results: [
        { itemMetadata: { success: true }, item: { name: 'Stocked' } },
        { itemMetadata: { success: false, error: { code: 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' } } },
      ],
    })
    expect(made.body.inventoryResults.bulkActionMetadata.totalSuccesses).toBe(2)
    const { id, variantsInfo } = made.body.productResults.results[0].item
    const variants = variantsInfo.variants.map((each: { id: string }) => ({
      id: each.id,
      inventoryItem: { quantity: 1 },
    }))
    const changed = await owner.call('POST', `${path}/update`, {
      products: [{ product: { id, revision: '1', variantsInfo: { variants } } }],
      returnEntity: true,
    })
    expect(changed.body.inventoryResults.results).toMatchObject([
      { item: { quantity: 1 } },
      { item: { quantity: 1 } },
    ])
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', `${path}/create`, { products: [product] })).status).toBe(403)
  })
})
