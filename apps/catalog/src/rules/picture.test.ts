import { expect, test } from 'vitest'
import { altOf, pictureOf } from './picture.ts'
import { aPicture } from './samples.ts'

test('A drawing is one file at any size', () => {
  expect(pictureOf(aPicture('cup'))).toEqual({
    src: 'http://platform.test/media/cup.svg',
    width: 800,
    height: 1000,
  })
})

test('A photograph is offered in steps', () => {
  const image = { url: 'http://platform.test/media/cup.avif', width: 1600, height: 2000 }
  expect(pictureOf({ image }).srcSet).toContain('cup.avif?w=400 400w, ')
})

test('A film is shown by its still; what has no picture keeps the shape of one', () => {
  const film = { id: 'f', mediaType: 'video', thumbnail: { url: 'http://platform.test/media/f.svg' } }
  expect(pictureOf(film)).toMatchObject({ src: film.thumbnail.url, width: 800, height: 1000 })
  expect(pictureOf(undefined)).toMatchObject({ src: undefined, width: 800 })
})

test('A picture without words of its own is described by its product', () => {
  expect(altOf(aPicture('a'), 'Cup')).toBe('Picture a')
  expect(altOf({ id: 'f', mediaType: 'image' }, 'Cup')).toBe('Cup')
})
