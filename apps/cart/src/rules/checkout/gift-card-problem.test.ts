import { english } from '@galleria/i18n'
import { PlatformError } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { giftCardProblem } from './gift-card-problem.ts'

const t = messagesIn(english)
const refusal = (code: string) =>
  new PlatformError('', { status: 400, details: { applicationError: { code, description: '', data: {} } } })

test.each([
  ['GIFT_CARD_NOT_FOUND', /don’t recognize this gift card/],
  ['GIFT_CARD_EXPIRED', /expired/],
  ['GIFT_CARD_IS_EMPTY', /no balance left/],
])('%s is told in words', (code, words) => {
  const problem = giftCardProblem(refusal(code))
  expect(problem && t(problem)).toMatch(words)
})

test('Any other failure is not the card’s', () => {
  expect(giftCardProblem(refusal('CHECKOUT_ALREADY_PAID'))).toBeNull()
  expect(giftCardProblem(new Error('no'))).toBeNull()
})
