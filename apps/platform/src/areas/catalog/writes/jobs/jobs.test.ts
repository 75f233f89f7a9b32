import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { carryCatalogJobsOn } from './carry-on.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const edits = '/stores/v1/catalog-edits'
const make = async (name: string, price = 10): Promise<string> =>
  (await owner.call('POST', '/stores/v1/products', { product: { name, priceData: { price } } })).body.product
    .id
const priceOf = async (id: string): Promise<number> =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product.priceData.price
const begin = async (end: string, body: object): Promise<string> =>
  (await owner.call('POST', `/stores/v3/bulk/products/${end}`, body)).body.jobId
const adjust = (ids: readonly string[], amount: number, more: object = {}) =>
  begin('adjust-variants-by-filter', { filter: { id: { $in: ids } }, adjust: { price: { amount } }, ...more })
const jobOf = async (id: string) => (await owner.call('GET', `${edits}/${id}/job`)).body.job
const carryOn = () => carryCatalogJobsOn(site.platform.services)

describe('A change of all products that are found', () => {
  it('A change of all products that are found is done by a job once, however many servers carry it on, and is one edit', async () => {
    const ids = [await make('Jobbed 1'), await make('Jobbed 2', 3)]
    const jobId = await adjust(ids, -5)
    expect(await jobOf(jobId)).toMatchObject({ status: 'RUNNING', total: 2, succeeded: 0, failed: 0 })
    const waiting = await owner.call('POST', `${edits}/${jobId}/job/results/query`, {
      ...{ status: 'PENDING', cursorPaging: { limit: 1 } },
    })
    expect(waiting.body.results).toEqual([{ productId: ids.toSorted()[0], status: 'PENDING' }])
    await Promise.all([carryOn(), carryOn(), carryOn()])
    await carryOn()
    expect(await jobOf(jobId)).toMatchObject({
      ...{ call: 'BulkAdjustProductVariantsByFilter', status: 'FINISHED', succeeded: 1, failed: 1 },
    })
    expect(await Promise.all(ids.map(priceOf))).toEqual([5, 3])
    const failed = await owner.call('POST', `${edits}/${jobId}/job/results/query`, { status: 'FAILED' })
    expect(failed.body.results).toEqual([
      {
        productId: ids[1],
        status: 'FAILED',
        error: { code: 'NEGATIVE_VALUE', description: expect.any(String) },
      },
    ])
    const every = await owner.call('POST', `${edits}/${jobId}/job/results/query`, {})
    expect(every.body.results).toHaveLength(2)
    expect(every.body.results).toContainEqual({ productId: ids[0], status: 'SUCCEEDED' })
    const rows = await owner.call('POST', `${edits}/${jobId}/rows/query`, {})
    expect([rows.body.total, rows.body.rows[0].entityId]).toEqual([1, ids[0]])
    const edit = (await owner.call('GET', `${edits}/${jobId}`)).body.catalogEdit
    expect([edit.changed, edit.hasJob]).toEqual([1, true])
  })

  it('A change of all products that are found is taken back by a job, product by product and never over what is newer', async () => {
    const [a = '', b = ''] = [await make('Back 1'), await make('Back 2')]
    const jobId = await adjust([a, b], 7)
    const early = await owner.call('POST', `${edits}/${jobId}/undo`, {})
    expect([early.status, early.body.details.applicationError.code]).toEqual([409, 'EDIT_STILL_RUNNING'])
    await carryOn()
    await owner.call('PATCH', `/stores/v1/products/${b}`, { product: { priceData: { price: 50 } } })
    const undoing = (await owner.call('POST', `${edits}/${jobId}/undo`, {})).body.jobId
    await carryOn()
    expect(await jobOf(undoing)).toMatchObject({
      call: 'UndoCatalogEdit',
      status: 'FINISHED',
      succeeded: 1,
      failed: 1,
    })
    expect([await priceOf(a), await priceOf(b)]).toEqual([10, 50])
    expect((await owner.call('GET', `${edits}/${jobId}`)).body.catalogEdit.undoneBy).toBe(undoing)
  })

  it('A change of all products that are found sets one thing for all, hidden ones too, and needs a filter to be about everything', async () => {
    const id = await make('Hidden by choice')
    await owner.call('PATCH', `/stores/v1/products/${id}`, { product: { visible: false } })
    await begin('update-by-filter', { filter: { id }, set: { brand: 'Jobs' } })
    await carryOn()
    const { body } = await owner.call('GET', `/stores-reader/v1/products/${id}`)
    expect(body.product.brand).toBe('Jobs')
    await begin('update-by-filter', { filter: { id }, set: { visible: true } })
    await carryOn()
    const shown = await owner.call('GET', `/stores-reader/v1/products/${id}`)
    expect(shown.body.product.visible).toBe(true)
    const all = { adjust: { price: { amount: 1 } } }
    const path = '/stores/v3/bulk/products/adjust-variants-by-filter'
    expect((await owner.call('POST', path, all)).status).toBe(400)
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', path, { filter: {}, ...all })).status).toBe(403)
  })

  it('A change of all products that are found leaves out whose discount would be more than the new price, in the preview too', async () => {
    const [plain, reduced] = [await make('Plain price'), await make('Reduced price')]
    const discount = { type: 'AMOUNT', value: 5 }
    await owner.call('PATCH', `/stores/v1/products/${reduced}`, { product: { discount } })
    const wanted = { filter: { id: { $in: [plain, reduced] } }, set: { price: 4 } }
    const { body } = await owner.call('POST', `${edits}/preview`, wanted)
    expect(body).toMatchObject({ total: 2, changed: 1, refused: 1 })
    const jobId = await begin('update-by-filter', wanted)
    await carryOn()
    expect(await jobOf(jobId)).toMatchObject({ status: 'FINISHED', succeeded: 1, failed: 1 })
    expect(await Promise.all([plain, reduced].map(priceOf))).toEqual([4, 10])
    const failed = await owner.call('POST', `${edits}/${jobId}/job/results/query`, { status: 'FAILED' })
    expect(failed.body.results).toMatchObject([
      { productId: reduced, error: { description: expect.stringContaining('set.price') } },
    ])
  })

  it('A change of all products that words find takes those that the list shows for the same words', async () => {
    const hidden = await make('Saltglaze jumper')
    await owner.call('PATCH', `/stores/v1/products/${hidden}`, { product: { visible: false } })
    await make('Saltglaze sweaters')
    await make('Saltglaze cup')
    const total = async (search: object, filter: object = {}) => {
      const query = { filter, search }
      const list = (await owner.call('POST', '/stores/v1/catalog-rows/query', { query })).body
      const wanted = { filter, search, adjust: { price: { amount: 1 } } }
      const jobId = await begin('adjust-variants-by-filter', wanted)
      const { body } = await owner.call('POST', `${edits}/${jobId}/job/results/query`, {})
      const ids = list.rows.map(({ id }: { id: string }) => id).toSorted()
      expect(body.results.map(({ productId }: { productId: string }) => productId)).toEqual(ids)
      expect((await owner.call('POST', `${edits}/preview`, wanted)).body.total).toBe(list.total)
      await carryOn()
      return list.total
    }
    expect(await total({ expression: 'saltglaze sweater' })).toBe(2)
    expect(await total({ expression: 'saltglase', fuzzy: true })).toBe(3)
    expect(await total({ expression: 'saltglaze' }, { visible: true })).toBe(2)
    expect(await total({ expression: 'saltglaze', fields: ['description'] })).toBe(0)
    expect(await total({ expression: ' ' }, { id: hidden })).toBe(1)
  })

  it('A change of all products that are found is begun once for one key, and ends at once where nothing is found', async () => {
    const id = await make('Keyed')
    const more = { idempotencyKey: 'spring sale' }
    const jobs = await Promise.all([adjust([id], 1, more), adjust([id], 1, more)])
    expect(jobs[0]).toBe(jobs[1])
    await carryOn()
    expect(await priceOf(id)).toBe(11)
    const none = await adjust(['00000000-0000-4000-8000-000000000000'], 1)
    expect(await jobOf(none)).toMatchObject({ status: 'FINISHED', total: 0 })
    expect((await owner.call('GET', `${edits}/${id}/job`)).body.details.applicationError.code).toBe(
      'ASYNC_JOB_NOT_FOUND',
    )
  })

  it('A change of all products that are found is seen before it is made: how many, from what to what, what stays, and what would be refused', async () => {
    const ids = [await make('Seen 1', 20), await make('Seen 2', 3)]
    const preview = async (body: object) =>
      (await owner.call('POST', `${edits}/preview`, { filter: { id: { $in: ids } }, ...body })).body
    const lower = await preview({ adjust: { price: { amount: -5 } } })
    expect(lower).toMatchObject({ total: 2, checked: 2, changed: 1, unchanged: 0, refused: 1 })
    const rows = new Map<string, object>(
      lower.rows.map((row: { productId: string }) => [row.productId, row] as const),
    )
    expect(rows.get(ids[0] ?? '')).toMatchObject({
      name: 'Seen 1',
      cells: expect.arrayContaining([{ cell: 'priceMinor', from: 2000, to: 1500 }]),
    })
    expect(rows.get(ids[1] ?? '')).toMatchObject({ cells: [], error: { code: 'NEGATIVE_VALUE' } })
    expect(await preview({ set: { price: 20 } })).toMatchObject({ changed: 1, unchanged: 1, refused: 0 })
    const named = await preview({ set: { brand: 'Never made' } })
    expect(named.changed).toBe(2)
    const { db } = site.platform.services
    expect(await db.selectFrom('brands').select('id').where('name', '=', 'Never made').execute()).toEqual([])
    expect(await Promise.all(ids.map(priceOf))).toEqual([20, 3])
    expect((await owner.call('POST', `${edits}/preview`, { filter: {} })).status).toBe(400)
  })
})
