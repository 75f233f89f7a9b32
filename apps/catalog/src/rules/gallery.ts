import type { MediaItem, Product } from '@galleria/platform-client/products'
import type { Selection } from './selection.ts'

/** The product's pictures, those of the chosen colour first. Each once. */
export function galleryOf(
  product: Pick<Product, 'media' | 'productOptions'>,
  selection: Selection,
): MediaItem[] {
  const chosen = product.productOptions.flatMap((option) => {
    const choice = option.choices.find((each) => each.description === selection[option.name])
    return choice?.media?.items ?? []
  })
  const main = product.media?.mainMedia ? [product.media.mainMedia] : []
  const all = [...chosen, ...main, ...(product.media?.items ?? [])]
  return [...new Map(all.filter(isPicture).map((item) => [item.id, item])).values()]
}

const isPicture = (item: MediaItem): boolean => Boolean(item.image?.url ?? item.thumbnail?.url)
