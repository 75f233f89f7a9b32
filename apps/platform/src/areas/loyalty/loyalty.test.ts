import {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../dev/testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { earnOnOrder } from './earn.ts'

const account = '/loyalty-accounts/v1/accounts/my-account'
const transactions = '/loyalty-transactions/v1/loyalty-transactions/query'
let site: TestPlatform
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2599, quantity: 1000 })
})
afterAll(() => site.close())

async function member() {
  const made = await site.signUp()
  return { ...made, shopper: new Shopper(site, made.accessToken) }
}

describe('A member', () => {
  it('A member has an account from the start, which a visitor has not', async () => {
    const { shopper, memberId } = await member()
    const { body } = await shopper.call('GET', account)
    expect(LoyaltyAccount.parse(body.account)).toMatchObject({ memberId, points: { balance: 0 } })
    expect((await (await Shopper.visitor(site)).call('GET', account)).status).toBe(403)
  })

  it('A member has for joining what the active rule promises, from the first moment', async () => {
    const seeded = await createTestPlatform({ seed: 'small' })
    try {
      const { accessToken } = await seeded.signUp()
      const shopper = new Shopper(seeded, accessToken)
      const { body } = await shopper.call('GET', account)
      expect(body.account).toMatchObject({ points: { balance: 50, earned: 50 } })
      const list = await shopper.call('POST', transactions, { query: {} })
      expect(list.body.loyaltyTransactions).toMatchObject([
        { amount: 50, transactionType: 'EARN', description: 'Join' },
      ])
    } finally {
      await seeded.close()
    }
  })

  it('A member has nothing for joining until the address is proven, where addresses are, and then once', async () => {
    const strict = await createTestPlatform({ seed: 'small', config: { requireEmailVerification: true } })
    try {
      const { db } = strict.platform.services
      const token = (await anonymous(strict)).access_token
      const email = 'points@example.test'
      const registered = await post(
        strict,
        '/v2/register',
        { loginId: { email }, password: 'lamp and oil' },
        token,
      )
      const { stateToken, identity } = (await registered.json()) as {
        stateToken: string
        identity: { id: string }
      }
      const earned = async () =>
        (
          await db
            .selectFrom('loyaltyAccounts')
            .select('earned')
            .where('memberId', '=', identity.id)
            .executeTakeFirstOrThrow()
        ).earned
      expect(await earned()).toBe(0)
      const letter = await strict.fetch(`${strict.url}/_dev/mailbox/${email}`)
      const { code } = (await letter.json()) as { code: string }
      expect((await post(strict, '/v1/auth/verify', { code, stateToken }, token)).status).toBe(200)
      expect(await earned()).toBe(50)
      await strict.platform.services.hooks.onAddressVerified(db as never, {
        memberId: identity.id,
        contactId: identity.id,
        emailVerified: true,
        date: strict.clock.now(),
      })
      expect(await earned()).toBe(50)
    } finally {
      await strict.close()
    }
  })

  it('A member earns a point per whole dollar of goods, once per order, and climbs a tier', async () => {
    const { shopper, memberId } = await member()
    await shopper.add(lamp, 2)
    const orderId = orderIdOf(await shopper.buy('62.18'))
    const { body } = await shopper.call('GET', account)
    expect(body.account).toMatchObject({
      points: { balance: 51, earned: 51 },
      tier: { id: expect.any(String) },
    })
    const { db } = site.platform.services
    const date = new Date()
    const money = { spent: 5198, whole: 51, currency: 'USD', lines: [] }
    const again = { memberId, orderId, ...money, placed: date, date }
    await Promise.all([1, 2, 3].map(() => db.transaction().execute((trx) => earnOnOrder(trx, again))))
    const list = await shopper.call('POST', transactions, { query: {} })
    expect(
      list.body.loyaltyTransactions.map((each: unknown) => LoyaltyTransaction.parse(each)),
    ).toMatchObject([{ amount: 51, transactionType: 'EARN', earnInfo: { orderId } }])
    expect((await shopper.call('GET', account)).body.account.points.balance).toBe(51)
  })

  it('A member has a balance that is the sum of the ledger, whose entries cancel out', async () => {
    const { db } = site.platform.services
    const accounts = await db.selectFrom('loyaltyAccounts').selectAll().execute()
    const entries = await db
      .selectFrom('loyaltyEntries')
      .innerJoin('loyaltyTransactions', 'loyaltyTransactions.id', 'loyaltyEntries.transactionId')
      .select(['accountId', 'ledger', 'loyaltyEntries.amount'])
      .execute()
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    for (const { id, balance } of accounts) {
      const own = entries.filter(({ accountId, ledger }) => accountId === id && ledger === 'member')
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
    }
  })

  it('A member reads its own orders and points page by page, and nobody else’s', async () => {
    const { shopper } = await member()
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      await shopper.add(lamp, 1)
      ids.unshift(orderIdOf(await shopper.buy('33.59')))
    }
    const search = (body: object, who = shopper) => who.call('POST', '/ecom/v1/orders/search', body)
    const first = await search({ search: { cursorPaging: { limit: 2 } } })
    expect(first.body.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const { next } = first.body.metadata.cursors
    const second = await search({ search: { cursorPaging: { limit: 2, cursor: next } } })
    expect(second.body.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(second.body.metadata.cursors.next).toBeUndefined()
    const forged = await search({ search: { cursorPaging: { cursor: `x${next}` } } })
    expect(forged.status).toBe(400)

    const other = (await member()).shopper
    expect((await search({ search: { cursorPaging: { cursor: next } } }, other)).status).toBe(400)
    expect((await search({ search: {} }, other)).body.orders).toEqual([])
    for (const id of [ids[0], 'nothing'])
      expect((await other.call('GET', `/ecom/v1/orders/${id}`)).body.details.applicationError.code).toBe(
        'ORDER_NOT_FOUND',
      )
    expect((await other.call('POST', transactions, { query: {} })).body.loyaltyTransactions).toEqual([])

    const points = await shopper.call('POST', transactions, { query: { cursorPaging: { limit: 2 } } })
    const cursor = points.body.pagingMetadata.cursors.next
    const rest = await shopper.call('POST', transactions, { query: { cursorPaging: { cursor, limit: 2 } } })
    expect(rest.body.loyaltyTransactions).toHaveLength(1)
  })
})

it('The program tells when it was made and changed, also the one that a shop comes with', async () => {
  const seeded = await createTestPlatform({ seed: 'small' })
  try {
    const { body } = await (await Shopper.visitor(seeded)).call('GET', '/loyalty-programs/v1/program')
    const { createdDate, updatedDate } = body.loyaltyProgram
    for (const date of [createdDate, updatedDate]) expect(new Date(date).toISOString()).toBe(date)
  } finally {
    await seeded.close()
  }
})

it('Tells a visitor what the program is, its tiers and what earns points', async () => {
  const visitor = await Shopper.visitor(site)
  const read = async (path: string) => (await visitor.call('GET', path)).body
  expect(LoyaltyProgram.parse((await read('/loyalty-programs/v1/program')).loyaltyProgram).status).toBe(
    'ACTIVE',
  )
  expect(LoyaltyTier.parse((await read('/loyalty-tiers/v1/tiers')).tiers[0]).requiredPoints).toBe(40)
  const { earningRules } = await read(
    '/_api/loyalty-earning-rules/v1/earning-rules/rules?triggerActivityType=PURCHASE',
  )
  expect(LoyaltyEarningRule.parse(earningRules[0])).toMatchObject({
    conversionRate: { configs: [{ moneyAmount: 1, points: 1 }] },
  })
})
