import { randomUUID } from 'node:crypto'
import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { type Quote, type QuoteRequest, quote } from '../../cart/index.ts'
import type { ShippingOffer } from '../../terms/index.ts'
import { feesOf } from '../create/document-parts.ts'
import { linesOfOrder } from '../lines-of-order.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { AgreedDelivery } from './tables.ts'

/**
 * Price of delivering this line alone, the way its first order came: agreed when the contract begins, as the price of the goods is.
 * Undefined for what does not travel, or where nobody goes.
 */
export async function agreedDelivery(
  db: Db,
  config: PlatformConfig,
  order: OrderRow,
  line: OrderLineItem,
  now: Date,
): Promise<AgreedDelivery | undefined> {
  const { shippingInfo, recipientInfo, billingInfo } = order.document
  if (!shippingInfo?.code) return undefined
  const [stored] = linesOfOrder({ ...order, document: { ...order.document, lineItems: [line] } })
  if (!stored) return undefined
  const { subscriptionOptionId: _, ...options } = stored.options as Record<string, unknown>
  const request: QuoteRequest = {
    lines: [{ ...stored, options }],
    destination: recipientInfo?.address as QuoteRequest['destination'],
    billing: billingInfo?.address as QuoteRequest['billing'],
    shippingCode: shippingInfo.code,
    carrierId: shippingInfo.carrierId,
    withShipping: true,
    withTax: true,
    memberId: order.memberId,
    email: order.email,
    currency: order.currency,
    now,
  }
  const first = await quote(db, request)
  const chosen = first.selected ?? first.options.find((offer) => isSame(offer, shippingInfo.code))
  if (!chosen) return undefined
  const quoted =
    (first.selected ?? false) ? first : await quote(db, { ...request, shippingCode: chosen.code })
  return agreed(config, quoted)
}

/** A window of delivery is another each week; what comes in it is the same. */
function isSame({ code }: ShippingOffer, known: string | null | undefined): boolean {
  return code.split('@')[0] === known?.split('@')[0]
}

function agreed(config: PlatformConfig, quoted: Quote): AgreedDelivery {
  const { totals } = quoted
  const { net, tax, total, taxRate } = totals.delivery
  return {
    ...{ price: totals.shipping, net, tax, total, taxRate },
    fees: feesOf(config, quoted),
    feesPrice: totals.additionalFees,
    feesTax: totals.fees.reduce((sum, fee) => sum + fee.tax, 0),
    feesTotal: totals.fees.reduce((sum, fee) => sum + fee.total, 0),
  }
}

/** Cost of each cycle beside its goods, with tax. */
export const costOf = (delivery: AgreedDelivery | undefined): number =>
  (delivery?.total ?? 0) + (delivery?.feesTotal ?? 0)

/** The fees of a further order: entities of their own. */
export const feesAgain = (delivery: AgreedDelivery | undefined) =>
  (delivery?.fees ?? []).map(({ lineItemIds: _, ...fee }) => ({ ...fee, id: randomUUID() }))
