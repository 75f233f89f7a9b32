import { expect, test } from 'vitest'
import { readTip, tipOffers, tipValue } from './tip.ts'

test('Every offer comes back as itself from the button that sends it', () => {
  for (const currency of ['USD', 'JPY', 'KWD'])
    for (const offer of tipOffers(currency)) expect(readTip(tipValue(offer), '', currency)).toEqual(offer)
})

test('An amount of one’s own is read with a point or a comma, to the digits of the currency', () => {
  expect(readTip('own', '3.50', 'USD')).toEqual({ type: 'CUSTOM', amount: '3.50' })
  expect(readTip('own', ' 3,5 ', 'USD')).toEqual({ type: 'CUSTOM', amount: '3.5' })
  expect(readTip('own', '0.125', 'KWD')).toEqual({ type: 'CUSTOM', amount: '0.125' })
  expect(readTip('own', '0.125', 'USD')).toBeUndefined()
  expect(readTip('own', '3.5', 'JPY')).toBeUndefined()
})

test.each(['', '-1', 'ten', '1e3', 'NaN', '9007199254740993', '١٢'])(
  'Faults row 78: %j is no tip',
  (written) => {
    expect(readTip('own', written, 'USD')).toBeUndefined()
  },
)

test('None, or nothing at all, is no tip', () => {
  expect(readTip('none', '', 'USD')).toBeNull()
  expect(readTip('own', '0', 'USD')).toBeNull()
})
