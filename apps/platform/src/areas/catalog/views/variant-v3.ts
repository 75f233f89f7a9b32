import type { PlatformConfig } from '../../../data/config.ts'
import { format, type Minor, toDecimal } from '../../../domain/money/money.ts'
import { idOfChoice, idOfOption } from '../ids.ts'
import { isAvailable, preorderLeft } from '../stock.ts'
import type { ProductRow, VariantRow } from '../store/products.ts'
import { fileView } from './file.ts'
import { physicalPropertiesView } from './physical-v3.ts'

type Site = Pick<PlatformConfig, 'currency' | 'locale' | 'weightUnit'>

export function priceV3View(site: Site, minor: Minor) {
  return { amount: toDecimal(minor, site.currency), formattedAmount: format(minor, site) }
}

/** Variant of catalog V3 (wire §4.10): what is paid, and beside it what was asked before the discount. */
export function variantV3View(site: Site, row: ProductRow, variant: VariantRow, merchant: boolean) {
  const { priceMinor, saleMinor } = variant
  const cost = variant.costMinor ?? row.costMinor
  const price = priceV3View(site, saleMinor)
  // Catalog V1 writes the SKU of a product without options to the product.
  const sku = variant.sku ?? (row.options.length === 0 ? row.sku : null)
  return {
    id: variant.id,
    visible: variant.visible,
    ...(sku && { sku }),
    ...(variant.barcode && { barcode: variant.barcode }),
    choices: row.options.flatMap((option) => {
      const choice = option.choices.find(({ description }) => description === variant.choices[option.name])
      if (!choice) return []
      return {
        optionChoiceIds: { optionId: idOfOption(option), choiceId: idOfChoice(option, choice) },
        optionChoiceNames: {
          ...{ optionName: option.name, choiceName: choice.description },
          renderType: option.optionType === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
        },
      }
    }),
    price: {
      actualPrice: price,
      ...(saleMinor < priceMinor && { compareAtPrice: priceV3View(site, priceMinor) }),
    },
    ...(merchant && cost !== null && { revenueDetails: revenue(site, cost, saleMinor) }),
    ...(row.productType === 'physical'
      ? { physicalProperties: physicalPropertiesView(site, row, variant) }
      : row.digitalFile
        ? { digitalProperties: { digitalFile: fileView(row.digitalFile, merchant) } }
        : {}),
    inventoryStatus: {
      inStock: isAvailable(variant),
      preorderEnabled: preorderLeft(variant) !== 0,
    },
  }
}

function revenue(site: Site, cost: Minor, sale: Minor) {
  const profit = sale - cost
  return {
    cost: priceV3View(site, cost),
    profit: priceV3View(site, profit),
    profitMargin: sale === 0 ? 0 : Math.round((profit / sale) * 10_000) / 10_000,
  }
}
