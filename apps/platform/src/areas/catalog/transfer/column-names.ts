export const OPTIONS = [1, 2, 3, 4, 5, 6] as const

const numbered = <Name extends string>(name: Name) => OPTIONS.map((n) => `${name}${n}` as const)

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
  ...(['barcode', 'tags', 'privateTags', 'productDimensions', 'packageDimensions'] as const),
  ...numbered('optionName'),
  ...numbered('optionType'),
  ...numbered('optionValue'),
  ...numbered('infoTitle'),
  ...numbered('infoDescription'),
] as const

export type ColumnName = (typeof columnNames)[number]
