import type { PlatformConfig } from '../../../data/config.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { Summary } from '../../../domain/pricing/payment/summary.ts'
import {
  catalogReference,
  descriptionLines,
  imageOf,
  itemTypeOf,
  logistics,
  paymentOptionOf,
  productName,
  unitPrice,
} from '../../cart/index.ts'
import type { OrderDocument } from '../tables.ts'
import { discountsOf, feesOf, lineFactsOf, subscriptionOf, taxInfoOf } from './document-parts.ts'
import type { NewOrder } from './new-order.ts'

/** The order as it was bought (wire §4.3); later changes of the catalog do not reach it. */
export function orderDocument(
  config: PlatformConfig,
  { row, quote, date, drafted }: Pick<NewOrder, 'row' | 'quote' | 'date' | 'drafted'>,
): OrderDocument {
  const price = (minor: number) => orderPrice(config, minor)
  const { totals, selected, afterTrial } = quote
  const summaryOf = (sums: Summary) => ({
    subtotal: price(sums.subtotal),
    shipping: price(sums.shipping),
    tax: price(sums.tax),
    discount: price(sums.discount),
    total: price(sums.total),
    totalAdditionalFees: price(sums.additionalFees + sums.tip),
  })
  const summary = summaryOf(totals)
  const covered = new Set(quote.memberships.selected.flatMap(({ lineItemIds }) => lineItemIds))
  return {
    purchasedDate: date.toISOString(),
    ...(drafted ? {} : { cartId: row.cartId, purchaseFlowId: row.cartId, checkoutId: row.id }),
    lineItems: quote.items.map((item) => {
      const line = totals.lines.find(({ id }) => id === item.id)
      const unit = price(unitPrice(item))
      const option = paymentOptionOf(item.details)
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
          taxGroupId: item.details?.custom?.taxGroupId ?? item.found?.taxGroupId ?? null,
          taxBreakdown: (line?.taxParts ?? []).slice(0, 7).map((part) => ({
            jurisdiction: part.jurisdiction,
            jurisdictionType: part.type,
            taxName: part.name,
            taxType: 'SALES',
            rate: part.rate,
            taxAmount: price(part.amount),
            taxableAmount: price(line?.net ?? 0),
          })),
        },
        descriptionLines: descriptionLines(item),
        ...imageOf(config, item),
        itemType: itemTypeOf(item),
        ...lineFactsOf(config, item),
        paymentOption: covered.has(item.id) && !option.startsWith('MEMBERSHIP') ? 'MEMBERSHIP' : option,
        ...subscriptionOf(item),
      }
    }),
    currencyConversionDetails: { originalCurrency: row.currency, conversionRate: '1' },
    taxIncludedInPrices: totals.taxIncluded,
    weightUnit: config.weightUnit,
    priceSummary: summary,
    ...(afterTrial ? { payAfterFreeTrial: summaryOf(afterTrial) } : {}),
    billingInfo: row.billingInfo ?? row.shippingDestination,
    recipientInfo: row.shippingDestination ?? row.billingInfo,
    ...(selected
      ? {
          shippingInfo: {
            title: selected.title,
            code: selected.code,
            carrierId: selected.carrierId,
            logistics: {
              ...logistics(selected),
              shippingDestination: row.shippingDestination,
              ...(selected.slot ? { deliverByDate: selected.slot.to.toISOString() } : {}),
            },
            ...(quote.region ? { region: { name: quote.region.name } } : {}),
            cost: {
              price: summary.shipping,
              totalPriceBeforeTax: price(totals.delivery.net),
              totalPriceAfterTax: price(totals.delivery.total),
              discount: price(totals.shippingDiscount),
              taxInfo: {
                taxAmount: price(totals.delivery.tax),
                taxableAmount: price(totals.delivery.net),
                taxRate: totals.delivery.taxRate,
                taxIncludedInPrice: totals.taxIncluded,
                taxBreakdown: [],
              },
            },
          },
        }
      : {}),
    ...(quote.location ? { businessLocation: quote.location } : {}),
    appliedDiscounts: discountsOf(config, quote),
    additionalFees: feesOf(config, quote),
    taxInfo: taxInfoOf(config, quote),
    customFields: row.customFields ?? [],
    activities: [],
    siteLanguage: new Intl.Locale(config.locale).language,
    ...(row.buyerLanguage ? { buyerLanguage: row.buyerLanguage } : {}),
    ...(row.buyerNote ? { buyerNote: row.buyerNote } : {}),
    channelInfo: { type: row.channelType },
    attributionSource: 'UNSPECIFIED',
    imported: false,
    archived: false,
    seenByAHuman: false,
  }
}
