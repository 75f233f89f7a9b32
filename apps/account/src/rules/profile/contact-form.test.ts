import { expect, test } from 'vitest'
import { emptyAddress, listsOf, toContact, wrongLines } from './contact-form.ts'

const id = '7b8a0f4e-1d2c-4e5f-8a9b-0c1d2e3f4a5b'

test('what is read can be written back, tags and all', () => {
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

test('what was left empty is left out, and what cannot be right is named', () => {
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
