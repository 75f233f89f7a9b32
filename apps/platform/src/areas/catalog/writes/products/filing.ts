import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import type { StoredTags } from '../../tables.ts'
import type { ProductState } from './state.ts'

const TagIds = z
  .object({ tagIds: z.array(z.string().min(1).max(50)).max(100) })
  .transform(({ tagIds }) => ({ tagIds: [...new Set(tagIds)] }))
export const Tags = z.object({ privateTags: TagIds.nullish(), publicTags: TagIds.nullish() })
export type Tags = z.output<typeof Tags>

/** Visibility and search fields of a product, in the words of catalog V3 (wire §4.10). */
export const filing = {
  /** None: where it is `visible`. */
  visibleInPos: z.boolean().nullable(),
  mainCategoryId: z.guid().nullable(),
  tags: Tags.nullable(),
}
const someFiling = z.object(filing).partial()
type Filing = z.output<typeof someFiling>

/** @throws ApiError 400 for a digital product at a till, and for a category that the product is not in */
export function filed(product: ProductState, { visibleInPos, mainCategoryId, tags }: Filing): ProductState {
  if (visibleInPos && product.productType === 'digital')
    throw wrong(
      'visibleInPos',
      'must not be set for a digital product',
      'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    )
  const category = mainCategoryId?.toLowerCase()
  // Skip the category that it has already: the product may have left that since.
  if (category && category !== product.mainCategoryId && product.collections[category] === undefined)
    throw wrong('mainCategoryId', 'is not a category of the product. Add the product to the category first')
  return {
    ...product,
    ...(visibleInPos !== undefined && { visibleInPos }),
    ...(mainCategoryId !== undefined && { mainCategoryId: category ?? null }),
    ...(tags !== undefined && { tags: tags && storedTags(withBoth(tags, product.tags)) }),
  }
}

/** Private ones are not told to everybody: of what nothing is said, what there is stays. */
function withBoth({ privateTags, publicTags }: Tags, before: StoredTags | null): Tags {
  return {
    privateTags: privateTags === undefined ? before?.privateTags : privateTags,
    publicTags: publicTags === undefined ? before?.publicTags : publicTags,
  }
}

/** Tags as stored; null without any. */
export function storedTags({ privateTags, publicTags }: Tags): StoredTags | null {
  const tags = {
    ...(privateTags?.tagIds.length && { privateTags }),
    ...(publicTags?.tagIds.length && { publicTags }),
  }
  return Object.keys(tags).length ? tags : null
}

function wrong(field: string, description: string, ruleName?: string) {
  return violations([
    {
      ...{ field: `product.${field}`, description },
      ...(ruleName ? { violatedRule: 'OTHER' as const, ruleName } : { violatedRule: 'VALIDATION' as const }),
    },
  ])
}
