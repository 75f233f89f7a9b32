import type { Order } from '../../schemas/order.ts'
import { choice, date, decimal, flag, id, list, text } from '../field.ts'
import { of, type QuerySchema } from '../query-schema.ts'

/** Compared for equality alone. */
const reference = choice

/** `searchOrders` (wire §1.9, "orders search"). */
export const orderSearch = {
  paging: 'cursor',
  fields: {
    id: reference,
    number: decimal.sortable,
    createdDate: date.sortable,
    updatedDate: date.sortable,
    purchasedDate: date.sortable,
    status: choice.sortable,
    paymentStatus: choice.sortable,
    fulfillmentStatus: choice.sortable,
    'fulfillmentStatusesAggregate.statuses': list.sortable,
    archived: flag,
    imported: flag,
    seenByAHuman: flag,
    demo: flag,
    checkoutId: reference,
    'createdBy.userId': reference,
    'buyerInfo.contactId': reference,
    'buyerInfo.memberId': reference,
    'buyerInfo.email': text.sortable,
    'billingInfo.contactDetails.firstName': text.sortable,
    'billingInfo.contactDetails.lastName': text.sortable,
    'businessLocation.id': id.sortable,
    'businessLocation.name': text.sortable,
    'channelInfo.type': choice.sortable,
    'channelInfo.externalOrderId': reference,
    'lineItems.catalogReference.appId': list,
    'lineItems.catalogReference.catalogItemId': list,
    'lineItems.locations.id': list,
    'lineItems.productName.original': list.sortable,
    'lineItems.subscriptionInfo.id': reference,
    'shippingInfo.region.name': choice.sortable,
    'shippingInfo.title': choice.sortable,
    'shippingInfo.logistics.deliveryTime': text.sortable,
    'shippingInfo.logistics.deliveryTimeSlot.from': date.sortable,
    'shippingInfo.logistics.deliveryTimeSlot.to': date.sortable,
    'priceSummary.total.amount': decimal.sortable,
    'balanceSummary.authorized.amount': decimal.sortable,
    'balanceSummary.pending.amount': decimal.sortable,
    'balanceSummary.pendingRefund.amount': decimal.sortable,
    'taxInfo.totalExempt.amount': decimal.sortable,
    'taxInfo.totalTax.amount': decimal.sortable,
  },
  entity: of<Order>(),
} as const satisfies QuerySchema

/** `GET /ecom/v1/shipping-options/query`. */
export const shippingOptionQuery = {
  paging: 'cursor',
  fields: {
    id: id.sortable,
    createdDate: date.sortable,
    updatedDate: date.sortable,
    deliveryRegionId: id.sortable,
    deliveryRegionIds: list.sortable,
    estimatedDeliveryTime: text.sortable,
  },
} as const satisfies QuerySchema
