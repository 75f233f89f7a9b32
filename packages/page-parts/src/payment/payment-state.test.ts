import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { paymentState } from './payment-state.ts'

const t = messagesIn(english)
const of = (paymentStatus: string, status = 'APPROVED') => paymentState({ status, paymentStatus })

test('An order that is paid, given back or canceled needs no words', () => {
  for (const paymentStatus of ['PAID', 'FULLY_REFUNDED', 'PARTIALLY_REFUNDED'])
    expect(of(paymentStatus)).toBeNull()
  expect(of('DECLINED', 'CANCELED')).toBeNull()
  expect(of('PENDING_MERCHANT', 'REJECTED')).toBeNull()
})

test('Money that is on its way or looked at is explained, and not asked for again', () => {
  expect(of('PENDING')?.resumable).toBe(false)
  expect(of('PENDING_MERCHANT', 'PENDING')?.resumable).toBe(false)
  expect(of('PENDING_MERCHANT')?.resumable).toBe(false)
})

test('A payment that failed, is missing or came in part can be made', () => {
  const failed = of('DECLINED')
  expect([failed?.resumable, failed && t(failed.text)]).toEqual([
    true,
    expect.stringMatching(/didn’t go through/),
  ])
  expect(of('NOT_PAID')?.resumable).toBe(true)
  expect(of('PARTIALLY_PAID')?.resumable).toBe(true)
})
