import type { Selectable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../../../data/database.ts'
import { furnishShop } from '../../../../dev/testing/shop.ts'
import { signUp } from '../../../../dev/testing/sign-up.ts'
import { staffOf } from '../../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import type { ContractDocument, SubscriptionTables } from '../tables.ts'

type Row = Selectable<SubscriptionTables['subscriptionContracts']>

const path = '/ecom/v1/subscription-contracts'
const COUNT = 130
let site: TestPlatform
let staff: ReturnType<typeof staffOf>
let member: { memberId: string; email: string }

const settings: ContractDocument['settings'] = {
  ...{ frequency: 'MONTH', interval: 1, autoRenewal: true, enableCustomerCancellation: true },
}
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  staff = staffOf(site)
  member = await signUp(site)
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    ...{ id: idOf(index), orderId: idOf(index), lineId: idOf(index), visitorId: null },
    memberId: index === 7 ? member.memberId : null,
    email: `reader-${index}@galleria.test`,
    status: (index % 10 === 0 ? 'CANCELLED' : 'AUTO_RENEW_ON') as Row['status'],
    document: jsonb<ContractDocument>({ name: index === 3 ? 'Rare Tea' : 'Soap', settings }),
    ...{ cycle: 1, nextAt: null, revision: 1 },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))),
    updatedAt: new Date(),
  }))
  await site.platform.services.db.insertInto('subscriptionContracts').values(rows).execute()
})
afterAll(() => site.close())

async function list(query: Record<string, string | number>) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await staff('GET', `${path}?${text}`)
  const { cursors } = body.pagingMetadata ?? {}
  const contracts: { id: string }[] = body.subscriptionContracts ?? []
  return { status, body, ids: contracts.map(({ id }) => id), cursors }
}

it('A list of contracts brings every contract once, by pages that go on and back', async () => {
  const seen: string[][] = []
  let at: { ids: string[]; cursors: { next?: string; prev?: string } } = await list({
    'cursorPaging.limit': 50,
  })
  expect(at.cursors.prev).toBeUndefined()
  for (;;) {
    seen.push(at.ids)
    if (!at.cursors.next) break
    at = await list({ 'cursorPaging.limit': 50, 'cursorPaging.cursor': at.cursors.next })
  }
  expect(seen.map(({ length }) => length)).toEqual([50, 50, 30])
  expect(new Set(seen.flat()).size).toBe(COUNT)
  const back = await list({ 'cursorPaging.limit': 50, 'cursorPaging.cursor': at.cursors.prev ?? '' })
  expect(back.ids).toEqual(seen[1])
})

it('A list of contracts answers a hundred where nothing is said, and more behind them', async () => {
  const first = await list({})
  expect([first.ids.length, first.body.pagingMetadata.hasNext]).toEqual([100, true])
})

it('A list of contracts finds by status, part of an address, name of the product, and member, and a cursor keeps them', async () => {
  const ended = await list({ status: 'CANCELLED', 'cursorPaging.limit': 10 })
  expect(ended.ids).toHaveLength(10)
  const rest = await list({ 'cursorPaging.limit': 10, 'cursorPaging.cursor': ended.cursors.next })
  expect(rest.ids).toHaveLength(3)
  expect((await list({ search: 'READER-12@' })).ids).toEqual([idOf(12)])
  expect((await list({ search: 'rare t' })).ids).toEqual([idOf(3)])
  expect((await list({ search: member.memberId })).ids).toEqual([idOf(7)])
  expect((await list({ search: member.email })).ids).toEqual([idOf(7)])
  expect((await list({ search: '%' })).ids).toEqual([])
})

it('A list of contracts refuses a forged cursor, an unknown status and words without end at the path that was sent', async () => {
  for (const [query, field] of [
    [{ 'cursorPaging.cursor': 'forged' }, 'cursorPaging.cursor'],
    [{ status: 'PAUSED' }, 'status'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ] as const) {
    const { status, body } = await list(query)
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field }])
  }
})
