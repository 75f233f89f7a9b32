import { expect, test } from 'vitest'
import { choicesOf, draftOf, isCount, newCustomizationOf } from './draft.ts'

test('Existing choices keep their ids, order and colors', () => {
  const choices = [
    { id: 'a', name: 'Ash', colorCode: '#c0c0b0' },
    { id: 'b', name: 'Moss', colorCode: '#405030' },
  ]
  const one = { id: 'x', name: 'Glaze', revision: '1', choicesSettings: { choices } }
  const draft = draftOf({ ...one, customizationRenderType: 'SWATCH_CHOICES' })
  expect(choicesOf({ ...draft, choices: draft.choices.toReversed() })).toEqual(choices.toReversed())
  expect(choicesOf({ ...draft, kind: 'TEXT_CHOICES' })[0]).toEqual({ id: 'a', name: 'Ash' })
})

test('A text that shoppers write is a modifier, with so many characters at most', () => {
  const draft = { name: ' Gift ', kind: 'FREE_TEXT', choices: [], title: 'Whose name?', most: '40' } as const
  expect(newCustomizationOf(draft)).toEqual({
    ...{ name: 'Gift', customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' },
    freeTextInput: { title: 'Whose name?', maxCharCount: 40 },
  })
  expect(['1', '500', '0', '501', '4x', ''].map(isCount)).toEqual([true, true, false, false, false, false])
})
