import { ApiError, violations, violationsOf } from '../../../base/errors.ts'
import type { CustomLineItem, NewLine } from '../../cart/index.ts'
import type { CatalogItem, CustomItem } from './lines.ts'

export interface WantedLines {
  readonly lineItems: NewLine[]
  readonly customLineItems: CustomLineItem[]
}

/** The lines as the cart's own rules take them: one engine for both versions. */
export function toV1({
  catalogItems,
  customItems,
}: {
  readonly catalogItems: readonly CatalogItem[]
  readonly customItems: readonly CustomItem[]
}): WantedLines {
  return { lineItems: catalogItems.map(newLine), customLineItems: customItems.map(customLine) }
}

function newLine(item: CatalogItem): NewLine {
  const { catalogReference, quantity, extendedFields, membershipPayment, selectedMembership } = item
  const existing = membershipPayment?.existingMembership
  const membership = existing ? { id: existing.membershipId, appId: existing.appId } : selectedMembership
  const { name, salePrice, ...own } = item.catalogOverrideFields ?? {}
  return {
    catalogReference,
    quantity,
    selectedMembership: membership,
    extendedFields,
    ...(item.catalogOverrideFields
      ? { catalogOverrideFields: { ...own, ...(name ? { productName: name } : {}), price: salePrice } }
      : {}),
  }
}

function customLine(item: CustomItem): CustomLineItem {
  const { name, quantityInfo, pricing, source, attributes, deliveryConfig, taxConfig, paymentConfig } = item
  const { descriptionLines, image, ...kind } = attributes
  return {
    ...kind,
    descriptionLines: descriptionLines.slice(),
    productName: name,
    quantity: quantityInfo.requestedQuantity,
    quantityAvailable: quantityInfo.availableQuantity,
    fixedQuantity: quantityInfo.fixedQuantity,
    price: pricing.price.amount,
    fullPrice: pricing.fullPrice?.amount,
    priceDescription: pricing.priceDescription,
    priceUndetermined: pricing.priceUndetermined,
    media: image,
    catalogReference: source?.catalogReference,
    rootCatalogItemId: source?.rootCatalogItemId,
    deliveryProfileId: deliveryConfig?.deliveryProfileId,
    taxGroupId: taxConfig?.taxGroupId,
    taxableAddress: taxConfig?.taxableAddress,
    paymentOption: paymentConfig?.paymentOption,
    depositAmount: paymentConfig?.depositAmount?.amount,
    modifierGroups: item.modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((modifier) => ({ ...modifier, price: modifier.price?.amount })),
    })),
  }
}

const fields: readonly (readonly [RegExp, string])[] = [
  [/^lineItems\[(\d+)\]\.catalogOverrideFields\.price$/, 'catalogItems[$1].catalogOverrideFields.salePrice'],
  [/^lineItems\[/, 'catalogItems['],
  [/^customLineItems\[(\d+)\]\.(price|fullPrice)$/, 'customItems[$1].pricing.$2.amount'],
  [/^customLineItems\[(\d+)\]\.depositAmount$/, 'customItems[$1].paymentConfig.depositAmount.amount'],
  [/^customLineItems\[(\d+)\]\.media/, 'customItems[$1].attributes.image'],
  [
    /^customLineItems\[(\d+)\]\.(modifierGroups\[\d+\]\.modifiers\[\d+\]\.price)$/,
    'customItems[$1].$2.amount',
  ],
  [/^customLineItems/, 'customItems'],
]

/** A refusal of the shared rules, at the path that was sent here. */
export async function atSentPaths<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const found = violationsOf(error)
    if (found.length === 0) throw error
    throw violations(found.map((each) => ({ ...each, field: sentPath(each.field) })))
  }
}

function sentPath(field: string): string {
  const known = fields.find(([pattern]) => pattern.test(field))
  return known ? field.replace(known[0], known[1]) : field
}
