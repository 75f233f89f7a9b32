import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'
import { aPicture } from './samples.ts'

test('A drawing is one file at any size', () => {
  expect(pictureSource(aPicture('cup'))).toEqual({
    src: 'http://platform.test/media/cup.svg',
    width: 800,
    height: 1000,
    alt: 'Picture cup',
  })
})

test('A photograph is offered in steps', () => {
  const image = { url: 'http://platform.test/media/cup.avif', width: 1600, height: 2000 }
  expect(pictureSource({ id: 'cup', mediaType: 'image', image })?.srcSet).toContain('cup.avif?w=400 400w, ')
})

test('A film is shown by its still, and nothing by nothing', () => {
  const film = { id: 'f', mediaType: 'video', thumbnail: { url: 'http://platform.test/media/f.svg' } }
  expect(pictureSource(film)).toMatchObject({ src: film.thumbnail.url, width: 800, height: 1000 })
  expect(pictureSource({ id: 'd', mediaType: 'document' })).toBeUndefined()
  expect(pictureSource(undefined)).toBeUndefined()
})
