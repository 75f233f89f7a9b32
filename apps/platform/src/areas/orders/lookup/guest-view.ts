import { Order } from '@galleria/platform-client/entities/orders'
import { z } from 'zod/mini'
import type { Services } from '../../../data/services.ts'
import { downloadLink } from '../download-links/downloads.ts'
import { type OrderRow, orderView } from '../read/order-view.ts'

/** Fields that a guest may see, by name: a field that an order gets tomorrow is not among them. */
export const GuestOrder = z.pick(Order, {
  id: true,
  number: true,
  createdDate: true,
  updatedDate: true,
  purchasedDate: true,
  lineItems: true,
  buyerInfo: true,
  paymentStatus: true,
  fulfillmentStatus: true,
  status: true,
  currency: true,
  taxIncludedInPrices: true,
  priceSummary: true,
  shippingInfo: true,
  appliedDiscounts: true,
  additionalFees: true,
  activities: true,
  balanceSummary: true,
})

type GuestOrderView = z.infer<typeof GuestOrder>

/** View for a guest: of the buyer only the masked e-mail, of the destination only the town, of the history no note of staff. */
export function guestView(
  { config }: Pick<Services, 'config'>,
  row: OrderRow,
  { expiresAt }: { readonly expiresAt: Date },
): GuestOrderView {
  const order = orderView(config, row)
  const { id, number, createdDate, updatedDate, purchasedDate, currency } = order
  const { paymentStatus, fulfillmentStatus, status, taxIncludedInPrices, priceSummary } = order
  const { appliedDiscounts, additionalFees, balanceSummary } = order
  return {
    ...{ id, number, createdDate, updatedDate, purchasedDate, currency },
    ...{ paymentStatus, fulfillmentStatus, status, taxIncludedInPrices, priceSummary },
    ...{ appliedDiscounts, additionalFees, balanceSummary },
    lineItems: order.lineItems.map((line) =>
      line.digitalFile
        ? { ...line, digitalFile: { ...line.digitalFile, ...reach(config, row, line, expiresAt) } }
        : line,
    ),
    buyerInfo: { email: maskedEmail(row.email) },
    shippingInfo: order.shippingInfo && withoutAddress(order.shippingInfo),
    activities: order.activities
      .filter(({ activityType }) => activityType !== 'MERCHANT_COMMENT')
      .map(({ authorEmail: _, authorAppId: __, authorAppName: ___, ...activity }) => activity),
  }
}

/** A link of a guest's page ends with the page's access; one that had ended stays so. */
function reach(
  config: Services['config'],
  row: OrderRow,
  { id, digitalFile }: GuestOrderView['lineItems'][number],
  pageEnds: Date,
) {
  const linkEnds = new Date(digitalFile?.expirationDate ?? 0)
  return { link: downloadLink(config, row.id, id, linkEnds < pageEnds ? linkEnds : pageEnds) }
}

function withoutAddress(
  info: NonNullable<GuestOrderView['shippingInfo']>,
): NonNullable<GuestOrderView['shippingInfo']> {
  const { shippingDestination, ...logistics } = info.logistics ?? {}
  const { country, subdivision, city } = shippingDestination?.address ?? {}
  const town = shippingDestination ? { shippingDestination: { address: { country, subdivision, city } } } : {}
  return { ...info, logistics: { ...logistics, ...town } }
}

/** `a•••@example.test`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}•••${email.slice(at)}`
}
