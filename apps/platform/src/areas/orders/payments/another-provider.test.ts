import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'
import type { PaymentProvider } from '../../../domain/payments/provider.ts'
import { settleDue } from './due.ts'

const clock = new TestClock()
/** Calls to the bank, in order. */
let asked: unknown[][] = []
let captured: 'APPROVED' | 'DECLINED' = 'APPROVED'

const bank: PaymentProvider = {
  name: 'bank',
  methods: ['approved', 'authorized'],
  methodOf: ({ method }) => method,
  async charge({ method, amount, currency }) {
    asked.push(['charge', method, amount, currency])
    const held = method === 'authorized'
    return {
      status: held ? 'AUTHORIZED' : 'APPROVED',
      method,
      offline: false,
      reference: 'bank-1',
      ...(held ? { action: { type: 'CAPTURE' as const, inSeconds: 60 } } : {}),
    }
  },
  async capture({ reference, amount }) {
    asked.push(['capture', reference, amount])
    return { status: captured }
  },
  async release({ reference, amount }) {
    asked.push(['release', reference, amount])
  },
  refundability: () => 'REFUNDABLE',
  async refund({ reference, amount }) {
    asked.push(['refund', reference, amount])
    return { status: 'SUCCEEDED' }
  },
}

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock, config: { paymentProvider: bank } }))
})
afterAll(() => site.close())
beforeEach(() => {
  asked = []
  captured = 'APPROVED'
})

async function bought(payment: string) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const answer = await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '60.00', payment)
  const id = orderIdOf(answer)
  const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions
  return { id, paymentId: payments[0].id }
}

const billing = (call: string, ecomOrderId: string, paymentId: string) =>
  staff('POST', `/ecom/v1/order-billing/${call}`, { ecomOrderId, payments: [{ paymentId }] })
const statusOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order.paymentStatus

describe('Another payment provider', () => {
  it('Another payment provider is the one that is asked to charge, and to give back', async () => {
    const { id, paymentId } = await bought('approved')
    const refunded = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: id,
      paymentRefunds: [{ paymentId, amount: '10.00' }],
    })
    expect(refunded.status).toBe(200)
    expect(asked).toEqual([
      ['charge', 'approved', 6000, 'USD'],
      ['refund', 'bank-1', 1000],
    ])
  })

  it('Another payment provider takes or lets go of what it holds, at the word of staff', async () => {
    const one = await bought('authorized')
    expect((await billing('capture-authorized-payments', one.id, one.paymentId)).status).toBe(200)
    const other = await bought('authorized')
    expect((await billing('void-authorized-payments', other.id, other.paymentId)).status).toBe(200)
    expect(asked.filter(([what]) => what !== 'charge')).toEqual([
      ['capture', 'bank-1', 6000],
      ['release', 'bank-1', 6000],
    ])
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['PAID', 'CANCELED'])
  })

  it('Another payment provider that refuses to take what it holds leaves the order unpaid, and is not asked again by the schedule', async () => {
    captured = 'DECLINED'
    const { id, paymentId } = await bought('authorized')
    const { status, body } = await billing('capture-authorized-payments', id, paymentId)
    expect([status, body.details.applicationError.code]).toEqual([428, 'PAYMENT_ERROR'])
    clock.advance(61)
    await settleDue(site.platform.services)
    await settleDue(site.platform.services)
    expect(asked.filter(([what]) => what === 'capture')).toHaveLength(2)
    expect(await statusOf(id)).toBe('PENDING_MERCHANT')
  })
})
