import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { createProduct, getOwnProduct, updateProduct } from '@galleria/platform-client/catalog-writes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'
import { TestClock } from '../../../../dev/testing.ts'
import { publishDue } from './publish-due.ts'

const clock = new TestClock()
let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner({ clock }))
})
afterAll(() => site?.close())

const hour = 3_600_000
const later = (by: number) => new Date(clock.now().getTime() + by).toISOString()
const make = async (name: string, publication: { status: 'DRAFT' | 'SCHEDULED'; date?: string }) =>
  (await createProduct(client, { product: { name, priceData: { price: 5 }, publication } })).product.id
const read = async (id: string) =>
  (await getOwnProduct(client, { id, includeMerchantSpecificData: true })).product
async function seen(id: string): Promise<number> {
  // A token of its own each time: the clock is moved beyond the life of the one before.
  const visitor = await Shopper.visitor(site)
  return (
    await visitor.call('GET', `/stores-reader/v1/products/${id}`, undefined, { 'x-wix-consistent': '1' })
  ).status
}

test('A scheduled product is shown when its date has come, never before, and an undo makes it a draft', async () => {
  const id = await make('Tomorrow’s jar', { status: 'SCHEDULED', date: later(hour) })
  await publishDue(site.platform.services)
  expect(await seen(id)).toBe(404)
  expect(await read(id)).toMatchObject({ visible: false, publication: { status: 'SCHEDULED' } })
  const { rows } = await queryCatalogRows(client, { query: { filter: { publication: 'SCHEDULED' } } })
  expect(rows.map((row) => row.id)).toEqual([id])
  clock.advance(2 * 3600)
  await publishDue(site.platform.services)
  expect(await seen(id)).toBe(200)
  expect(await read(id)).toMatchObject({ visible: true, publication: { status: 'PUBLISHED' } })
  const { body } = await owner.call('POST', '/stores/v1/catalog-edits/query', {
    query: { filter: { entityId: id } },
  })
  expect(body.catalogEdits[0]).toMatchObject({ call: 'PublishScheduledProducts', identity: null })
  await undoCatalogEdit(client, { id: body.catalogEdits[0].id })
  await publishDue(site.platform.services)
  expect(await read(id)).toMatchObject({ visible: false, publication: { status: 'DRAFT' } })
  expect(await seen(id)).toBe(404)
})

test('A draft is hidden until it is shown, and a product that is shown waits for nothing', async () => {
  const id = await make('Unfinished jar', { status: 'DRAFT' })
  expect(await seen(id)).toBe(404)
  await updateProduct(client, { product: { id, visible: true } })
  expect(await read(id)).toMatchObject({ visible: true, publication: { status: 'PUBLISHED' } })
  await updateProduct(client, { product: { id, visible: false } })
  expect(await read(id)).toMatchObject({ visible: false, publication: { status: 'HIDDEN' } })
})

test('A bulk change that shows a scheduled product takes its date away', async () => {
  const id = await make('Early jar', { status: 'SCHEDULED', date: later(hour) })
  const body = { ids: [id], set: { visible: true } }
  await owner.call('POST', '/stores/v1/bulk/products/update', body)
  await owner.call('POST', '/stores/v1/bulk/products/update', { ids: [id], set: { visible: false } })
  expect(await read(id)).toMatchObject({ visible: false, publication: { status: 'HIDDEN' } })
})

test('A schedule needs a date that is to come', async () => {
  for (const date of [undefined, later(-hour)])
    await expect(make('Never', { status: 'SCHEDULED', ...(date && { date }) })).rejects.toMatchObject({
      status: 400,
    })
})
