import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { readRefund, refundLines } from './refund-form.ts'

const t = messagesIn(english)
const line = (id: string, quantity: number, refundQuantity?: number) => ({
  ...{ id, quantity, refundQuantity },
  productName: { original: id },
  price: { amount: '1.00' },
})
const order = { lineItems: [line('lamp', 4, 1), line('vase', 2, 2), line('mug', 1)] }
const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test('The refund form offers what has not been given back yet', () => {
  expect(refundLines(order)).toEqual([
    { id: 'lamp', name: 'lamp', left: 3 },
    { id: 'mug', name: 'mug', left: 1 },
  ])
})

test('The refund form asks for a line and a reason, each in its place', () => {
  expect(readRefund(form({}), order, t)).toEqual({
    errors: { lines: 'Choose at least 1 item', reason: 'Choose a reason' },
  })
  expect(readRefund(form({ 'line-lamp': '1', reason: 'BORED' }), order, t)).toEqual({
    errors: { reason: 'Choose a reason' },
  })
  expect(readRefund(form({ 'line-vase': '1', reason: 'LATE' }), order, t)).toEqual({
    errors: { lines: 'Choose at least 1 item' },
  })
})

test.each([
  ['2', 2],
  ['99', 3],
  ['1.9', 1],
])('%s of three lamps is %i', (written, quantity) => {
  const read = readRefund(
    form({ 'line-lamp': written, 'line-mug': '-1', reason: 'LATE', key: 'k' }),
    order,
    t,
  )
  expect(read).toEqual({
    lineItems: [{ id: 'lamp', quantity }],
    reason: 'LATE',
    message: undefined,
    key: 'k',
  })
})
