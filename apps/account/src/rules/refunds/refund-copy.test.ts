import { english } from '@galleria/i18n'
import { NonRefundableReason } from '@galleria/platform-client/enums'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { notRefundable, refundCopy } from './refund-copy.ts'

const t = messagesIn(english)
const of = (refundabilityStatus: string, nonRefundableReason?: string) => ({
  paymentId: 'p',
  refundabilityStatus,
  ...(nonRefundableReason && { nonRefundableReason }),
})

test('One payment that can be given back is enough', () => {
  const words = refundCopy([of('NOT_REFUNDABLE', 'ALREADY_REFUNDED'), of('MANUAL')])
  expect(words).toMatchObject({ possible: true })
})

test.each(NonRefundableReason.options)('A buyer reads why not: %s', (reason) => {
  const words = refundCopy([of('NOT_REFUNDABLE', reason)])
  expect(words?.possible).toBe(false)
  expect(words && t(words.text)).toMatch(/[a-z ’]{20,}/)
  expect(words && t(words.text)).not.toContain(reason)
})

test('A refund that is under way comes before other reasons; a reason of tomorrow has words too', () => {
  const words = refundCopy([of('NOT_REFUNDABLE', 'NOT_PAID'), of('NOT_REFUNDABLE', 'PENDING_REFUND')])
  expect(words && t(words.text)).toMatch(/in progress/)
  expect(t(notRefundable('constructor'))).toBe(t(notRefundable('ACCESS_DENIED')))
  expect(refundCopy([])).toBeNull()
})
