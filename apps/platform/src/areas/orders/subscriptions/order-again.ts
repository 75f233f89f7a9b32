import { randomUUID } from 'node:crypto'
import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { PaymentChoice } from '../../../domain/payments/provider.ts'
import type { LineTotals } from '../../../domain/pricing/totals.ts'
import type { Coupon } from '../../terms/index.ts'
import { addOrder } from '../create/add.ts'
import { goodsOf } from '../lines/lines.ts'
import { chargeBy, providerFor } from '../payments/providers.ts'
import type { OrderRow } from '../read/order-view.ts'
import { takeStock } from '../stock/stock.ts'
import { findOrderById } from '../store.ts'
import type { OrderDocument } from '../tables.ts'
import { costOf, feesAgain } from './agreed-delivery.ts'
import { cycleDiscount } from './cycle-discount.ts'
import { cyclePrice } from './cycle-price.ts'
import type { AgreedDelivery } from './tables.ts'
import type { ContractRow } from './view.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

/** Thrown, so that nothing of the cycle is kept. */
export class RenewalFailed extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The line alone, with its delivery, at the prices agreed for them: the goods, then the money. Throws `RenewalFailed`. */
export async function orderAgain(
  trx: Trx,
  { config, clock, hooks }: Context,
  contract: ContractRow,
  payment: PaymentChoice,
): Promise<{ readonly orderId: string; readonly method: string | undefined }> {
  const date = clock.now()
  const { first, line } = await beginningOf(trx, contract)
  const orderId = randomUUID()
  const cycle = contract.cycle + 1
  const less = await cycleDiscount(trx, first, line, cycle)
  const totals = cyclePrice(line, first.currency, less?.discount)
  const site = { ...config, currency: first.currency }
  const again = lineAgain(line, contract.id, cycle, totals, (minor) => orderPrice(site, minor))
  const goods = goodsOf({ document: { ...first.document, lineItems: [again] } })
  const { short } = await takeStock(trx, { orderId, date }, goods)
  if (short.length) throw new RenewalFailed('RENEWAL_OUT_OF_STOCK', "The item doesn't have enough stock.")
  const { delivery } = contract.document
  const due = totals.total + costOf(delivery)
  if (due && !providerFor(config, payment.method))
    throw new RenewalFailed(
      'RENEWAL_PAYMENT_NOT_SET_UP',
      'The store has no payment provider for this payment method.',
    )
  const charge = due
    ? await chargeBy(config, {
        ...{ ...payment, amount: due, currency: first.currency, now: date },
        ...{ key: `${contract.id} ${cycle} ${date.toISOString()}`, again: true },
      })
    : undefined
  if (charge?.status === 'DECLINED')
    throw new RenewalFailed(
      'RENEWAL_PAYMENT_DECLINED',
      `The payment was declined: ${charge.reason ?? 'CARD_DECLINED'}.`,
    )
  const attempt = { requestKey: `cycle ${cycle}`, amountMinor: due }
  await addOrder(
    trx,
    { config, clock, hooks },
    {
      order: {
        ...{ id: orderId, checkoutId: null, currency: first.currency },
        ...{ ownerType: first.ownerType, ownerId: contract.memberId ?? first.ownerId },
        visitorId: contract.memberId ? null : first.visitorId,
        ...{ memberId: contract.memberId, email: contract.email },
        status: charge?.status === 'PENDING_MERCHANT' ? 'PENDING' : 'APPROVED',
        ...{ subtotalMinor: totals.gross, totalMinor: due },
        document: documentAgain(site, first, { date, totals, again, delivery, due, coupon: less?.coupon }),
      },
      payments: charge ? [{ ...attempt, provider: charge.provider, answer: charge }] : [],
      date,
    },
  )
  return { orderId, method: charge?.offline ? undefined : charge?.method }
}

async function beginningOf(trx: Trx, { orderId, lineId }: ContractRow) {
  const first = await findOrderById(trx, orderId)
  const line = first?.document.lineItems.find(({ id }) => id === lineId)
  if (!first || !line)
    throw new RenewalFailed('RENEWAL_ITEM_GONE', 'The first order of this subscription no longer exists.')
  return { first, line }
}

function lineAgain(
  { subscriptionInfo, ...line }: OrderLineItem,
  contractId: string,
  cycleNumber: number,
  { gross, discount, net, tax, total, taxParts }: LineTotals,
  price: (minor: number) => ReturnType<typeof orderPrice>,
): OrderLineItem {
  return {
    ...line,
    id: randomUUID(),
    refundQuantity: null,
    restockQuantity: null,
    lineItemPrice: price(gross),
    totalDiscount: price(discount),
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

function documentAgain(
  site: Pick<PlatformConfig, 'currency' | 'locale'>,
  { document }: OrderRow,
  order: {
    readonly date: Date
    readonly totals: LineTotals
    readonly again: OrderLineItem
    readonly delivery: AgreedDelivery | undefined
    readonly due: Minor
    /** Discount of this cycle. */
    readonly coupon: Coupon | undefined
  },
): OrderDocument {
  const { date, totals, again, delivery, due, coupon } = order
  const price = (minor: number) => orderPrice(site, minor)
  const { payAfterFreeTrial: _, deliveryRefunded: __, shippingInfo, ...rest } = document
  return {
    ...rest,
    purchasedDate: date.toISOString(),
    ...{ checkoutId: null, cartId: null, lineItems: [again] },
    appliedDiscounts: totals.discount && coupon ? [appliedAgain(coupon, price(totals.discount))] : [],
    additionalFees: feesAgain(delivery),
    ...(shippingInfo ? { shippingInfo: deliveryAgain(shippingInfo, delivery, price) } : {}),
    priceSummary: {
      subtotal: price(totals.gross),
      discount: price(totals.discount),
      shipping: price(delivery?.price ?? 0),
      tax: price(totals.tax + (delivery ? delivery.tax + delivery.feesTax : 0)),
      total: price(due),
      totalAdditionalFees: price(delivery?.feesPrice ?? 0),
    },
    activities: [],
  }
}

function appliedAgain(
  { id, code, name }: Coupon,
  amount: ReturnType<typeof orderPrice>,
): OrderDocument['appliedDiscounts'][number] {
  return { id: randomUUID(), discountType: 'SPECIFIC_ITEMS', coupon: { id, code, name, amount } }
}

/** The same way, but not on the day of the first. */
function deliveryAgain(
  info: NonNullable<OrderDocument['shippingInfo']>,
  delivery: AgreedDelivery | undefined,
  price: (minor: number) => ReturnType<typeof orderPrice>,
): NonNullable<OrderDocument['shippingInfo']> {
  const { deliveryTimeSlot: _, deliverByDate: __, ...logistics } = info.logistics ?? {}
  return {
    ...info,
    logistics,
    cost: {
      price: price(delivery?.price ?? 0),
      totalPriceBeforeTax: price(delivery?.net ?? 0),
      totalPriceAfterTax: price(delivery?.total ?? 0),
      discount: price(0),
      taxInfo: {
        taxAmount: price(delivery?.tax ?? 0),
        taxableAmount: price(delivery?.net ?? 0),
        taxRate: delivery?.taxRate ?? '0',
        taxIncludedInPrice: info.cost?.taxInfo?.taxIncludedInPrice ?? false,
        taxBreakdown: [],
      },
    },
  }
}
