import { expect, test } from 'vitest'
import { choiceOf, chosenIcon, iconChoices, iconOf } from './icons.ts'

test('Each drawing fits what the platform takes, and is known again', () => {
  for (const choice of iconChoices) {
    expect(iconOf(choice).url.length).toBeLessThan(2000)
    expect(choiceOf(iconOf(choice))).toBe(choice)
  }
})

test('A picture from elsewhere stays, and none is none', () => {
  expect(choiceOf({ id: 'uploaded' })).toBe('own')
  expect(chosenIcon('own')).toEqual({})
  expect(choiceOf(null)).toBe('')
  expect(chosenIcon('')).toEqual({ icon: null })
})
