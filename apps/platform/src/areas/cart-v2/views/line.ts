import type { DisplayConfig } from '../../../data/display-config.ts'
import { fullPrice, type Item, itemView, type Quote, unitPrice } from '../../cart/index.ts'
import { confirmedOf } from '../purchase/quote.ts'
import { lineDiscounts, offLine } from './discounts.ts'
import { type MoneyOf, moneyOf } from './money.ts'

const statuses = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
} as const

/** Final price of a line: what can be had, after its own discounts. */
export function finalPrice(quote: Quote, item: Item): { readonly unit: number; readonly total: number } {
  const quantity = confirmedOf(item)
  const line = quote.totals.lines.find(({ id }) => id === item.id)
  const total = line ? line.gross - offLine(quote, item.id) : 0
  return { unit: line && quantity > 0 ? Math.round(total / quantity) : unitPrice(item), total }
}

/** A line of Cart V2 (§2.5), from the view that V1 has of it (§3.3). */
export function lineView(config: DisplayConfig, quote: Quote, item: Item) {
  const v1 = itemView(config, item)
  const money = moneyOf(config)
  const { details, left, quantity } = item
  const { unit, total } = finalPrice(quote, item)
  return {
    id: v1.id,
    name: v1.productName,
    quantityInfo: {
      confirmedQuantity: confirmedOf(item),
      requestedQuantity: quantity,
      ...(left === undefined ? {} : { availableQuantity: left }),
      fixedQuantity: v1.fixedQuantity,
    },
    pricing: {
      unitPrice: money(unit),
      totalPrice: money(total),
      ...(v1.priceDescription ? { priceDescription: v1.priceDescription } : {}),
      priceUndetermined: v1.priceUndetermined,
      breakdown: {
        fullPrice: money(fullPrice(item)),
        salePrice: money(unitPrice(item)),
        totalModifiersPrice: money(details?.minor?.modifiers ?? 0),
      },
    },
    source: sourceOf(v1),
    attributes: {
      descriptionLines: v1.descriptionLines,
      ...('image' in v1 && v1.image ? { image: v1.image } : {}),
      ...('url' in v1 ? { url: v1.url } : {}),
      itemType: v1.itemType,
      physicalProperties: v1.physicalProperties,
      ...(v1.serviceProperties ? { serviceProperties: v1.serviceProperties } : {}),
      ...(v1.policies ? { policies: v1.policies } : {}),
      ...('subscriptionOptionInfo' in v1 ? { subscriptionInfo: v1.subscriptionOptionInfo } : {}),
      membersOnly: v1.membersOnly || item.found?.product.membersOnly === true,
    },
    ...(v1.deliveryProfileId ? { deliveryConfig: { deliveryProfileId: v1.deliveryProfileId } } : {}),
    taxConfig: {
      ...(v1.taxableAddress ? { taxableAddress: v1.taxableAddress } : {}),
      taxGroupId: v1.taxGroupId,
    },
    paymentConfig: paymentConfig(v1, item, money),
    status: statuses[item.status],
    ...(v1.extendedFields ? { extendedFields: v1.extendedFields } : {}),
    ...('modifierGroups' in v1 ? { modifierGroups: groupsOf(v1.modifierGroups) } : {}),
    discounts: lineDiscounts(quote, item.id, money),
    customLineItem: v1.customLineItem,
  }
}

type V1 = ReturnType<typeof itemView>

function sourceOf({ catalogReference, rootCatalogItemId, catalogOverrideFields }: V1) {
  const { productName, price, fixedQuantity, ...own } = catalogOverrideFields ?? {}
  return {
    ...(catalogReference ? { catalogReference } : {}),
    rootCatalogItemId,
    ...(catalogOverrideFields
      ? {
          catalogOverrideFields: {
            ...own,
            ...(productName ? { name: productName } : {}),
            ...(price ? { salePrice: price } : {}),
          },
        }
      : {}),
  }
}

function paymentConfig(v1: V1, { details }: Item, money: MoneyOf) {
  const chosen = details?.selectedMembership
  const deposit = details?.minor?.deposit
  return {
    paymentOption: v1.paymentOption,
    savePaymentMethod: v1.savePaymentMethod,
    ...(deposit === undefined ? {} : { depositAmount: money(deposit) }),
    ...(chosen
      ? {
          membership: { existingMembership: { appId: chosen.appId, membershipId: chosen.id } },
          selectedMembership: chosen,
        }
      : {}),
  }
}

interface PricedGroup {
  readonly modifiers: readonly {
    readonly price: { readonly amount: string; readonly convertedAmount: string }
  }[]
}

/** The same groups without formatted texts. */
const groupsOf = <Group extends PricedGroup>(groups: readonly Group[]) =>
  groups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map(({ price, ...modifier }) => ({
      ...modifier,
      price: { amount: price.amount, convertedAmount: price.convertedAmount },
    })),
  }))
