import { mediaUrl } from '../catalog/media-view.ts'
import type { PlatformConfig } from '../config.ts'
import { format, type Minor, toDecimal } from '../money/money.ts'
import { availabilityOf, type Item } from './items.ts'
import type { Calculation } from './totals.ts'

/** The platform's own store catalogue (wire §4.1). */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Money of cart, checkout and totals (wire §4.1); one currency, so converted is the same. */
export function money(config: PlatformConfig, minor: Minor) {
  const amount = toDecimal(minor, config.currency)
  const formatted = format(minor, config)
  return { amount, convertedAmount: amount, formattedAmount: formatted, formattedConvertedAmount: formatted }
}

export function lineItemView(config: PlatformConfig, item: Item) {
  const { line, product, variant } = item
  const unit = variant?.saleMinor ?? 0
  const full = variant?.priceMinor ?? 0
  return {
    id: line.id,
    quantity: line.quantity,
    catalogReference: {
      catalogItemId: line.productId,
      appId: STORES_APP_ID,
      options: { ...line.options, variantId: line.variantId },
    },
    productName: { original: product?.name ?? 'No longer sold', translated: null },
    url: product
      ? { relativePath: `/products/${product.slug}`, url: `${config.storeUrl}/products/${product.slug}` }
      : null,
    price: money(config, unit),
    fullPrice: money(config, full),
    priceBeforeDiscounts: money(config, unit),
    lineItemPrice: money(config, unit * line.quantity),
    descriptionLines: Object.entries(variant?.choices ?? {}).map(([name, value]) =>
      descriptionLine(item, name, value),
    ),
    image: imageOf(config, item),
    availability: availabilityOf(item),
    physicalProperties: {
      weight: Number(variant?.weight ?? product?.weight ?? 0),
      sku: variant?.sku ?? product?.sku ?? '',
      shippable: product?.productType === 'physical',
    },
    itemType: {
      preset: product?.giftCard ? 'GIFT_CARD' : product?.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: false,
  }
}

function descriptionLine({ product }: Item, name: string, value: string) {
  const option = product?.options.find((each) => each.name === name)
  const color =
    option?.optionType === 'color'
      ? option.choices.find((choice) => choice.description === value)?.value
      : undefined
  const text = { original: value, translated: null }
  return {
    name: { original: name, translated: null },
    ...(color ? { colorInfo: { ...text, code: color } } : { plainText: text }),
  }
}

/** The picture of the chosen variant where its choice has one. */
function imageOf(config: PlatformConfig, { product, variant }: Item) {
  const ids = product?.options.flatMap((option) =>
    option.choices
      .filter((choice) => choice.description === variant?.choices[option.name])
      .flatMap((choice) => choice.mediaIds ?? []),
  )
  const pictures = product?.media.filter((media) => media.mediaType === 'image') ?? []
  const picture = pictures.find((media) => ids?.includes(media.id)) ?? pictures[0]
  if (!picture) return null
  const { id, file, width, height, altText, focalPoint } = picture
  return {
    id,
    url: mediaUrl(config, file),
    width,
    height,
    altText: altText ?? null,
    ...(focalPoint ? { focalPoint } : {}),
  }
}

export function priceSummaryView(config: PlatformConfig, { totals }: Calculation) {
  return {
    subtotal: money(config, totals.subtotal),
    shipping: money(config, totals.shipping ?? 0),
    tax: money(config, totals.tax),
    discount: money(config, totals.discount),
    additionalFees: money(config, 0),
    total: money(config, totals.total),
  }
}

export function appliedDiscountsView(config: PlatformConfig, { coupon, totals }: Calculation) {
  if (!coupon) return []
  const { id, code, name } = coupon
  return [
    {
      coupon: { id, code, name, amount: money(config, totals.discount) },
      lineItemIds: totals.lines.filter((line) => line.discount > 0).map((line) => line.id),
    },
  ]
}

export function shippingInfoView(config: PlatformConfig, calculation: Calculation) {
  const { options, selected } = calculation
  const view = (option: (typeof options)[number]) => {
    const price = money(config, calculation.priceOf(option))
    return {
      code: option.code,
      title: option.title,
      logistics: {
        deliveryTime: option.deliveryTime,
        instructions: option.instructions,
        ...(option.kind === 'SHIPPING'
          ? {}
          : { pickupDetails: { address: option.pickupAddress, pickupMethod: option.kind } }),
      },
      cost: { price, totalPriceBeforeTax: price },
    }
  }
  const carriers = Map.groupBy(options, (option) => option.carrierId)
  return {
    selectedCarrierServiceOption: selected ? { ...view(selected), carrierId: selected.carrierId } : null,
    carrierServiceOptions: [...carriers].map(([carrierId, offered]) => ({
      carrierId,
      shippingOptions: offered.map(view),
    })),
  }
}

/** What stands in the way of buying this as it is (wire §4.2). */
export function violationsView({ items }: Calculation) {
  return items.flatMap((item) => {
    const { status, quantityAvailable } = availabilityOf(item)
    if (status === 'AVAILABLE') return []
    const target = { lineItem: { name: 'LINE_ITEM_DEFAULT', id: item.line.id } }
    const name = item.product?.name ?? 'This product'
    return status === 'PARTIALLY_AVAILABLE'
      ? [{ severity: 'ERROR', target, description: `Only ${quantityAvailable} of ${name} left` }]
      : [{ severity: 'ERROR', target, description: `${name} is not available` }]
  })
}
