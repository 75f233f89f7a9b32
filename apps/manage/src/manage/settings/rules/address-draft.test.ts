import { expect, test } from 'vitest'
import { addressDraft, addressLine, addressOf } from './address-draft.ts'

const shop = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10013',
  addressLine: '27 Walker Street',
}

test('An address goes through its form unchanged, and what is empty is not sent', () => {
  expect(addressDraft(shop).addressLine2).toBe('')
  expect(addressOf(addressDraft(shop))).toEqual(shop)
  expect(addressOf({ ...addressDraft(shop), city: ' ', subdivision: 'us-ca' })).toEqual({
    country: 'US',
    subdivision: 'US-CA',
    postalCode: '10013',
    addressLine: '27 Walker Street',
  })
})

test('An address stands on one line in tables', () => {
  expect(addressLine(shop)).toBe('27 Walker Street, 10013 New York, US-NY')
})
