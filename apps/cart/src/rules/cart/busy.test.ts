import { expect, test } from 'vitest'
import { type Flight, isCartChanging, itemsUnderway } from './busy.ts'

function flight(intent: string, quantity: string, rest: Partial<Flight> = {}): Flight {
  const formData = new FormData()
  formData.set('intent', intent)
  formData.set('quantity', quantity)
  return { state: 'submitting', formAction: '/cart/current', formData, ...rest }
}

test('Adds count as wanted until their answer is there, then as taken', () => {
  expect(itemsUnderway([flight('add', '2'), flight('add', '1')])).toBe(3)
  const answered = (outcome: object) => flight('add', '5', { state: 'loading', data: { ok: true, outcome } })
  expect(itemsUnderway([answered({ kind: 'added', quantity: 5 })])).toBe(5)
  expect(itemsUnderway([answered({ kind: 'capped', added: 2 })])).toBe(2)
  expect(itemsUnderway([answered({ kind: 'refused' })])).toBe(0)
  expect(itemsUnderway([flight('add', '5', { state: 'loading', data: { ok: false } })])).toBe(0)
})

test('Other intents and other places do not count', () => {
  expect(
    itemsUnderway([flight('update-quantity', '4'), flight('add', '1', { formAction: '/wishlist' })]),
  ).toBe(0)
})

test('The cart changes while anything of its own is under way, its revalidation included', () => {
  expect(isCartChanging([flight('remove', '', { state: 'loading' })])).toBe(true)
  expect(isCartChanging([flight('remove', '', { formAction: '/cart?index' })])).toBe(true)
  expect(isCartChanging([flight('remove', '', { formAction: '/ar/cart/current' })])).toBe(true)
  expect(isCartChanging([flight('remove', '', { state: 'idle' })])).toBe(false)
  expect(isCartChanging([{ state: 'loading', formAction: undefined }])).toBe(false)
})
