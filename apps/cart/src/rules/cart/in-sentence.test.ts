import { expect, test } from 'vitest'
import { inSentence, isNoun } from './in-sentence.ts'

test('An option name starts in lower case inside a sentence, where the language writes nouns so', () => {
  expect(['Color', 'Ring size'].map((name) => inSentence(name, 'en-US'))).toEqual(['color', 'ring size'])
  expect(inSentence('Farbe', 'de-DE')).toBe('Farbe')
})

test('An acronym keeps its capitals', () => {
  expect(['US size', 'iPad', 'T-shirt'].map((name) => inSentence(name, 'en-US'))).toEqual([
    'US size',
    'iPad',
    'T-shirt',
  ])
})

test('A title that is a question does not fit into a sentence', () => {
  expect(['Initials', 'What should it hold?'].map(isNoun)).toEqual([true, false])
})
