import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { Draft } from '../range/draft.ts'
import { type Department, range } from '../range/index.ts'
import { brands, ribbons } from '../range/names.ts'
import { collectionMedia, collections } from './collections.ts'
import { productRows, slugOf } from './product.ts'

/** Products that meet each behavior once; the same ids as in the whole range. */
export const SMALL: readonly string[] = [
  'arc-vase',
  'kiln-seconds-vase',
  'desert-vase',
  'moon-jar',
  'night-shift-mug',
  'rain-teapot',
  'bread-board',
  'kitchen-soap',
  'studio-overshirt',
  'still-life-with-pear',
  'plant-care-manual',
  'kammer-speaker',
  'gift-card',
  'made-for-you',
  'archive-stool',
  'porcini-lamp',
  'potting-soil',
]

export interface CatalogRows {
  readonly brands: Inserted<'brands'>[]
  readonly ribbons: Inserted<'ribbons'>[]
  readonly products: Inserted<'products'>[]
  readonly variants: Inserted<'variants'>[]
  readonly collections: Inserted<'collections'>[]
  readonly collectionProducts: Inserted<'collectionProducts'>[]
}

/** The whole catalog as rows; the same for the same moment. */
export function catalogRows(size: 'small' | 'full', now: Date): CatalogRows {
  const chosen = everyDraft().filter(({ draft }) => size === 'full' || SMALL.includes(slugOf(draft)))
  const rows = chosen.map(({ draft, index }) => productRows(draft, index, now))
  return {
    brands: brands.map((name) => ({ id: idOf('brand', name), name, createdAt: now, updatedAt: now })),
    ribbons: ribbons.map((name) => ({ id: idOf('ribbon', name), name, createdAt: now, updatedAt: now })),
    products: rows.map(({ product }) => product),
    variants: rows.flatMap(({ variants }) => variants),
    collections: collections.map((each, position) => ({
      id: idOf('collection', each.slug),
      slug: each.slug,
      name: each.name,
      description: each.description,
      media: collectionMedia(each),
      visible: true,
      position,
      createdAt: new Date(now.getTime() - 700 * 86_400_000),
      updatedAt: new Date(now.getTime() - 30 * 86_400_000),
    })),
    collectionProducts: collections.flatMap(({ slug, holds }) =>
      chosen
        .filter(({ draft, department }) => holds(draft, department))
        .map(({ draft }, position) => ({
          collectionId: idOf('collection', slug),
          productId: idOf('product', slugOf(draft)),
          position,
        })),
    ),
  }
}

export function everyDraft(): { draft: Draft; department: Department; index: number }[] {
  const departments = Object.entries(range) as [Department, readonly Draft[]][]
  return departments
    .flatMap(([department, drafts]) => drafts.map((draft) => ({ draft, department })))
    .map((each, index) => ({ ...each, index }))
}
