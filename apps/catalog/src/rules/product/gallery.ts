import type { MediaItem, Product } from '@galleria/platform-client/products'
import type { Selection } from './selection.ts'

type Pictured = Pick<Product, 'media' | 'productOptions'>

/** Pictures and films, each once, in an order that no choice changes. */
export function galleryOf(product: Pictured): MediaItem[] {
  return allMedia(product).filter((item) => isPicture(item) || filmOf(item))
}

/** Sounds, documents and archives: they are named below the pictures. */
export const filesOf = (product: Pictured): MediaItem[] => allMedia(product).filter((item) => item.file)

/** The slide to show for what is chosen: the first of the chosen color, else the main one. */
export function leadingPicture(product: Pictured, selection: Selection): MediaItem | undefined {
  for (const option of product.productOptions) {
    const choice = option.choices.find((each) => each.description === selection[option.name])
    const picture = choice?.media?.items.find(isPicture)
    if (picture) return picture
  }
  return galleryOf(product)[0]
}

/** So that the first thing shown needs neither scrolling nor script. */
export function startingWith(slides: readonly MediaItem[], leading: string | undefined): MediaItem[] {
  return [...slides.filter(({ id }) => id === leading), ...slides.filter(({ id }) => id !== leading)]
}

/** Address of the film, if it is one. */
export const filmOf = (item: MediaItem): string | undefined => item.video?.files[0]?.url

export const isPicture = (item: MediaItem): boolean => Boolean(item.image?.url)

function allMedia(product: Pictured): MediaItem[] {
  const main = product.media?.mainMedia ? [product.media.mainMedia] : []
  const ofChoices = product.productOptions.flatMap(({ choices }) =>
    choices.flatMap((choice) => choice.media?.items ?? []),
  )
  const all = [...main, ...(product.media?.items ?? []), ...ofChoices]
  return [...new Map(all.map((item) => [item.id, item])).values()]
}

/** The place an arrow key leads to from `at`, among `count`; undefined for other keys. Arrows point as one reads. */
export function placeOf(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
  return Math.min(count - 1, Math.max(0, at + step))
}
