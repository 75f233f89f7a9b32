import type { NewMedia } from '../../../calls/catalog/catalog-writes.ts'
import type { ProductMedia } from '../../../entities/catalog-v3/product-media.ts'
import type { PlatformClient } from '../../../transport/client.ts'
import type { CallOptions } from '../../../transport/options.ts'
import { otherCatalog } from '../../refused.ts'
import { changing } from './changing.ts'
import { inWordsOfV1 } from './violations.ts'

/** Media of a product, as they are sent again: catalog V3 takes all of them together. */
const kept = ({ id, altText, image }: ProductMedia) => ({
  ...(id && { id }),
  ...(altText && { altText }),
  ...(image?.focalPoint && { focalPoint: image.focalPoint }),
})

/** `AddProductMedia` of V1: behind what the product shows. @throws PlatformError 428 for media of a choice */
export async function addProductMedia(
  client: PlatformClient,
  { id, media }: { readonly id: string; readonly media: readonly NewMedia[] },
  options?: CallOptions,
): Promise<object> {
  if (media.some(({ choice }) => choice)) throw otherCatalog({ name: 'AddProductMedia' }, 'v3')
  const change = changing(
    client,
    { id },
    (before) => {
      const had = before.media?.itemsInfo?.items ?? []
      const known = new Set(had.map((item) => item.id))
      const added = media.flatMap((each) => {
        if ('url' in each) return { url: each.url }
        return known.has(each.mediaId) ? [] : { id: each.mediaId }
      })
      return added.length > 0 ? { media: { itemsInfo: { items: [...had.map(kept), ...added] } } } : {}
    },
    options,
  )
  await inWordsOfV1(change)
  return {}
}
