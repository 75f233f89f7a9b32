import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Level, levelsOf } from '../../base/input/levels.fixture.ts'
import { openRequester, type RequestHead, SOMEBODY } from '../../base/input/requester.fixture.ts'
import { callsOf, type Registered } from '../../http/openapi/registry.ts'

let everyone: RequestHead
beforeAll(async () => {
  everyone = await openRequester()
})
afterAll(() => everyone?.site.close())

/** Input that a call needs before it looks at its filter. */
const besides: Readonly<Record<string, object>> = {
  BeginBulkChange: { set: { price: 1 } },
  BulkAdjustProductVariantsByFilter: { adjust: { price: { amount: 1 } } },
  BulkUpdateProductsByFilter: { set: { price: 1 } },
  BulkUpdateSeoByFilter: { seo: { title: 'One' } },
  BulkUpdateProductVariantsByFilter: { variant: { visible: true } },
  BulkAddProductInfoSectionsByFilter: { infoSectionIds: [SOMEBODY] },
  BulkRemoveProductInfoSectionsByFilter: { infoSectionIds: [SOMEBODY] },
  BulkAddProductsToCategoriesByFilter: { categoryIds: [SOMEBODY] },
  BulkRemoveProductsFromCategoriesByFilter: { categoryIds: [SOMEBODY] },
  BulkUpdateInventoryItemsByFilter: { inventoryItem: { quantity: 1 } },
  BulkAdjustInventoryItemsByFilter: { adjust: { amount: 1 } },
  BulkSetOrAdjustInventoryItemsByFilter: { set: { quantity: 1 } },
  BulkCreateInventoryItemsByVariantFilter: { inventoryItem: { quantity: 1 } },
  PreviewBulkChange: { set: { price: 1 } },
  PreviewInventoryChange: { set: { quantity: 1 } },
  BulkAdjustPoints: { amount: 1 },
  BulkUpdateModerationStatus: { status: 'APPROVED' },
  PreviewBulkAdjustPoints: { amount: 1 },
  QueryCategories: { treeReference: { appNamespace: '@wix/stores' } },
}
/** Fields that an entity needs beside its filter. */
const beside: Readonly<Record<string, object>> = {
  CreateCustomerSegment: { name: 'One' },
  UpdateCustomerSegment: { id: SOMEBODY, revision: 1 },
}
/** Calls that take one order instead of a list, or change what is found in no order. */
const withoutOrder = ['SearchFiles', 'BulkAdjustPoints', 'PreviewBulkAdjustPoints']

interface Case {
  readonly call: Registered
  readonly level: Level
}

/** A report, whose filter is no query, and rules, whose order is one of a few names. */
const reports = [
  'QuerySales',
  'QueryPoints',
  'QueryPointsAccounts',
  'PreviewCollectionRules',
  'SetCollectionRules',
]

/** Every place of every input that has a field of this name. */
function places(name: string): Case[] {
  return callsOf(everyone.site.platform.app).flatMap((call) => {
    const levels = call.input && !call.plain && !reports.includes(call.name) ? levelsOf(call.input) : []
    return levels.flatMap((level) => (level.names.has(name) ? [{ call, level }] : []))
  })
}

async function wrong(cases: readonly Case[], fields: object, expected: string): Promise<string[]> {
  const found: string[] = []
  for (const { call, level } of cases) {
    const { status, violations } = await everyone.ask(call, {
      ...besides[call.name],
      ...level.holding({ ...beside[call.name], ...fields }),
    })
    const path = level.at ? `${level.at}.${expected}` : expected
    // Skip lists of nobody: their cursor is never looked at.
    if (status === 404) continue
    const told = violations.map(({ field }) => field)
    if (status !== 400 || told.join() !== path)
      found.push(`${call.name} ${call.method} ${call.path}: ${status} ${told.join()}, not ${path}`)
  }
  return found
}

it('A field that cannot be filtered is told at the path at which every query has it', async () => {
  const cases = places('filter')
  expect(cases.length).toBeGreaterThan(40)
  expect(await wrong(cases, { filter: { nope: 1 } }, 'filter.nope')).toEqual([])
}, 120_000)

it('A field that cannot be sorted by is told at the path at which every query has it', async () => {
  for (const name of ['sort', 'sorting']) {
    const cases = places(name).filter(({ call }) => !withoutOrder.includes(call.name))
    expect(cases.length).toBeGreaterThan(0)
    const one = [{ fieldName: 'nope' }]
    expect(await wrong(cases, { [name]: one }, `${name}[0].fieldName`)).toEqual([])
  }
}, 120_000)

it('A cursor of another list is told at the path at which every query has it', async () => {
  const changes = ['BulkAdjustPoints', 'PreviewBulkAdjustPoints']
  const cases = places('cursor').filter(({ call }) => !changes.includes(call.name))
  expect(cases.length).toBeGreaterThan(30)
  expect(await wrong(cases, { cursor: 'x.y' }, 'cursor')).toEqual([])
}, 120_000)

it('A list that is paged by cursor alone refuses an offset, and says what to use', async () => {
  const cases = places('cursorPaging').filter(
    ({ level }) => level.names.has('filter') && level.names.has('paging'),
  )
  let refused = 0
  for (const { call, level } of cases) {
    const { violations } = await everyone.ask(call, {
      ...besides[call.name],
      ...level.holding({ paging: { limit: 1, offset: 1 } }),
    })
    const [first] = violations
    // Some lists know both ways.
    if (!first) continue
    expect(first, call.name).toMatchObject({
      field: `${level.at}.paging`,
      description: 'is not allowed. Use cursorPaging',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
    refused += 1
  }
  expect(refused).toBeGreaterThan(20)
}, 120_000)

it('The one order of files is told where it stands', async () => {
  const [{ call } = { call: undefined }] = places('sort').filter(({ call }) => call.name === 'SearchFiles')
  const { violations } = await everyone.ask(call as Registered, { sort: { fieldName: 'nope' } })
  expect(violations).toMatchObject([{ field: 'sort.fieldName', violatedRule: 'FIELD_NOT_ALLOWED' }])
})
