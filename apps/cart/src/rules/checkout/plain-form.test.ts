import { expect, test } from 'vitest'
import { emptyAddressForm } from './address-fields.ts'
import { asksForFields, withBill } from './plain-form.ts'

const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const typed = { form: { ...emptyAddressForm, country: 'AE' }, billing: undefined, forms: {} }

test('A form without script asks for other fields by its button, and by a bill that goes elsewhere', () => {
  expect(asksForFields(sent({ shipped: '1', billingSame: 'on' }))).toBe(false)
  expect(asksForFields(sent({ intent: 'fields', billingSame: 'on' }))).toBe(true)
  const elsewhere = sent({ shipped: '1' })
  expect(asksForFields(elsewhere)).toBe(true)
  expect(withBill(typed, elsewhere).billing).toEqual({ ...emptyAddressForm, country: 'AE' })
  expect(asksForFields(sent({ shipped: '1', 'billing-country': 'AE' }))).toBe(false)
  expect(withBill(typed, sent({ intent: 'fields' })).billing).toBeUndefined()
})

test('A form without goods that are sent has one address', () => {
  expect(asksForFields(sent({ email: 'ada@shop.test' }))).toBe(false)
})
