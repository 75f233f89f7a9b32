import type { Format } from './format.ts'

export const optionNumbers = [1, 2, 3, 4, 5, 6] as const

const numbered = <Name extends string>(name: Name) => optionNumbers.map((n) => `${name}${n}` as const)

/** Columns that no file of the hosted platform has: they come behind all others, in the words of its calls. */
const ownColumns = ['barcode', 'tags', 'privateTags', 'productDimensions', 'packageDimensions'] as const

/** Names of the columns that a file can have for a product or one of its variants. */
export const columnNames = [
  ...([
    'handle',
    'rowType',
    'name',
    'description',
    'images',
    'collections',
    'sku',
    'ribbon',
    'brand',
  ] as const),
  ...(['price', 'surcharge', 'comparePrice', 'cost', 'visible', 'discountMode', 'discountValue'] as const),
  ...([
    'inventory',
    'inventoryTracker',
    'weight',
    'grams',
    'productType',
    'seoTitle',
    'seoDescription',
  ] as const),
  ...ownColumns,
  ...numbered('optionName'),
  ...numbered('optionType'),
  ...numbered('optionValue'),
  ...numbered('infoTitle'),
  ...numbered('infoDescription'),
] as const

export type ColumnName = (typeof columnNames)[number]

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
    ...optionNumbers.flatMap((n) => [
      [`productOptionName${n}`, `optionName${n}`] as const,
      [`productOptionType${n}`, `optionType${n}`] as const,
      [`productOptionDescription${n}`, `optionValue${n}`] as const,
    ]),
    ...optionNumbers.flatMap((n) => [
      [`additionalInfoTitle${n}`, `infoTitle${n}`] as const,
      [`additionalInfoDescription${n}`, `infoDescription${n}`] as const,
    ]),
    ['brand', 'brand'],
    ...ownColumns.map((name) => [name, name] as const),
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
