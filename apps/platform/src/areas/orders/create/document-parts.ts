import { randomUUID } from 'node:crypto'
import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import {
  appliedDiscounts,
  type Item,
  isOnTrial,
  isShipped,
  type Quote,
  skuOf,
  weightOfPiece,
} from '../../cart/index.ts'
import type { OrderDocument } from '../tables.ts'

/** Discounts of an order and their reasons: coupon, merchant, rules (wire §4.3). */
export function discountsOf(config: PlatformConfig, quote: Quote): OrderDocument['appliedDiscounts'] {
  const plain = <T extends { amount?: { amount: string; formattedAmount?: string | undefined } | undefined }>(
    found: T,
  ) => {
    const { amount = '0', formattedAmount = '' } = found.amount ?? {}
    return { ...found, amount: { amount, formattedAmount } }
  }
  return appliedDiscounts(config, quote).map(({ coupon, discountRule, merchantDiscount, discountType }) => ({
    id: randomUUID(),
    discountType,
    ...(coupon ? { coupon: { ...plain(coupon), name: coupon.name ?? coupon.code } } : {}),
    ...(discountRule ? { discountRule: plain(discountRule) } : {}),
    ...(merchantDiscount ? { merchantDiscount: { amount: plain(merchantDiscount).amount } } : {}),
  }))
}

/** Facts of a line beside its name and its price (wire §4.3). */
export function lineFactsOf(config: PlatformConfig, item: Item) {
  const { custom, overrides, minor, extendedFields } = item.details ?? {}
  const weight = weightOfPiece(item)
  return {
    physicalProperties: {
      ...(weight === undefined ? {} : { weight }),
      sku: skuOf(item),
      shippable: isShipped(item),
    },
    rootCatalogItemId: custom ? (custom.rootCatalogItemId ?? null) : item.productId,
    customLineItem: custom !== undefined,
    priceUndetermined: custom?.priceUndetermined ?? false,
    fixedQuantity: custom?.fixedQuantity ?? overrides?.fixedQuantity ?? false,
    ...(minor?.deposit === undefined ? {} : { depositAmount: orderPrice(config, minor.deposit) }),
    ...(custom?.priceDescription ? { priceDescription: textOf(custom.priceDescription) } : {}),
    ...(custom?.serviceProperties ? { serviceProperties: custom.serviceProperties } : {}),
    ...(custom?.deliveryProfileId ? { deliveryProfileId: custom.deliveryProfileId } : {}),
    ...(custom?.taxableAddress ? { taxableAddress: custom.taxableAddress } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    ...(custom?.modifierGroups.length
      ? {
          modifierGroups: custom.modifierGroups.map(({ name, modifiers, ...group }) => ({
            ...group,
            ...(name ? { name: textOf(name) } : {}),
            modifiers: modifiers.map(({ price, label, details, ...modifier }) => ({
              ...modifier,
              ...(label ? { label: textOf(label) } : {}),
              ...(details ? { details: textOf(details) } : {}),
              price: orderPrice(config, fromDecimal(price ?? '0', config.currency) ?? 0),
            })),
          })),
        }
      : {}),
  }
}

const textOf = ({ original, translated }: { original: string; translated?: string | null | undefined }) => ({
  original,
  translated: translated ?? original,
})

/** Fees, and the tip: the wire has no other place for it. */
export function feesOf(config: PlatformConfig, { totals }: Quote): OrderDocument['additionalFees'] {
  const price = (minor: number) => orderPrice(config, minor)
  const fees = totals.fees.map(({ fee, net, tax, total, taxRate }) => ({
    id: randomUUID(),
    code: fee.code,
    name: fee.name,
    price: price(fee.amount),
    priceBeforeTax: price(net),
    priceAfterTax: price(total),
    taxInfo: { taxAmount: price(tax), taxableAmount: price(net), taxRate, taxBreakdown: [] },
    ...(fee.lineIds ? { lineItemIds: [...fee.lineIds] } : {}),
    ...(fee.taxedAt ? { taxableAddress: { addressType: fee.taxedAt } } : {}),
    source: fee.source,
  }))
  if (!totals.tip) return fees
  const tip = price(totals.tip)
  const whole = { price: tip, priceBeforeTax: tip, priceAfterTax: tip }
  return [...fees, { id: randomUUID(), code: 'tip', name: 'Tip', ...whole, source: 'MANUAL' }]
}

/** Tax by authority, where there are any (wire §4.3 `taxInfo`). */
export function taxInfoOf(config: PlatformConfig, { totals }: Quote): OrderDocument['taxInfo'] {
  return {
    totalTax: orderPrice(config, totals.tax),
    taxBreakdown: totals.taxes.slice(0, 50).map(({ name, jurisdiction, type, rate, amount }) => ({
      taxName: name,
      taxType: 'SALES',
      jurisdiction,
      jurisdictionType: type,
      rate,
      aggregatedTaxAmount: orderPrice(config, amount),
    })),
  }
}

/** Cycle of a subscription that the order is for: its contract is made with the order and gives the id. */
export function subscriptionOf(item: Item): Pick<OrderLineItem, 'subscriptionInfo'> {
  const option = item.subscription
  if (!option) return {}
  const text = (value: string) => ({ original: value, translated: value })
  return {
    subscriptionInfo: {
      cycleNumber: isOnTrial(item) ? 0 : 1,
      title: text(option.title),
      ...(option.description ? { description: text(option.description) } : {}),
      subscriptionSettings: {
        frequency: option.frequency,
        interval: option.everyCount,
        autoRenewal: option.autoRenewal,
        billingCycles: option.billingCycles,
        enableCustomerCancellation: option.cancellable,
        ...(option.trialFrequency && option.trialCount
          ? { freeTrialPeriod: { frequency: option.trialFrequency, interval: option.trialCount } }
          : {}),
      },
    },
  }
}
