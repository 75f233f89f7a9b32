import { expect, test } from 'vitest'
import { customValues } from './custom-values.ts'

test('Each value is of its field’s type, and what is no number stays what was written', () => {
  const fields = [
    { key: 'craft', type: 'TEXT' },
    { key: 'years', type: 'NUMBER' },
    { key: 'weeks', type: 'NUMBER' },
    { key: 'sells', type: 'CHECKBOX' },
    { key: 'teaches', type: 'CHECKBOX' },
    { key: 'site', type: 'URL' },
  ]
  const form = new FormData()
  form.set('customFields.craft', ' Weaving ')
  form.set('customFields.years', '12,5')
  form.set('customFields.weeks', 'many')
  form.set('customFields.sells', 'on')
  expect(customValues(fields, form)).toEqual({
    craft: { value: 'Weaving' },
    years: { value: 12.5 },
    weeks: { value: 'many' },
    sells: { value: true },
    teaches: { value: false },
    site: { value: '' },
  })
})
