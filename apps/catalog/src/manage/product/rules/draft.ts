import type { Product, Variant } from '@galleria/platform-client/catalog-writes'
import type { MediaItem } from '@galleria/platform-client/products'
import { seoTexts } from '../../../rules/seo.ts'
import type { Status } from '../../shared/status-name.ts'
import { typed } from './numbers.ts'
import { type Quantity, quantityText } from './quantity.ts'
import { mostHave, noSize, ownText, type Size, type SizeDraft, sizeDraftOf } from './sizes.ts'
import { keyOf, newVariant, type OptionDraft, type VariantDraft, type Variants } from './variants.ts'

export interface MediaDraft {
  /** Media item as the shop has it. */
  readonly item: MediaItem
  readonly alt: string
  readonly focus: { readonly x: number; readonly y: number } | null
}

export interface SectionDraft {
  /** Id of a section shared among products: its texts cannot be edited here. */
  readonly id?: string
  readonly title: string
  /** HTML. */
  readonly description: string
}

/** File that buyers of a digital product receive. */
export interface FileDraft {
  /** Id in the media library; files that came with the shop have none. */
  readonly id?: string
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: string
}

/** A product as it is written: numbers as they are typed, money in the store's currency. */
export interface ProductDraft {
  readonly name: string
  readonly slug: string
  readonly publication: Status
  /** Moment from which a scheduled product is shown; empty until one is chosen. */
  readonly publishDate: string
  /** HTML. */
  readonly description: string
  readonly isDigital: boolean
  readonly file: FileDraft | null
  readonly sku: string
  readonly price: string
  readonly discountType: 'NONE' | 'AMOUNT' | 'PERCENT'
  readonly discountValue: string
  readonly cost: string
  readonly weight: string
  /** Size of the product, and of its parcel: the one that most variants have. */
  readonly size: SizeDraft
  readonly packageSize: SizeDraft
  readonly perUnit: PerUnitDraft | null
  readonly brand: string
  readonly ribbon: string
  readonly collectionIds: readonly string[]
  /** One of those, or empty. */
  readonly mainCategoryId: string
  /** Empty for a product that is in none. */
  readonly taxGroupId: string
  /** Tags that shoppers may see, then tags for staff alone. */
  readonly tags: readonly string[]
  readonly privateTags: readonly string[]
  /** At a till. */
  readonly inPos: 'FOLLOWS' | 'SHOWN' | 'HIDDEN'
  readonly sections: readonly SectionDraft[]
  readonly media: readonly MediaDraft[]
  readonly options: readonly OptionDraft[]
  readonly variants: Variants
  readonly preorder: {
    readonly enabled: boolean
    readonly message: string
    readonly limit: string
  }
  /** Products that go well with it, in their order. */
  readonly relatedIds: readonly string[]
  /** Similar products stand in where none of them can be shown. */
  readonly relatedAutomatic: boolean
  readonly seoTitle: string
  readonly seoDescription: string
}

export interface PerUnitDraft {
  readonly total: string
  readonly totalUnit: string
  readonly base: string
  readonly baseUnit: string
}

export const newProduct: ProductDraft = {
  ...{ publication: 'PUBLISHED', publishDate: '' },
  ...{ name: '', slug: '', description: '', isDigital: false, file: null, sku: '', price: '' },
  ...{ discountType: 'NONE', discountValue: '', cost: '', weight: '', perUnit: null, brand: '', ribbon: '' },
  ...{
    size: noSize,
    packageSize: noSize,
    mainCategoryId: '',
    taxGroupId: '',
    tags: [],
    privateTags: [],
    inPos: 'FOLLOWS',
  },
  ...{ collectionIds: [], sections: [], media: [], options: [] },
  variants: { [keyOf({})]: newVariant },
  preorder: { enabled: false, message: '', limit: '' },
  ...{ relatedIds: [], relatedAutomatic: true, seoTitle: '', seoDescription: '' },
}

/** Draft of a saved product. `collectionIds` of the wire name the collection of all products too. */
export function draftOf(product: Product): ProductDraft {
  const { discount, pricePerUnitData: unit, preorderInfo, seoData } = product
  const seo = seoTexts(seoData)
  const sizes = {
    own: mostHave(product.variants.map(({ variant }) => variant.productDimensions)),
    packed: mostHave(product.variants.map(({ variant }) => variant.packageDimensions)),
  }
  const collectionIds = product.collectionIds.filter(isOwn).toSorted()
  return {
    name: product.name,
    slug: product.slug,
    publication: stateOf(product),
    publishDate: product.publication?.date ?? '',
    description: product.description ?? '',
    isDigital: product.productType === 'digital',
    file: fileDraftOf(product.digitalFile),
    sku: product.sku ?? '',
    price: typed(product.priceData.price),
    discountType: kindOf(discount?.type),
    discountValue: discount?.value ? typed(discount.value) : '',
    cost: typed(product.costAndProfitData?.itemCost),
    weight: product.weight ? typed(product.weight) : '',
    size: sizeDraftOf(sizes.own),
    packageSize: sizeDraftOf(sizes.packed),
    perUnit: unit
      ? {
          total: typed(unit.totalQuantity),
          totalUnit: unit.totalMeasurementUnit,
          base: typed(unit.baseQuantity),
          baseUnit: unit.baseMeasurementUnit,
        }
      : null,
    brand: product.brand ?? '',
    ribbon: product.ribbon ?? '',
    collectionIds,
    // One that it has left is none any more.
    mainCategoryId: collectionIds.find((id) => id === product.mainCategoryId) ?? '',
    taxGroupId: product.taxGroupId ?? '',
    tags: product.tags?.publicTags?.tagIds ?? [],
    privateTags: product.tags?.privateTags?.tagIds ?? [],
    inPos:
      typeof product.visibleInPos === 'boolean' ? (product.visibleInPos ? 'SHOWN' : 'HIDDEN') : 'FOLLOWS',
    sections: product.additionalInfoSections.map(({ id, title, description }) => ({
      ...(id && { id }),
      ...{ title, description },
    })),
    media: (product.media?.items ?? []).map(mediaDraftOf),
    options: product.productOptions.map(({ name, optionType, choices }) => ({
      name,
      type: optionType === 'color' ? 'color' : 'drop_down',
      choices: choices.map(({ value, description, media }) => ({
        value: optionType === 'color' ? value : '',
        description,
        mediaIds: (media?.items ?? []).map(({ id }) => id),
      })),
    })),
    variants: Object.fromEntries(
      product.variants.map((each) => [keyOf(each.choices), variantOf(product, each, sizes)]),
    ),
    preorder: {
      enabled: preorderInfo?.enabled ?? false,
      message: preorderInfo?.message ?? '',
      limit: typed(preorderInfo?.limit),
    },
    relatedIds: product.relatedProducts?.productIds ?? [],
    relatedAutomatic: product.relatedProducts?.automatic ?? true,
    seoTitle: seo.title ?? '',
    seoDescription: seo.description ?? '',
  }
}

/** The wire alone tells no more than whether a product is shown. */
function stateOf({ visible = true, publication }: Product): ProductDraft['publication'] {
  const status = publication?.status
  if (!visible && (status === 'DRAFT' || status === 'SCHEDULED')) return status
  return visible ? 'PUBLISHED' : 'HIDDEN'
}

const kindOf = (type: string | undefined) => (type === 'AMOUNT' || type === 'PERCENT' ? type : 'NONE')

const fileDraftOf = (file: Product['digitalFile']): FileDraft | null =>
  file
    ? { ...(file.id && { id: file.id }), fileName: file.fileName, fileSize: String(file.fileSize ?? '') }
    : null

export function mediaDraftOf(item: MediaItem): MediaDraft {
  return { item, alt: item.image?.altText ?? '', focus: item.image?.focalPoint ?? null }
}

/** The collection of all products is nobody's to change; its id is one letter short of others. */
const isOwn = (id: string) => id.length === 36

/** Variant draft; a value equal to the product's stays empty, so that it goes on following it. */
function variantOf(
  product: Product,
  { variant, stock, preorderInfo }: Variant,
  sizes: { readonly own: Size | null; readonly packed: Size | null },
): VariantDraft {
  const amount = variant.pricePerUnit?.settings
  const cost = variant.costAndProfitData?.itemCost
  return {
    price: variant.priceData.price === product.priceData.price ? '' : typed(variant.priceData.price),
    cost: cost === product.costAndProfitData?.itemCost ? '' : typed(cost),
    weight: variant.weight === (product.weight ?? 0) ? '' : typed(variant.weight),
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    amount: amount?.quantity && amount.measurementUnit ? quantityText(amount as Quantity) : '',
    size: ownText(variant.productDimensions, sizes.own),
    packageSize: ownText(variant.packageDimensions, sizes.packed),
    quantity: stock.trackQuantity ? typed(stock.quantity ?? 0) : '',
    inStock: stock.inStock,
    preorder: Boolean(preorderInfo),
    visible: variant.visible,
  }
}
