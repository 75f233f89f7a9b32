import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** Categories of a product (wire §4.10). */
export const CategoriesInfo = z.object({
  categories: z.optional(z.array(z.object({ id: z.optional(z.string()), index: z.nullish(z.number()) }))),
})

/** From the shop's front to the product (wire §4.10). */
export const BreadcrumbsInfo = z.object({
  breadcrumbs: z.optional(
    z.array(
      z.object({
        categoryId: z.optional(Guid),
        categoryName: z.optional(z.string()),
        categorySlug: z.optional(z.string()),
      }),
    ),
  ),
})
