import { expect, test } from 'vitest'
import { aFile, aFilm, aPicture, aProduct, aShirt } from '../samples.ts'
import { filesOf, galleryOf, leadingPicture, placeOf, startingWith } from './gallery.ts'

test('The main picture is first, and each picture comes once', () => {
  expect(galleryOf(aShirt()).map((item) => item.id)).toEqual(['front', 'back', 'sand', 'ink'])
})

test("A choice's own picture is in the gallery even where the product does not list it", () => {
  const shirt = { ...aShirt(), media: { items: [aPicture('front')] } }
  expect(galleryOf(shirt).map((item) => item.id)).toEqual(['front', 'sand', 'ink'])
})

test('The chosen color leads; a choice without pictures changes nothing', () => {
  expect(leadingPicture(aShirt(), { Color: 'Ink' })?.id).toBe('ink')
  expect(leadingPicture(aShirt(), { Size: 'S' })?.id).toBe('front')
  expect(leadingPicture(aShirt(), {})?.id).toBe('front')
  expect(leadingPicture(aProduct(), {})).toBeUndefined()
})

test('The gallery starts with what is chosen, and keeps the rest in order', () => {
  expect(startingWith(galleryOf(aShirt()), 'sand').map(({ id }) => id)).toEqual([
    'sand',
    'front',
    'back',
    'ink',
  ])
  expect(startingWith(galleryOf(aShirt()), 'elsewhere')).toHaveLength(4)
})

test('A film stands among the pictures; sounds and documents are named apart', () => {
  const media = { items: [aPicture('front'), aFilm('evening'), aFile('manual', 'document', 'pdf')] }
  expect(galleryOf(aProduct({ media })).map(({ id }) => id)).toEqual(['front', 'evening'])
  expect(filesOf(aProduct({ media })).map(({ id }) => id)).toEqual(['manual'])
})

test('Arrow keys lead as one reads, and stop at both ends', () => {
  expect(placeOf('ArrowRight', 0, 3, false)).toBe(1)
  expect(placeOf('ArrowRight', 2, 3, false)).toBe(2)
  expect(placeOf('ArrowRight', 1, 3, true)).toBe(0)
  expect(placeOf('ArrowLeft', 1, 3, true)).toBe(2)
  expect(placeOf('ArrowLeft', 0, 3, false)).toBe(0)
  expect(placeOf('End', 0, 3, false)).toBe(2)
  expect(placeOf('Home', 2, 3, true)).toBe(0)
  expect(placeOf('Enter', 2, 3, false)).toBeUndefined()
})
