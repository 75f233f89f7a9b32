import { expect, test } from 'vitest'
import { aProduct } from '../samples.ts'
import { missingTexts, writtenTexts } from './custom-texts.ts'

const bowl = aProduct({
  customTextFields: [
    { title: 'Name', maxLength: 20, mandatory: true },
    { title: 'Note', maxLength: 200, mandatory: false },
  ],
})

test('A required text is missing until it is filled in', () => {
  expect(missingTexts(bowl, {})).toEqual(['Name'])
  expect(missingTexts(bowl, { Name: '  ' })).toEqual(['Name'])
  expect(missingTexts(bowl, { Name: 'Ada' })).toEqual([])
  expect(missingTexts(aProduct(), {})).toEqual([])
})

test('The cart is given what was written, without the blanks around it', () => {
  expect(writtenTexts(bowl, { Name: ' Ada ', Note: ' ', Other: 'x' })).toEqual({ Name: 'Ada' })
  expect(writtenTexts(bowl, {})).toBeUndefined()
})
