import { z } from 'zod'
import type { Db } from '../../../../data/database.ts'
import { OffsetQuery } from '../../../../data/query-language/query.ts'
import { SearchDetails } from '../../../../data/query-language/search.ts'
import { findMatchingVariants } from '../../v3/store/inventory.ts'
import { containsWords } from '../../v3/store/inventory-search.ts'
import { idempotencyKey } from '../input.ts'
import { Adjustment, fieldMask, reason, StockValues } from '../inventory/input.ts'
import { SeoChange } from '../v3/change-seo.ts'
import { tagsChange } from '../v3/change-tags.ts'
import { ProductSet, VariantSet } from '../v3/input.ts'
import { maskedSet } from '../v3/masked.ts'
import { infoSectionIds } from '../v3/part-routes.ts'
import type { StockJob, WholeChange } from './change.ts'

export const categoryIds = z.array(z.guid()).min(1).max(5)

/** A change of whole products, as a preview is asked for it: one of these, in the words of the calls that do it. */
export const wholeChangeFields = {
  product: ProductSet.optional(),
  variant: VariantSet.optional(),
  addInfoSectionIds: infoSectionIds.optional(),
  removeInfoSectionIds: infoSectionIds.optional(),
  addCategoryIds: categoryIds.optional(),
  removeCategoryIds: categoryIds.optional(),
  tags: z.object(tagsChange).optional(),
  seo: SeoChange.optional(),
  delete: z.literal(true).optional(),
}
const WholeChangeInput = z.object({ ...wholeChangeFields, fieldMask })

export function wholeChangeOf(input: z.output<typeof WholeChangeInput>): WholeChange | undefined {
  if (input.product) return { product: maskedSet(input.product, input.fieldMask) }
  if (input.variant) return { variant: input.variant }
  if (input.addInfoSectionIds) return { sections: { adds: input.addInfoSectionIds } }
  if (input.removeInfoSectionIds) return { sections: { removes: input.removeInfoSectionIds } }
  if (input.addCategoryIds) return { joins: input.addCategoryIds }
  if (input.removeCategoryIds) return { leaves: input.removeCategoryIds }
  if (input.seo) return { seo: input.seo }
  if (input.tags) return { tags: input.tags }
  return input.delete && { deletes: true }
}

/** A filter of all items is written out, as `{}`: forgetting it must not mean all. */
export const ItemSelection = z.object({
  filter: z.record(z.string(), z.unknown()),
  search: SearchDetails.optional(),
  ...{ reason, idempotencyKey },
})
export type ItemSelection = z.output<typeof ItemSelection>

/** A change of stock, as a preview is asked for it: one of these. */
export const stockChangeFields = {
  set: StockValues.optional(),
  adjust: Adjustment.optional(),
  create: StockValues.optional(),
  delete: z.literal(true).optional(),
  fieldMask,
}
const StockChangeInput = ItemSelection.extend(stockChangeFields)

export function stockJobOf({
  set,
  adjust,
  create,
  reason: why,
  fieldMask: mask,
}: z.output<typeof StockChangeInput>) {
  const how = set
    ? { sets: set, ...(mask && { mask }) }
    : adjust
      ? { adjusts: adjust.amount }
      : create
        ? { makes: create }
        : { deletes: true as const }
  return { ...how, reason: why } satisfies StockJob
}

/** The variants whose items are meant; of items that are to be made, those that have none too. */
export function findSelectedItems(
  db: Db,
  { filter, search }: Pick<ItemSelection, 'filter' | 'search'>,
  job: StockJob,
) {
  const wanted = {
    query: OffsetQuery.parse({ filter }),
    found: containsWords(search, 'search'),
    hidden: true,
    at: '',
  }
  return findMatchingVariants(db, wanted, 'makes' in job ? 'variants' : 'items')
}
