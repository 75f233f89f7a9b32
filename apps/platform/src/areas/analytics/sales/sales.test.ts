import type { SalesRow } from '@galleria/platform-client/entities/analytics'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { openSteppedShop, type SteppedShop } from '../../orders/order-steps.fixture.ts'
import { rankBestSellers } from './best-sellers.ts'
import { plainSums } from './plain-sum.fixture.ts'

let { site, staff, clock, buy, always, pieces, placed } = {} as SteppedShop
let first = ''

beforeAll(async () => {
  const goods = [
    { name: 'Lamp', priceMinor: 2599 },
    { name: 'Vase', priceMinor: 1001 },
    { name: 'Match', priceMinor: 7 },
  ]
  ;({ site, staff, clock, buy, always, pieces, placed } = await openSteppedShop(goods, '0.33'))
  first = today()
})
afterAll(() => site?.close())

const today = (days = 0) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const query = async (body: object) =>
  staff('POST', '/analytics/v1/reports/sales/query', { from: first, to: today(1), ...body })

/** Every row by day that is not nothing, as the call answers it. */
async function answered() {
  const rows = new Map<string, Record<string, number>>()
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const keep = (name: string, row: SalesRow) => {
    const { key, label: _, detail: __, net, orders, units, returnedUnits, ...money } = row
    const sums: Record<string, number> = { orders, units, returnedUnits }
    for (const [field, amount] of Object.entries(money)) sums[field] = cents(amount)
    expect(cents(net)).toBe(
      (sums.total ?? 0) - ((name.startsWith('PRODUCT') ? sums.returned : sums.refunds) ?? 0),
    )
    rows.set(`${name} ${key}`, sums)
  }
  const { body } = await query({})
  expect(body.waiting).toBe(0)
  for (const row of body.rows) keep('ALL ', row)
  for (const dimension of ['PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT'])
    for (const { key } of (await query({ groupBy: dimension, paging: { limit: 1000 } })).body.rows)
      for (const row of (await query({ filter: { dimension, key } })).body.rows)
        keep(`${dimension} ${key}`, row)
  return plain(rows)
}

/** Without what is zero, in one order. */
function plain(rows: ReadonlyMap<string, Record<string, number>>): Record<string, Record<string, number>> {
  const values = [...rows].map(([key, sums]): [string, Record<string, number>] => [
    key,
    Object.fromEntries(Object.entries(sums).filter(([, value]) => value)),
  ])
  const some = values.filter(([, sums]) => Object.keys(sums).length > 0)
  return Object.fromEntries(some.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

describe('Sales by day', () => {
  it('Sales by day are the plain sum over all orders, whatever happens to these', async () => {
    let regular: Shopper | undefined
    await always(
      fc.record({ pieces, coupon: fc.boolean(), returning: fc.boolean() }),
      async ({ pieces, coupon, returning }, method) => {
        const shopper = returning && regular ? regular : await Shopper.visitor(site)
        regular ??= shopper
        const email = returning ? 'again@example.test' : `guest-${placed.length}@example.test`
        await buy({ shopper, pieces, email, method, couponCode: coupon ? 'TENTH' : undefined })
      },
      async () => expect(await answered()).toEqual(plain(await plainSums(site.platform.services.db, 'UTC'))),
    )
    const { db } = site.platform.services
    const statuses = await db.selectFrom('orders').select('status').distinct().execute()
    expect(statuses.length).toBeGreaterThan(1)
  }, 120_000)

  it('Sales by day move to the days of another time zone once the shop has chosen it', async () => {
    const { status } = await staff('PATCH', '/site-properties/v4/properties', {
      properties: { timeZone: 'Asia/Tokyo' },
    })
    expect(status).toBe(200)
    expect(await answered()).toEqual(plain(await plainSums(site.platform.services.db, 'Asia/Tokyo')))
    expect((await query({})).body.timeZone).toBe('Asia/Tokyo')
  })

  it('Sales by day are compared with as many days before', async () => {
    const { body } = await query({ from: '2030-01-08', to: '2030-01-14', compare: 'PREVIOUS_PERIOD' })
    expect(body.comparedRange).toEqual({ from: '2030-01-01', to: '2030-01-07' })
    expect(body.rows.map(({ key }: { key: string }) => key)).toContain('2030-01-10')
    expect(body.comparedRows).toHaveLength(7)
    const year = await query({ from: '2028-02-29', to: '2028-02-29', compare: 'PREVIOUS_YEAR' })
    expect(year.body.comparedRange).toEqual({ from: '2027-02-28', to: '2027-02-28' })
  })

  it('Variants of one product add up to it, and collections to their products', async () => {
    const [product] = (await query({ groupBy: 'PRODUCT' })).body.rows
    const variants = await query({ groupBy: 'VARIANT', filter: { dimension: 'PRODUCT', key: product.key } })
    expect(variants.body.rows).toHaveLength(1)
    expect(variants.body.rows[0]).toMatchObject({ units: product.units, total: product.total })
    const { db } = site.platform.services
    const id = crypto.randomUUID()
    const date = clock.now()
    await db
      .insertInto('collections')
      .values({
        ...{ id, slug: 'all', name: 'All', description: '', media: JSON.stringify([]) as never },
        ...{ visible: true, position: 0, createdAt: date, updatedAt: date },
      })
      .execute()
    await db
      .insertInto('collectionProducts')
      .values({ collectionId: id, productId: product.key, position: 0 })
      .execute()
    const { rows } = (await query({ groupBy: 'COLLECTION' })).body
    expect(rows).toMatchObject([{ key: id, label: 'All', units: product.units, total: product.total }])
  })

  it('Days that are none, too many, or the wrong way round are refused at their field', async () => {
    for (const [body, field] of [
      [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
      [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
      [{ from: '2020-01-01', to: '2026-03-01', groupBy: 'MONTH' }, 'to'],
      [{ from: '2024-01-01', to: '2026-03-01' }, 'to'],
      [{ groupBy: 'CHANNEL', filter: { dimension: 'COUNTRY', key: 'US' } }, 'filter'],
      [{ sort: { fieldName: 'document' } }, 'sort.fieldName'],
      [{ paging: { limit: 1001 } }, 'paging.limit'],
      [{ currency: 'usd' }, 'currency'],
    ] as const) {
      const answer = await query(body)
      expect(answer.status).toBe(400)
      expect(answer.body.details.validationError.fieldViolations[0].field).toBe(field)
    }
  })
})

describe('Customers by day', () => {
  it('Customers are new with their first order and return with each further one', async () => {
    const { db } = site.platform.services
    const body = { from: first, to: today(2) }
    const { totals, rows } = (await staff('POST', '/analytics/v1/reports/customers/query', body)).body
    const orders = await db.selectFrom('orders').select('email').where('status', '=', 'APPROVED').execute()
    const buyers = new Set(orders.map(({ email }) => email))
    expect(totals).toEqual({ customers: buyers.size, newCustomers: buyers.size, orders: orders.length })
    const sum = (field: string) =>
      rows.reduce((all: number, row: Record<string, number>) => all + (row[field] ?? 0), 0)
    expect([sum('newOrders'), sum('returningOrders')]).toEqual([buyers.size, orders.length - buyers.size])
    const { cohorts } = (await staff('POST', '/analytics/v1/reports/cohorts/query', { months: 2 })).body
    const found = cohorts.reduce((all: number, { customers }: { customers: number }) => all + customers, 0)
    expect(found).toBe(buyers.size)
    const placed = cohorts.flatMap(({ orders: each }: { orders: number[] }) => each)
    expect(placed.reduce((all: number, count: number) => all + count, 0)).toBe(orders.length)
  })

  it('Buyers of any days, and of any month of a cohort, count once however often they bought', async () => {
    const shopper = await Shopper.visitor(site)
    for (const days of [0, 3, 3, 40, 1]) {
      clock.advance(days * 86_400)
      await buy({ shopper, pieces: [1, 0, 0], email: 'often@example.test', method: 'approved' })
    }
    const last = today(1)
    const { body: all } = await staff('POST', '/analytics/v1/reports/cohorts/query', { months: 6 })
    const { db } = site.platform.services
    const orders = await db
      .selectFrom('salesOrders')
      .select(['customer', sql<string>`day::text`.as('day')])
      .select(sql<string>`to_char(first_day, 'YYYY-MM')`.as('first'))
      .execute()
    const buyers = (isCounted: (order: (typeof orders)[number]) => boolean) =>
      new Set(orders.filter(isCounted).map(({ customer }) => customer)).size
    const days = [...new Set(orders.map(({ day }) => day)), last].toSorted()
    expect(days.length).toBeGreaterThan(4)
    for (const [at, from] of days.entries())
      for (const to of days.slice(at)) {
        const { totals } = (await staff('POST', '/analytics/v1/reports/customers/query', { from, to })).body
        expect(totals.customers).toBe(buyers(({ day }) => day >= from && day <= to))
      }
    const months = all.cohorts.map(({ month }: { month: string }) => month)
    for (const { month, buyers: counted } of all.cohorts)
      expect(counted).toEqual(
        months
          .filter((each: string) => each >= month)
          .map((each: string) => buyers(({ first, day }) => first === month && day.startsWith(each))),
      )
    expect(buyers(({ first, day }) => !day.startsWith(first))).toBeGreaterThan(0)
  })
})

describe('Best sellers', () => {
  it('Best sellers are first in a collection that is ordered by them, by the pieces that stayed sold in the last 90 days', async () => {
    const preview = async () => {
      await rankBestSellers(site.platform.services)
      const conditions = [{ field: 'PRICE', operator: 'AT_LEAST', value: 0 }]
      const rules = { match: 'ALL', conditions, sort: 'BEST_SELLING' }
      const { body } = await staff('POST', '/stores/v1/catalog-rows/collection-rules/preview', { rules })
      return body.rows.map(({ id }: { id: string }) => id)
    }
    const since = today(-89)
    const { rows } = (await query({ from: since, groupBy: 'PRODUCT', paging: { limit: 1000 } })).body
    const sold = rows
      .map(({ key, units, returnedUnits }: SalesRow) => ({ key, stayed: units - returnedUnits }))
      .filter(({ stayed }: { stayed: number }) => stayed > 0)
      .toSorted((a: { stayed: number }, b: { stayed: number }) => b.stayed - a.stayed)
    expect(sold.length).toBeGreaterThan(1)
    const { db } = site.platform.services
    expect((await preview()).slice(0, sold.length)).toEqual(sold.map(({ key }: { key: string }) => key))
    clock.advance(91 * 86_400)
    await preview()
    expect(await db.selectFrom('productSales').selectAll().execute()).toEqual([])
  })
})
