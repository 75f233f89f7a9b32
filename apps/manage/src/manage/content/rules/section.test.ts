import { expect, test } from 'vitest'
import { idsOf, newSection, sectionText, withSectionPicture, withSectionText, wrongLinks } from './section.ts'

test('A section is written in a language beside its original, and an emptied translation is none', () => {
  const german = withSectionText(newSection('HERO'), 'de', 'title', 'Herbst')
  expect(german).toMatchObject({ title: '', translations: { de: { title: 'Herbst' } } })
  expect(withSectionText(german, 'de', 'title', '').translations).toEqual({})
  expect(withSectionText(german, undefined, 'title', 'Autumn').title).toBe('Autumn')
})

test('The alt text of a section is written in a language, and goes with its picture', () => {
  const pictured = { ...newSection('HERO'), picture: { id: 'a', url: '/a.jpg', altText: 'Leaves' } }
  const german = withSectionText(pictured, 'de', 'altText', 'Laub')
  expect([undefined, 'de', 'ja'].map((language) => sectionText(german, language, 'altText'))).toEqual([
    'Leaves',
    'Laub',
    '',
  ])
  expect(withSectionPicture(german, null)).toMatchObject({ picture: null, translations: {} })
})

test('A link that could run is told by its section, and ids are of products or of collections', () => {
  const hero = { ...newSection('HERO'), to: 'javascript:x' }
  const picked = { ...newSection('PRODUCTS'), ids: ['a', 'b', 'a'] }
  const row = { ...newSection('COLLECTION'), ids: ['c'] }
  expect([...wrongLinks([hero, picked])]).toEqual([hero.id])
  expect(idsOf([hero, picked, row], 'products')).toEqual(['a', 'b'])
  expect(idsOf([hero, picked, row], 'collections')).toEqual(['c'])
})
