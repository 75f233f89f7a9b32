import type { PlatformClient } from '@galleria/platform-client'
import { listSizeGuides, type SizeGuide } from '@galleria/platform-client/size-guides'
import { orWithout } from '../shared/if-offered.ts'

/** Size guides of the shop, beside what a page is about; undefined where they cannot be had. */
export async function readSizeGuides(
  client: PlatformClient,
  options: { readonly signal: AbortSignal },
): Promise<readonly SizeGuide[] | undefined> {
  return (await orWithout(listSizeGuides(client, undefined, options)))?.sizeGuides
}

/** Guide that is shown for a product: its own before those of its collections, the oldest first. */
export function guideOf(
  guides: readonly SizeGuide[],
  { productId, collectionIds }: { readonly productId?: string; readonly collectionIds: readonly string[] },
): SizeGuide | null {
  const oldest = guides.toSorted((a, b) => a.createdDate.localeCompare(b.createdDate))
  return (
    oldest.find((guide) => productId && guide.productIds.includes(productId)) ??
    oldest.find((guide) => guide.collectionIds.some((id) => collectionIds.includes(id))) ??
    null
  )
}
