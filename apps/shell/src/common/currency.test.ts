import { expect, test } from 'vitest'
import { chosenCurrency, currencyCookie } from './currency.ts'

const offered = ['USD', 'EUR']

test('A currency is the shopper’s choice only when it is offered', () => {
  expect(chosenCurrency('a=b; galleria_currency=EUR', offered)).toBe('EUR')
  expect(chosenCurrency('galleria_currency=XXX', offered)).toBeUndefined()
  expect(chosenCurrency('not_galleria_currency=EUR', offered)).toBeUndefined()
  expect(chosenCurrency(undefined, offered)).toBeUndefined()
})

test('Choosing the store’s own currency forgets the choice, so that its pages are cached again', () => {
  expect(currencyCookie('EUR', offered)).toContain('Max-Age=31536000')
  expect(currencyCookie('USD', offered)).toContain('Max-Age=0')
})
