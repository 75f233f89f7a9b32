import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import { itemTax, type ShippingOffer } from '../../terms/index.ts'
import type { Quote } from '../quote/quote.ts'

/** ShippingInfo (wire §4.2): what was chosen, and all that could be, by carrier. */
export function shippingInfo(config: DisplayConfig, quote: Quote) {
  const { options, selected, region } = quote
  const carriers = Map.groupBy(options, ({ carrierId }) => carrierId)
  return {
    ...(region ? { region } : {}),
    ...(selected ? { selectedCarrierServiceOption: selectedView(config, quote, selected) } : {}),
    carrierServiceOptions: [...carriers].map(([carrierId, own]) => ({
      carrierId,
      shippingOptions: own.map((option) => offerView(config, option)),
    })),
  }
}

function selectedView(config: DisplayConfig, { totals, items, region }: Quote, option: ShippingOffer) {
  const money = (minor: number) => moneyView(config, minor)
  const { delivery } = totals
  return {
    code: option.code,
    title: option.title,
    logistics: logistics(option),
    cost: {
      price: money(totals.shipping),
      totalPriceBeforeTax: money(delivery.net),
      totalPriceAfterTax: money(delivery.total),
      totalDiscount: money(totals.shippingDiscount),
      taxDetails: itemTax(config, totals, delivery),
    },
    requestedShippingOption: true,
    otherCharges: option.charges.map(({ type, amount, details }) => ({
      type,
      ...(details ? { details } : {}),
      cost: { price: money(amount) },
    })),
    carrierId: option.carrierId,
    deliveryAllocations: [
      {
        deliveryCarrier: { appId: option.carrierId, code: option.code },
        ...(region ? { deliveryRegion: region } : {}),
        applicableLineItems: { lineItemIds: items.map(({ id }) => id) },
      },
    ],
    partial: false,
  }
}

function offerView(config: DisplayConfig, option: ShippingOffer) {
  return {
    code: option.code,
    title: option.title,
    logistics: logistics(option),
    cost: {
      price: moneyView(config, option.cost),
      otherCharges: option.charges.map(({ type, amount, details }) => ({
        type,
        price: moneyView(config, amount),
        ...(details ? { details } : {}),
      })),
    },
  }
}

export function logistics(option: ShippingOffer) {
  return {
    deliveryTime: option.deliveryTime,
    ...(option.instructions ? { instructions: option.instructions } : {}),
    ...(option.kind === 'SHIPPING'
      ? {}
      : { pickupDetails: { address: option.pickupAddress, pickupMethod: option.kind } }),
    ...(option.slot
      ? {
          deliveryTimeSlot: {
            from: option.slot.from.toISOString(),
            to: option.slot.to.toISOString(),
            timeZone: option.slot.timeZone,
          },
        }
      : {}),
  }
}
