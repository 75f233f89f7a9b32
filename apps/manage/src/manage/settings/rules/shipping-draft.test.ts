import { expect, test } from 'vitest'
import { hasTerms, newRate, ratesOf, shippingDraft, termsOf } from './shipping-draft.ts'

const option = {
  id: 'o',
  revision: '3',
  title: 'Courier',
  estimatedDeliveryTime: 'Tomorrow',
  deliveryRegionIds: ['r'],
  rates: [
    {
      amount: '12.50',
      multiplyByQuantity: true,
      conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' }],
    },
  ],
} as const
const terms = {
  id: 'o',
  revision: '3',
  pickupMethod: 'STORE_PICKUP',
  pickupAddress: { country: 'US', city: 'New York' },
  instructions: 'Ring',
  charges: [{ type: 'INSURANCE', percentage: '1' }],
  timeSlots: { timeZone: 'UTC', weekly: [{ weekday: 1, time: '18:00' }], minutes: 90, noticeHours: 4 },
} as const

test('A way of delivery goes through its form unchanged', () => {
  const draft = shippingDraft(structuredClone(option) as never, structuredClone(terms) as never, 'UTC')
  expect(ratesOf(draft.rates)).toEqual(option.rates)
  expect(termsOf(draft)).toEqual({
    pickupMethod: 'STORE_PICKUP',
    pickupAddress: terms.pickupAddress,
    instructions: 'Ring',
    charges: terms.charges,
    timeSlots: terms.timeSlots,
  })
})

test('A new way of delivery begins with one rate and no terms', () => {
  const draft = shippingDraft(null, null, 'Asia/Tokyo')
  expect(draft.rates).toEqual([newRate])
  expect(hasTerms(draft)).toBe(false)
  expect(termsOf(draft)).toEqual({
    pickupMethod: null,
    pickupAddress: null,
    instructions: null,
    charges: [],
    timeSlots: null,
  })
})

test('A comma in an amount is read as a point', () => {
  expect(ratesOf([{ ...newRate, amount: '4,50' }])[0]?.amount).toBe('4.50')
})
