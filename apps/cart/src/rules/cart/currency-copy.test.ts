import { expect, test } from 'vitest'
import { currencyName } from './currency-copy.ts'

test.each([
  ['USD', 'en-US', 'US dollars'],
  ['EUR', 'en-US', 'euros'],
  ['JPY', 'en-US', 'Japanese yen'],
  ['USD', 'ar', 'دولار أمريكي'],
])('%s in %s is %s', (currency, tag, words) => {
  expect(currencyName(currency, tag)).toBe(words)
})
