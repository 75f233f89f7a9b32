import { english } from '@galleria/i18n'
import { loadCountryForms } from '@galleria/page-parts/address'
import { expect, test } from 'vitest'
import { addressProblems, emptyAddress, listsOf, toContact, wrongLines } from './contact-form.ts'

const id = '7b8a0f4e-1d2c-4e5f-8a9b-0c1d2e3f4a5b'

test('Contact data that is read can be written back, with its tags', () => {
  const contact = {
    emails: ['ann@x.example'],
    phones: ['+1 555 0100'],
    addresses: [{ id, addressLine: '1 Main Street', city: 'Oakland', country: 'US' }],
    tags: { emails: {}, phones: { '+1 555 0100': 'MOBILE' }, addresses: { [id]: 'SHIPPING' } },
  }
  const lists = listsOf({ id: 'ann', contact })
  expect(lists.phones).toEqual([{ value: '+1 555 0100', tag: 'MOBILE' }])
  expect(toContact(lists)).toMatchObject({
    emails: ['ann@x.example'],
    addresses: [{ id, addressLine: '1 Main Street', city: 'Oakland' }],
    tags: { emails: { 'ann@x.example': 'UNTAGGED' }, addresses: { [id]: 'SHIPPING' } },
  })
})

test('An empty field is left out, and a wrong one is named', () => {
  const lists = {
    emails: [
      { value: ' ', tag: 'MAIN' },
      { value: 'no address', tag: 'MAIN' },
    ],
    phones: [{ value: 'call me', tag: 'HOME' }],
    addresses: [emptyAddress(id)],
  }
  expect(toContact(lists)).toMatchObject({ emails: ['no address'], addresses: [] })
  expect(wrongLines(lists)).toEqual(['emails.1', 'phones.0'])
})

test('A changed address is held to the rules of its country, and a kept one is left alone', async () => {
  const forms = await loadCountryForms(['US', 'JP'], english)
  const lists = (address: object) => ({
    emails: [],
    phones: [],
    addresses: [{ ...emptyAddress(id), ...address }],
  })
  const old = lists({ country: 'US', addressLine: '1 Main Street' })
  const problems = (address: object) => addressProblems(lists(address), old, forms, 'Choose a country')
  expect(problems({ country: 'US', addressLine: '1 Main Street' })).toEqual({})
  expect(
    problems({ country: 'US', addressLine: '2 Main Street', city: 'Reno', subdivision: 'US-NV' }),
  ).toEqual({
    'addresses.0.postalCode': 'Enter your ZIP code',
  })
  expect(problems({ addressLine: '2 Main Street' })).toEqual({ 'addresses.0.country': 'Choose a country' })
  expect(problems({})).toEqual({})
})
