import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { refundWords } from './refund-words.ts'

const t = messagesIn(english)
const of = (refundabilityStatus: string, nonRefundableReason?: string) => ({
  paymentId: 'p',
  refundabilityStatus,
  ...(nonRefundableReason && { nonRefundableReason }),
})

test('one payment that can be given back is enough to tell how', () => {
  const words = refundWords([of('NOT_REFUNDABLE', 'ALREADY_REFUNDED'), of('MANUAL')])
  expect(words && t(words)).toMatch(/can still be refunded/)
})

test('a refund that is under way is said; nothing else is', () => {
  expect(refundWords([of('NOT_REFUNDABLE', 'PENDING_REFUND')])).not.toBeNull()
  expect(refundWords([of('NOT_REFUNDABLE', 'NOT_PAID')])).toBeNull()
  expect(refundWords([])).toBeNull()
})
