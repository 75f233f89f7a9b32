import { randomUUID } from 'node:crypto'
import { jsonb, type Trx, transaction } from '../database.ts'
import { orderPrice } from '../money/money-view.ts'
import { withActivities } from '../orders/activities.ts'
import { balanceSummary } from '../orders/balance.ts'
import { tellCreated } from '../orders/events.ts'
import { minorOf } from '../orders/lines.ts'
import { nextNumber } from '../orders/numbers.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { whenPaid } from '../orders/paid.ts'
import { takeStock } from '../orders/stock.ts'
import { recordPayment } from '../payments/record.ts'
import { testProvider } from '../payments/test-provider.ts'
import type { Services } from '../services.ts'
import { type ContractRow, writeContract } from './contracts.ts'
import { nextCycle } from './next-cycle.ts'

type Context = Pick<Services, 'db' | 'config' | 'clock'>

/** Buys what is due again: an order per contract and cycle, each in a transaction of its own. */
export async function renewDue(context: Context): Promise<void> {
  const due = await context.db
    .selectFrom('subscriptionContracts')
    .select('id')
    .where('nextAt', '<=', context.clock.now())
    .orderBy('nextAt')
    .limit(100)
    .execute()
  for (const { id } of due) await transaction(context.db, (trx) => renew(trx, context, id))
}

async function renew(trx: Trx, context: Context, id: string): Promise<void> {
  const date = context.clock.now()
  const contract = await trx
    .selectFrom('subscriptionContracts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!contract.nextAt || contract.nextAt > date || contract.status !== 'AUTO_RENEW_ON') return
  const first = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', contract.orderId)
    .executeTakeFirst()
  const line = first?.document.lineItems.find((each) => each.id === contract.lineId)
  const { settings } = contract.document
  const cycle = contract.cycle + 1
  const more = settings.billingCycles == null || cycle < settings.billingCycles
  const nextAt = more ? nextCycle(contract.nextAt, settings.frequency, settings.interval ?? 1) : null
  if (first && line) await orderAgain(trx, context, first, contract, cycle)
  await writeContract(trx, contract, { cycle, nextAt }, date)
}

/** The line alone, at the price it was agreed at, by the payment method it began with. */
async function orderAgain(
  trx: Trx,
  context: Context,
  first: OrderRow,
  contract: ContractRow,
  cycle: number,
): Promise<void> {
  const { config, clock } = context
  const date = clock.now()
  const line = first.document.lineItems.find(({ id }) => id === contract.lineId)
  const variantId = line?.catalogReference?.options?.variantId
  if (!line) return
  const orderId = randomUUID()
  const lineId = randomUUID()
  const total = minorOf(line.totalPriceAfterTax, first.currency)
  const goods = { lineId, productId: line.catalogReference?.catalogItemId ?? '', quantity: line.quantity }
  // What is not there is not sent, and not paid for: the next cycle tries again.
  if (typeof variantId === 'string') {
    const { short } = await takeStock(trx, { orderId, date }, [{ ...goods, variantId }])
    if (short.length) return
  }
  const price = (minor: number) => orderPrice(config, minor)
  const tax = minorOf(line.taxInfo?.taxAmount, first.currency)
  const answer = testProvider.charge({
    method: 'approved',
    amount: total,
    currency: first.currency,
    key: `${contract.id} ${cycle}`,
    now: date,
  })
  const payments = [{ status: 'APPROVED' as const, amountMinor: total, offline: false }]
  const { subscriptionInfo } = line
  const inserted = await trx
    .insertInto('orders')
    .values({
      id: orderId,
      number: await nextNumber(trx),
      checkoutId: null,
      ownerType: first.ownerType,
      ownerId: first.ownerId,
      visitorId: contract.memberId ? null : first.visitorId,
      memberId: contract.memberId,
      email: contract.email,
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      currency: first.currency,
      subtotalMinor: minorOf(line.lineItemPrice ?? line.price, first.currency),
      totalMinor: total,
      document: jsonb({
        ...first.document,
        purchasedDate: date.toISOString(),
        checkoutId: null,
        cartId: null,
        lineItems: [
          {
            ...line,
            id: lineId,
            refundQuantity: null,
            restockQuantity: null,
            ...(subscriptionInfo
              ? { subscriptionInfo: { ...subscriptionInfo, id: contract.id, cycleNumber: cycle } }
              : {}),
          },
        ],
        shippingInfo: first.document.shippingInfo,
        priceSummary: {
          subtotal: line.lineItemPrice ?? line.price,
          discount: line.totalDiscount ?? price(0),
          shipping: price(0),
          tax: price(tax),
          total: price(total),
          totalAdditionalFees: price(0),
        },
        appliedDiscounts: [],
        additionalFees: [],
        activities: withActivities([], ['ORDER_PLACED', 'ORDER_PAID'], date),
        balanceSummary: balanceSummary(config, total, payments, []),
      }),
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const attempt = { orderId, provider: testProvider.name, requestKey: `cycle ${cycle}`, amountMinor: total }
  await recordPayment(trx, { ...attempt, answer, date })
  await tellCreated(trx, { row: await whenPaid(trx, context, inserted), date })
}
