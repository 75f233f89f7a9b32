import { expect, test } from 'vitest'
import { galleryOf } from './gallery.ts'
import { aProduct, aShirt } from './samples.ts'

const ids = (selection: Record<string, string>) => galleryOf(aShirt(), selection).map((item) => item.id)

test('The main picture leads, and each picture comes once', () => {
  expect(ids({})).toEqual(['front', 'back', 'sand', 'ink'])
})

test('A choice with pictures of its own brings them to the front', () => {
  expect(ids({ Color: 'Ink' })).toEqual(['ink', 'front', 'back', 'sand'])
  expect(ids({ Size: 'S' })).toEqual(['front', 'back', 'sand', 'ink'])
})

test('What has no picture is not in the gallery', () => {
  const media = { items: [{ id: 'manual', mediaType: 'document' }] }
  expect(galleryOf(aProduct({ media }), {})).toEqual([])
  expect(galleryOf(aProduct(), {})).toEqual([])
})
