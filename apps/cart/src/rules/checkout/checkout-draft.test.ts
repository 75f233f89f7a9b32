import { english } from '@galleria/i18n'
import { loadCountryForms } from '@galleria/page-parts/address'
import { expect, test } from 'vitest'
import { sampleCart, sampleLine } from '../cart/sample-cart.ts'
import { emptyAddressForm } from './address-fields.ts'
import { checkoutKey, fromCart, needsDelivery, toAddress, toContactInfo } from './checkout-draft.ts'
import { missingStep } from './missing-step.ts'

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
const forms = await loadCountryForms(['DE', 'US'], english)
const delivery = { carrierId: 'carrier', code: 'standard' }
const vase = sampleCart([sampleLine()])
const gift = sampleCart([sampleLine({ itemType: { preset: 'GIFT_CARD' } })])

test('Each step leads to the first one that is not done', () => {
  expect(missingStep(null, { form, delivery }, forms)).toBe('/cart')
  expect(missingStep(sampleCart([]), { form, delivery }, forms)).toBe('/cart')
  expect(missingStep(vase, { form: emptyAddressForm }, forms)).toBe('/checkout')
  expect(missingStep(vase, { form }, forms)).toBe('/checkout/delivery')
  expect(missingStep(vase, { form, delivery }, forms)).toBeNull()
})

test('A cart of gift cards and files has no delivery step', () => {
  expect(needsDelivery(gift)).toBe(false)
  expect(missingStep(gift, { form }, forms)).toBeNull()
  expect(needsDelivery(sampleCart([...gift.lineItems, ...vase.lineItems]))).toBe(true)
})

test('An address goes to the platform without empty fields and comes back the same', () => {
  expect(toAddress(form)).toEqual({
    country: 'DE',
    addressLine: 'Unter den Linden 1',
    city: 'Berlin',
    postalCode: '10117',
  })
  const cart = sampleCart([], { contact: toContactInfo(form), email: form.email })
  expect(fromCart(cart)).toEqual(form)
})

test('Company and tax id go with the contact, of the kind that the country has', () => {
  const company = { ...form, company: 'Lampen AG', taxId: 'DE811907980' }
  const { contactDetails } = toContactInfo(company)
  expect(contactDetails).toMatchObject({
    company: 'Lampen AG',
    vatId: { id: 'DE811907980', type: 'UNSPECIFIED' },
  })
  expect(fromCart(sampleCart([], { contact: toContactInfo(company) }))).toMatchObject({
    company: 'Lampen AG',
    taxId: 'DE811907980',
  })
  const kind = (taxId: string) => toContactInfo({ ...form, country: 'BR', taxId }).contactDetails.vatId?.type
  expect([kind('529.982.247-25'), kind('11.222.333/0001-81')]).toEqual(['CPF', 'CNPJ'])
})

test('A cart without an address begins where delivery was estimated for', () => {
  const to = { country: 'JP', postalCode: '100-0005' }
  expect(fromCart(sampleCart([]), to)).toMatchObject(to)
  const cart = sampleCart([], { contact: toContactInfo(form) })
  expect(fromCart(cart, to)).toMatchObject({ country: 'DE', postalCode: '10117' })
})

test('The key stays for a repeated click and changes with anything that is bought or where it goes', () => {
  const key = checkoutKey(vase, { form, delivery })
  expect(checkoutKey(sampleCart([sampleLine()]), { form: { ...form }, delivery })).toBe(key)
  expect(checkoutKey(sampleCart([sampleLine({ quantity: 2 })]), { form, delivery })).not.toBe(key)
  expect(checkoutKey(vase, { form: { ...form, city: 'Potsdam' }, delivery })).not.toBe(key)
  expect(checkoutKey(vase, { form, delivery: { code: 'express' } })).not.toBe(key)
})
