import { expect, test } from 'vitest'
import { aProduct } from '../samples.ts'
import { missingLabels, nameOfLabel } from './labels.ts'

test('A missing choice is named in the language of the page and leads to its control', () => {
  const product = aProduct({
    productOptions: [{ optionType: 'color', name: 'Color', translatedName: 'اللون', choices: [] }],
    customTextFields: [{ title: 'Initials', maxLength: 3, mandatory: true }],
  })
  expect(missingLabels(product, ['Color', 'Initials'])).toEqual(['اللون', 'Initials'])
  expect(nameOfLabel(product, 'اللون')).toBe('Color')
  expect(nameOfLabel(product, 'Initials')).toBe('Initials')
})
