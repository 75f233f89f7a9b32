import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { ApiError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { type Entry, enter, enterEach, tryEnter } from './index.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const now = () => site.clock.now()

async function account() {
  const { memberId } = await site.signUp()
  const { id } = await db()
    .selectFrom('loyaltyAccounts')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  return id
}

const entryOf = (accountId: string, entry: Partial<Entry>): Entry => ({
  accountId,
  type: 'EARN',
  amount: 10,
  key: randomUUID(),
  date: now(),
  ...entry,
})

const write = (entry: Entry) => transaction(db(), (trx) => enter(trx, entry))

/** Balance of the account, and the sum of its transactions. */
async function booksOf(id: string) {
  const { balance, revision } = await db()
    .selectFrom('loyaltyAccounts')
    .select(['balance', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const entries = await db()
    .selectFrom('loyaltyEntries')
    .innerJoin('loyaltyTransactions', 'loyaltyTransactions.id', 'transactionId')
    .select(['ledger', 'loyaltyEntries.amount'])
    .where('accountId', '=', id)
    .execute()
  const sum = (of: typeof entries) => of.reduce((all, { amount }) => all + amount, 0)
  return {
    balance,
    revision,
    own: sum(entries.filter(({ ledger }) => ledger === 'member')),
    all: sum(entries),
  }
}

describe('An entry', () => {
  it('An entry moves the balance and one counter-account by what its type says', async () => {
    const id = await account()
    const steps: [Partial<Entry>, object][] = [
      [
        { type: 'EARN', amount: 100 },
        { balance: 100, earned: 100 },
      ],
      [
        { type: 'REDEEM', amount: -60 },
        { balance: 40, redeemed: 60 },
      ],
      [
        { type: 'REFUND', amount: 20 },
        { balance: 60, redeemed: 40 },
      ],
      [
        { type: 'ADJUST', amount: -5 },
        { balance: 55, adjusted: -5 },
      ],
      [
        { type: 'EXPIRE', amount: -15 },
        { balance: 40, expired: 15 },
      ],
      [
        { type: 'ADJUST', balance: 7, amount: 500 },
        { balance: 7, adjusted: -38 },
      ],
      [
        { type: 'UNKNOWN', amount: 3 },
        { balance: 10, adjusted: -35 },
      ],
    ]
    for (const [entry, expected] of steps)
      expect((await write(entryOf(id, entry))).account).toMatchObject(expected)
    expect(await booksOf(id)).toMatchObject({ balance: 10, own: 10, all: 0, revision: 8 })
    const left = db()
      .selectFrom('loyaltyTransactions')
      .select('balanceAfter')
      .where('accountId', '=', id)
      .orderBy('createdAt')
    expect((await left.execute()).map(({ balanceAfter }) => balanceAfter).sort()).toEqual(
      [100, 40, 60, 55, 40, 7, 10].sort(),
    )
  })

  it('An entry cannot be written past the books: the database refuses a balance without its counter-account', async () => {
    const id = await account()
    const alone = db().updateTable('loyaltyAccounts').set({ balance: 5 }).where('id', '=', id).execute()
    await expect(alone).rejects.toThrow('loyalty_accounts_balanced')
  })

  it('An entry takes what there is where it may take less, and says how much', async () => {
    const id = await account()
    await write(entryOf(id, { amount: 12 }))
    const { amount, account: after } = await write(entryOf(id, { type: 'EXPIRE', amount: -50, atMost: true }))
    expect([amount, after.balance]).toEqual([-12, 0])
  })

  it('An entry is refused of an account that is not there, and while the program rests', async () => {
    expect(codeOf(await attempt(entryOf(randomUUID(), {})))).toBe('ACCOUNT_NOT_FOUND')
    const id = await account()
    await db().updateTable('loyaltyProgram').set({ status: 'PAUSED' }).execute()
    try {
      expect(codeOf(await attempt(entryOf(id, { onlyActive: true })))).toBe('PROGRAM_NOT_ACTIVE')
    } finally {
      await db().updateTable('loyaltyProgram').set({ status: 'ACTIVE' }).execute()
    }
  })
})

describe('Faults', () => {
  it('row 68: the same key with the same request is the same transaction, with another it is refused', async () => {
    const id = await account()
    const entry = entryOf(id, { digest: digestOf({ a: 1, b: [2] }) })
    const first = await write(entry)
    const all = await Promise.all(Array.from({ length: 20 }, () => write(entry)))
    expect(new Set(all.map(({ transactionId }) => transactionId))).toEqual(new Set([first.transactionId]))
    expect(all.every(({ repeated }) => repeated)).toBe(true)
    expect((await write({ ...entry, digest: digestOf({ b: [2], a: 1 }) })).repeated).toBe(true)
    const other = await attempt({ ...entry, digest: digestOf({ a: 2 }) })
    expect([codeOf(other), other instanceof ApiError && other.status]).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
      422,
    ])
    expect(await booksOf(id)).toMatchObject({ balance: 10, own: 10 })
  })

  it('row 69: a key is an account’s own', async () => {
    const [one, other] = [await account(), await account()]
    const key = randomUUID()
    const both = await Promise.all([one, other].map((id) => write(entryOf(id, { key }))))
    expect(both.map(({ repeated }) => repeated)).toEqual([false, false])
    expect(both[0]?.transactionId).not.toBe(both[1]?.transactionId)
  })

  it('row 70: of a hundred who change the same revision one does, and the others are told the one of now', async () => {
    const id = await account()
    const entries = Array.from({ length: 100 }, () => entryOf(id, { type: 'ADJUST', revision: 1 }))
    const results = await Promise.all(entries.map(attempt))
    const refused = results.filter((result) => result instanceof ApiError)
    expect(refused).toHaveLength(99)
    for (const { status, body } of refused)
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          details: { applicationError: { code: 'REVISION_MISMATCH', data: { currentRevision: '2' } } },
        },
      })
    expect(await booksOf(id)).toMatchObject({ balance: 10, own: 10, revision: 2 })
  })

  it('row 76: of a hundred who spend at once only those have it for whom there is enough', async () => {
    const id = await account()
    await write(entryOf(id, { amount: 100 }))
    const spend = () =>
      Math.random() < 0.5
        ? entryOf(id, { type: 'REDEEM', amount: -7 })
        : entryOf(id, { type: 'EXPIRE', amount: -7 })
    const results = await Promise.all(Array.from({ length: 100 }, () => attempt(spend())))
    expect(results.filter((result) => !(result instanceof ApiError))).toHaveLength(14)
    expect(new Set(results.filter((result) => result instanceof ApiError).map(codeOf))).toEqual(
      new Set(['NOT_ENOUGH_POINTS']),
    )
    expect(await booksOf(id)).toMatchObject({ balance: 2, own: 2, all: 0 })
  })
})

it('Many accounts are written in one statement, each with its own answer and its own events', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, account))
  await write(entryOf(ids[0] as string, { amount: 50 }))
  const date = now()
  const entries = ids.map((id) => entryOf(id, { type: 'REDEEM', amount: -50, date }))
  const results = await transaction(db(), (trx) => enterEach(trx, entries))
  expect(
    [...results.values()].map((result) => (result instanceof ApiError ? codeOf(result) : result.amount)),
  ).toEqual(expect.arrayContaining([-50, 'NOT_ENOUGH_POINTS']))
  expect(results.get(ids[0] as string)).toMatchObject({ account: { balance: 0 }, amount: -50 })
  const { rows } = await transaction(db(), async (trx) => ({
    rows: await trx
      .selectFrom('outbox')
      .select(['type', 'sequence', 'revision'])
      .where('entityId', '=', ids[0] as string)
      .orderBy('sequence')
      .execute(),
  }))
  expect(rows.map(({ type, sequence }) => [type.split('_').slice(1).join('_'), sequence])).toEqual([
    ['created', 1],
    ['updated', 2],
    ['points_updated', 3],
    ['updated', 4],
    ['points_updated', 5],
  ])
})

it('Two who write the same accounts in opposite order both get through', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, account))
  const date = now()
  const run = (order: readonly string[]) =>
    transaction(db(), (trx) =>
      enterEach(
        trx,
        order.map((id) => entryOf(id, { date })),
      ),
    )
  await Promise.all([...Array(6)].map((_, index) => run(index % 2 ? ids : ids.toReversed())))
  for (const id of ids) expect(await booksOf(id)).toMatchObject({ balance: 60, own: 60 })
})

function attempt(entry: Entry) {
  return transaction(db(), (trx) => tryEnter(trx, entry))
}

function codeOf(result: unknown): string | undefined {
  if (!(result instanceof ApiError)) return undefined
  return (result.body as { details: { applicationError: { code: string } } }).details.applicationError.code
}
