import type { ReturnTerms } from '@galleria/platform-client/entities/orders'
import { dayAfter, dayIn } from '../../../base/day.ts'
import type { Services } from '../../../data/services.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { isAvailable } from '../../catalog/index.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { type FulfillmentRow, readFulfillments } from '../fulfillments/store.ts'
import { goodsOf, minorOf } from '../lines/lines.ts'
import { orderQuantities } from '../lines/quantities.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { RefundRequestRow } from '../refund-requests/store.ts'
import { comingBack } from '../refund-requests/units.ts'
import type { Policy } from './policy.ts'
import { findFinalSales, findVariants, readPolicy } from './store.ts'

/** Policy as it is for an order now: what a buyer may still ask for, until when, and what for instead. */
export async function returnTermsOf(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  order: OrderRow,
  requests: readonly RefundRequestRow[],
): Promise<ReturnTerms> {
  const policy = await readPolicy(db)
  const goods = new Map(goodsOf(order).map((each) => [each.lineId, each]))
  const productIds = [...new Set([...goods.values()].map(({ productId }) => productId))]
  const resolutions = policy.resolutions.filter((each) => each !== 'STORE_CREDIT' || order.memberId !== null)
  const mayExchange = resolutions.includes('EXCHANGE') && order.currency === config.currency
  const [parcels, finalSales, variants, { timeZone }] = await Promise.all([
    readFulfillments(db, [order.id]),
    findFinalSales(db, policy, productIds),
    mayExchange ? findVariants(db, productIds) : [],
    siteProperties(db, config),
  ])
  const quantities = orderQuantities(order, parcels)
  const coming = comingBack(requests)
  const today = dayIn(clock.now(), timeZone)
  return {
    resolutions,
    lines: order.document.lineItems.map(({ id, quantity, refundQuantity, price, totalDiscount }) => {
      const product = goods.get(id)
      const finalSale = product !== undefined && finalSales.has(product.productId)
      const sent = lastDays(policy, parcels, id, timeZone)
      const open = sent.reduce((sum, parcel) => sum + (parcel.day >= today ? parcel.units : 0), 0)
      const left = quantity - (refundQuantity ?? 0) - (coming.get(id) ?? 0)
      // Units that are still here have no last day.
      const inTime = policy.windowDays === null ? left : open + (quantities.get(id)?.toSend ?? 0)
      const paid =
        minorOf(price, order.currency) - Math.round(minorOf(totalDiscount, order.currency) / quantity)
      const others = variants.filter(({ productId }) => productId === product?.productId)
      const lastDay = sent
        .map(({ day }) => day)
        .toSorted()
        .at(-1)
      return {
        id,
        units: finalSale ? 0 : Math.max(0, Math.min(left, inTime)),
        ...(finalSale ? { finalSale } : {}),
        ...(policy.windowDays !== null && lastDay && !finalSale ? { lastDay } : {}),
        ...(others.length && !finalSale
          ? {
              variants: others.map((variant) => ({
                id: variant.id,
                name: Object.values(variant.choices).join(', '),
                inStock: isAvailable(variant),
                difference: toDecimal(variant.saleMinor - paid, order.currency),
              })),
            }
          : {}),
      }
    }),
  }
}

/** Last day of each parcel that has units of a line. */
function lastDays(
  { windowDays, deliveryDays }: Policy,
  parcels: readonly FulfillmentRow[],
  lineId: string,
  timeZone: string,
) {
  const days = deliveryDays + (windowDays ?? 0)
  return parcels.flatMap(({ createdAt, lineItems }) =>
    lineItems
      .filter(({ id }) => id === lineId)
      .map(({ quantity }) => ({ day: dayAfter(dayIn(createdAt, timeZone), days), units: quantity })),
  )
}
