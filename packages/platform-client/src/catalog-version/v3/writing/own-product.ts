import type { Product, Variant } from '../../../calls/catalog/catalog-writes.ts'
import type { InventoryItem } from '../../../entities/catalog-v3/inventory-item.ts'
import type { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import { productOf } from '../product.ts'
import { isSame } from './mostly.ts'
import { ownOf, type Piece, piecesOf } from './pieces.ts'

/** Parts of a product that its editor shows and changes. */
export const ownFields = [
  ...['CURRENCY', 'MEDIA_ITEMS_INFO', 'DIRECT_CATEGORIES_INFO', 'PLAIN_DESCRIPTION', 'MERCHANT_DATA'],
  ...['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'PRODUCT_CHOICES_MEDIA_REFERENCES'],
  'VARIANT_OPTION_CHOICE_NAMES',
] as const

/** The same size of all variants; none where they differ. */
function sharedSize(pieces: readonly Piece[], key: 'productDimensions' | 'packageDimensions') {
  const [first] = pieces
  const size = first?.[key]
  return size && pieces.every((piece) => isSame(piece[key], size)) ? { [key]: size } : {}
}

/** Product of catalog V1 as who runs the shop sees it, of one of catalog V3 and its stock. */
export function ownProductOf(product: ProductV3, items: readonly InventoryItem[]): Product {
  const currency = product.currency ?? 'USD'
  const pieces = piecesOf(product)
  const own = ownOf(pieces, currency)
  const shown = productOf(product, items)
  const usual = shown.variants.find((_, index) => pieces[index]?.asked === own.price)
  const base = product.physicalProperties?.pricePerUnit
  const ahead = items.find(({ preorderInfo }) => preorderInfo?.enabled)?.preorderInfo
  const [only, ...others] = pieces
  const options = product.options ?? []
  const isAtTillAsVisible = product.productType !== 'DIGITAL' && (product.visible ?? true)
  return {
    ...shown,
    numericId: shown.numericId ?? '',
    inventoryItemId: product.id,
    revision: product.revision ?? '',
    // Catalog V3 has SKUs of variants alone.
    sku: options.length === 0 ? (only?.sku ?? '') : '',
    weight: own.weight,
    priceData: usual?.variant.priceData ?? shown.priceData,
    discount: own.discount.type === 'MIXED' ? { type: 'NONE', value: 0 } : own.discount,
    ...(own.cost !== null && { costAndProfitData: { itemCost: own.cost } }),
    ...(base?.quantity &&
      base.measurementUnit &&
      own.unit && {
        pricePerUnitData: {
          ...{ totalQuantity: own.unit.quantity, totalMeasurementUnit: own.unit.measurementUnit },
          ...{ baseQuantity: base.quantity, baseMeasurementUnit: base.measurementUnit },
        },
      }),
    ...sharedSize(pieces, 'productDimensions'),
    ...sharedSize(pieces, 'packageDimensions'),
    additionalInfoSections: (product.infoSections ?? []).map(({ id, title, plainDescription }) => ({
      ...(id && { id }),
      title: title ?? '',
      description: plainDescription ?? '',
    })),
    ...(ahead && {
      preorderInfo: { enabled: true, message: ahead.message ?? null, limit: ahead.limit ?? null },
    }),
    tags: product.tags ?? {},
    // At a till a product follows `visible` until it is told otherwise.
    visibleInPos: product.visibleInPos === isAtTillAsVisible ? null : (product.visibleInPos ?? null),
    mainCategoryId: product.mainCategoryId ?? null,
    taxGroupId: product.taxGroupId ?? null,
    ...(product.publication && { publication: product.publication }),
    ...(product.relatedProducts && { relatedProducts: product.relatedProducts }),
    ...(options.length === 0 && others.length === 0 && { barcode: only?.barcode ?? null }),
    variants: shown.variants.map((variant, index) => ownVariantOf(variant, pieces[index] as Piece, own)),
  } as Product
}

function ownVariantOf(
  { variant, ...rest }: ReturnType<typeof productOf>['variants'][number],
  piece: Piece,
  own: ReturnType<typeof ownOf>,
): Variant {
  const { cost, productDimensions, packageDimensions, unit } = piece
  return {
    ...rest,
    variant: {
      ...variant,
      weight: piece.weight,
      sku: piece.sku ?? '',
      ...(cost !== null && cost !== own.cost && { costAndProfitData: { itemCost: cost } }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
      ...(piece.barcode && { barcode: piece.barcode }),
      ...(unit && !isSame(unit, own.unit) && { pricePerUnit: { settings: unit } }),
    },
  } as Variant
}
