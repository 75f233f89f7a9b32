import { expect, test } from 'vitest'
import { aFilm, aPrice, aProduct, aShirt } from './samples.ts'
import { tileOf } from './tile.ts'

test('A product without options goes straight into the cart', () => {
  expect(tileOf(aProduct()).canAddAtOnce).toBe(true)
  expect(tileOf(aShirt()).canAddAtOnce).toBe(false)
  const text = (mandatory: boolean) =>
    tileOf(aProduct({ customTextFields: [{ title: 'Name', maxLength: 9, mandatory }] })).canAddAtOnce
  expect([text(true), text(false)]).toEqual([false, true])
})

test('A shirt shows the colors it comes in, and what has none shows none', () => {
  expect(tileOf(aShirt()).colors).toEqual([
    { color: '#e6dcc8', label: 'Sand' },
    { color: '#1b2a41', label: 'Ink' },
  ])
  expect(tileOf(aProduct()).colors).toEqual([])
})

test('A tile shows the main picture and another one, and of a film its still', () => {
  const { picture, hoverPicture } = tileOf(aShirt())
  expect(picture?.image?.url).toContain('front')
  expect(hoverPicture?.image?.url).toContain('back')
  const film = tileOf(aProduct({ media: { mainMedia: aFilm('film'), items: [aFilm('film')] } }))
  expect(film.picture).toEqual({
    thumbnail: { url: 'http://platform.test/media/film.svg', width: 800, height: 1000 },
  })
  expect(film.hoverPicture).toBeUndefined()
})

test('A tile carries nothing but what is shown, however much a product says', () => {
  const said = { description: 'Long. '.repeat(1000), ribbon: 'New', brand: 'Halm', untranslated: ['name'] }
  expect(tileOf(aProduct({ ...said, priceData: aPrice(40, 30) }))).toEqual({
    ...{ id: 'p1', name: 'Linen Shirt', slug: 'linen-shirt', untranslated: ['name'] },
    ...{ brand: 'Halm', ribbon: 'New', colors: [], isSoldOut: false, canAddAtOnce: true },
    price: {
      price: { value: 30, currency: 'USD' },
      compareAt: { value: 40, currency: 'USD' },
      isFrom: false,
    },
  })
})
