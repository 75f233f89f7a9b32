import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { CursorSearch } from '../../../data/query-language/search.ts'
import { createTestPlatform } from '../../../dev/testing.ts'
import type { Found, Scope } from './engine.ts'
import { freshCatalog } from './open.ts'

const site = await createTestPlatform({ seed: 'full' })
afterAll(() => site.close())
const { services } = site.platform

const scopes: readonly Scope[] = [{}, { language: 'de|de|true|x' }, { hidden: true, fields: 'table' }]
const searches: readonly object[] = [
  {},
  { sort: [{ fieldName: 'name', order: 'DESC' }] },
  { search: { expression: 'vase' } },
  { search: { expression: 'lmap', fuzzy: true } },
  { filter: { 'actualPriceRange.minValue.amount': { $gt: 40 } }, search: { expression: 'blue', mode: 'OR' } },
]
const cases = scopes.flatMap((scope) => searches.map((search) => ({ scope, search })))

test.each(cases)(
  'A page, a window, all ids and the count of $search agree for $scope',
  async ({ scope, search }) => {
    const catalog = await freshCatalog(services)
    const asked = await catalog.ask(CursorSearch.parse({ ...search, paging: { limit: 7, offset: 3 } }), scope)
    const [found, window, all, count] = await Promise.all([
      asked.find(),
      asked.window({ limit: 7, offset: 3 }),
      asked.all(),
      asked.count(),
    ])
    expect(count).toBeGreaterThan(0)
    expect(new Set(all).size).toBe(count)
    expect(window).toEqual({ ids: all.slice(3, 10), total: count })
    expect([found.ids, found.total, found.offset]).toEqual([window.ids, count, 3])
    const entries = await catalog.entriesOf(all)
    expect(all.every((id) => scope.hidden || entries.get(id)?.visible)).toBe(true)
  },
)

test.each(cases)(
  'Pages behind cursors of $search make up the whole for $scope, forth and back',
  async ({ scope, search }) => {
    const catalog = await freshCatalog(services)
    const pageOf = async (cursor?: string) => {
      const paging = { cursorPaging: { limit: 40, cursor } }
      return (await catalog.ask(CursorSearch.parse({ ...(cursor ? {} : search), ...paging }), scope)).find()
    }
    const pages: Found[] = [await pageOf()]
    for (let next = pages[0]?.cursors.next; next; next = pages.at(-1)?.cursors.next)
      pages.push(await pageOf(next))
    const all = await (await catalog.ask(CursorSearch.parse(search), scope)).all()
    expect(pages.flatMap(({ ids }) => ids)).toEqual(all)
    const [before, last] = pages.slice(-2)
    if (last?.cursors.prev) expect((await pageOf(last.cursors.prev)).ids).toEqual(before?.ids)
  },
)

test('A facet counts what is found, whatever page of it is shown', async () => {
  const catalog = await freshCatalog(services)
  const counted = { name: 'type', type: 'VALUE', fieldPath: 'productType' }
  const totals = []
  for (const limit of [0, 5]) {
    const request = CursorSearch.parse({ paging: { limit }, aggregations: [counted] })
    const found = await (await catalog.ask(request, {})).find()
    const { results } = (await found.aggregate(request.aggregations)) as {
      results: { values: { results: { count: number }[] } }[]
    }
    const sum = results[0]?.values.results.reduce((all, { count }) => all + count, 0)
    expect(sum).toBe(found.total)
    totals.push(sum)
  }
  expect(totals[0]).toBe(totals[1])
})

test('An unknown product has no entry, and similar products leave out those that are excluded', async () => {
  const catalog = await freshCatalog(services)
  const [first = ''] = await (await catalog.ask(CursorSearch.parse({}), {})).all()
  const unknown = randomUUID()
  expect([...(await catalog.entriesOf([first, unknown])).keys()]).toEqual([first])
  const similar = await catalog.similarTo([first], { without: [first], most: 5 })
  expect(similar.length).toBeGreaterThan(0)
  const [best = ''] = similar
  const fewer = await catalog.similarTo([first], { without: [first, best], most: 5 })
  expect([similar.includes(first), fewer.includes(best)]).toEqual([false, false])
  expect(fewer.slice(0, 4)).toEqual(similar.slice(1))
})
