import { expect, test } from 'vitest'
import { sampleCart, sampleLine } from '../cart/sample-cart.ts'
import { emptyAddressForm } from './address-form.ts'
import {
  checkoutKey,
  fromCart,
  missingStep,
  needsDelivery,
  toAddress,
  toContactInfo,
} from './checkout-draft.ts'

const form = {
  ...emptyAddressForm,
  email: 'ada@galleria.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'DE',
  addressLine: 'Unter den Linden 1',
  city: 'Berlin',
  postalCode: '10117',
}
const delivery = { carrierId: 'carrier', code: 'standard' }
const vase = sampleCart([sampleLine()])
const gift = sampleCart([sampleLine({ itemType: { preset: 'GIFT_CARD' } })])

test('Each step leads to the first one that is not done', () => {
  expect(missingStep(null, { form, delivery })).toBe('/cart')
  expect(missingStep(sampleCart([]), { form, delivery })).toBe('/cart')
  expect(missingStep(vase, { form: emptyAddressForm })).toBe('/checkout')
  expect(missingStep(vase, { form })).toBe('/checkout/delivery')
  expect(missingStep(vase, { form, delivery })).toBeNull()
})

test('A cart of gift cards and files has no delivery step', () => {
  expect(needsDelivery(gift)).toBe(false)
  expect(missingStep(gift, { form })).toBeNull()
  expect(needsDelivery(sampleCart([...gift.lineItems, ...vase.lineItems]))).toBe(true)
})

test('An address goes to the platform without empty fields and comes back the same', () => {
  expect(toAddress(form)).toEqual({
    country: 'DE',
    addressLine: 'Unter den Linden 1',
    city: 'Berlin',
    postalCode: '10117',
  })
  const cart = sampleCart([], { contactInfo: toContactInfo(form), buyerInfo: { email: form.email } })
  expect(fromCart(cart)).toEqual(form)
})

test('The key stays for a repeated click and changes with anything that is bought or where it goes', () => {
  const key = checkoutKey(vase, { form, delivery })
  expect(checkoutKey(sampleCart([sampleLine()]), { form: { ...form }, delivery })).toBe(key)
  expect(checkoutKey(sampleCart([sampleLine({ quantity: 2 })]), { form, delivery })).not.toBe(key)
  expect(checkoutKey(vase, { form: { ...form, city: 'Potsdam' }, delivery })).not.toBe(key)
  expect(checkoutKey(vase, { form, delivery: { code: 'express' } })).not.toBe(key)
})
