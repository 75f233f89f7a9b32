import type { MediaItem, Product } from '@galleria/platform-client/products'
import type { Selection } from './selection.ts'

type Pictured = Pick<Product, 'media' | 'productOptions'>

/** The product's pictures, each once, in an order that no choice changes. */
export function galleryOf(product: Pictured): MediaItem[] {
  const main = product.media?.mainMedia ? [product.media.mainMedia] : []
  const ofChoices = product.productOptions.flatMap((option) =>
    option.choices.flatMap((choice) => choice.media?.items ?? []),
  )
  const all = [...main, ...(product.media?.items ?? []), ...ofChoices]
  return [...new Map(all.filter(isPicture).map((item) => [item.id, item])).values()]
}

/** The picture to show for what is chosen: the first of the chosen colour, else the main one. */
export function leadingPicture(product: Pictured, selection: Selection): MediaItem | undefined {
  for (const option of product.productOptions) {
    const choice = option.choices.find((each) => each.description === selection[option.name])
    const picture = choice?.media?.items.find(isPicture)
    if (picture) return picture
  }
  return galleryOf(product)[0]
}

const isPicture = (item: MediaItem): boolean => Boolean(item.image?.url ?? item.thumbnail?.url)
