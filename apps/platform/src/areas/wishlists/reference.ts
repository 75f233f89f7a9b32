import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { isUuid } from '../../data/query-language/values.ts'

/** Most items of a list, and most lists of a member. */
export const MOST_ITEMS = 100
export const MOST_LISTS = 20

/** Identity of an item: a product, or one of its variants. */
export interface Wish {
  readonly productId: string
  /** Empty of the product as a whole. */
  readonly variantId: string
}

/** Item of a catalog, as calls name it. */
export const Reference = z.object({
  catalogItemId: z.string().max(36),
  appId: z.string().max(36),
  options: z.object({ variantId: z.string().max(36).optional() }).nullish(),
})
export const References = z.array(Reference).min(1).max(MOST_ITEMS)

/** Undefined of what cannot be in the shop's catalog. */
export function wishOf({ catalogItemId, appId, options }: z.infer<typeof Reference>): Wish | undefined {
  const variantId = options?.variantId ?? ''
  const isOurs = appId.toLowerCase() === STORES_APP_ID && isUuid(catalogItemId)
  if (!isOurs || (variantId && !isUuid(variantId))) return undefined
  return { productId: catalogItemId.toLowerCase(), variantId: variantId.toLowerCase() }
}

export function referenceOf({ productId, variantId }: Wish) {
  return {
    catalogItemId: productId,
    appId: STORES_APP_ID,
    ...(variantId && { options: { variantId } }),
  }
}
