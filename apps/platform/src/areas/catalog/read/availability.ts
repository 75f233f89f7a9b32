import type { PlatformConfig } from '../../../data/config.ts'
import { isAvailable, quantityLeft } from '../stock.ts'
import type { ProductRow } from '../store/products.ts'
import { mediaView } from '../views/media.ts'
import { convertedView, priceView, productView, type ViewOptions } from '../views/product.ts'

/** Result of a selection of choices: the variant when it is complete, and the choices that stay possible. */
export function optionsAvailability(
  config: PlatformConfig,
  row: ProductRow,
  selection: Readonly<Record<string, string>>,
  options: ViewOptions = {},
) {
  const visible = row.variants.filter((variant) => variant.visible)
  const complete = row.options.every((option) => selection[option.name] !== undefined)
  const chosen = complete
    ? visible.find((variant) =>
        row.options.every((option) => variant.choices[option.name] === selection[option.name]),
      )
    : undefined
  const shown = row.media.filter((item) =>
    row.options.some((option) =>
      option.choices.some(
        (choice) => choice.description === selection[option.name] && choice.mediaIds?.includes(item.id),
      ),
    ),
  )
  const { productOptions } = productView(config, row)
  return {
    ...(chosen ? { selectedVariant: selectedView(config, row, chosen, options) } : {}),
    media: mediaView(config, shown.length ? shown : row.media),
    productOptions: productOptions.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        inStock: visible.some(
          (variant) =>
            isAvailable(variant) &&
            variant.choices[option.name] === choice.description &&
            Object.entries(selection).every(
              ([name, value]) => name === option.name || variant.choices[name] === value,
            ),
        ),
      })),
    })),
    availableForPurchase: chosen !== undefined && quantityLeft(chosen) !== 0,
    managedProduct: row.manageVariants,
  }
}

function selectedView(
  config: PlatformConfig,
  row: ProductRow,
  variant: ProductRow['variants'][number],
  options: ViewOptions,
) {
  const price = priceView(config, variant.priceMinor, variant.saleMinor)
  return {
    variantId: variant.id,
    price,
    convertedPriceData: convertedView(config, price, variant, options),
    weight: Number(variant.weight ?? row.weight ?? 0),
    sku: variant.sku ?? '',
    quantity: variant.trackQuantity ? (variant.quantity ?? 0) : null,
    inStock: isAvailable(variant),
    visible: variant.visible,
  }
}
