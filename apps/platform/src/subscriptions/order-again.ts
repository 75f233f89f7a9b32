import { randomUUID } from 'node:crypto'
import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { jsonb, type Trx } from '../database.ts'
import { orderPrice } from '../money/money-view.ts'
import { type ActivityType, withActivities } from '../orders/activities.ts'
import { balanceSummary } from '../orders/balance.ts'
import { tellCreated } from '../orders/events.ts'
import { goodsOf } from '../orders/lines.ts'
import { nextNumber } from '../orders/numbers.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { hasBeenPaid, whenPaid } from '../orders/paid.ts'
import { takeStock } from '../orders/stock.ts'
import type { ChargeAnswer } from '../payments/provider.ts'
import { recordPayment } from '../payments/record.ts'
import { paymentStatusOf } from '../payments/status.ts'
import { testProvider } from '../payments/test-provider.ts'
import type { LineTotals } from '../pricing/price.ts'
import type { Services } from '../services.ts'
import { cyclePrice } from './cycle-price.ts'
import type { ContractRow } from './view.ts'

type Context = Pick<Services, 'config' | 'clock'>

export interface Payment {
  readonly method: string
  readonly cardNumber?: string | undefined
}

/** Thrown, so that nothing of the cycle is kept. */
export class RenewalFailed extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The line alone, at the price agreed for it: the goods, then the money. Throws `RenewalFailed`. */
export async function orderAgain(
  trx: Trx,
  { config, clock }: Context,
  contract: ContractRow,
  payment: Payment,
): Promise<{ readonly orderId: string; readonly method: string | undefined }> {
  const date = clock.now()
  const { first, line } = await beginningOf(trx, contract)
  const orderId = randomUUID()
  const cycle = contract.cycle + 1
  const totals = cyclePrice(line, first.currency)
  const site = { ...config, currency: first.currency }
  const again = lineAgain(line, contract.id, cycle, totals, (minor) => orderPrice(site, minor))
  const goods = goodsOf({ document: { ...first.document, lineItems: [again] } })
  const { short } = await takeStock(trx, { orderId, date }, goods)
  if (short.length) throw new RenewalFailed('RENEWAL_OUT_OF_STOCK', 'There is not enough left of it')
  const charge = totals.total
    ? testProvider.charge({
        ...{ ...payment, amount: totals.total, currency: first.currency, now: date },
        ...{ key: `${contract.id} ${cycle} ${date.toISOString()}`, again: true },
      })
    : undefined
  if (charge?.status === 'DECLINED')
    throw new RenewalFailed(
      'RENEWAL_PAYMENT_DECLINED',
      `The payment was declined: ${charge.reason ?? 'CARD_DECLINED'}`,
    )
  const row = await insertAgain(trx, config, first, contract, { orderId, date, totals, again, charge })
  if (charge) {
    const attempt = { orderId, provider: testProvider.name, requestKey: `cycle ${cycle}` }
    await recordPayment(trx, { ...attempt, amountMinor: totals.total, answer: charge, date })
  }
  const paid = hasBeenPaid(row.paymentStatus) ? await whenPaid(trx, { config, clock }, row) : row
  await tellCreated(trx, { row: paid, date })
  return { orderId, method: charge?.offline ? undefined : charge?.method }
}

async function beginningOf(trx: Trx, { orderId, lineId }: ContractRow) {
  const first = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  const line = first?.document.lineItems.find(({ id }) => id === lineId)
  if (!first || !line) throw new RenewalFailed('RENEWAL_ITEM_GONE', 'What it began with is no longer known')
  return { first, line }
}

function lineAgain(
  { subscriptionInfo, ...line }: OrderLineItem,
  contractId: string,
  cycleNumber: number,
  { gross, net, tax, total, taxParts }: LineTotals,
  price: (minor: number) => ReturnType<typeof orderPrice>,
): OrderLineItem {
  return {
    ...line,
    id: randomUUID(),
    refundQuantity: null,
    restockQuantity: null,
    lineItemPrice: price(gross),
    totalDiscount: price(0),
    totalPriceBeforeTax: price(net),
    totalPriceAfterTax: price(total),
    taxInfo: {
      ...line.taxInfo,
      taxAmount: price(tax),
      taxableAmount: price(net),
      taxBreakdown: (line.taxInfo?.taxBreakdown ?? []).map((part, index) => ({
        ...part,
        taxAmount: price(taxParts[index]?.amount ?? 0),
        taxableAmount: price(net),
      })),
    },
    ...(subscriptionInfo ? { subscriptionInfo: { ...subscriptionInfo, id: contractId, cycleNumber } } : {}),
  }
}

async function insertAgain(
  trx: Trx,
  config: Services['config'],
  first: OrderRow,
  contract: ContractRow,
  order: {
    readonly orderId: string
    readonly date: Date
    readonly totals: LineTotals
    readonly again: OrderLineItem
    readonly charge: ChargeAnswer | undefined
  },
): Promise<OrderRow> {
  const { orderId, date, totals, again, charge } = order
  const { gross, tax, total } = totals
  const price = (minor: number) => orderPrice({ ...config, currency: first.currency }, minor)
  const payments = charge ? [{ ...charge, amountMinor: total }] : []
  const paymentStatus = paymentStatusOf(total, payments, [])
  const activities: ActivityType[] = [
    'ORDER_PLACED',
    ...(hasBeenPaid(paymentStatus) ? (['ORDER_PAID'] as const) : []),
  ]
  const { payAfterFreeTrial: _, ...document } = first.document
  return trx
    .insertInto('orders')
    .values({
      ...{ id: orderId, number: await nextNumber(trx), checkoutId: null, currency: first.currency },
      ...{ ownerType: first.ownerType, ownerId: contract.memberId ?? first.ownerId },
      visitorId: contract.memberId ? null : first.visitorId,
      ...{ memberId: contract.memberId, email: contract.email },
      status: charge?.status === 'PENDING_MERCHANT' ? 'PENDING' : 'APPROVED',
      ...{ paymentStatus, fulfillmentStatus: 'NOT_FULFILLED', subtotalMinor: gross, totalMinor: total },
      document: jsonb({
        ...document,
        purchasedDate: date.toISOString(),
        ...{ checkoutId: null, cartId: null, lineItems: [again], appliedDiscounts: [], additionalFees: [] },
        priceSummary: {
          subtotal: price(gross),
          discount: price(0),
          shipping: price(0),
          tax: price(tax),
          total: price(total),
          totalAdditionalFees: price(0),
        },
        activities: withActivities([], activities, date),
        balanceSummary: balanceSummary(config, total, payments, []),
      }),
      ...{ revision: 1, createdAt: date, updatedAt: date },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
