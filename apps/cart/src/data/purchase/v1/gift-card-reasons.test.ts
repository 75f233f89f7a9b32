import { PlatformError } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { giftCardReasonOf as reasonByV2 } from '../v2/reasons.ts'
import { giftCardReasonOf } from './gift-card-reasons.ts'

const refusal = (code: string) =>
  new PlatformError('', { status: 400, details: { applicationError: { code, description: '', data: {} } } })

test.each([
  ['GIFT_CARD_NOT_FOUND', 'unknown'],
  ['GIFT_CARD_EXPIRED', 'expired'],
  ['GIFT_CARD_IS_EMPTY', 'empty'],
  ['THROTTLED_FEATURE', 'throttled'],
])('%s is told as %s', (code, reason) => {
  expect(giftCardReasonOf(refusal(code))).toBe(reason)
})

test('Too many tries are told alike by both', () => {
  expect(reasonByV2(refusal('THROTTLED_FEATURE'))).toBe('throttled')
})

test('Any other failure is not the card’s', () => {
  expect(giftCardReasonOf(refusal('CHECKOUT_ALREADY_PAID'))).toBeUndefined()
  expect(giftCardReasonOf(new Error('no'))).toBeUndefined()
})
