import type { Collection } from '@galleria/platform-client/collections'

/** Collections with a place of their own on the home page, by the slugs a merchant gives them. */
const shelfSlugs = {
  newIn: ['new-in', 'new', 'new-arrivals'],
  bestSellers: ['best-sellers', 'bestsellers', 'favorites'],
  sale: ['sale', 'last-chance'],
} as const

export type Shelves = { readonly [Shelf in keyof typeof shelfSlugs]: Collection | undefined }

export function homeShelves(collections: readonly Collection[]): Shelves {
  const bySlug = (slugs: readonly string[]) => collections.find(({ slug }) => slugs.includes(slug))
  return {
    newIn: bySlug(shelfSlugs.newIn),
    bestSellers: bySlug(shelfSlugs.bestSellers),
    sale: bySlug(shelfSlugs.sale),
  }
}

/** Up to six collections worth a picture: those that hold something and are no shelf already. */
export function homeTiles(collections: readonly Collection[]): Collection[] {
  return browsable(collections)
    .filter(({ media }) => media?.mainMedia)
    .slice(0, 6)
}

/** Collections by subject, for menus: everything on show but the shelves and the whole catalog. */
export function browsable(collections: readonly Collection[]): Collection[] {
  const taken: readonly string[] = ['all-products', ...Object.values(shelfSlugs).flat()]
  return collections.filter(
    ({ slug, visible, numberOfProducts }) =>
      visible !== false && numberOfProducts !== 0 && !taken.includes(slug),
  )
}
