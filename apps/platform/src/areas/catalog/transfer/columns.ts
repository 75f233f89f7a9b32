import { type ColumnName, OPTIONS } from './column-names.ts'
import type { Format } from './format.ts'
import type { Mapping } from './tables.ts'

export const optionNumbers = OPTIONS

/** Header names of each format, in the order in which they are written. */
export const headers: Readonly<Record<Format, readonly (readonly [string, ColumnName])[]>> = {
  HOSTED: [
    ['handleId', 'handle'],
    ['fieldType', 'rowType'],
    ['name', 'name'],
    ['description', 'description'],
    ['productImageUrl', 'images'],
    ['collection', 'collections'],
    ['sku', 'sku'],
    ['ribbon', 'ribbon'],
    ['price', 'price'],
    ['surcharge', 'surcharge'],
    ['visible', 'visible'],
    ['discountMode', 'discountMode'],
    ['discountValue', 'discountValue'],
    ['inventory', 'inventory'],
    ['weight', 'weight'],
    ['cost', 'cost'],
    ...OPTIONS.flatMap((n) => [
      [`productOptionName${n}`, `optionName${n}`] as const,
      [`productOptionType${n}`, `optionType${n}`] as const,
      [`productOptionDescription${n}`, `optionValue${n}`] as const,
    ]),
    ...OPTIONS.flatMap((n) => [
      [`additionalInfoTitle${n}`, `infoTitle${n}`] as const,
      [`additionalInfoDescription${n}`, `infoDescription${n}`] as const,
    ]),
    ['brand', 'brand'],
    // Its own files have no columns for these: they come behind all others, in the words of its calls.
    ['barcode', 'barcode'],
    ['tags', 'tags'],
    ['privateTags', 'privateTags'],
    ['productDimensions', 'productDimensions'],
    ['packageDimensions', 'packageDimensions'],
  ],
  SHOPIFY: [
    ['Handle', 'handle'],
    ['Title', 'name'],
    ['Body (HTML)', 'description'],
    ['Vendor', 'brand'],
    ['Collection', 'collections'],
    ['Tags', 'tags'],
    ['Published', 'visible'],
    ...([1, 2, 3] as const).flatMap((n) => [
      [`Option${n} Name`, `optionName${n}`] as const,
      [`Option${n} Value`, `optionValue${n}`] as const,
    ]),
    ['Variant SKU', 'sku'],
    ['Variant Grams', 'grams'],
    ['Variant Inventory Tracker', 'inventoryTracker'],
    ['Variant Inventory Qty', 'inventory'],
    ['Variant Price', 'price'],
    ['Variant Compare At Price', 'comparePrice'],
    ['Variant Barcode', 'barcode'],
    ['Image Src', 'images'],
    ['SEO Title', 'seoTitle'],
    ['SEO Description', 'seoDescription'],
    ['Cost per item', 'cost'],
  ],
}

const plain = (header: string) => header.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Format whose own columns are most of the header. */
export function formatOf(header: readonly string[]): Format {
  const known = (format: Format) =>
    headers[format].filter(([name]) => header.some((text) => plain(text) === plain(name))).length
  return known('SHOPIFY') > known('HOSTED') ? 'SHOPIFY' : 'HOSTED'
}

/** Mapping that the names of the header suggest. */
export function guessMapping(format: Format, header: readonly string[]): Mapping {
  const places = header.map(plain)
  const found = headers[format].flatMap(([name, column]) => {
    const index = places.indexOf(plain(name))
    return index < 0 ? [] : [[column, index] as const]
  })
  return Object.fromEntries(found)
}
