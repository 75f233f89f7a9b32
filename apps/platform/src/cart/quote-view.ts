import type { PlatformConfig } from '../config.ts'
import { moneyView } from '../money/money-view.ts'
import type { Quote, ShippingOption } from './quote.ts'

export function priceSummary(config: PlatformConfig, { totals }: Quote) {
  const money = (minor: number) => moneyView(config, minor)
  return {
    subtotal: money(totals.subtotal),
    shipping: money(totals.shipping),
    tax: money(totals.tax),
    discount: money(totals.discount),
    additionalFees: money(0),
    total: money(totals.total),
  }
}

export function appliedDiscounts(config: PlatformConfig, { coupon, totals, items }: Quote) {
  if (!coupon) return []
  const free = coupon.kind === 'FREE_SHIPPING'
  const amount = moneyView(config, free ? totals.shippingDiscount : totals.discount)
  return [
    {
      coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount },
      discountType: free ? 'SHIPPING' : 'GLOBAL',
      lineItemIds: items.map(({ id }) => id),
    },
  ]
}

export function calculatedLineItems(config: PlatformConfig, quote: Quote) {
  const money = (minor: number) => moneyView(config, minor)
  return quote.totals.lines.map((line) => {
    const variant = quote.items.find(({ id }) => id === line.id)?.found?.variant
    return {
      lineItemId: line.id,
      paymentOption: 'FULL_PAYMENT_ONLINE',
      pricesBreakdown: {
        price: money(variant?.saleMinor ?? 0),
        fullPrice: money(variant?.priceMinor ?? 0),
        priceBeforeDiscounts: money(variant?.saleMinor ?? 0),
        lineItemPrice: money(line.gross),
        totalDiscount: money(line.discount),
        totalPriceBeforeTax: money(line.net),
        totalPriceAfterTax: money(line.total),
        taxDetails: { taxableAmount: money(line.net), taxRate: quote.taxRate, totalTax: money(line.tax) },
      },
    }
  })
}

export function shippingInfo(config: PlatformConfig, { options, selected }: Quote) {
  const carriers = Map.groupBy(options, ({ carrierId }) => carrierId)
  return {
    ...(selected
      ? {
          selectedCarrierServiceOption: {
            ...optionView(config, selected),
            carrierId: selected.carrierId,
            requestedShippingOption: true,
            deliveryAllocations: [],
          },
        }
      : {}),
    carrierServiceOptions: [...carriers].map(([carrierId, own]) => ({
      carrierId,
      shippingOptions: own.map((option) => optionView(config, option)),
    })),
  }
}

function optionView(config: PlatformConfig, option: ShippingOption & { readonly cost: number }) {
  const price = moneyView(config, option.cost)
  return {
    code: option.code,
    title: option.title,
    logistics: logistics(option),
    cost: {
      price,
      totalPriceBeforeTax: price,
      totalPriceAfterTax: price,
      totalDiscount: moneyView(config, 0),
      otherCharges: [],
    },
  }
}

export function logistics(option: ShippingOption) {
  return {
    deliveryTime: option.deliveryTime,
    ...(option.instructions ? { instructions: option.instructions } : {}),
    ...(option.kind === 'SHIPPING'
      ? {}
      : { pickupDetails: { address: option.pickupAddress, pickupMethod: option.kind } }),
  }
}

/** A calculation that failed does not fail the call (wire §3.1). */
export function calculationErrors({ couponProblem, shippingMissing }: Quote) {
  return {
    ...(couponProblem ? { couponCalculationError: { applicationError: couponProblem } } : {}),
    ...(shippingMissing
      ? {
          selectedShippingOptionError: {
            applicationError: {
              code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
              description: 'This delivery does not go to this address',
            },
          },
        }
      : {}),
  }
}

export function itemViolations({ items }: Quote) {
  return items
    .filter(({ status }) => status !== 'AVAILABLE')
    .map(({ id, status, left }) => ({
      severity: 'ERROR',
      target: {
        lineItem: {
          name: 'LINE_ITEM_DEFAULT',
          id,
          ...(left ? {} : { suggestedFix: 'REMOVE_LINE_ITEM' }),
        },
      },
      description:
        status === 'PARTIALLY_AVAILABLE' ? `Only ${left} left` : 'This item cannot be bought any longer',
    }))
}
