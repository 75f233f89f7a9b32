import { expect, test } from 'vitest'
import { contactErrors } from './contact-errors.ts'

test('Each objection of the platform stands at its own field', () => {
  expect(
    contactErrors([
      { field: 'cartInfo.contactInfo.contactDetails.phone', description: 'is not a phone number' },
      { field: 'cartInfo.contactInfo.address.postalCode', description: 'is too long' },
      { field: 'cartInfo.contactInfo.address.postalCode', description: 'second one' },
    ]),
  ).toEqual({ phone: 'is not a phone number', postalCode: 'is too long' })
})

test('An objection to something not on the form is still told', () => {
  expect(contactErrors([{ field: 'cartInfo.vatId', description: 'is unknown' }])).toEqual({
    email: 'is unknown',
  })
})
