import type { Customer } from '@galleria/platform-client/entities/customers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { openSteppedShop, type SteppedShop } from '../../orders/order-steps.fixture.ts'
import { countFigures } from './count.ts'

let { site, staff, clock, buy, always, pieces } = {} as SteppedShop
const members: Shopper[] = []

beforeAll(async () => {
  const goods = [
    { name: 'Lamp', priceMinor: 2599 },
    { name: 'Match', priceMinor: 7 },
  ]
  ;({ site, staff, clock, buy, always, pieces } = await openSteppedShop(goods, '0.03'))
  for (const email of ['ann@example.test', 'bob@example.test'])
    members.push(new Shopper(site, (await site.signUp({ email })).accessToken))
})
afterAll(() => site?.close())

const cents = (amount: string | undefined) => Math.round(Number(amount ?? '0') * 100)

/** The figures in their simplest form: every order is read, and every number added up. */
async function plainFigures() {
  const { db } = site.platform.services
  const orders = await db.selectFrom('orders').selectAll().where('status', '=', 'APPROVED').execute()
  const refunds = await db.selectFrom('orderRefunds').selectAll().where('status', '=', 'SUCCEEDED').execute()
  const emails = new Map(
    (await db.selectFrom('members').select(['id', 'loginEmail']).execute()).map((each) => [
      each.id,
      each.loginEmail,
    ]),
  )
  const sums = new Map<string, { orders: number; spent: number; refunded: number; last: number }>()
  for (const { id, memberId, email, document, createdAt } of orders) {
    const key = (emails.get(memberId ?? '') ?? email).toLowerCase()
    const sum = sums.get(key) ?? { orders: 0, spent: 0, refunded: 0, last: 0 }
    const back = refunds
      .filter(({ orderId }) => orderId === id)
      .reduce((all, { amountMinor }) => all + amountMinor, 0)
    const at = document.purchasedDate ? Date.parse(document.purchasedDate) : createdAt.getTime()
    sums.set(key, {
      orders: sum.orders + 1,
      spent: sum.spent + cents(document.priceSummary.total?.amount) - back,
      refunded: sum.refunded + back,
      last: Math.max(sum.last, at),
    })
  }
  return Object.fromEntries([...sums].sort())
}

async function answered() {
  const { status, body } = await staff('POST', '/customers/v1/customers/query', {
    query: { cursorPaging: { limit: 100 } },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const customers: Customer[] = body.customers
  for (const { ordersCount, spent, averageOrder } of customers)
    expect(cents(averageOrder)).toBe(ordersCount ? Math.round(cents(spent) / ordersCount) : 0)
  return Object.fromEntries(
    customers
      .filter(({ ordersCount }) => ordersCount > 0)
      .map(({ email = '', ordersCount, spent, refunded, lastOrderDate = '' }) => [
        email.toLowerCase(),
        {
          orders: ordersCount,
          spent: cents(spent),
          refunded: cents(refunded),
          last: Date.parse(lastOrderDate),
        },
      ])
      .sort(),
  )
}

describe('Figures of customers', () => {
  it('Figures of customers are the plain sum over all their orders, whatever happens to these', async () => {
    // Two members, and guests of three addresses.
    const purchase = fc.record({ pieces, buyer: fc.nat(4) })
    await always(
      purchase,
      async ({ pieces, buyer }, method) => {
        const shopper = members[buyer] ?? (await Shopper.visitor(site))
        const email = buyer === 2 ? 'Guest-2@Example.test' : `guest-${buyer}@example.test`
        await buy({ shopper, pieces, email, method })
      },
      async () => expect(await answered()).toEqual(await plainFigures()),
    )
  }, 120_000)

  it('Figures of a guest become a member’s with the proof of the address', async () => {
    const email = 'carol@example.test'
    const shopper = await Shopper.visitor(site)
    await buy({ shopper, pieces: [1], email, method: 'approved' })
    const before = (await answered())[email]
    expect(before?.orders).toBe(1)
    const { memberId } = await site.signUp({ email })
    const { db, hooks } = site.platform.services
    const { contactId } = await db
      .selectFrom('members')
      .select('contactId')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const find = { query: { filter: { email } } }
    expect((await staff('POST', '/customers/v1/customers/query', find)).body.total).toBe(2)
    const verified = { memberId, contactId, emailVerified: true, date: clock.now() }
    await transaction(db, (trx) => hooks.onAddressVerified(trx, verified))
    const { body } = await staff('POST', '/customers/v1/customers/query', find)
    expect(body.customers).toMatchObject([{ id: contactId, memberId, ordersCount: 1 }])
    expect((await answered())[email]).toEqual(before)
  })
  it('Figures are counted anew in another currency of the store before any further order', async () => {
    const services = site.platform.services
    const orders = async () => {
      const { rows } = await sql<{
        orders: number
      }>`select sum(orders_count)::integer as orders from customers`.execute(services.db)
      return rows[0]?.orders
    }
    const before = await orders()
    expect(before).toBeGreaterThan(0)
    await countFigures({ ...services, config: { ...services.config, currency: 'EUR' } })
    expect(await orders()).toBe(0)
    await countFigures(services)
    expect(await orders()).toBe(before)
  })
})
