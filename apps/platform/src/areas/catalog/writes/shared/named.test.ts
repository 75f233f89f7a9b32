import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../../dev/testing/event-types.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const edits = '/stores/v1/catalog-edits'
const undoLast = async (entityId: string) => {
  const { body } = await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })
  return (await owner.call('POST', `${edits}/${body.catalogEdits[0].id}/undo`, {})).body
}
const codes = (body: { results: { itemMetadata: { error?: { code: string } } }[] }) =>
  body.results.map(({ itemMetadata }) => itemMetadata.error?.code)
const emittedTypes = async (id: string) =>
  (await eventTypesOf(site, id)).map((type) => type.split('_').at(-1))

describe.each([
  { table: 'brands', one: 'brand', count: 'assignedProductsCount' },
  { table: 'ribbons', one: 'ribbon', count: 'assignedProductCount' },
])('$table', ({ table, one, count }) => {
  const path = `/stores/v3/${table}`
  const code = one.toUpperCase()
  const create = (name: string) => owner.call('POST', path, { [one]: { name } })
  const change = (id: string, changes: object) =>
    owner.call('PATCH', `${path}/${id}`, { [one]: { id, ...changes } })
  const read = (id: string) => owner.call('GET', `${path}/${id}`)
  const productOf = async (name: string) =>
    (
      await owner.call('POST', '/stores/v1/products', {
        product: { name, priceData: { price: 1 }, [one]: `Of ${name}` },
      })
    ).body.product
  const seen = async (id: string) =>
    (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product[one]

  it('$table are made, called otherwise, and taken from every product when they go; all of it can be taken back', async () => {
    const product = await productOf(`Mug ${table}`)
    const { body } = await owner.call('POST', `${path}/get-or-create`, { [`${one}Name`]: `Of Mug ${table}` })
    const { id, revision } = body[one]
    expect(body[one]).toMatchObject({ revision: '1', [count]: 1 })
    const renamed = await change(id, { revision, name: `New ${table}` })
    expect(renamed.body[one]).toMatchObject({ name: `New ${table}`, revision: '2', [count]: 1 })
    expect(await seen(product.id)).toBe(`New ${table}`)
    const late = await change(id, { revision, name: 'Late' })
    expect([late.status, late.body.details.applicationError.data]).toEqual([409, { currentRevision: '2' }])
    expect((await undoLast(id)).bulkActionMetadata.totalFailures).toBe(0)
    expect(await seen(product.id)).toBe(`Of Mug ${table}`)
    expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({})
    expect([(await read(id)).status, (await seen(product.id)) ?? '']).toEqual([404, ''])
    expect(codes(await undoLast(id))).toEqual([undefined, undefined])
    expect([(await read(id)).status, await seen(product.id)]).toEqual([200, `Of Mug ${table}`])
    expect(await emittedTypes(id)).toEqual(['created', 'updated', 'updated', 'deleted', 'created'])
  })

  it('$table have each a name of their own, which is more than spaces', async () => {
    const made = await create(`  Alone ${table} `)
    expect(made.body[one].name).toBe(`Alone ${table}`)
    const twice = await create(`Alone ${table}`)
    expect([twice.status, twice.body.details.applicationError.code]).toEqual([409, `${code}_ALREADY_EXISTS`])
    const blank = await create('   ')
    expect(blank.body.details.validationError.fieldViolations[0]).toMatchObject({
      ...{ field: `${one}.name`, ruleName: 'ONLY_SPACES_STRING_ERROR' },
    })
    const other = await create(`Other ${table}`)
    const { id, revision } = other.body[one]
    expect((await change(id, { revision, name: `Alone ${table}` })).status).toBe(409)
    expect((await change(id, { name: 'No revision' })).status).toBe(400)
    const both = await Promise.all([1, 2].map(() => create(`At once ${table}`)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', path, { [one]: { name: 'Mine' } })).status).toBe(403)
  })

  it('$table are made and deleted many at once, each with its result', async () => {
    const bulk = (end: string, body: object) => owner.call('POST', `/stores/v3/bulk/${table}/${end}`, body)
    const names = [`Many ${table} 1`, `Many ${table} 1`, `Many ${table} 2`].map((name) => ({ name }))
    const made = (await bulk('create', { [table]: names, returnEntity: true })).body
    expect(codes(made)).toEqual([undefined, `${code}_ALREADY_EXISTS`, undefined])
    const ids = [made.results[0].item.id, made.results[2].item.id, 'nothing']
    const gone = (await bulk('delete', { [`${one}Ids`]: ids })).body
    expect(codes(gone)).toEqual([undefined, undefined, `${code}_NOT_FOUND`])
  })
})
