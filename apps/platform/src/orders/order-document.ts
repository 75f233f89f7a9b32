import { itemTypeOf, unitPrice } from '../cart/item-facts.ts'
import { catalogReference, descriptionLines, imageOf, productName, skuOf } from '../cart/item-view.ts'
import { isShipped } from '../cart/items.ts'
import { paymentOptionOf } from '../cart/line-details.ts'
import { logistics } from '../cart/quote-view.ts'
import type { PlatformConfig } from '../config.ts'
import { orderPrice } from '../money/money-view.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderDocument } from './tables.ts'

/** The order as it was bought (wire §4.3); later changes of the catalogue do not reach it. */
export function orderDocument(config: PlatformConfig, { row, quote, date }: NewOrder): OrderDocument {
  const price = (minor: number) => orderPrice(config, minor)
  const { totals, selected, coupon } = quote
  const summary = {
    subtotal: price(totals.subtotal),
    shipping: price(totals.shipping),
    tax: price(totals.tax),
    discount: price(totals.discount),
    total: price(totals.total),
    totalAdditionalFees: price(totals.additionalFees),
  }
  return {
    purchasedDate: date.toISOString(),
    cartId: row.cartId,
    purchaseFlowId: row.cartId,
    checkoutId: row.id,
    lineItems: quote.items.map((item) => {
      const line = totals.lines.find(({ id }) => id === item.id)
      const unit = price(unitPrice(item))
      return {
        id: item.id,
        productName: productName(item),
        catalogReference: catalogReference(item),
        quantity: item.quantity,
        price: unit,
        priceBeforeDiscounts: unit,
        lineItemPrice: price(line?.gross ?? 0),
        totalDiscount: price(line?.discount ?? 0),
        totalPriceBeforeTax: price(line?.net ?? 0),
        totalPriceAfterTax: price(line?.total ?? 0),
        taxInfo: {
          taxAmount: price(line?.tax ?? 0),
          taxableAmount: price(line?.net ?? 0),
          taxRate: line?.taxRate ?? '0',
          taxIncludedInPrice: totals.taxIncluded,
          taxBreakdown: [],
        },
        descriptionLines: descriptionLines(item),
        ...imageOf(config, item),
        itemType: itemTypeOf(item),
        physicalProperties: {
          sku: skuOf(item),
          shippable: isShipped(item),
        },
        paymentOption: paymentOptionOf(item.details),
        priceUndetermined: false,
        fixedQuantity: false,
      }
    }),
    currencyConversionDetails: { originalCurrency: row.currency, conversionRate: '1' },
    taxIncludedInPrices: totals.taxIncluded,
    weightUnit: 'KG',
    priceSummary: summary,
    billingInfo: row.billingInfo ?? row.shippingDestination,
    recipientInfo: row.shippingDestination ?? row.billingInfo,
    ...(selected
      ? {
          shippingInfo: {
            title: selected.title,
            code: selected.code,
            carrierId: selected.carrierId,
            logistics: { ...logistics(selected), shippingDestination: row.shippingDestination },
            cost: {
              price: summary.shipping,
              totalPriceBeforeTax: summary.shipping,
              totalPriceAfterTax: summary.shipping,
              discount: price(totals.shippingDiscount),
            },
          },
        }
      : {}),
    appliedDiscounts: coupon
      ? [
          {
            coupon: {
              id: coupon.id,
              code: coupon.code,
              name: coupon.name,
              amount: price(coupon.kind === 'FREE_SHIPPING' ? totals.shippingDiscount : totals.discount),
            },
            discountType: coupon.kind === 'FREE_SHIPPING' ? 'SHIPPING' : 'GLOBAL',
          },
        ]
      : [],
    additionalFees: [],
    customFields: [],
    activities: [],
    ...(row.buyerNote ? { buyerNote: row.buyerNote } : {}),
    channelInfo: { type: row.channelType },
    attributionSource: 'UNSPECIFIED',
    imported: false,
    archived: false,
    seenByAHuman: false,
  }
}
