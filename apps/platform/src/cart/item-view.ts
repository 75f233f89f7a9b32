import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { mediaUrl } from '../catalog/media-view.ts'
import type { PlatformConfig } from '../config.ts'
import { moneyView } from '../money/money-view.ts'
import { textsOf } from './custom-texts.ts'
import { type Item, isShipped } from './items.ts'

/** A line of a cart or a checkout (wire §4.2). */
export function itemView(config: PlatformConfig, item: Item) {
  const { found, quantity } = item
  const unit = found?.variant.saleMinor ?? 0
  const money = (minor: number) => moneyView(config, minor)
  return {
    id: item.id,
    quantity,
    catalogReference: catalogReference(item),
    productName: productName(item),
    ...(found
      ? {
          url: {
            relativePath: `/products/${found.product.slug}`,
            url: `${config.storeUrl}/products/${found.product.slug}`,
          },
        }
      : {}),
    price: money(unit),
    fullPrice: money(found?.variant.priceMinor ?? 0),
    priceBeforeDiscounts: money(unit),
    lineItemPrice: money(unit * quantity),
    descriptionLines: descriptionLines(item),
    ...imageOf(config, item),
    availability: {
      status: item.status,
      ...(item.left === undefined ? {} : { quantityAvailable: item.left }),
    },
    physicalProperties: {
      weight: Number(found?.variant.weight ?? found?.product.weight ?? 0),
      sku: found?.variant.sku ?? found?.product.sku ?? null,
      shippable: isShipped(item),
    },
    itemType: { preset: presetOf(item) },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    rootCatalogItemId: item.productId,
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    membersOnly: false,
  }
}

export function catalogReference(item: Item) {
  return {
    catalogItemId: item.productId,
    appId: STORES_APP_ID,
    options: { ...item.options, variantId: item.variantId },
  }
}

export function productName(item: Item) {
  const name = item.found?.product.name ?? 'No longer available'
  return { original: name, translated: name }
}

/** What was chosen and written, as a shopper reads it. */
export function descriptionLines({ found, options }: Item) {
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

export function imageOf(config: PlatformConfig, { found }: Item) {
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

export function presetOf({ found }: Item): 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' {
  if (found?.product.giftCard) return 'GIFT_CARD'
  return found?.product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
}
