import { expect, test } from 'vitest'
import { emptyDraft, sentOf, withPicture, withText } from './draft.ts'

test('A translation that is emptied is none, and the others stay', () => {
  const one = { ...emptyDraft, ...withText(emptyDraft, 'de', 'title', 'Versand') }
  const two = { ...one, ...withText(one, 'ar', 'title', 'الشحن') }
  expect(Object.keys(two.translations)).toEqual(['ar', 'de'])
  expect(withText(two, 'de', 'title', '')).toEqual({ translations: { ar: { title: 'الشحن' } } })
})

test('A page without an address leaves it to the platform', () => {
  expect(sentOf({ ...emptyDraft, title: 'About', slug: ' ' })).not.toHaveProperty('slug')
})

test('Another picture has no alt texts in languages yet, and another text of the same picture keeps them', () => {
  const picture = { id: 'a', url: '/a.jpg', altText: 'A vase' }
  const draft = {
    ...{ ...emptyDraft, picture },
    translations: { ar: { altText: 'مزهرية' }, de: { title: 'Vasen', altText: 'Eine Vase' } },
  }
  expect(withPicture(draft, { ...picture, altText: 'A blue vase' })).not.toHaveProperty('translations')
  expect(withPicture(draft, { ...picture, id: 'b' })).toMatchObject({ picture: { id: 'b' } })
  expect(withPicture(draft, null).translations).toEqual({ de: { title: 'Vasen' } })
})
