import type { Collection } from '@galleria/platform-client/collections'
import { type Pictured, pictured } from './picture.ts'

/** Collections with a place of their own on the home page, by the slugs a merchant gives them. */
const slugs = {
  newIn: ['new-in', 'new', 'new-arrivals'],
  bestSellers: ['best-sellers', 'bestsellers', 'favorites'],
  sale: ['sale', 'last-chance'],
} as const

export type HomeCollections = { readonly [Name in keyof typeof slugs]: Collection | undefined }

export function homeCollections(collections: readonly Collection[]): HomeCollections {
  const bySlug = (slugs: readonly string[]) => collections.find(({ slug }) => slugs.includes(slug))
  return {
    newIn: bySlug(slugs.newIn),
    bestSellers: bySlug(slugs.bestSellers),
    sale: bySlug(slugs.sale),
  }
}

/** A collection as the home page shows it. */
export interface CollectionTile {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** `name`, where it is not in the page's language. */
  readonly untranslated?: readonly 'name'[]
  readonly picture: Pictured
  /** Number of its products. */
  readonly count?: number
}

/** A collection as the home page shows it, with its picture where it has one. */
export function tileOfCollection(collection: Collection): CollectionTile {
  const { media, id, name, slug, untranslated, numberOfProducts: count } = collection
  const own = untranslated?.includes('name') && { untranslated: ['name'] as const }
  const picture = media?.mainMedia ? pictured(media.mainMedia) : {}
  return { id, name, slug, ...own, picture, ...(count && { count }) }
}

/** Up to six collections worth a picture: those that hold something and the page does not show otherwise. */
export function homeTiles(collections: readonly Collection[]): CollectionTile[] {
  return browsable(collections)
    .filter(({ media }) => media?.mainMedia)
    .slice(0, 6)
    .map(tileOfCollection)
}

/** Collections by subject, for menus: everything on show but the shelves and the whole catalog. */
export function browsable(collections: readonly Collection[]): Collection[] {
  const taken: readonly string[] = ['all-products', ...Object.values(slugs).flat()]
  return collections.filter(
    ({ slug, visible, numberOfProducts }) =>
      visible !== false && numberOfProducts !== 0 && !taken.includes(slug),
  )
}
