import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { namedDiscounts, namedFees } from './named-amounts.ts'

const t = messagesIn(english)
const money = (amount: string) => ({ amount, formattedAmount: `$${amount}` })
const coupon = { coupon: 'WELCOME10', amount: money('5.00') }
const rule = { name: { original: 'Two of a kind' }, amount: money('2.50') }

test('A discount has the name of its coupon or of its rule', () => {
  expect(namedDiscounts({ discounts: [coupon, rule] }, money('7.50'), t)).toEqual([
    { name: 'Code WELCOME10', amount: money('5.00') },
    { name: 'Two of a kind', amount: money('2.50') },
  ])
})

test('Amounts that do not add up are shown as one', () => {
  const one = [{ name: 'Discount', amount: money('7.50') }]
  expect(namedDiscounts({ discounts: [coupon] }, money('7.50'), t)).toEqual(one)
  expect(namedDiscounts({ discounts: [coupon, {}] }, money('7.50'), t)).toEqual(one)
  expect(namedDiscounts({}, money('0.00'), t)).toEqual([])
})

test('A fee has its name, a tip the word for it, and nothing costs nothing', () => {
  const fees = [
    { name: 'Insured in transit', amount: money('1.46') },
    { isTip: true, name: 'Tip', amount: money('3.00') },
    { name: 'Gift wrap', amount: money('0.00') },
  ]
  expect(namedFees({ fees }, money('4.46'), t)).toEqual([
    { name: 'Insured in transit', amount: money('1.46') },
    { name: 'Tip', amount: money('3.00') },
  ])
  expect(namedFees({ fees }, money('1.46'), t)).toEqual([{ name: 'Fees', amount: money('1.46') }])
  expect(namedFees({}, undefined, t)).toEqual([])
})
