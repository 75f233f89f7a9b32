import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import { mediaUrl } from '../../media/index.ts'
import { textsOf } from '../lines/custom-texts.ts'
import { paymentOptionOf } from '../lines/details.ts'
import { fullPrice, itemTypeOf, nameOf, unitPrice, weightOfPiece } from '../lines/item-facts.ts'
import { type Item, isShipped } from '../lines/items.ts'
import { pictureView } from '../lines/picture.ts'
import { modifierGroups, subscriptionInfo } from './line-extras.ts'

/** A line of a cart or a checkout (wire §4.2). */
export function itemView(config: DisplayConfig, item: Item) {
  const { quantity, details } = item
  const { custom, overrides, minor } = details ?? {}
  const unit = unitPrice(item)
  const money = (amount: number) => moneyView(config, amount)
  return {
    id: item.id,
    quantity,
    catalogReference: catalogReference(item),
    productName: productName(item),
    ...urlOf(config, item),
    price: money(unit),
    fullPrice: money(fullPrice(item)),
    priceBeforeDiscounts: money(unit),
    lineItemPrice: money(unit * quantity),
    descriptionLines: descriptionLines(item),
    ...imageOf(config, item),
    availability: {
      status: item.status,
      ...(item.left === undefined ? {} : { quantityAvailable: item.left }),
    },
    physicalProperties: {
      weight: weightOfPiece(item) ?? 0,
      sku: skuOf(item),
      shippable: isShipped(item),
    },
    itemType: itemTypeOf(item),
    ...subscriptionInfo(item),
    paymentOption: paymentOptionOf(details),
    ...(custom?.serviceProperties ? { serviceProperties: custom.serviceProperties } : {}),
    rootCatalogItemId: custom ? (custom.rootCatalogItemId ?? null) : item.productId,
    ...(custom?.priceDescription ? { priceDescription: custom.priceDescription } : {}),
    ...(minor?.deposit === undefined ? {} : { depositAmount: money(minor.deposit) }),
    ...(details?.selectedMembership ? { selectedMembership: details.selectedMembership } : {}),
    ...(custom?.deliveryProfileId ? { deliveryProfileId: custom.deliveryProfileId } : {}),
    taxGroupId: custom?.taxGroupId ?? item.found?.taxGroupId ?? null,
    customLineItem: custom !== undefined,
    priceUndetermined: custom?.priceUndetermined ?? false,
    fixedQuantity: custom?.fixedQuantity ?? overrides?.fixedQuantity ?? false,
    ...(overrides ? { catalogOverrideFields: overrides } : {}),
    savePaymentMethod: overrides?.savePaymentMethod ?? item.subscription?.autoRenewal ?? false,
    ...(custom?.taxableAddress ? { taxableAddress: custom.taxableAddress } : {}),
    ...(details?.extendedFields ? { extendedFields: details.extendedFields } : {}),
    ...(custom?.policies.length ? { policies: custom.policies } : {}),
    membersOnly: custom?.membersOnly ?? false,
    ...modifierGroups(config, item),
  }
}

export function catalogReference(item: Item) {
  const { custom } = item.details ?? {}
  if (custom) return custom.catalogReference
  return {
    catalogItemId: item.productId,
    appId: STORES_APP_ID,
    options: { ...item.options, variantId: item.variantId },
  }
}

export function productName(item: Item) {
  const name = nameOf(item)
  return { original: name, translated: name }
}

export function skuOf({ found, details }: Item): string | null {
  const own = details?.custom?.physicalProperties?.sku ?? details?.overrides?.physicalProperties?.sku
  return own ?? found?.variant.sku ?? found?.product.sku ?? null
}

function urlOf(config: DisplayConfig, { found, details }: Item) {
  if (details?.custom?.url) return { url: details.custom.url }
  if (!found) return {}
  const relativePath = `/products/${found.product.slug}`
  return { url: { relativePath, url: config.storeUrl + relativePath } }
}

/** Chosen options and written texts, as a shopper reads them. */
export function descriptionLines({ found, options, details }: Item) {
  const own = details?.custom?.descriptionLines ?? details?.overrides?.descriptionLines
  if (own) return own
  const texts = textsOf(options).map(([title, text]) => ({
    name: { original: title, translated: title },
    plainText: { original: text, translated: text },
  }))
  const choices = Object.entries(found?.variant.choices ?? {}).map(([name, choice]) => {
    const option = found?.product.options.find((each) => each.name === name)
    const code = option?.choices.find((each) => each.description === choice)?.value
    return {
      name: { original: name, translated: name },
      ...(option?.optionType === 'color' && code
        ? { colorInfo: { original: choice, translated: choice, code } }
        : { plainText: { original: choice, translated: choice } }),
    }
  })
  return [...choices, ...texts]
}

export function imageOf(config: DisplayConfig, { found, details }: Item) {
  const own = details?.custom?.media ?? details?.overrides?.image
  if (own) {
    const image = pictureView(config, own)
    return image ? { image } : {}
  }
  const media = found?.product.media ?? []
  const option = found?.product.options.flatMap(({ name, choices }) =>
    choices.filter((choice) => choice.description === found.variant.choices[name]),
  )
  const chosen = media.find(({ id }) => option?.some((choice) => choice.mediaIds?.includes(id))) ?? media[0]
  if (!chosen) return {}
  const { id, width, height, altText, title, focalPoint } = chosen
  return {
    image: {
      id,
      url: mediaUrl(config, chosen.poster ?? chosen.file),
      width,
      height,
      altText: altText ?? title ?? '',
      ...(focalPoint ? { focalPoint } : {}),
    },
  }
}
