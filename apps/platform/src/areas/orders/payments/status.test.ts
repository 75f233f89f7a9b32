import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  type PaymentFact,
  paymentStatusOf,
  type RefundFact,
  type TransactionStatus,
} from '../../../domain/payments/status.ts'

const paid = (status: TransactionStatus, amountMinor = 1000, offline = false): PaymentFact => ({
  status,
  amountMinor,
  offline,
})
const back = (status: RefundFact['status'], amountMinor: number): RefundFact => ({ status, amountMinor })

describe('An order of ten', () => {
  it.each([
    ['NOT_PAID', [], []],
    ['NOT_PAID', [paid('PENDING', 1000, true)], []],
    ['PAID', [paid('APPROVED')], []],
    ['PAID', [paid('DECLINED'), paid('APPROVED')], []],
    ['PAID', [paid('APPROVED', 400), paid('APPROVED', 600)], []],
    ['PARTIALLY_PAID', [paid('APPROVED', 400)], []],
    ['PENDING', [paid('PENDING')], []],
    ['PENDING_MERCHANT', [paid('PENDING_MERCHANT')], []],
    ['PENDING_MERCHANT', [paid('AUTHORIZED')], []],
    ['DECLINED', [paid('DECLINED')], []],
    ['CANCELED', [paid('VOIDED')], []],
    ['CANCELED', [paid('DECLINED'), paid('CANCELED')], []],
    ['PARTIALLY_REFUNDED', [paid('PARTIALLY_REFUNDED')], [back('SUCCEEDED', 300)]],
    ['FULLY_REFUNDED', [paid('REFUNDED')], [back('SUCCEEDED', 300), back('SUCCEEDED', 700)]],
    ['PAID', [paid('APPROVED')], [back('PENDING', 300)]],
    ['PAID', [paid('APPROVED')], [back('FAILED', 300)]],
  ] as const)('An order of ten is %s', (status, payments, refunds) => {
    expect(paymentStatusOf(1000, payments, refunds)).toBe(status)
  })

  it('An order of ten that costs nothing is paid', () => {
    expect(paymentStatusOf(0, [], [])).toBe('PAID')
  })
})

const statuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'AUTHORIZED',
  'DECLINED',
  'CANCELED',
  'VOIDED',
] as const
const someStatus = fc.constantFrom<TransactionStatus>(...statuses)
const somePayments = fc.array(
  fc.record({ status: someStatus, amountMinor: fc.nat(5000), offline: fc.boolean() }),
  { maxLength: 5 },
)

it('An order owes what has not arrived, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(10_000), somePayments, (total, payments) => {
      const { paid: came, balance } = balanceOf(total, payments, [])
      expect(balance).toBe(Math.max(0, total - came))
      expect(paymentStatusOf(total, payments, []) === 'PAID').toBe(balance === 0)
    }),
  )
})
