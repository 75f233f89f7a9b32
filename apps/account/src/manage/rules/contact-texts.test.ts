import { expect, test } from 'vitest'
import { textsIn } from './contact-texts.ts'

test('A contact without anything has no lines', () => {
  expect(textsIn(null)).toEqual({ phones: '', emails: '', addresses: '', company: '', fields: [] })
})

test('Contact data is shown in lines, custom fields under their names', () => {
  expect(
    textsIn({
      phones: ['+1', '+2'],
      emails: ['a@b.test'],
      addresses: [{ addressLine: '1 Way', city: 'Town', country: 'US' }],
      jobTitle: 'Potter',
      company: 'Clay',
      customFields: { clay: { name: 'Clay', value: true }, kiln: { value: 3 } },
    }),
  ).toEqual({
    phones: '+1, +2',
    emails: 'a@b.test',
    addresses: '1 Way, Town, US',
    company: 'Potter, Clay',
    fields: [
      { name: 'Clay', value: '✓' },
      { name: 'kiln', value: '3' },
    ],
  })
})
