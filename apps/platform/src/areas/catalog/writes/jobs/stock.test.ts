import {
  getCatalogJob,
  listCatalogJobResults,
  previewInventoryChange,
} from '@galleria/platform-client/catalog-bulk'
import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import { getInventoryItem, queryInventoryItems } from '@galleria/platform-client/catalog-inventory'
import * as items from '@galleria/platform-client/catalog-inventory-items'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../../dev/testing/event-types.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'
import { carryCatalogJobsOn } from './carry-on.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const make = async (name: string) => {
  const { body } = await owner.call('POST', '/stores/v1/products', {
    product: {
      ...{ name, priceData: { price: 3 }, manageVariants: true },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    },
  })
  const { id, variants } = body.product
  const [s, l] = variants.map((variant: { id: string }) => variant.id) as [string, string]
  return { id: id as string, s, l }
}
const set = (variantId: string, quantity: number) =>
  items.createInventoryItem(client, { inventoryItem: { variantId, quantity } })
const read = async (inventoryItemId: string) =>
  (await getInventoryItem(client, { inventoryItemId })).inventoryItem
const quantities = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await read(id)).quantity))
const finished = async (begun: Promise<{ jobId?: string | undefined }>) => {
  const { jobId = '' } = await begun
  await carryCatalogJobsOn(site.platform.services)
  return { jobId, job: (await getCatalogJob(client, { id: jobId })).job }
}
const of = (...productIds: string[]) => ({ filter: { productId: { $in: productIds } } })
const emittedEvents = async (entityId: string) =>
  (await eventTypesOf(site, entityId)).map((type) => type.split('.').at(-1))

describe('An inventory item', () => {
  it('An inventory item is deleted, its variant stays out of stock, and it can be created again', async () => {
    const { id, s, l } = await make('Loses an item')
    await set(s, 4)
    await items.deleteInventoryItem(client, { inventoryItemId: s })
    await expect(read(s)).rejects.toMatchObject({ status: 404 })
    await expect(items.deleteInventoryItem(client, { inventoryItemId: s })).rejects.toMatchObject({
      status: 404,
    })
    const there = await queryInventoryItems(client, { query: { filter: { productId: id } } })
    expect(there.inventoryItems.map((item) => item.id)).toEqual([l])
    const product = (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product
    expect(product.variants).toMatchObject([{ stock: { inStock: false } }, { stock: { inStock: true } }])
    expect((await emittedEvents(s)).slice(-2)).toEqual([
      'inventory_item_deleted',
      'inventory_item_stock_status_updated',
    ])
    expect((await set(s, 2)).inventoryItem).toMatchObject({ id: s, quantity: 2 })
    expect((await emittedEvents(s)).slice(-2)).toEqual([
      'inventory_item_created',
      'inventory_item_stock_status_updated',
    ])
  })

  it('An inventory item comes back as it was with the undo of its deletion', async () => {
    const { id, s, l } = await make('Gets them back')
    await set(s, 4)
    const gone = await items.bulkDeleteInventoryItems(client, { inventoryItemIds: [s, l, id] })
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    const edits = await owner.call('POST', '/stores/v1/catalog-edits/query', {
      query: { filter: { entityId: id } },
    })
    const [edit] = edits.body.catalogEdits
    expect(edit).toMatchObject({ call: 'BulkDeleteInventoryItems', reason: 'MANUAL' })
    await undoCatalogEdit(client, { id: edit.id })
    expect(await read(s)).toMatchObject({ quantity: 4, trackQuantity: true })
    expect(await read(l)).toMatchObject({ inStock: true })
  })
})

describe('The stock of all that is found', () => {
  it('The stock of all that is found is adjusted by a job, each item with its result, and taken back once each', async () => {
    const [a, b] = [await make('Adjusted A'), await make('Adjusted B')]
    await Promise.all([set(a.s, 5), set(a.l, 1), set(b.s, 9)])
    const { jobId, job } = await finished(
      items.bulkAdjustInventoryItemsByFilter(client, { ...of(a.id, b.id), adjust: { amount: -2 } }),
    )
    expect(job).toMatchObject({ status: 'FINISHED', total: 4, succeeded: 2, failed: 2 })
    expect(await quantities([a.s, a.l, b.s])).toEqual([3, 1, 7])
    const { results } = await listCatalogJobResults(client, { id: jobId, status: 'FAILED' })
    const codes = new Map(results.map((result) => [result.inventoryItemId, result]))
    expect(codes.get(a.l)).toMatchObject({ productId: a.id, error: { code: 'INSUFFICIENT_INVENTORY' } })
    expect(codes.get(b.l)).toMatchObject({
      productId: b.id,
      error: { code: 'INVENTORY_QUANTITY_NOT_TRACKED' },
    })
    const undone = await finished(undoCatalogEdit(client, { id: jobId }))
    expect(undone.job).toMatchObject({ succeeded: 2, failed: 0 })
    expect(await quantities([a.s, b.s])).toEqual([5, 9])
  })

  it('The stock of all that is found is set, deleted and made again of those alone that the filter means', async () => {
    const { id, s, l } = await make('Set by filter')
    await set(s, 5)
    const counted = { filter: { productId: id, trackQuantity: true } }
    const inventoryItem = { quantity: 8, preorderInfo: { enabled: true, limit: 3 } }
    await finished(items.bulkUpdateInventoryItemsByFilter(client, { ...counted, inventoryItem }))
    expect(await read(s)).toMatchObject({ quantity: 8, preorderInfo: { enabled: true, limit: 3 } })
    expect((await read(l)).trackQuantity).toBe(false)
    await finished(
      items.bulkSetOrAdjustInventoryItemsByFilter(client, { ...of(id), set: { inStock: false } }),
    )
    expect([(await read(s)).inStock, (await read(l)).inStock]).toEqual([false, false])
    const gone = await finished(items.bulkDeleteInventoryItemsByFilter(client, of(id)))
    expect(gone.job).toMatchObject({ total: 2, succeeded: 2 })
    await items.createInventoryItem(client, { inventoryItem: { variantId: s, quantity: 1 } })
    const made = await finished(
      items.bulkCreateInventoryItemsByVariantFilter(client, { ...of(id), inventoryItem: { quantity: 6 } }),
    )
    expect(made.job).toMatchObject({ total: 2, succeeded: 1, failed: 1 })
    expect(await quantities([s, l])).toEqual([1, 6])
  })

  it('The stock of all that is found is seen before it is changed, product by product', async () => {
    const [a, b] = [await make('Foreseen A'), await make('Foreseen B')]
    await Promise.all([set(a.s, 5), set(a.l, 1), set(b.s, 9)])
    const counted = { filter: { productId: { $in: [a.id, b.id] }, trackQuantity: true } }
    const less = await previewInventoryChange(client, { ...counted, adjust: { amount: -2 } })
    expect(less).toMatchObject({ total: 2, checked: 2, changed: 1, refused: 1 })
    const rows = new Map(less.rows.map((row) => [row.productId, row]))
    expect(rows.get(a.id)).toMatchObject({ cells: [], error: { code: 'INSUFFICIENT_INVENTORY' } })
    expect(rows.get(b.id)?.cells).toContainEqual({ cell: `variants/${b.s}/quantity`, from: 9, to: 7 })
    expect(await previewInventoryChange(client, { ...counted, delete: true })).toMatchObject({ changed: 2 })
    expect(await quantities([a.s, a.l, b.s])).toEqual([5, 1, 9])
  })

  it('The stock of all that is found needs a filter to be about everything, one thing to do, and who may do it', async () => {
    const path = '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter'
    const wrong = async (body: object) => (await owner.call('POST', path, body)).status
    expect(await wrong({ set: { quantity: 1 } })).toBe(400)
    expect(await wrong({ filter: {}, set: { quantity: 1 }, adjust: { amount: 1 } })).toBe(400)
    expect(await wrong({ filter: {}, adjust: { amount: 0 } })).toBe(400)
    expect(await wrong({ filter: {}, set: {} })).toBe(400)
    expect(await wrong({ filter: { color: 'red' }, adjust: { amount: 1 } })).toBe(400)
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', path, { filter: {}, adjust: { amount: 1 } })).status).toBe(403)
  })
})
