import { expect, test } from 'vitest'
import { key, type Say } from './messages/index.ts'
import { paymentMethod } from './payment-methods.ts'

test('A payment method is named in words, also one that nobody has written a name for', () => {
  const named = (name: string) => paymentMethod(name, ((words: unknown) => words) as Say)
  expect(['approved', 'pending', 'gift-card', 'offline', ''].map(named)).toEqual([
    key('method.card'),
    key('method.transfer'),
    key('method.gift-card'),
    key('method.offline'),
    key('method.unknown'),
  ])
  expect(['creditCard', 'pay_pal'].map(named)).toEqual(['Credit card', 'Pay pal'])
})
