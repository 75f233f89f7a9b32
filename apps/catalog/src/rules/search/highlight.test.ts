import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (name: string, term: string) =>
  highlight(name, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('The beginnings of words that were looked for are marked', () => {
  expect(marked('Ochre Teapot', 'tea')).toBe('Ochre [Tea]pot')
  expect(marked('Ochre Teapot', 'TEAPOT och')).toBe('[Och]re [Teapot]')
  expect(marked('Ochre Teapot', 'pot')).toBe('Ochre Teapot')
})

test('Accents are no reason not to mark, written in one sign or two', () => {
  expect(marked('Café cup', 'cafe')).toBe('[Café] cup')
  expect(marked('Cafe\u0301 cup', 'café')).toBe('[Cafe\u0301] cup')
  expect(marked('إبريق شاي', 'شا')).toBe('إبريق [شا]ي')
})

test('No letter of the name is ever lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, term) => {
      expect(
        highlight(name, term)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
