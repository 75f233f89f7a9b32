import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { transaction } from '../../../data/database.ts'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { type Entry, enter, enterSoon } from './index.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

const db = () => site.platform.services.db

async function accounts(count: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: count }, () => site.signUp()))
  const ids = members.map(({ memberId }) => memberId)
  const rows = await db().selectFrom('loyaltyAccounts').select('id').where('memberId', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

const entryOf = (accountId: string, entry: Partial<Entry> = {}): Entry => ({
  accountId,
  type: 'EARN',
  amount: 10,
  key: randomUUID(),
  date: site.clock.now(),
  ...entry,
})

const enterAllSoon = (entries: readonly Entry[]) =>
  Promise.allSettled(entries.map((entry) => enterSoon(site.platform.services, entry)))

async function booksOf(id: string) {
  const { balance, revision } = await db()
    .selectFrom('loyaltyAccounts')
    .select(['balance', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const entries = await db()
    .selectFrom('loyaltyTransactions')
    .select('amount')
    .where('accountId', '=', id)
    .execute()
  return { balance, revision, sum: entries.reduce((sum, { amount }) => sum + amount, 0) }
}

it('Each of many entries that come at once is entered and answered as if it were alone', async () => {
  const ids = await accounts(6)
  const before = await Promise.all(ids.map(booksOf))
  // One account several times, however its id is written.
  const wanted = ids.flatMap((id) => [entryOf(id), entryOf(id.toUpperCase()), entryOf(id, { amount: 5 })])
  const settled = await enterAllSoon(wanted)
  const shown = settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined))
  expect(new Set(shown.map((each) => each?.transactionId)).size).toBe(wanted.length)
  expect(shown.map((each) => JSON.parse(each?.account ?? '{}').id)).toEqual(
    wanted.map(({ accountId }) => accountId.toLowerCase()),
  )
  const after = await Promise.all(ids.map(booksOf))
  expect(after).toEqual(
    before.map(({ balance, revision, sum }) => ({
      balance: balance + 25,
      revision: revision + 3,
      sum: sum + 25,
    })),
  )
  const { rows } = await site.platform.services.db.executeQuery<{ told: string; last: number }>(
    db()
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll<string>().as('told'), fn.max<number>('sequence').as('last')])
      .where('entityId', '=', ids[0] ?? '')
      .compile(),
  )
  // Each event has a number of its own, and none is left out.
  expect(Number(rows[0]?.told)).toBe(Number(rows[0]?.last))
})

it('Refusals and repetitions are answered to their own callers, beside others', async () => {
  const [one = '', other = '', third = ''] = await accounts(3)
  const known = entryOf(one, { digest: digestOf('the request') })
  const first = await enterSoon(site.platform.services, known)
  const settled = await enterAllSoon([
    known,
    entryOf(other, { type: 'ADJUST', amount: -1_000_000 }),
    entryOf(randomUUID()),
    // The database itself refuses it, and with it all that share its statement.
    entryOf(third, { amount: 1.5 }),
    entryOf(third, { amount: 7 }),
    ...(await accounts(2)).map((id) => entryOf(id)),
  ])
  expect(
    settled.map((each) => (each.status === 'fulfilled' ? 'entered' : (each.reason.status ?? 'error'))),
  ).toEqual(['entered', 428, 404, 'error', 'entered', 'entered', 'entered'])
  expect(settled[0]).toMatchObject({ value: { transactionId: first.transactionId } })
  const { balance, sum } = await booksOf(third)
  expect(balance).toBe(sum)
})

it('An account that somebody holds lets nobody else wait', async () => {
  const [held = '', free = ''] = await accounts(2)
  let waiting: ReturnType<typeof enterAllSoon> | undefined
  await transaction(db(), async (trx) => {
    await enter(trx, entryOf(held))
    waiting = enterAllSoon([entryOf(held)])
    const [entered] = await enterAllSoon([entryOf(free)])
    expect(entered?.status).toBe('fulfilled')
  })
  expect((await waiting)?.map(({ status }) => status)).toEqual(['fulfilled'])
  const { balance, sum } = await booksOf(held)
  expect(balance).toBe(sum)
})
