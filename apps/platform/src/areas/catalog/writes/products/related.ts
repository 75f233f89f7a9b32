import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import type { Edit } from '../../edits/edit.ts'
import { findThere } from '../../edits/store/undo.ts'
import type { ProductState } from './state.ts'

/** Products that a merchant shows beside another one. Extension: the wire has no such field. */
export const RelatedProducts = z.object({
  productIds: z
    .array(z.guid().toLowerCase())
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'must not contain duplicates' }),
  /** True where similar products stand in when none of them can be shown. */
  automatic: z.boolean().default(true),
})
type RelatedProducts = z.output<typeof RelatedProducts>

/** @throws ApiError 400 for the product itself, and for a product that is not there and was not named before */
export async function relatedOf(
  { trx }: Edit,
  product: ProductState,
  wanted: RelatedProducts | null | undefined,
): Promise<Partial<Pick<ProductState, 'related'>>> {
  if (wanted === undefined) return {}
  if (!wanted || (wanted.productIds.length === 0 && wanted.automatic)) return { related: null }
  const had = new Set(product.related?.productIds)
  const fresh = wanted.productIds.filter((id) => !had.has(id))
  const there = new Set(fresh.length ? await findThere(trx, 'products', fresh) : [])
  const wrong = wanted.productIds.flatMap((id, at) => {
    if (id === product.id) return [{ at, description: 'must be another product' }]
    return had.has(id) || there.has(id) ? [] : [{ at, description: 'is not a product of this store' }]
  })
  if (wrong.length === 0) return { related: wanted }
  throw violations(
    wrong.map(({ at, description }) => ({
      ...{ field: `product.relatedProducts.productIds[${at}]`, description },
      violatedRule: 'VALIDATION' as const,
    })),
  )
}
