import { z } from 'zod'
import type { Db } from '../../../../data/database.ts'
import { OffsetQuery } from '../../../../data/query-language/query.ts'
import { SearchDetails } from '../../../../data/query-language/search.ts'
import { variantsFound } from '../../v3/store/inventory.ts'
import { containingWords } from '../../v3/store/inventory-search.ts'
import { idempotencyKey } from '../input.ts'
import { Adjustment, fieldMask, reason, StockValues } from '../inventory/input.ts'
import { meantOfAll } from '../v3/asked.ts'
import { tagsChange } from '../v3/change-tags.ts'
import { ProductSet, VariantSet } from '../v3/input.ts'
import { infoSectionIds } from '../v3/part-routes.ts'
import type { StockJob, WholeChange } from './change.ts'

export const categoryIds = z.array(z.guid()).min(1).max(5)

/** A change of whole products, as a preview is asked for it: one of these, in the words of the calls that do it. */
export const wholeAsked = {
  product: ProductSet.optional(),
  variant: VariantSet.optional(),
  addInfoSectionIds: infoSectionIds.optional(),
  removeInfoSectionIds: infoSectionIds.optional(),
  addCategoryIds: categoryIds.optional(),
  removeCategoryIds: categoryIds.optional(),
  tags: z.object(tagsChange).optional(),
  delete: z.literal(true).optional(),
}
const WholeAsked = z.object({ ...wholeAsked, fieldMask })

export function wholeChangeOf(asked: z.output<typeof WholeAsked>): WholeChange | undefined {
  if (asked.product) return { product: meantOfAll(asked.product, asked.fieldMask) }
  if (asked.variant) return { variant: asked.variant }
  if (asked.addInfoSectionIds) return { sections: { adds: asked.addInfoSectionIds } }
  if (asked.removeInfoSectionIds) return { sections: { removes: asked.removeInfoSectionIds } }
  if (asked.addCategoryIds) return { joins: asked.addCategoryIds }
  if (asked.removeCategoryIds) return { leaves: asked.removeCategoryIds }
  if (asked.tags) return { tags: asked.tags }
  return asked.delete && { deletes: true }
}

/** A filter of all items is written out, as `{}`: forgetting it must not mean all. */
export const FoundItems = z.object({
  filter: z.record(z.string(), z.unknown()),
  search: SearchDetails.optional(),
  ...{ reason, idempotencyKey },
})
export type FoundItems = z.output<typeof FoundItems>

/** A change of stock, as a preview is asked for it: one of these. */
export const stockAsked = {
  set: StockValues.optional(),
  adjust: Adjustment.optional(),
  create: StockValues.optional(),
  delete: z.literal(true).optional(),
  fieldMask,
}
const StockAsked = FoundItems.extend(stockAsked)

export function stockJobOf({
  set,
  adjust,
  create,
  reason: why,
  fieldMask: mask,
}: z.output<typeof StockAsked>) {
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
export function itemsFound(db: Db, { filter, search }: Pick<FoundItems, 'filter' | 'search'>, job: StockJob) {
  const wanted = {
    query: OffsetQuery.parse({ filter }),
    found: containingWords(search, 'search'),
    hidden: true,
    at: '',
  }
  return variantsFound(db, wanted, 'makes' in job ? 'variants' : 'items')
}
