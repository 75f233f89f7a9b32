import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { ApiError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import type { TransactionType } from '../tables.ts'
import { tryEnter } from './index.ts'

let site: TestPlatform
let accounts: string[]
beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  for (let index = 0; index < 2; index += 1) await site.signUp()
  accounts = (await db.selectFrom('loyaltyAccounts').select('id').execute()).map(({ id }) => id)
})
afterAll(() => site.close())

interface Figures {
  balance: number
  earned: number
  adjusted: number
  redeemed: number
  expired: number
  revision: number
}

interface Model {
  readonly accounts: Figures[]
  /** Key to what it did: of all runs, since keys stay known. */
  readonly keys: Map<string, { digest: string; amount: number }>
}

/** All that the ledger is: the model kept between runs, as the database is. */
const model: Model = { accounts: [], keys: new Map() }

class Move implements fc.AsyncCommand<Model, Db> {
  readonly account: number
  readonly type: TransactionType
  readonly change: { readonly amount: number } | { readonly balance: number }
  readonly key: string
  readonly behind: number

  constructor(
    account: number,
    type: TransactionType,
    change: { amount: number } | { balance: number },
    key: string,
    behind: number,
  ) {
    this.account = account
    this.type = type
    this.change = change
    this.key = `${account} ${key}`
    this.behind = behind
  }

  check = () => true

  /** Expected result, and the model after it. */
  expected({ accounts: all, keys }: Model): string | number {
    const figures = all[this.account] as Figures
    const digest = digestOf([this.type, this.change])
    const known = keys.get(this.key)
    if (known) return known.digest === digest ? known.amount : 'IDEMPOTENCY_KEY_REUSED'
    if (this.behind > 0) return 'REVISION_MISMATCH'
    const amount = 'amount' in this.change ? this.change.amount : this.change.balance - figures.balance
    if (figures.balance + amount < 0) return 'NOT_ENOUGH_POINTS'
    figures.balance += amount
    if (this.type === 'EARN') figures.earned += amount
    if (this.type === 'ADJUST' || this.type === 'UNKNOWN') figures.adjusted += amount
    if (this.type === 'REDEEM' || this.type === 'REFUND') figures.redeemed -= amount
    if (this.type === 'EXPIRE') figures.expired -= amount
    figures.revision += 1
    keys.set(this.key, { digest, amount })
    return amount
  }

  async run(state: Model, db: Db): Promise<void> {
    const revision = (state.accounts[this.account]?.revision ?? 0) - this.behind
    const expected = this.expected(state)
    const entry = {
      accountId: accounts[this.account] ?? '',
      type: this.type,
      ...this.change,
      key: this.key,
      digest: digestOf([this.type, this.change]),
      revision,
      date: site.clock.now(),
    }
    const result = await transaction(db, (trx) => tryEnter(trx, entry))
    expect(result instanceof ApiError ? codeOf(result) : result.amount).toBe(expected)
    expect(await read(db)).toEqual(state.accounts)
  }

  toString = () => `${this.type} ${JSON.stringify(this.change)} under ${this.key}, ${this.behind} behind`
}

const amounts = fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0)
const moves = fc
  .tuple(
    fc.nat({ max: 1 }),
    fc.constantFrom<TransactionType>('EARN', 'REDEEM', 'REFUND', 'ADJUST', 'EXPIRE', 'UNKNOWN'),
    fc.oneof(
      { weight: 5, arbitrary: amounts.map((amount) => ({ amount })) },
      { weight: 1, arbitrary: fc.nat({ max: 90 }).map((balance) => ({ balance })) },
    ),
    fc.oneof(
      { weight: 5, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('one', 'two', 'three') },
    ),
    fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  )
  .map(([account, type, change, key, behind]) => new Move(account, type, change, key, behind))

it('Does what a ledger on paper does, whatever is asked of it', async () => {
  const { db } = site.platform.services
  await fc.assert(
    fc.asyncProperty(fc.commands([moves], { maxCommands: 25 }), async (commands) => {
      const found = await read(db)
      await fc.asyncModelRun(() => ({ model: { accounts: found, keys: model.keys }, real: db }), commands)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

/** Balances of the accounts, checked against the sums of their transactions. */
async function read(db: Db): Promise<Figures[]> {
  const rows = await db.selectFrom('loyaltyAccounts').selectAll().execute()
  const transactions = await db.selectFrom('loyaltyTransactions').selectAll().execute()
  return accounts.map((id) => {
    const row = rows.find((each) => each.id === id)
    const own = transactions.filter(({ accountId }) => accountId === id)
    const sum = (...types: TransactionType[]) =>
      own.filter(({ type }) => types.includes(type)).reduce((all, { amount }) => all + amount, 0)
    const { balance, earned, adjusted, redeemed, expired, revision } = row as NonNullable<typeof row>
    expect([balance, earned, adjusted, redeemed, expired].map((each) => each + 0)).toEqual(
      [
        own.reduce((all, { amount }) => all + amount, 0),
        sum('EARN'),
        sum('ADJUST', 'UNKNOWN'),
        -sum('REDEEM', 'REFUND'),
        -sum('EXPIRE'),
      ].map((each) => each + 0),
    )
    return { balance, earned, adjusted, redeemed, expired, revision }
  })
}

function codeOf(error: ApiError): string {
  return (error.body as { details: { applicationError: { code: string } } }).details.applicationError.code
}
