import fc from 'fast-check'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import type { Shopper } from '../../dev/testing/shopper.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import { createTestPlatform, TestClock } from '../../dev/testing.ts'
import { settleDue } from './payments/due.ts'

type Goods = Parameters<typeof stockProduct>[1]

interface Bought {
  readonly shopper: Shopper
  /** Pieces of each of the goods. */
  readonly pieces: readonly number[]
  readonly email: string
  readonly method: string
  readonly couponCode?: string | undefined
}

interface Placed {
  readonly id: string
  readonly paymentId: string
}

/**
 * Shop in which orders are placed at random, and then refunded, edited, canceled and decided on: figures that are counted
 * step by step must be the plain sum over them all the same.
 */
export async function openSteppedShop(products: readonly Goods[], refundAmount: string) {
  const clock = new TestClock()
  const site = await createTestPlatform({ clock, config: { accessTokenSeconds: 1e9 } })
  const { db } = site.platform.services
  await furnishShop(db)
  const goods: StockedProduct[] = []
  for (const each of products) goods.push(await stockProduct(db, { quantity: 100_000, ...each }))
  const staff = staffOf(site)
  const placed: Placed[] = []

  async function buy({ shopper, pieces, email, method, couponCode }: Bought): Promise<void> {
    for (const [at, product] of goods.entries()) if (pieces[at]) await shopper.add(product, pieces[at])
    if (couponCode) await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode })
    const path = `/ecom/v1/checkouts/${await shopper.checkout({ email })}/create-order`
    const { orderId: id } = (await shopper.call('POST', path, { payment: { method } })).body
    const { orderTransactions } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body
    placed.push({ id, paymentId: orderTransactions.payments[0]?.id ?? '' })
  }

  const refund = ({ id, paymentId }: Placed, amount: string, more: object = {}) =>
    staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ...{ ecomOrderId: id, paymentRefunds: [{ paymentId, amount }], ...more },
    })
  const decide = ({ id }: Placed, status: string) =>
    staff('POST', `/ecom/v1/orders/${id}/update-status`, { status })
  const acts = {
    cancel: ({ id }) => staff('POST', `/ecom/v1/orders/${id}/cancel`, {}),
    approve: (order) => decide(order, 'APPROVED'),
    reject: (order) => decide(order, 'REJECTED'),
    refundAmount: (order) => refund(order, refundAmount),
    async refundLine(order) {
      const { lineItems } = (await staff('GET', `/ecom/v1/orders/${order.id}`)).body.order
      const refundItems = { lineItems: [{ lineItemId: lineItems[0].id, quantity: 1 }] }
      await refund(order, '0.07', { refundItems })
    },
    async edit({ id }) {
      const draft = (await staff('POST', '/ecom/v1/draft-orders', { orderId: id })).body.draftOrder
      if (!draft) return
      const [line] = draft.lineItems
      const quantities = [{ id: line.id, quantity: line.quantity + 2 }]
      await staff('PATCH', `/ecom/v1/draft-orders/${draft.id}`, { draftOrder: { quantities } })
      await staff('POST', `/ecom/v1/draft-orders/${draft.id}/commit`, {})
    },
    async nextDay() {
      clock.advance(50_000)
      await settleDue(site.platform.services)
    },
  } satisfies Readonly<Record<string, (order: Placed) => Promise<unknown>>>

  /** Runs random purchases and what becomes of their orders, and then the check, several times over. */
  async function always<Purchase>(
    purchase: fc.Arbitrary<Purchase>,
    make: (each: Purchase, method: string) => Promise<void>,
    check: () => Promise<void>,
  ): Promise<void> {
    const method = fc.constantFrom('approved', 'approved', 'offline', 'review', 'slow-refund')
    const act = fc.record({
      name: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
      at: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(purchase, method), { minLength: 1, maxLength: 3 }),
        fc.array(act, { minLength: 2, maxLength: 6 }),
        async (purchases, steps) => {
          for (const [each, by] of purchases) await make(each, by)
          for (const { name, at } of steps) {
            const order = placed.at(-1 - (at % Math.min(placed.length, 6)))
            if (order) await acts[name](order)
          }
          await check()
        },
      ),
      { numRuns: Number(process.env.MODEL_RUNS ?? 5) },
    )
  }

  /** Pieces of each of the goods, at least one in all. */
  const pieces = fc
    .array(fc.nat(3), { minLength: products.length, maxLength: products.length })
    .filter((counts) => counts.some(Boolean))
  return { clock, site, staff, goods, buy, always, pieces, placed }
}

export type SteppedShop = Awaited<ReturnType<typeof openSteppedShop>>
