import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleague } from '../../../dev/testing/colleague.ts'
import { hire } from '../../../dev/testing/hire.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
let lamp: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 10_000, quantity: 1000 })
  staff = staffOf(site)
})
afterAll(() => site?.close())

async function member(email: string) {
  const { memberId, accessToken } = await site.signUp({ email })
  const { body } = await staff('POST', '/customers/v1/customers/query', { query: { filter: { memberId } } })
  const { id } = body.customers[0]
  const path = `/customers/v1/customers/${id}/store-credit`
  return {
    id,
    shopper: new Shopper(site, accessToken),
    adjust: (amount: string, direction = 'ADD', more: object = {}) =>
      staff('POST', `${path}/adjust`, { amount, direction, reason: 'Sorry for the wait', ...more }),
    credit: async () => (await staff('GET', path)).body.storeCredit,
  }
}

async function checkoutWithCredit(shopper: Shopper) {
  await shopper.add(lamp)
  const id = await shopper.checkout()
  const path = `/ecom/v1/checkouts/${id}`
  const { status, body } = await shopper.call('PATCH', path, { checkout: { id }, useStoreCredit: true })
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    checkout: body.checkout,
    order: () => shopper.call('POST', `${path}/create-order`, { payment: { method: 'approved' } }),
  }
}

/** A checkout beside the cart, so that there can be several at once. */
async function direct(shopper: Shopper) {
  const catalogReference = {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId },
  }
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace' }
  const { body } = await shopper.call('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [{ catalogReference, quantity: 1 }],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.test' },
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  })
  const { id } = body.checkout
  const path = `/ecom/v1/checkouts/${id}`
  const updated = await shopper.call('PATCH', path, { checkout: { id }, useStoreCredit: true })
  expect(updated.body.checkout.storeCredit.amount.amount).toBe('100.00')
  return () => shopper.call('POST', `${path}/create-order`, { payment: { method: 'approved' } })
}

const paymentsOf = async (id: string) =>
  (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments

/** The balance is the sum of the ledger, and each entry says what it left. */
function expectSound({
  balance,
  entries,
}: {
  balance: string
  entries: { amount: string; balance: string }[]
}) {
  const cents = (text: string) => Math.round(Number(text) * 100)
  expect(entries.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(balance))
  if (entries[0]) expect(entries[0].balance).toBe(balance)
}

describe('Store credit', () => {
  it('Store credit is added and taken with a reason, never below nothing, and never from a stale balance', async () => {
    const { adjust, credit, shopper } = await member('ledger@example.test')
    expect(await credit()).toEqual({ balance: '0.00', currency: 'USD', entries: [] })
    expect((await adjust('5.00', 'TAKE')).status).toBe(400)
    expect((await adjust('30.00')).body.storeCredit.balance).toBe('30.00')
    expect((await adjust('10.00', 'TAKE', { balance: '30.00' })).body.storeCredit.balance).toBe('20.00')
    expect((await adjust('10.00', 'TAKE', { balance: '30.00' })).status).toBe(409)
    expect((await adjust('20.01', 'TAKE')).body.details.validationError.fieldViolations[0].field).toBe(
      'amount',
    )
    expect((await adjust('1.00', 'ADD', { reason: ' ' })).status).toBe(400)
    const seen = await credit()
    expectSound(seen)
    expect(seen.entries[0]).toMatchObject({ type: 'ADJUSTED', amount: '-10.00', by: { type: 'APP' } })
    const own = (await shopper.call('GET', '/customers/v1/my-store-credit')).body.storeCredit
    expect(own.balance).toBe('20.00')
    expect(own.entries[0]).toMatchObject({ reason: 'Sorry for the wait', balance: '20.00' })
    expect(JSON.stringify(own)).not.toContain('"by"')
    const gifts = await staff('POST', '/gift-cards/v1/gift-cards/query', { query: {} })
    expect(gifts.body.giftCards).toEqual([])
  })

  it('Store credit pays as far as it goes, the card the rest, and a refund brings it back', async () => {
    const { shopper, adjust, credit } = await member('spend@example.test')
    await adjust('50.00')
    const { checkout, order } = await checkoutWithCredit(shopper)
    expect(checkout.storeCredit).toMatchObject({
      used: true,
      balance: { amount: '50.00' },
      amount: { amount: '50.00' },
    })
    const total = Number(checkout.priceSummary.total.amount)
    expect(Number(checkout.payNowTotalAfterGiftCard.amount)).toBe(total - 50)
    const { body } = await order()
    const payments = await paymentsOf(body.orderId)
    expect(
      payments.map(({ amount }: { amount: { amount: string } }) => Number(amount.amount)).sort(),
    ).toEqual([50, total - 50].sort())
    expect((await credit()).balance).toBe('0.00')
    const own = payments.find(({ amount }: { amount: { amount: string } }) => Number(amount.amount) === 50)
    const refunded = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: body.orderId,
      paymentRefunds: [{ paymentId: own.id, amount: '20.00' }],
    })
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
    await adjust('40.00')
    const after = await credit()
    expect(after.balance).toBe('60.00')
    expect(after.entries.map(({ type }: { type: string }) => type).sort()).toEqual([
      'ADJUSTED',
      'ADJUSTED',
      'RETURNED',
      'SPENT',
    ])
    expectSound(after)
  })

  it('Store credit is spent once by two orders at once, and one that it pays alone needs no other payment', async () => {
    const { shopper, adjust, credit } = await member('twice@example.test')
    await adjust('500.00')
    const whole = await checkoutWithCredit(shopper)
    const paid = await whole.order()
    expect((await paymentsOf(paid.body.orderId)).length).toBe(1)
    const left = (await credit()).balance
    expect(Number(left)).toBe(500 - Number(whole.checkout.priceSummary.total.amount))
    await adjust(String(Number(left) - 100), 'TAKE')
    const both = [await direct(shopper), await direct(shopper)]
    const answers = await Promise.all(both.map((order) => order()))
    // Whoever comes second pays by card, or is told that the total has changed.
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed.length).toBeGreaterThan(0)
    const after = await credit()
    expect(after.balance).toBe('0.00')
    expectSound(after)
  })

  it('Store credit is a member’s own: a guest’s checkout has none', async () => {
    const guest = await Shopper.visitor(site)
    const { checkout } = await checkoutWithCredit(guest)
    expect(checkout.storeCredit).toBeUndefined()
  })

  it('Store credit of a colleague is not changed by themselves', async () => {
    const hired = await hire(site, 'SUPPORT')
    const support = await colleague(site, hired)
    const found = await staff('POST', '/customers/v1/customers/query', {
      query: { filter: { email: hired.email } },
    })
    const other = await member('helped@example.test')
    const give = (id: string) =>
      support.call('POST', `/customers/v1/customers/${id}/store-credit/adjust`, {
        ...{ amount: '5.00', reason: 'Gift' },
      })
    const { status, body } = await give(found.body.customers[0].id)
    expect([status, body.details.applicationError.code]).toEqual([403, 'OWNER_ONLY'])
    expect((await give(other.id)).status).toBe(200)
  })

  it('Store credit is in the file of a member’s own data, and stays in the books without a name', async () => {
    const { adjust, shopper, id } = await member('erased@example.test')
    await adjust('5.00')
    const { url } = (await shopper.call('POST', '/members/v1/members/my/export', {})).body
    const file = await (await site.fetch(url)).json()
    expect(file.storeCredit).toMatchObject([{ currency: 'USD', balanceMinor: 500 }])
    expect(file.storeCreditMovements).toMatchObject([{ amountMinor: 500, reason: 'Sorry for the wait' }])
    const { body } = await shopper.call('DELETE', '/members/v1/members/my')
    expect(JSON.stringify(body)).not.toContain(id)
    const { db } = site.platform.services
    const [{ id: card }] = file.storeCredit
    const kept = db.selectFrom('giftCards').select(['customerId', 'balanceMinor']).where('id', '=', card)
    expect(await kept.executeTakeFirst()).toEqual({ customerId: null, balanceMinor: 500 })
    const movements = db.selectFrom('giftCardMovements').select('reason').where('giftCardId', '=', card)
    expect(await movements.execute()).toEqual([{ reason: null }])
  })

  it.each(['member', 'guest'])(
    'Store credit of two customers is one after a merge into the %s, and refunds find it',
    async (into) => {
      const email = `bought-by-${into}@example.test`
      const guest = await Shopper.visitor(site)
      await guest.add(lamp)
      const id = await guest.checkout({ email })
      await guest.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
      const found = await staff('POST', '/customers/v1/customers/query', { query: { filter: { email } } })
      const guestId = found.body.customers[0].id
      const own = await member(`spent-by-${into}@example.test`)
      await own.adjust('50.00')
      const { body } = await (await checkoutWithCredit(own.shopper)).order()
      await staff('POST', `/customers/v1/customers/${guestId}/store-credit/adjust`, {
        ...{ amount: '7.00', reason: 'Gift' },
      })
      const [to, from] = into === 'member' ? [own.id, guestId] : [guestId, own.id]
      const merged = await staff('POST', `/customers/v1/customers/${to}/merge`, { fromId: from })
      expect(merged.status, JSON.stringify(merged.body)).toBe(200)
      const paid = (await paymentsOf(body.orderId)).find(
        ({ amount }: { amount: { amount: string } }) => Number(amount.amount) === 50,
      )
      const refunded = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
        ecomOrderId: body.orderId,
        paymentRefunds: [{ paymentId: paid.id, amount: '20.00' }],
      })
      expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
      const { storeCredit } = (await own.shopper.call('GET', '/customers/v1/my-store-credit')).body
      expect(storeCredit.balance).toBe('27.00')
      expect(storeCredit.entries).toHaveLength(4)
      expectSound(storeCredit)
      const { body: left } = await staff('GET', `/customers/v1/customers/${from}/store-credit`)
      expect(left.storeCredit).toMatchObject({ balance: '0.00', entries: [] })
    },
  )
})
