import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { contactErrors } from './contact-errors.ts'

const t = messagesIn(english)

test('Each objection of the platform stands at its own field', () => {
  expect(
    contactErrors(
      [
        { field: 'cartInfo.contactInfo.contactDetails.phone', description: 'is not a phone number' },
        { field: 'cartInfo.contactInfo.address.postalCode', description: 'is too long' },
        { field: 'cartInfo.contactInfo.address.postalCode', description: 'second one' },
        { field: 'cartInfo.contactInfo.contactDetails.vatId.id', description: 'is not a tax id' },
      ],
      t,
    ),
  ).toEqual({ phone: 'is not a phone number', postalCode: 'is too long', taxId: 'Check your tax ID' })
})

test('An objection to something not on the form is still told', () => {
  expect(contactErrors([{ field: 'cartInfo.overrides', description: 'is unknown' }], t)).toEqual({
    email: 'is unknown',
  })
})
