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

const items = '/stores/v3/inventory-items'
const bulk = '/stores/v3/bulk/inventory-items'
const make = async () => {
  const { body } = await owner.call('POST', '/stores/v1/products', {
    product: {
      ...{ name: 'New here', priceData: { price: 3 }, manageVariants: true },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    },
  })
  const { id: productId, variants } = body.product
  const [s, l] = variants.map(({ id }: { id: string }) => id)
  return { productId, s, l }
}
const code = ({
  body,
}: {
  body: {
    details: {
      applicationError?: { code: string }
      validationError?: { fieldViolations: { ruleName?: string; field: string }[] }
    }
  }
}) => {
  const { applicationError, validationError } = body.details
  const [violation] = validationError?.fieldViolations ?? []
  return applicationError?.code ?? violation?.ruleName ?? violation?.field
}

describe('The stock of a new variant', () => {
  it('The stock of a new variant is told once, as the hosted platform has it made, and changed with its revision from then on', async () => {
    const { productId, s } = await make()
    const inventoryItem = { productId, variantId: s, quantity: 12, preorderInfo: { enabled: true, limit: 5 } }
    const made = await owner.call('POST', items, { inventoryItem, idempotencyKey: 'first stock' })
    expect(made.body.inventoryItem).toMatchObject({
      ...{
        id: s,
        quantity: 12,
        trackQuantity: true,
        revision: '2',
        preorderInfo: { enabled: true, limit: 5 },
      },
    })
    const again = await owner.call('POST', items, { inventoryItem, idempotencyKey: 'first stock' })
    expect(again.body).toEqual(made.body)
    const twice = await owner.call('POST', items, { inventoryItem })
    expect([twice.status, code(twice)]).toEqual([409, 'ITEM_ALREADY_EXISTS'])
    expect(twice.body.details.applicationError.data).toMatchObject({ currentRevision: '2' })
    const edits = await owner.call('POST', '/stores/v1/catalog-edits/query', {
      query: { filter: { entityId: productId } },
    })
    expect(edits.body.catalogEdits[0]).toMatchObject({ call: 'CreateInventoryItem', reason: 'MANUAL' })
  })

  it('The stock of a new variant is refused where it cannot be', async () => {
    const { productId, s } = await make()
    const refused = async (more: object) =>
      code(await owner.call('POST', items, { inventoryItem: { productId, variantId: s, ...more } }))
    expect(await refused({ quantity: -1 })).toBe('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE')
    expect(await refused({ inStock: true, preorderInfo: { limit: 1 } })).toBe(
      'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
    )
    expect(await refused({ quantity: 1, productId: s })).toBe('inventoryItem.productId')
    expect(await refused({ quantity: 1, locationId: s })).toBe('inventoryItem.locationId')
    expect(await refused({ quantity: 1, variantId: productId })).toBe('INVENTORY_ITEM_NOT_FOUND')
    expect(await refused({})).toBe('inventoryItem.quantity')
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', items, { inventoryItem: {} })).status).toBe(403)
  })

  it('The stock of a new variant is told of many at once, made or changed, each with its result', async () => {
    const { productId, s, l } = await make()
    const of = (variantId: string, more: object) => ({ productId, variantId, ...more })
    const made = await owner.call('POST', `${bulk}/create`, {
      ...{ inventoryItems: [of(s, { quantity: 1 }), of(productId, { quantity: 1 })], returnEntity: true },
    })
    expect(made.body).toMatchObject({
      results: [
        { itemMetadata: { success: true }, item: { quantity: 1 } },
        { itemMetadata: { success: false, error: { code: 'INVENTORY_ITEM_NOT_FOUND' } } },
      ],
    })
    const both = await owner.call('POST', `${bulk}/upsert`, {
      inventoryItems: [of(s, { quantity: 4 }), of(l, { inStock: false })],
      ...{ returnEntity: true, reason: 'MANUAL' },
    })
    expect(both.body.results).toMatchObject([{ item: { quantity: 4 } }, { item: { inStock: false } }])
    const late = await owner.call('POST', `${bulk}/upsert`, {
      inventoryItems: [of(s, { quantity: 5, revision: '1' })],
    })
    expect(late.body.results[0].itemMetadata.error.code).toBe('REVISION_MISMATCH')
    const same = await owner.call('POST', `${bulk}/upsert`, {
      inventoryItems: [of(s, { quantity: 5 }), of(s, { quantity: 6 })],
    })
    expect(code(same)).toBe('DUPLICATE_BULK_UPSERT_KEY')
  })
})
