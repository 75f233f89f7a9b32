import { randomUUID } from 'node:crypto'
import type { PlatformConfig } from '../../../data/config.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { OrderDocument } from '../tables.ts'
import type { AmountsInput } from './amounts.ts'
import type { OrderInput } from './input.ts'

/** The order as it was told, with what its lines come to (wire §4.3). */
export function documentFromInput(
  config: PlatformConfig,
  order: OrderInput,
  amounts: AmountsInput,
  { currency, date }: { readonly currency: string; readonly date: Date },
): OrderDocument {
  const price = (minor: number) => orderPrice({ ...config, currency }, minor)
  const { taxIncludedInPrices: included } = order
  const lineItems = order.lineItems.map((line, index) => {
    const unit = amounts.units[index] ?? 0
    const discount = amounts.discounts[index] ?? 0
    const tax = amounts.taxes[index] ?? 0
    const after = unit * line.quantity - discount
    const [net, whole] = included ? [after - tax, after] : [after, after + tax]
    return {
      ...line,
      id: randomUUID(),
      productName: textOf(line.productName),
      descriptionLines: line.descriptionLines,
      price: price(unit),
      priceBeforeDiscounts: price(unit),
      lineItemPrice: price(unit * line.quantity),
      totalDiscount: price(discount),
      totalPriceBeforeTax: price(net),
      totalPriceAfterTax: price(whole),
      taxInfo: {
        taxAmount: price(tax),
        taxableAmount: price(net),
        taxIncludedInPrice: included,
        taxBreakdown: [],
      },
      physicalProperties: { shippable: line.itemType.preset === 'PHYSICAL', ...line.physicalProperties },
      priceUndetermined: false,
      fixedQuantity: false,
    }
  })
  const purchased = order.purchasedDate ? new Date(order.purchasedDate) : date
  return {
    purchasedDate: purchased.toISOString(),
    lineItems: lineItems as OrderDocument['lineItems'],
    currencyConversionDetails: { originalCurrency: currency, conversionRate: '1' },
    taxIncludedInPrices: included,
    weightUnit: order.weightUnit ?? config.weightUnit,
    priceSummary: {
      subtotal: price(amounts.subtotal),
      shipping: price(amounts.shipping),
      tax: price(amounts.tax),
      discount: price(amounts.discount),
      total: price(amounts.total),
      totalAdditionalFees: price(amounts.fees.reduce((all, fee) => all + fee, 0)),
    },
    billingInfo: order.billingInfo ?? order.recipientInfo ?? null,
    recipientInfo: order.recipientInfo ?? order.billingInfo ?? null,
    ...(order.shippingInfo
      ? { shippingInfo: { ...order.shippingInfo, cost: { price: price(amounts.shipping) } } }
      : {}),
    appliedDiscounts: amounts.discount
      ? [{ id: randomUUID(), discountType: 'GLOBAL', merchantDiscount: { amount: price(amounts.discount) } }]
      : [],
    additionalFees: order.additionalFees.map(({ name, code }, index) => ({
      id: randomUUID(),
      name,
      ...(code ? { code } : {}),
      price: price(amounts.fees[index] ?? 0),
      source: 'MANUAL',
    })),
    taxInfo: { totalTax: price(amounts.tax), taxBreakdown: [] },
    customFields: order.customFields,
    activities: [],
    ...(order.buyerLanguage ? { buyerLanguage: order.buyerLanguage } : {}),
    ...(order.buyerNote ? { buyerNote: order.buyerNote } : {}),
    ...(order.tags ? { tags: order.tags as NonNullable<OrderDocument['tags']> } : {}),
    ...(order.extendedFields ? { extendedFields: order.extendedFields } : {}),
    channelInfo: order.channelInfo,
    attributionSource: order.attributionSource,
    imported: purchased < date,
    archived: order.archived,
    seenByAHuman: false,
  } as OrderDocument
}

function textOf(text: { readonly original: string; readonly translated?: string | null | undefined }) {
  return { original: text.original, translated: text.translated ?? text.original }
}
