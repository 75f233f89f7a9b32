import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { submit } from '../../../dev/testing/post.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'
import { settleDue } from './due.ts'

const DAY = 86_400
let { site, lamp, staff } = {} as LampShop
const clock = new TestClock()

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
})
afterAll(() => site.close())

async function bought(payment: string, more: Record<string, string> = {}) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const answer = await shopper.pay(page, '60.00', payment, more)
  return { shopper, answer, id: orderIdOf(answer) }
}

const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const paymentsOf = async (id: string) =>
  (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments
const billing = (call: string, id: string, paymentId: string) =>
  staff('POST', `/ecom/v1/order-billing/${call}`, { ecomOrderId: id, payments: [{ paymentId }] })
const typesOf = (order: { activities: { activityType: string }[] }) =>
  order.activities.map(({ activityType }) => activityType)

describe('A card', () => {
  it.each([
    ['declined', 'was declined'],
    ['insufficient-funds', 'have enough funds'],
    ['expired-card', 'has expired'],
    ['card', 'recognize this card number'],
  ])('A card that is refused (%s) says why, and makes no order', async (method, words) => {
    const { answer } = await bought(method, { cardNumber: '1234' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
  })

  it('A card is known by its number', async () => {
    const { id } = await bought('card', { cardNumber: '4242 4242 4242 4242' })
    expect(await paymentsOf(id)).toMatchObject([
      {
        amount: { amount: '60.00' },
        regularPaymentDetails: { status: 'APPROVED', paymentMethod: 'approved' },
      },
    ])
  })

  it('A card that is authorized is captured once', async () => {
    const { id } = await bought('authorized')
    expect(await orderOf(id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PENDING_MERCHANT',
      balanceSummary: { authorized: { amount: '60.00' }, balance: { amount: '60.00' } },
    })
    expect((await staff('POST', `/ecom/v1/orders/${id}/cancel`, {})).body.details.applicationError.code).toBe(
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
    )
    const [payment] = await paymentsOf(id)
    expect((await billing('capture-authorized-payments', id, payment.id)).status).toBe(200)
    expect((await billing('capture-authorized-payments', id, payment.id)).status).toBe(409)
    expect((await billing('void-authorized-payments', id, payment.id)).status).toBe(409)
    const order = await orderOf(id)
    expect(order.paymentStatus).toBe('PAID')
    expect(typesOf(order)).toEqual([
      'ORDER_PLACED',
      'AUTHORIZED_PAYMENT_CREATED',
      'AUTHORIZED_PAYMENT_CAPTURED',
      'ORDER_PAID',
      'INVOICE_ADDED',
    ])
  })

  it('A card that is authorized may be voided, and is so by itself after a week', async () => {
    const voided = await bought('authorized')
    const [payment] = await paymentsOf(voided.id)
    await billing('void-authorized-payments', voided.id, payment.id)
    expect((await orderOf(voided.id)).paymentStatus).toBe('CANCELED')
    const left = await bought('authorized')
    clock.advance(7 * DAY + 1)
    await settleDue(site.platform.services)
    expect((await orderOf(left.id)).paymentStatus).toBe('CANCELED')
    expect((await paymentsOf(left.id))[0].regularPaymentDetails.status).toBe('VOIDED')
  })

  it('A card may be captured by schedule', async () => {
    const { id } = await bought('captured-later')
    await settleDue(site.platform.services)
    expect((await orderOf(id)).paymentStatus).toBe('PENDING_MERCHANT')
    clock.advance(3601)
    await Promise.all([settleDue(site.platform.services), settleDue(site.platform.services)])
    expect((await orderOf(id)).paymentStatus).toBe('PAID')
  })
})

describe('A payment under review', () => {
  it('A payment under review holds the order until staff approve it', async () => {
    const { id, shopper } = await bought('review')
    expect(await orderOf(id)).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING_MERCHANT' })
    expect((await shopper.call('POST', '/ecom/v1/orders/search', { search: {} })).body.orders).toEqual([])
    const asked = { search: { filter: { status: 'PENDING' } } }
    expect((await shopper.call('POST', '/ecom/v1/orders/search', asked)).body.orders).toHaveLength(1)
    const changed = await staff('PATCH', `/ecom/v1/orders/${id}`, { order: { archived: true } })
    expect(changed.body.details.applicationError.code).toBe('ORDER_IS_PENDING')
    const { body } = await staff('POST', `/ecom/v1/orders/${id}/update-status`, { status: 'APPROVED' })
    expect(body.order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    const again = await staff('POST', `/ecom/v1/orders/${id}/update-status`, { status: 'REJECTED' })
    expect(again.status).toBe(409)
  })

  it('A payment under review that is refused ends the order', async () => {
    const { id } = await bought('review')
    const { body } = await staff('POST', `/ecom/v1/orders/${id}/update-status`, { status: 'REJECTED' })
    expect(body.order).toMatchObject({ status: 'REJECTED', paymentStatus: 'DECLINED' })
    expect(typesOf(body.order)).toContain('ORDER_REJECTED')
  })
})

describe('A bank transfer', () => {
  it('A bank transfer arrives after a day', async () => {
    const { id } = await bought('pending')
    expect(await orderOf(id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PENDING' })
    clock.advance(DAY + 1)
    await settleDue(site.platform.services)
    expect((await orderOf(id)).paymentStatus).toBe('PAID')
  })

  it('A bank transfer that comes back is told to the buyer, with a link to pay in another way', async () => {
    const { id } = await bought('pending-fails')
    clock.advance(DAY + 1)
    await settleDue(site.platform.services)
    const order = await orderOf(id)
    expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'DECLINED' })
    const mail = await site.platform.services.db
      .selectFrom('mails')
      .select('body')
      .where('subject', 'like', `%${order.number} failed`)
      .executeTakeFirstOrThrow()
    const link = new URL(/http:\/\/platform\.test\/_hosted\/pay\/\S+/.exec(mail.body)?.[0] ?? '')
    expect(await (await site.fetch(link)).text()).toContain('$60.00')
    const pay = (payment: string) =>
      submit(site, link.pathname, { ...Object.fromEntries(link.searchParams), payment })
    expect((await pay('declined')).status).toBe(422)
    await Promise.all([pay('approved'), pay('approved')])
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { paid: { amount: '60.00' } },
    })
    expect(await (await site.fetch(link)).text()).toContain('is paid')
    link.searchParams.set('until', '99999999999')
    expect((await site.fetch(link)).status).toBe(410)
  })
})

describe('Paying at the door', () => {
  it('Paying at the door is not paid until staff say so, once', async () => {
    const { id } = await bought('offline')
    expect((await orderOf(id)).paymentStatus).toBe('NOT_PAID')
    const paid = () => staff('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})
    expect((await paid()).body.order.paymentStatus).toBe('PAID')
    expect((await paid()).body.order.balanceSummary.paid.amount).toBe('60.00')
    expect(await paymentsOf(id)).toHaveLength(1)
  })
})
