import { STORES_APP_ID } from '@galleria/platform-client/cart'
import type { CatalogReference } from './model/index.ts'

export interface ChosenItem {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly texts?: Readonly<Record<string, string>> | undefined
  readonly subscriptionOptionId?: string | undefined
  readonly preorder?: boolean | undefined
}

/**
 * Names an item of the store's catalog for either cart API; what stands in `options` is the catalog's matter, not the
 * cart's. The platform's own front end names a variant by its id and by its choices (wire §4.1).
 */
export function catalogReferenceOf(item: ChosenItem): CatalogReference {
  const { productId, variantId, options, texts, subscriptionOptionId, preorder } = item
  const chosen = {
    ...(variantId && { variantId }),
    ...(options && { options }),
    ...(texts && { customTextFields: texts }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
    ...(preorder && { preOrderRequested: true }),
  }
  return {
    appId: STORES_APP_ID,
    catalogItemId: productId,
    ...(Object.keys(chosen).length > 0 && { options: chosen }),
  }
}
