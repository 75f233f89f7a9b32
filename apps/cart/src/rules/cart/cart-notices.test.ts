import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import type { CartProblem } from '../model/index.ts'
import { cartNotices, lineNotices } from './cart-notices.ts'
import { sampleCart, sampleLine } from './sample-cart.ts'

const t = messagesIn(english)
const amount = (money: { readonly amount: string }) => `$${money.amount}`

const soldOut = sampleLine({ availability: { status: 'NOT_AVAILABLE' } })
const plenty = sampleLine({ productId: 'bowl', productName: { original: 'Bowl' } })
const cart = sampleCart([soldOut, plenty])
const about = (lineItemId: string, description: string): CartProblem => ({
  ...{ stops: true, about: 'other', lineItemId, description },
})

test("A line's own notice is not repeated", () => {
  expect(cartNotices(cart, [about(soldOut.id, 'Cannot be bought')], t, amount)).toEqual([])
})

test('A notice without a line is shown, and an error stops the order', () => {
  const problems: CartProblem[] = [
    about(plenty.id, 'Not sold on Sundays'),
    { stops: false, about: 'other', description: 'Slow today' },
  ]
  expect(cartNotices(cart, problems, t, amount)).toEqual([
    { text: 'Not sold on Sundays', stops: true },
    { text: 'Slow today', stops: false },
  ])
})

test('A coupon that has ceased to count is told in words, with the way to take it away', () => {
  const found: CartProblem = { stops: false, about: 'coupon', coupon: 'min-subtotal' }
  expect(cartNotices(cart, [found], t, amount)).toEqual([
    {
      text: 'Your discount code no longer applies. Your cart doesn’t reach the minimum amount for this code.',
      stops: false,
      fix: 'remove-coupon',
    },
  ])
})

test('A membership that cannot pay is told in words', () => {
  expect(cartNotices(cart, [{ stops: false, about: 'membership' }], t, amount)).toEqual([
    { text: 'The membership you chose doesn’t cover the items in your cart.', stops: false },
  ])
})

test('Away from the lines, each that cannot be bought is named', () => {
  const few = sampleLine({
    quantity: 3,
    availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 },
  })
  expect(lineNotices({ lineItems: [few, plenty, soldOut] }, t)).toEqual([
    'Vase: Only 2 left',
    'Vase: This item has sold out since you added it.',
  ])
})

test('A rule of the store is told in words by its code, once, and stops the order', () => {
  const of = (code: string, data: Readonly<Record<string, unknown>> = {}): CartProblem => ({
    ...{ stops: true, about: 'rule', rule: { code, data } },
  })
  const rules = [
    of('BELOW_MINIMUM_SUBTOTAL', { minimum: '60.00', missing: '10.00' }),
    of('ABOVE_MAXIMUM_QUANTITY', { maximum: 4 }),
    of('ABOVE_MAXIMUM_QUANTITY', { maximum: 4 }),
    of('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS'),
  ]
  expect(cartNotices(cart, rules, t, amount)).toEqual(
    [
      'Minimum order is $60.00. Add $10.00 more.',
      'You can order up to 4 of the same item.',
      'You can only order a subscription on its own. Save the other items for later, or order them first.',
    ].map((text) => ({ text, stops: true })),
  )
})

test('Rules that could not be asked for are told, and stop nothing here', () => {
  const rule = { code: 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS', data: {} }
  expect(cartNotices(cart, [{ stops: false, about: 'rule', rule }], t, amount)).toEqual([
    { text: expect.stringContaining('couldn’t check your order'), stops: false },
  ])
})
