import type { PlatformClient } from '@galleria/platform-client'
import type { Product } from '@galleria/platform-client/products'
import { getShownPolicies, type ShownPolicies } from '@galleria/platform-client/shown-policies'
import type { ProductTerms } from '../rules/structured-data/policies.ts'

/**
 * Terms of delivery and returns, for search engines: they read pages of the server, so browsers do not ask. Null where they
 * cannot be had, as on the hosted platform.
 */
export async function readPolicies(
  client: PlatformClient,
  signal: AbortSignal,
): Promise<ShownPolicies | null> {
  if (typeof document !== 'undefined') return null
  try {
    return (await getShownPolicies(client, undefined, { signal })).policies
  } catch {
    return null
  }
}

/** The policies as they are for one product; pages carry nothing of the others. */
export function termsOf(
  policies: ShownPolicies | null,
  { id, collectionIds }: Pick<Product, 'id' | 'collectionIds'>,
): ProductTerms | null {
  if (!policies) return null
  const { finalSaleProductIds, finalSaleCollectionIds, windowDays, resolutions } = policies.returns
  const isFinalSale =
    finalSaleProductIds.includes(id) || collectionIds.some((each) => finalSaleCollectionIds.includes(each))
  return {
    currency: policies.currency,
    deliveries: policies.deliveries,
    windowDays,
    resolutions,
    isFinalSale,
  }
}
