import type { PlatformConfig } from '../../../data/config.ts'
import type { MemoryField, Value } from '../../../data/query-language/predicate.ts'
import { fractionDigits } from '../../../domain/money/money.ts'
import { preorderedVariants } from '../stock.ts'
import type { SearchDocument } from './document.ts'
import type { ProductIndex } from './product-index.ts'
import { ALL_CATEGORIES } from './terms.ts'

/** Value of the product in a slot of the index. */
export type SlotField = MemoryField<number>
type Kind = SlotField['kind']
type Read = (document: SearchDocument) => Value | readonly Value[] | undefined

/** Fields by which the V3 products search filters, sorts and aggregates (wire §1.9). */
export function searchFields(
  { currency }: Pick<PlatformConfig, 'currency'>,
  index: ProductIndex,
  /** Fields for merchants, which shoppers may not see. */
  { merchant = false }: { readonly merchant?: boolean } = {},
) {
  // Division by a power of ten gives the number nearest to the decimal, and is read for every product.
  const unit = 10 ** fractionDigits(currency)
  const amount = (name: Parameters<ProductIndex['column']>[0]): SlotField => {
    const column = index.column(name)
    const read = (slot: number) => {
      const value = column.at(slot)
      return value === undefined ? undefined : value / unit
    }
    return { kind: 'decimal', read, sortable: true }
  }
  const date = (name: 'createdAt' | 'updatedAt'): SlotField => {
    const column = index.column(name)
    return { kind: 'date', read: (slot) => column.at(slot), sortable: true }
  }
  const plain = (kind: Kind, read: Read): SlotField => ({ kind, read: (slot) => read(index.at(slot)) })
  const sorted = (kind: Kind, read: Read): SlotField => ({ ...plain(kind, read), sortable: true })
  /** Kept as numbers for counting, and so tested once for all products that have the same. */
  const counted = (kind: Kind, path: string): SlotField => {
    const listed = index.terms.column(path)
    return { kind, read: (slot) => listed.textsOf(listed.listOf(slot)), listed }
  }
  const weight = (name: 'minWeight' | 'maxWeight'): SlotField => {
    const column = index.column(name)
    return { kind: 'number', read: (slot) => column.at(slot), sortable: true }
  }
  const categoryId = counted('id', merchant ? ALL_CATEGORIES : 'directCategoriesInfo.categories.id')
  const categories: SlotField = { ...categoryId, items: { id: categoryId } }
  const sku = plain('text', ({ skus }) => skus)
  const barcode = plain('text', ({ barcodes }) => barcodes)
  return {
    id: plain('id', ({ id }) => id),
    slug: plain('text', ({ slug }) => slug),
    handle: plain('text', ({ slug }) => slug),
    name: sorted('text', ({ nameKey }) => nameKey),
    visible: plain('boolean', ({ visible }) => visible),
    productType: plain('text', ({ productType }) => productType),
    visibleInPos: plain('boolean', ({ visibleInPos }) => visibleInPos),
    'tags.publicTags.tagIds': plain('text', ({ publicTags }) => publicTags),
    ...(merchant && { 'tags.privateTags.tagIds': plain('text', ({ privateTags }) => privateTags) }),
    'physicalProperties.fulfillerId': plain('id', ({ fulfillerId }) => fulfillerId),
    'physicalProperties.deliveryProfileId': plain('id', ({ deliveryProfileId }) => deliveryProfileId),
    'physicalProperties.shippingWeightRange.minValue': weight('minWeight'),
    'physicalProperties.shippingWeightRange.maxValue': weight('maxWeight'),
    createdDate: date('createdAt'),
    updatedDate: date('updatedAt'),
    'actualPriceRange.minValue.amount': amount('minPrice'),
    'actualPriceRange.maxValue.amount': amount('maxPrice'),
    'compareAtPriceRange.minValue.amount': amount('minCompareAt'),
    'compareAtPriceRange.maxValue.amount': amount('maxCompareAt'),
    'brand.id': counted('id', 'brand.id'),
    'brand.name': counted('text', 'brand.name'),
    'ribbon.id': counted('id', 'ribbon.id'),
    'ribbon.name': counted('text', 'ribbon.name'),
    'inventory.availabilityStatus': counted('text', 'inventory.availabilityStatus'),
    'inventory.preorderStatus': plain('text', ({ preorder }) => preorder),
    'inventory.preorderAvailability': plain('text', ({ preorder }) => preorderedVariants[preorder]),
    'minVariantPriceInfo.sku': sorted('text', ({ skus }) => skus[0]),
    'options.id': counted('id', 'options.id'),
    'options.name': counted('text', 'options.name'),
    'options.choicesSettings.choices.choiceId': counted('id', 'options.choicesSettings.choices.choiceId'),
    'options.choicesSettings.choices.name': counted('text', 'options.choicesSettings.choices.name'),
    'additionalRibbons.id': counted('id', 'additionalRibbons.id'),
    'additionalRibbons.name': counted('text', 'additionalRibbons.name'),
    'infoSections.id': counted('id', 'infoSections.id'),
    'infoSections.uniqueName': counted('text', 'infoSections.uniqueName'),
    'modifiers.id': counted('id', 'modifiers.id'),
    'modifiers.name': counted('text', 'modifiers.name'),
    // Modifiers are texts that shoppers write: none has choices.
    'modifiers.choicesSettings.choices.choiceId': plain('id', () => undefined),
    'modifiers.choicesSettings.choices.name': plain('text', () => undefined),
    taxGroupId: plain('id', ({ taxGroupId }) => taxGroupId),
    'variantsInfo.variants': { ...sku, items: { sku, barcode } },
    // The wire matches items of these lists; by id is what a list of categories has to match by.
    'directCategoriesInfo.categories': categories,
    'allCategoriesInfo.categories': categories,
    'directCategoriesInfo.categories.id': categories,
    'allCategoriesInfo.categories.id': categories,
  } as const satisfies Record<string, SlotField>
}

export type SearchFields = Readonly<Record<string, SlotField>>
