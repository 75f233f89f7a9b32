import type { PointsRow } from '@galleria/platform-client/entities/analytics'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import { tryEnter } from '../../loyalty/ledger/index.ts'
import type { TransactionType } from '../../loyalty/tables.ts'
import { plainPoints } from './plain-points.fixture.ts'

const clock = new TestClock()
let site: TestPlatform
let staff: ReturnType<typeof staffOf>
let accounts: string[]
let first: string
beforeAll(async () => {
  site = await createTestPlatform({ clock })
  staff = staffOf(site)
  const { db } = site.platform.services
  await furnishShop(db)
  for (let index = 0; index < 3; index += 1) await site.signUp()
  accounts = (await db.selectFrom('loyaltyAccounts').select('id').execute()).map(({ id }) => id)
  first = today()
})
afterAll(() => site.close())

const today = (days = 0) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const ask = async (body: object) =>
  (await staff('POST', '/analytics/v1/reports/points/query', { from: first, to: today(1), ...body })).body

const campaign = crypto.randomUUID()
const reward = crypto.randomUUID()
const rule = crypto.randomUUID()
const order = crypto.randomUUID()

/** Ways in which points move, by the keys that the areas of the platform give their entries. */
const ways: readonly { type: TransactionType; key: string; orderId?: string; info?: object }[] = [
  { type: 'EARN', key: `rule ${rule}` },
  { type: 'EARN', key: 'order', orderId: order, info: { activityType: 'PURCHASE' } },
  { type: 'EARN', key: `campaign ${campaign} order`, orderId: order, info: { activityType: 'PURCHASE' } },
  { type: 'EARN', key: 'app', info: { activityType: 'REVIEW' } },
  { type: 'REDEEM', key: 'redeem', info: { rewardId: reward } },
  { type: 'REFUND', key: 'coupon' },
  { type: 'ADJUST', key: 'refund', orderId: order },
  { type: 'ADJUST', key: 'edit', orderId: order },
  { type: 'ADJUST', key: 'bulk' },
  { type: 'ADJUST', key: 'staff' },
  { type: 'UNKNOWN', key: 'import' },
  { type: 'EXPIRE', key: 'expire' },
]

const move = fc.record({
  account: fc.nat({ max: 2 }),
  way: fc.nat({ max: ways.length - 1 }),
  amount: fc.integer({ min: -80, max: 120 }),
  /** Hours that pass afterwards. */
  hours: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  asks: fc.boolean(),
})

async function enter({ account, way, amount }: { account: number; way: number; amount: number }) {
  const { type, key, orderId, info } = ways[way] as (typeof ways)[number]
  const { db } = site.platform.services
  const redeemed =
    type === 'REFUND'
      ? await db
          .selectFrom('loyaltyTransactions')
          .select('id')
          .where('type', '=', 'REDEEM')
          .executeTakeFirst()
      : undefined
  const details = redeemed ? { refundedTransactionId: redeemed.id } : info
  await transaction(db, (trx) =>
    tryEnter(trx, {
      accountId: accounts[account] ?? '',
      ...{ type, amount, orderId, key: `${key} ${crypto.randomUUID()}` },
      ...(details ? { info: details } : {}),
      description: 'Said so',
      date: clock.now(),
    }),
  )
}

/** Every row that is not nothing, by day alone and by day and what moved the points. */
async function answered() {
  const rows = new Map<string, object>()
  const keep = (name: string, all: readonly PointsRow[]) => {
    for (const { key, source: _, label: __, ...moved } of all)
      if (moved.entries > 0) rows.set(`${name} ${key}`, moved)
  }
  keep('ALL', (await ask({})).rows)
  for (const { source, key } of (await ask({ groupBy: 'SOURCE' })).rows)
    keep(`${source} ${key}`, (await ask({ filter: { source, key } })).rows)
  return Object.fromEntries([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

describe('Points by day', () => {
  it('Points by day are the sum of the ledger to the point, on days that are over and on those that are not', async () => {
    const { db } = site.platform.services
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 20 }), async (moves) => {
        for (const { hours, asks, ...entry } of moves) {
          await enter(entry)
          clock.advance(hours * 3600)
          if (asks) await ask({})
        }
        expect(await answered()).toEqual(await plainPoints(db, 'UTC'))
        const { totals } = await ask({})
        expect((await ask({ groupBy: 'SOURCE' })).totals).toEqual(totals)
        const [sum] = await db
          .selectFrom('loyaltyAccounts')
          .select(({ fn }) => fn.sum('balance').as('balance'))
          .execute()
        expect(totals.outstanding).toBe(Number(sum?.balance))
      }),
      { numRuns: 8, endOnFailure: true },
    )
    const days = await db.selectFrom('loyaltyDays').select('day').distinct().execute()
    expect(days.length).toBeGreaterThan(3)
  }, 120_000)

  it('Points by day move to the days of another time zone once the shop has chosen it', async () => {
    await staff('PATCH', '/site-properties/v4/properties', { properties: { timeZone: 'Asia/Tokyo' } })
    const { db } = site.platform.services
    expect(await answered()).toEqual(await plainPoints(db, 'Asia/Tokyo'))
    expect((await ask({})).timeZone).toBe('Asia/Tokyo')
  })

  it('Points are compared with as many days before, with the points outstanding at the end of each', async () => {
    const body = await ask({ from: today(-1), to: today(1), compare: 'PREVIOUS_PERIOD', groupBy: 'WEEK' })
    expect(body.comparedRange).toEqual({ from: today(-4), to: today(-2) })
    expect(body.rows.at(-1).outstanding).toBe(body.totals.outstanding)
    expect(body.comparedRows.at(-1).outstanding).toBe(body.comparedTotals.outstanding)
    expect(body.comparedTotals.outstanding + changeOf(body.totals)).toBe(body.totals.outstanding)
  })

  it('Accounts whose points moved add up to the row that they are of', async () => {
    for (const { source, key, label: _, ...moved } of (await ask({ groupBy: 'SOURCE' })).rows) {
      const { body } = await staff('POST', '/analytics/v1/reports/points/accounts/query', {
        ...{ from: first, to: today(1), filter: { source, key } },
        sort: { fieldName: 'earned' },
      })
      expect(body.found).toBe(body.rows.length)
      for (const [name, sum] of Object.entries(moved))
        expect(
          body.rows.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0),
        ).toBe(sum)
      const earned = body.rows.map((row: { earned: number }) => row.earned)
      expect(earned).toEqual(earned.toSorted((a: number, b: number) => b - a))
    }
  })

  it('A rule keeps its name in the report once it is deleted, from the first moment', async () => {
    const path = '/_api/loyalty-earning-rules/v1/earning-rules'
    const { body } = await staff('POST', path, {
      earningRule: {
        ...{ title: 'Kiln visit', status: 'ACTIVE', sourceAppId: rule, triggerAppId: rule },
        triggerActivityType: 'visit-kiln',
        fixedAmount: { configs: [{ points: 5 }] },
      },
    })
    const key = body.earningRule.id
    await transaction(site.platform.services.db, (trx) =>
      tryEnter(trx, {
        ...{ accountId: accounts[0] ?? '', type: 'EARN', amount: 5, key: `rule ${key} once` },
        ...{ description: 'Said so', date: clock.now() },
      }),
    )
    expect((await ask({ filter: { source: 'RULE', key } })).label).toBe('Kiln visit')
    const { status } = await staff('DELETE', `${path}/${key}?revision=${body.earningRule.revision}`)
    expect(status).toBe(200)
    expect((await ask({ filter: { source: 'RULE', key } })).label).toBe('Kiln visit')
    const { rows } = await ask({ groupBy: 'SOURCE' })
    expect(rows.find((row: { key: string }) => row.key === key).label).toBe('Kiln visit')
  })

  it('Points are worth the most that an active reward of a fixed sum gives for them', async () => {
    expect((await ask({})).worth).toBeUndefined()
    const create = (name: string, costInPoints: number, amount: string) =>
      staff('POST', '/loyalty-rewards/v1/rewards', {
        reward: { name, active: true, discountAmount: { configsByTier: [{ costInPoints, amount }] } },
      })
    const { body } = await create('Ten off', 500, '10')
    await create('Five off', 300, '5')
    expect((await ask({ filter: { source: 'REWARD', key: body.reward.id } })).label).toBe('Ten off')
    expect((await ask({})).worth).toEqual({
      ...{ points: 500, amount: '10', rewardId: body.reward.id, name: 'Ten off' },
    })
  })
})

const changeOf = ({ earned, redeemed, returned, reversed, adjusted, expired }: PointsRow) =>
  earned - redeemed + returned - reversed + adjusted - expired
