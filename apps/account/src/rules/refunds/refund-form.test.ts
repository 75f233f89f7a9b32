import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { offeredResolutions, readRefund, refundEstimate, refundLines } from './refund-form.ts'

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
    { id: 'lamp', name: 'lamp', left: 3, variants: [] },
    { id: 'mug', name: 'mug', left: 1, variants: [] },
  ])
})

test('The refund form adds up what the chosen units were paid with, and guesses nothing', () => {
  const paid = {
    lineItems: [{ ...line('lamp', 4), totalPriceAfterTax: { amount: '90.00' } }, line('mug', 1)],
  }
  const lines = refundLines(paid)
  expect(refundEstimate(lines, { lamp: 3 })).toBe(67.5)
  expect(refundEstimate(lines, {})).toBeUndefined()
  expect(refundEstimate(lines, { lamp: 1, mug: 1 })).toBeUndefined()
})

test('The refund form offers no more than the store’s policy, and asks what to exchange for', () => {
  const ofLamp = { id: 'lamp', units: 2, lastDay: '2026-03-31' }
  const terms = { resolutions: ['EXCHANGE'], lines: [ofLamp, { id: 'mug', units: 0, finalSale: true }] }
  expect(refundLines(order, [], terms)).toMatchObject([{ id: 'lamp', left: 2 }])
  const chosen = { resolution: 'EXCHANGE', 'line-lamp': '1', 'reason-lamp': 'LATE' }
  expect(readRefund(form(chosen), order, t)).toEqual({
    errors: { variants: { lamp: 'Choose what you want instead' } },
  })
  expect(readRefund(form({ ...chosen, 'variant-lamp': 'blue' }), order, t)).toMatchObject({
    resolution: 'EXCHANGE',
    lineItems: [{ id: 'lamp', exchangeVariantId: 'blue' }],
  })
})

test('An exchange is offered only where something is in stock to exchange for', () => {
  const variant = { id: 'blue', name: 'Blue', difference: '0.00' }
  const offered = (inStock: boolean, resolutions = ['REFUND', 'EXCHANGE']) => {
    const terms = { resolutions, lines: [{ id: 'lamp', units: 2, variants: [{ ...variant, inStock }] }] }
    return offeredResolutions(refundLines(order, [], terms), terms).map(({ name }) => name)
  }
  expect(offered(true)).toEqual(['REFUND', 'EXCHANGE'])
  expect(offered(false)).toEqual(['REFUND'])
  expect(offered(false, ['EXCHANGE'])).toEqual([])
  expect(offeredResolutions(refundLines(order)).map(({ name }) => name)).toEqual(['REFUND'])
})

test('The refund form leaves out units that are coming back already', () => {
  const request = (status: string) => ({ status, lineItems: [{ id: 'lamp', quantity: 2 }] })
  const requests = [request('APPROVED'), request('DECLINED'), request('ACCEPTED')]
  expect(refundLines(order, requests)[0]).toMatchObject({ id: 'lamp', left: 1 })
})

test('The refund form asks for a line, and for the reason of each, in its place', () => {
  expect(readRefund(form({}), order, t)).toEqual({ errors: { lines: 'Choose at least 1 item' } })
  const chosen = { 'line-lamp': '1', 'line-mug': '1', 'reason-lamp': 'BORED', 'reason-mug': 'LATE' }
  expect(readRefund(form(chosen), order, t)).toEqual({
    errors: { reasons: { lamp: 'Choose a reason' } },
  })
  expect(readRefund(form({ 'line-vase': '1', 'reason-vase': 'LATE' }), order, t)).toEqual({
    errors: { lines: 'Choose at least 1 item' },
  })
})

test.each([
  ['2', 2],
  ['99', 3],
  ['1.9', 1],
])('%s of three lamps is %i', (written, quantity) => {
  const read = readRefund(
    form({ 'line-lamp': written, 'line-mug': '-1', 'reason-lamp': 'LATE', key: 'k' }),
    order,
    t,
  )
  expect(read).toEqual({
    lineItems: [{ id: 'lamp', quantity, reason: 'LATE' }],
    resolution: 'REFUND',
    reason: 'LATE',
    message: undefined,
    key: 'k',
  })
})
