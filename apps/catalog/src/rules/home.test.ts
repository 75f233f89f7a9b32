import type { Collection } from '@galleria/platform-client/collections'
import { expect, test } from 'vitest'
import { browsable, homeCollections, homeTiles } from './home.ts'
import { aPicture } from './samples.ts'

const collection = (slug: string, parts: Partial<Collection> = {}): Collection => ({
  id: slug,
  name: slug,
  slug,
  media: { mainMedia: aPicture(slug), items: [] },
  ...parts,
})

test('Shelves are found by their slugs, and may be missing', () => {
  const shelves = homeCollections([collection('cups'), collection('best-sellers')])
  expect(shelves.bestSellers?.slug).toBe('best-sellers')
  expect(shelves.sale).toBeUndefined()
})

test('Menus leave out shelves, what is hidden and what is empty', () => {
  const all = [
    collection('all-products'),
    collection('sale'),
    collection('cups'),
    collection('hidden', { visible: false }),
    collection('empty', { numberOfProducts: 0 }),
  ]
  expect(browsable(all).map(({ slug }) => slug)).toEqual(['cups'])
})

test('Tiles need a picture, and six are enough', () => {
  const many = Array.from({ length: 9 }, (_, index) => collection(`c${index}`))
  expect(homeTiles([{ ...collection('bare'), media: { items: [] } }, ...many])).toHaveLength(6)
})
