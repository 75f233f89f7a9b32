import { NonRefundableReason } from '@galleria/platform-client/enums'
import { expect, it } from 'vitest'
import type { PaymentProvider } from '../../../domain/payments/provider.ts'
import type { PaymentRow, RefundRow } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type Reason, refundabilities } from './refundability.ts'

interface Case {
  readonly order?: { readonly status?: string; readonly paymentStatus?: string; readonly totalMinor?: number }
  readonly paymentOption?: string
  readonly payment?: Partial<PaymentRow>
  readonly refund?: Partial<RefundRow>
  readonly without?: true
}

const provider = (refundability: PaymentProvider['refundability']): PaymentProvider => ({
  name: 'bank',
  methods: [],
  methodOf: ({ method }) => method,
  charge: () => Promise.reject(new Error('Nothing is charged here')),
  capture: () => Promise.reject(new Error('Nothing is held here')),
  release: () => Promise.reject(new Error('Nothing is held here')),
  refund: async () => ({ status: 'SUCCEEDED' }),
  refundability,
})
const providers = {
  bank: provider(() => 'REFUNDABLE'),
  closed: provider(() => 'DISABLED_BY_PROVIDER'),
  down: provider(() => 'PROVIDER_IS_DOWN'),
  broken: provider(() => {
    throw new Error('Out of order')
  }),
}

const cases: Readonly<Record<Reason, Case>> = {
  ALREADY_REFUNDED: { payment: { status: 'REFUNDED' } },
  PROVIDER_IS_DOWN: { payment: { provider: 'down' } },
  INTERNAL_ERROR: { payment: { provider: 'broken' } },
  NOT_PAID: { payment: { status: 'PENDING' } },
  ACCESS_DENIED: { payment: { provider: 'somebody else’s' } },
  ZERO_PRICE: { payment: { amountMinor: 0 } },
  DISABLED_BY_PROVIDER: { payment: { provider: 'closed' } },
  PARTIALLY_PAID: { order: { paymentStatus: 'PARTIALLY_PAID' } },
  DEPOSIT_ONLINE_ITEM: { paymentOption: 'DEPOSIT_ONLINE' },
  PENDING_REFUND: { refund: { status: 'PENDING', amountMinor: 1 } },
  FORBIDDEN: { order: { status: 'REJECTED' } },
  TRANSACTION_NOT_FOUND: { without: true },
}

function found({ order, paymentOption = 'FULL_PAYMENT_ONLINE', payment, refund, without }: Case) {
  const row = {
    ...{ status: 'APPROVED', paymentStatus: 'PAID', totalMinor: 1000, ...order },
    document: { lineItems: [{ paymentOption }] },
  } as unknown as OrderRow
  const paid = {
    id: 'p',
    provider: 'bank',
    status: 'APPROVED',
    amountMinor: 1000,
    offline: false,
    ...payment,
  }
  const given = refund ? [{ paymentId: 'p', ...refund } as RefundRow] : []
  return refundabilities(row, { payments: without ? [] : [paid as PaymentRow], refunds: given }, providers)[0]
}

it.each(NonRefundableReason.options)('A payment is not given back: %s', (reason) => {
  expect(found(cases[reason])).toMatchObject({ status: 'NOT_REFUNDABLE', reason })
})

it('A payment is given back as far as it has not been, by the provider or by hand', () => {
  const refund = { status: 'SUCCEEDED', amountMinor: 300 } as const
  expect(found({ refund, payment: { status: 'PARTIALLY_REFUNDED' } })).toMatchObject({
    status: 'REFUNDABLE',
    left: 700,
  })
  expect(found({ payment: { offline: true } })).toMatchObject({ status: 'MANUAL', left: 1000 })
  expect(found({ without: true, order: { totalMinor: 0 } })).toMatchObject({ reason: 'ZERO_PRICE' })
})

it('An order without any payment is not given back because nobody paid', () => {
  const order = { paymentStatus: 'NOT_PAID' }
  expect(found({ without: true, order })).toEqual({
    paymentId: '',
    status: 'NOT_REFUNDABLE',
    reason: 'NOT_PAID',
  })
})
