import { expect, test } from 'vitest'
import { galleryOf, leadingPicture } from './gallery.ts'
import { aPicture, aProduct, aShirt } from './samples.ts'

test('The main picture is first, and each picture comes once', () => {
  expect(galleryOf(aShirt()).map((item) => item.id)).toEqual(['front', 'back', 'sand', 'ink'])
})

test("A choice's own picture is in the gallery even where the product does not list it", () => {
  const shirt = { ...aShirt(), media: { items: [aPicture('front')] } }
  expect(galleryOf(shirt).map((item) => item.id)).toEqual(['front', 'sand', 'ink'])
})

test('The chosen colour leads; a choice without pictures changes nothing', () => {
  expect(leadingPicture(aShirt(), { Color: 'Ink' })?.id).toBe('ink')
  expect(leadingPicture(aShirt(), { Size: 'S' })?.id).toBe('front')
  expect(leadingPicture(aShirt(), {})?.id).toBe('front')
})

test('What has no picture is not in the gallery', () => {
  const media = { items: [{ id: 'manual', mediaType: 'document' }] }
  expect(galleryOf(aProduct({ media }))).toEqual([])
  expect(leadingPicture(aProduct(), {})).toBeUndefined()
})
