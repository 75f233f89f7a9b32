import type { InventoryItem } from '@galleria/platform-client/entities/catalog-v3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StockedProduct, stockProduct } from '../../../../dev/testing/shop.ts'
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
const stock = (quantity: number): Promise<StockedProduct> =>
  stockProduct(site.platform.services.db, { name: 'Counted', priceMinor: 1000, quantity })
const read = async (id: string): Promise<InventoryItem> =>
  (await owner.call('GET', `${items}/${id}`)).body.inventoryItem
const set = (inventoryItem: object, more: object = {}) =>
  owner.call('PATCH', `${items}/${(inventoryItem as { id: string }).id}`, { inventoryItem, ...more })
const bulk = (end: string, body: object) => owner.call('POST', `/stores/v3/bulk/inventory-items/${end}`, body)
const codes = (body: { results: { itemMetadata: { error?: { code: string } } }[] }) =>
  body.results.map(({ itemMetadata }) => itemMetadata.error?.code)
const emittedEvents = async (id: string) =>
  (
    await site.platform.services.db
      .selectFrom('outbox')
      .select(['type', 'payload'])
      .where('entityId', '=', id)
      .orderBy('sequence')
      .execute()
  ).map(({ type, payload }) => [type.split('inventory_item_')[1], (payload as { reason?: string }).reason])

describe('The stock of a variant', () => {
  it('The stock of a variant is set as it was last seen, and told with why', async () => {
    const { productId, variantId: id } = await stock(3)
    const { revision } = await read(id)
    const product = async () =>
      (await owner.call('GET', `/stores-reader/v1/products/${productId}`)).body.product
    const before = await product()
    const { body } = await set({ id, revision, quantity: 0 })
    expect(body.inventoryItem).toMatchObject({
      ...{ quantity: 0, trackQuantity: true, availabilityStatus: 'OUT_OF_STOCK', revision: '2' },
    })
    expect(await emittedEvents(id)).toEqual([
      ['updated', undefined],
      ['updated_with_reason', 'MANUAL'],
      ['stock_status_updated', undefined],
    ])
    const late = await set({ id, revision, quantity: 5 })
    expect([late.status, late.body.details.applicationError.data]).toEqual([409, { currentRevision: '2' }])
    const freed = await set({ id, revision: '2', inStock: true })
    expect(freed.body.inventoryItem).toMatchObject({ inStock: true, trackQuantity: false })
    expect((await product()).lastUpdated).toBe(before.lastUpdated)
    expect((await set({ id, revision: '3', quantity: 1, inStock: true })).status).toBe(400)
    const negative = await set({ id, revision: '3', quantity: -1 })
    expect(negative.body.details.applicationError.code).toBe(
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    )
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('PATCH', `${items}/${id}`, { inventoryItem: { id } })).status).toBe(403)
  })

  it('The stock of a variant is not set by who has not seen what was sold meanwhile', async () => {
    const product = await stock(5)
    const { revision } = await read(product.variantId)
    await bulk('decrement', {
      decrementData: [{ inventoryItemId: product.variantId, decrementBy: 2 }],
      reason: 'ORDER',
    })
    expect((await set({ id: product.variantId, revision, quantity: 5 })).status).toBe(409)
    expect((await emittedEvents(product.variantId))[1]).toEqual(['updated_with_reason', 'ORDER'])
  })

  it('The stock of a variant is changed by the fields of the mask alone, with how it may be ordered ahead', async () => {
    const { variantId: id } = await stock(0)
    const preorderInfo = { enabled: true, message: 'In May', limit: 3 }
    const masked = { fieldMask: 'inventoryItem.preorderInfo' }
    const { body } = await set({ id, revision: '1', quantity: 9, preorderInfo }, masked)
    expect(body.inventoryItem).toMatchObject({ quantity: 0, availabilityStatus: 'PREORDER', preorderInfo })
    const ahead = (decrementBy: number) =>
      bulk('decrement', { decrementData: [{ inventoryItemId: id, decrementBy, preorderRequest: true }] })
    expect(codes((await ahead(2)).body)).toEqual([undefined])
    expect(codes((await ahead(2)).body)).toEqual(['INSUFFICIENT_INVENTORY'])
    expect((await read(id)).preorderInfo?.counter).toBe(2)
    const loose = await set({ id, revision: '3', inStock: false, preorderInfo: { limit: 5 } })
    expect(loose.body.details.applicationError.code).toBe('PRE_ORDER_VALIDATION')
  })
})

describe('A pre-order', () => {
  interface InventoryAnswer {
    id: string
    inventory: { preorderStatus: string; preorderAvailability: string }
    variantsInfo: { variants: { id: string; inventoryStatus: { preorderEnabled: boolean } }[] }
  }
  const info = { choicesSettings: { choices: [{ name: 'S' }, { name: 'L' }] } }
  const option = { name: 'Size', optionRenderType: 'TEXT_CHOICES', ...info }
  const variantOf = (choiceName: string, preorderInfo: object) => ({
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
    price: { actualPrice: { amount: '10' } },
    inventoryItem: { quantity: 0, preorderInfo },
  })
  const inV3 = async (id: string): Promise<InventoryAnswer> =>
    (await owner.call('GET', `/stores/v3/products/${id}`)).body.product
  const inV1 = async (id: string) =>
    (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product as {
      preorderInfo?: object
      variants: { choices: { Size: string }; preorderInfo?: object }[]
    }
  const statusOf = async (id: string) => {
    const { inventory, variantsInfo } = await inV3(id)
    const { preorderStatus, preorderAvailability } = inventory
    return [
      preorderStatus,
      preorderAvailability,
      ...variantsInfo.variants.map(({ inventoryStatus }) => inventoryStatus.preorderEnabled),
    ]
  }
  /** S may be ordered ahead, L may not. */
  const make = async () => {
    const variants = [
      variantOf('S', { enabled: true, message: 'In May', limit: 4 }),
      variantOf('L', { enabled: false }),
    ]
    const product = {
      name: 'By size',
      productType: 'PHYSICAL',
      options: [option],
      variantsInfo: { variants },
    }
    const made = await owner.call('POST', '/stores/v3/products-with-inventory', {
      product: { ...product, physicalProperties: {} },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id } = made.body.product
    const [s, l] = (await inV3(id)).variantsInfo.variants.map((variant) => variant.id) as [string, string]
    return { id, s, l }
  }

  it('A pre-order is said of each variant for itself, and of the product as some of them', async () => {
    const { id, s, l } = await make()
    expect(await statusOf(id)).toEqual(['PARTIALLY_ENABLED', 'SOME_VARIANTS', true, false])
    expect([(await read(s)).availabilityStatus, (await read(l)).availabilityStatus]).toEqual([
      'PREORDER',
      'OUT_OF_STOCK',
    ])
    const { preorderInfo, variants } = await inV1(id)
    expect(preorderInfo).toEqual({ enabled: true, message: 'In May', limit: 4 })
    expect(variants.map((variant) => variant.preorderInfo)).toEqual([
      { quantity: 4, message: 'In May' },
      undefined,
    ])
    const found = await owner.call('POST', '/stores/v3/products/search', {
      search: { filter: { id, 'inventory.preorderAvailability': 'SOME_VARIANTS' } },
    })
    expect(found.body.products.map((product: InventoryAnswer) => product.id)).toEqual([id])
  })

  it('A pre-order stays what it is of the others when one is changed, alone and among many', async () => {
    const { id, s, l } = await make()
    const on = { enabled: true, message: 'In June' }
    expect((await set({ id: l, revision: (await read(l)).revision, preorderInfo: on })).status).toBe(200)
    expect(await statusOf(id)).toEqual(['ENABLED', 'ALL_VARIANTS', true, true])
    expect((await read(s)).preorderInfo).toMatchObject({ enabled: true, message: 'In May', limit: 4 })
    const off = { id: s, revision: (await read(s)).revision, preorderInfo: { enabled: false } }
    const counted = { id: l, revision: (await read(l)).revision, quantity: 0 }
    const many = await bulk('update', {
      inventoryItems: [{ inventoryItem: off }, { inventoryItem: counted }],
    })
    expect(codes(many.body)).toEqual([undefined, undefined])
    expect(await statusOf(id)).toEqual(['PARTIALLY_ENABLED', 'SOME_VARIANTS', false, true])
    expect((await read(l)).preorderInfo).toMatchObject(on)
    const last = { id: l, revision: (await read(l)).revision, preorderInfo: { enabled: false } }
    await bulk('update', { inventoryItems: [{ inventoryItem: last }] })
    expect(await statusOf(id)).toEqual(['DISABLED', 'NO_VARIANTS', false, false])
    expect((await inV1(id)).preorderInfo).toBeUndefined()
  })

  it('A pre-order sells the variant that has it, and of no other', async () => {
    const { id, s, l } = await make()
    const buy = async (variantId: string) => {
      const shopper = await Shopper.visitor(site)
      const { body } = await shopper.add({ productId: id, variantId }, 2)
      return body.cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)
    }
    expect([await buy(s), await buy(l)]).toEqual([[2], []])
  })
})

describe('Stock of many at once', () => {
  it('Stock of many at once is taken and put, each with its result, and one that comes twice is counted twice', async () => {
    const [a, b] = [await stock(5), await stock(1)]
    const less = await bulk('decrement', {
      decrementData: [
        { inventoryItemId: a.variantId, decrementBy: 2 },
        { inventoryItemId: b.variantId, decrementBy: 2 },
        { inventoryItemId: a.variantId, decrementBy: 2 },
      ],
      returnEntity: true,
    })
    expect(codes(less.body)).toEqual([undefined, 'INSUFFICIENT_INVENTORY', undefined])
    expect(less.body.results[2].item).toMatchObject({ id: a.variantId, quantity: 1, revision: '2' })
    const more = await bulk('increment-by-variant-and-location', {
      incrementData: [
        { variantId: a.variantId, incrementBy: 4 },
        { variantId: b.variantId, locationId: a.productId, incrementBy: 4 },
        { variantId: b.variantId, incrementBy: 99_999 },
      ],
    })
    expect(codes(more.body)).toEqual([undefined, 'INVENTORY_ITEM_NOT_FOUND', 'MAX_QUANTITY_LIMIT_REACHED'])
    expect([(await read(a.variantId)).quantity, (await read(b.variantId)).quantity]).toEqual([5, 1])
  })

  it('Stock of many at once is set in one edit, which can be taken back where nothing was sold since', async () => {
    const [a, b] = [await stock(5), await stock(6)]
    const inventoryItems = [a, b].map(({ variantId: id }) => ({
      inventoryItem: { id, revision: '1', quantity: 20 },
    }))
    expect(codes((await bulk('update', { inventoryItems })).body)).toEqual([undefined, undefined])
    await bulk('decrement', {
      decrementData: [{ inventoryItemId: b.variantId, decrementBy: 1 }],
      reason: 'ORDER',
    })
    const query = { query: { filter: { entityId: a.productId } } }
    const edit = (await owner.call('POST', '/stores/v1/catalog-edits/query', query)).body.catalogEdits[0]
    const undone = await owner.call('POST', `/stores/v1/catalog-edits/${edit.id}/undo`, {})
    expect(codes(undone.body)).toEqual([undefined, 'CHANGED_SINCE'])
    expect([(await read(a.variantId)).quantity, (await read(b.variantId)).quantity]).toEqual([5, 19])
    expect((await emittedEvents(a.variantId)).at(-1)).toEqual([
      'updated_with_reason',
      'REVERT_INVENTORY_CHANGE',
    ])
  })

  it('Stock of many at once is counted once for one key, and not at all where nobody counts', async () => {
    const { variantId } = await stock(5)
    const body = {
      incrementData: [{ inventoryItemId: variantId, incrementBy: 1 }],
      idempotencyKey: 'delivery 7',
    }
    const answers = await Promise.all([bulk('increment', body), bulk('increment', body)])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await read(variantId)).quantity).toBe(6)
    await set({ id: variantId, revision: '2', inStock: true })
    expect(
      codes(
        (await bulk('decrement', { decrementData: [{ inventoryItemId: variantId, decrementBy: 1 }] })).body,
      ),
    ).toEqual(['INVENTORY_QUANTITY_NOT_TRACKED'])
  })
})
