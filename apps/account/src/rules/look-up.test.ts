import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { checkLookUp, orderNumber } from './look-up.ts'

test.each([
  ['10042', '10042'],
  [' #10 042 ', '10042'],
  ['№10042', '10042'],
  ['١٠٠٤٢', '10042'],
  ['۱۰۰۴۲', '10042'],
  ['\u200f10042\u200e', '10042'],
  ['', ''],
  ['order', ''],
  ['-1', ''],
  ['1e5', ''],
  ['1234567890123456', ''],
])('%j is order number %j', (written, read) => {
  expect(orderNumber(written)).toBe(read)
})

const t = messagesIn(english)

test('A missing or impossible value has its error at the field', () => {
  expect(checkLookUp({ number: '', email: '' }, t)).toEqual({
    number: 'Enter the order number',
    email: expect.any(String),
  })
  expect(checkLookUp({ number: 'ABC', email: 'ada@example.test' }, t)).toEqual({
    number: expect.stringMatching(/digits only/),
  })
  expect(checkLookUp({ number: '#10042', email: 'ada@example.test' }, t)).toEqual({})
})
