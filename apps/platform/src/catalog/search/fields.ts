import type { PlatformConfig } from '../../config.ts'
import { fractionDigits, type Minor } from '../../money/money.ts'
import type { MemoryField, Value } from '../../query-language/predicate.ts'
import { choiceId, optionId } from '../ids.ts'
import type { SearchDocument } from './document.ts'

type Field = MemoryField<SearchDocument>
type Read = (document: SearchDocument) => Value | readonly Value[] | undefined

/** What the V3 products search filters, sorts and aggregates by (wire §1.9). */
export function searchFields({ currency }: Pick<PlatformConfig, 'currency'>) {
  // Division by a power of ten gives the number nearest to the decimal, and is read for every product.
  const unit = 10 ** fractionDigits(currency)
  const amount =
    (minor: (document: SearchDocument) => Minor | undefined): Read =>
    (document) => {
      const value = minor(document)
      return value === undefined ? undefined : value / unit
    }
  const sorted = (kind: Field['kind'], read: Read): Field => ({ kind, read, sortable: true })
  const plain = (kind: Field['kind'], read: Read): Field => ({ kind, read })
  const categories: Field = { kind: 'id', read: ({ categories }) => [...categories.keys()], items: true }
  return {
    id: plain('id', ({ id }) => id),
    slug: plain('text', ({ slug }) => slug),
    handle: plain('text', ({ slug }) => slug),
    name: sorted('text', ({ nameKey }) => nameKey),
    visible: plain('boolean', ({ visible }) => visible),
    productType: plain('text', ({ productType }) => productType),
    createdDate: sorted('date', ({ createdAt }) => createdAt),
    updatedDate: sorted('date', ({ updatedAt }) => updatedAt),
    'actualPriceRange.minValue.amount': sorted(
      'decimal',
      amount(({ minPrice }) => minPrice),
    ),
    'actualPriceRange.maxValue.amount': sorted(
      'decimal',
      amount(({ maxPrice }) => maxPrice),
    ),
    'compareAtPriceRange.minValue.amount': sorted(
      'decimal',
      amount(({ minCompareAt }) => minCompareAt),
    ),
    'compareAtPriceRange.maxValue.amount': sorted(
      'decimal',
      amount(({ maxCompareAt }) => maxCompareAt),
    ),
    'brand.id': plain('id', ({ brandId }) => brandId),
    'brand.name': plain('text', ({ brandName }) => brandName),
    'ribbon.id': plain('id', ({ ribbonId }) => ribbonId),
    'ribbon.name': plain('text', ({ ribbonName }) => ribbonName),
    'inventory.availabilityStatus': plain('text', ({ availability }) => availability),
    'inventory.preorderStatus': plain('text', ({ preorder }) => (preorder ? 'ENABLED' : 'DISABLED')),
    'inventory.preorderAvailability': plain('text', ({ preorder }) =>
      preorder ? 'ALL_VARIANTS' : 'NO_VARIANTS',
    ),
    'minVariantPriceInfo.sku': sorted('text', ({ skus }) => skus[0]),
    'options.id': plain('id', ({ options }) => options.map(({ option }) => optionId(option))),
    'options.name': plain('text', ({ options }) => options.map(({ option }) => option)),
    'options.choicesSettings.choices.choiceId': plain('id', ({ options }) =>
      options.map(({ option, choice }) => choiceId(option, choice)),
    ),
    'options.choicesSettings.choices.name': plain('text', ({ options }) =>
      options.map(({ choice }) => choice),
    ),
    // The wire matches items of these lists; by id is what a list of categories has to match by.
    'directCategoriesInfo.categories': categories,
    'allCategoriesInfo.categories': categories,
    'directCategoriesInfo.categories.id': categories,
    'allCategoriesInfo.categories.id': categories,
  } as const satisfies Record<string, Field>
}

export type SearchFields = Readonly<Record<string, Field>>
