import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/stores/v3/info-sections'
const edits = '/stores/v1/catalog-edits'
const create = async (uniqueName: string, more: object = {}) =>
  (
    await owner.call('POST', path, {
      infoSection: { uniqueName, title: 'Care', plainDescription: 'Wash.', ...more },
    })
  ).body.infoSection
const change = (id: string, changes: object, more: object = {}) =>
  owner.call('PATCH', `${path}/${id}`, { infoSection: { id, ...changes }, ...more })
const make = async (name: string, additionalInfoSections: object[]) =>
  (
    await owner.call('POST', '/stores/v1/products', {
      product: { name, priceData: { price: 1 }, additionalInfoSections },
    })
  ).body.product
const sectionsOf = async (id: string) =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product.additionalInfoSections
const inV3 = async (id: string) =>
  (
    await owner.call(
      'GET',
      `/stores/v3/products/${id}?fields=INFO_SECTION&fields=INFO_SECTION_PLAIN_DESCRIPTION`,
    )
  ).body.product.infoSections
const undoLast = async (entityId: string) => {
  const { body } = await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })
  return (await owner.call('POST', `${edits}/${body.catalogEdits[0].id}/undo`, {})).body
}
const emittedTypes = async (id: string) =>
  (await eventTypesOf(site, id)).map((type) => type.split('_').at(-1))

describe('Info sections', () => {
  it('Info sections are shared by products, which show what they become in both catalogs and lose them when they go', async () => {
    const { id, revision } = await create('linen care')
    const product = await make('Towel', [{ id, title: 'Care', description: 'Wash.' }])
    expect(product.additionalInfoSections).toEqual([{ id, title: 'Care', description: 'Wash.' }])
    const changed = await change(id, { revision, title: 'Washing', plainDescription: 'At 40 degrees.' })
    expect(changed.body.infoSection).toMatchObject({
      revision: '2',
      title: 'Washing',
      assignedProductsCount: 1,
    })
    expect(await sectionsOf(product.id)).toEqual([{ id, title: 'Washing', description: 'At 40 degrees.' }])
    expect(await inV3(product.id)).toEqual([
      { id, uniqueName: 'linen care', title: 'Washing', plainDescription: 'At 40 degrees.' },
    ])
    expect((await change(id, { revision, title: 'Late' })).status).toBe(409)
    expect((await undoLast(id)).bulkActionMetadata.totalFailures).toBe(0)
    expect(await sectionsOf(product.id)).toEqual([{ id, title: 'Care', description: 'Wash.' }])
    expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({})
    expect(await sectionsOf(product.id)).toEqual([])
    expect((await undoLast(id)).bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
    expect(await sectionsOf(product.id)).toEqual([{ id, title: 'Care', description: 'Wash.' }])
    expect(await emittedTypes(id)).toEqual(['created', 'updated', 'updated', 'deleted', 'created'])
  })

  it('Info sections stay shared where catalog V1 writes back what it read, and are the product’s own where it writes another text', async () => {
    const { id } = await create('kept shared')
    const product = await make('Napkin', [{ id, title: 'Care', description: 'Wash.' }])
    const write = async (additionalInfoSections: object[]) =>
      (
        await owner.call('PATCH', `/stores/v1/products/${product.id}`, {
          product: { additionalInfoSections },
        })
      ).body.product.additionalInfoSections
    const own = { title: 'Size', description: '40 by 40' }
    expect(await write([own, { title: 'Care', description: 'Wash.' }])).toEqual([
      own,
      { id, title: 'Care', description: 'Wash.' },
    ])
    expect(await write([{ title: 'Care', description: 'Iron.' }])).toEqual([
      { title: 'Care', description: 'Iron.' },
    ])
    const strange = await owner.call('PATCH', `/stores/v1/products/${product.id}`, {
      product: { additionalInfoSections: [{ ...own, id: '00000000-0000-4000-8000-000000000000' }] },
    })
    expect(strange.body.details.validationError.fieldViolations[0].field).toBe(
      'product.additionalInfoSections[0].id',
    )
  })

  it('Info sections become shared ones when catalog V3 changes what two products wrote alike', async () => {
    const own = { title: 'Made in', description: 'Lisbon' }
    const [one, two] = [await make('Bowl', [own]), await make('Plate', [own])]
    const [{ id }] = await inV3(one.id)
    const { infoSection } = (await owner.call('GET', `${path}/${id}`)).body
    expect(infoSection).toMatchObject({ title: 'Made in', revision: '1', assignedProductsCount: 2 })
    await change(id, { revision: '1', plainDescription: 'Porto' })
    for (const { id: product } of [one, two])
      expect(await sectionsOf(product)).toEqual([{ id, title: 'Made in', description: 'Porto' }])
    const { body } = await owner.call('POST', `${path}/query`, { query: { filter: { title: 'Made in' } } })
    expect(body.infoSections.map((each: { id: string }) => each.id)).toEqual([id])
  })

  it('Info sections are written richly or plainly, by a field mask, and each has a unique name', async () => {
    const nodes = ['Dry.', 'Fold.'].map((text) => ({
      type: 'PARAGRAPH',
      nodes: [{ type: 'TEXT', textData: { text } }],
    }))
    const made = await create('rich care', { plainDescription: undefined, description: { nodes } })
    expect(made).toMatchObject({ plainDescription: 'Dry.\nFold.', description: { nodes } })
    const masked = await change(
      made.id,
      { revision: made.revision, title: 'Not meant', plainDescription: 'Dry.' },
      { fieldMask: 'plainDescription' },
    )
    expect(masked.body.infoSection).toMatchObject({ title: 'Care', plainDescription: 'Dry.', revision: '2' })
    expect(masked.body.infoSection).not.toHaveProperty('description')
    const cleared = await change(made.id, { revision: '2' }, { fieldMask: ['infoSection.plainDescription'] })
    expect(cleared.body.infoSection.plainDescription).toBe('')
    expect((await change(made.id, { revision: '3' }, { fieldMask: 'title' })).status).toBe(400)
    const unknown = await change(made.id, { revision: '3' }, { fieldMask: 'color' })
    expect(JSON.stringify(unknown.body)).toContain(
      'Allowed: uniqueName, title, description, plainDescription',
    )
    const again = await owner.call('POST', path, { infoSection: { uniqueName: 'rich care', title: 'Care' } })
    expect([again.status, again.body.details.applicationError.code]).toEqual([
      409,
      'INFO_SECTION_ALREADY_EXISTS',
    ])
    const script = { nodes: [{ type: 'HTML', htmlData: { html: '<script>' } }] }
    expect((await change(made.id, { revision: '3', description: script })).status).toBe(400)
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('DELETE', `${path}/${made.id}`)).status).toBe(403)
  })

  it('Info sections are made, changed, found or made, and deleted many at once, each with its result', async () => {
    const bulk = async (end: string, body: object) =>
      (await owner.call('POST', `/stores/v3/bulk/info-sections/${end}`, body)).body
    const codes = (body: { results: { itemMetadata: { error?: { code: string } } }[] }) =>
      body.results.map(({ itemMetadata }) => itemMetadata.error?.code)
    const infoSections = ['many 1', 'many 1', 'many 2'].map((uniqueName) => ({ uniqueName, title: 'Many' }))
    const made = await bulk('create', { infoSections, returnEntity: true })
    expect(codes(made)).toEqual([undefined, 'INFO_SECTION_ALREADY_EXISTS', undefined])
    const [first, , last] = made.results.map(({ item }: { item?: { id: string } }) => item?.id)
    const changed = await bulk('update', {
      infoSections: [
        { infoSection: { id: first, revision: '1', title: 'More' } },
        { infoSection: { id: last, revision: '7', title: 'More' } },
      ],
      returnEntity: true,
    })
    expect([codes(changed), changed.results[0].item.title]).toEqual([
      [undefined, 'REVISION_MISMATCH'],
      'More',
    ])
    const found = await bulk('get-or-create', {
      infoSections: [infoSections[0], { uniqueName: 'many 3', title: 'Third' }],
      returnEntity: true,
    })
    expect(found.results.map(({ item }: { item: { title: string } }) => item.title)).toEqual([
      'More',
      'Third',
    ])
    const gone = await bulk('delete', { infoSectionIds: [first, last, 'nothing'] })
    expect(codes(gone)).toEqual([undefined, undefined, 'INFO_SECTION_NOT_FOUND'])
  })
})
