import { Checkout, Order } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { address, orderIdOf, Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const left = async ({ variantId }: StockedProduct) =>
  (await db().selectFrom('variants').select('quantity').where('id', '=', variantId).executeTakeFirst())
    ?.quantity

async function ready(product = lamp): Promise<{ shopper: Shopper; id: string }> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(product, 2)
  return { shopper, id: await shopper.checkout() }
}

describe('A checkout', () => {
  it('A checkout comes from the cart, and the second call brings the same one up to date', async () => {
    const { shopper, id } = await ready()
    await shopper.add(lamp, 1)
    expect(await shopper.checkout({ email: 'new@example.test' })).toBe(id)
    const { body } = await shopper.call('GET', `/ecom/v1/checkouts/${id}`)
    expect(Checkout.parse(body.checkout)).toMatchObject({
      lineItems: [{ quantity: 3 }],
      buyerInfo: { email: 'new@example.test' },
      shippingInfo: {
        shippingDestination: { address: { city: 'Oakland' }, contactDetails: { firstName: 'Ada' } },
        selectedCarrierServiceOption: { code: 'standard' },
      },
      priceSummary: { subtotal: { amount: '75.00' }, tax: { amount: '7.50' }, total: { amount: '87.50' } },
      completed: false,
    })
    expect((await shopper.call('GET', `/v1/checkouts/${id}`)).status).toBe(200)
  })

  it('A checkout takes email, address and delivery, and refuses what cannot be', async () => {
    const { shopper, id } = await ready()
    const patch = (checkout: object) => shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout })
    expect((await patch({ buyerInfo: { email: 'b@example.test' } })).body.checkout.buyerInfo.email).toBe(
      'b@example.test',
    )
    for (const [checkout, field, violatedRule] of [
      [{ buyerInfo: { email: 'nobody' } }, 'checkout.buyerInfo.email', 'FORMAT'],
      [
        { shippingInfo: { shippingDestination: { address: { country: 'XX' } } } },
        'checkout.shippingInfo.shippingDestination.address.country',
        'FORMAT',
      ],
      [
        { shippingInfo: { shippingDestination: { address: { ...address, postalCode: '12' } } } },
        'checkout.shippingInfo.shippingDestination.address.postalCode',
        'FORMAT',
      ],
    ] as const) {
      const answer = await patch(checkout)
      expect(answer.status).toBe(400)
      expect(answer.body.details.validationError.fieldViolations).toMatchObject([{ field, violatedRule }])
    }
    const unknown = await patch({ shippingInfo: { selectedCarrierServiceOption: { code: 'rocket' } } })
    expect(unknown.body.details.applicationError.code).toBe('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')
  })

  it('A checkout does not exist for anybody else, nor does its page', async () => {
    const { id } = await ready()
    const other = await Shopper.visitor(site)
    for (const path of [id, 'not-an-id']) {
      expect((await other.call('GET', `/ecom/v1/checkouts/${path}`)).status).toBe(404)
      expect((await other.call('PATCH', `/ecom/v1/checkouts/${path}`, { checkout: {} })).status).toBe(404)
    }
    const page = await other.hostedAddress(id)
    expect((await site.fetch(page)).status).toBe(410)
    expect((await other.pay(page, '60.00')).status).toBe(410)
  })
})

describe('The hosted page', () => {
  it('The hosted page shows lines, delivery and totals under a strict policy, with no script but its own', async () => {
    const { shopper, id } = await ready()
    const response = await site.fetch(await shopper.hostedAddress(id))
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    for (const text of ['Lamp', 'Standard', '$50.00', '$60.00', 'value="Ada"', 'value="Oakland"'])
      expect(page).toContain(text)
    expect([...page.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/_hosted/form.js',
      '/_hosted/checkout.js',
    ])
  })

  it('The hosted page leads back to the cart with the word that no order came of it', async () => {
    const { shopper, id } = await ready()
    const cart = await shopper.hostedAddress(id, { cartPageUrl: 'http://127.0.0.1:3000/cart?from=shop' })
    const back = 'href="http://127.0.0.1:3000/cart?from=shop&amp;callbackType=CHECKOUT&amp;status=ERROR"'
    expect(await (await site.fetch(cart)).text()).toContain(back)
    const declined = await shopper.pay(cart, '60.00', 'declined')
    expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining(back)])
  })

  it('The hosted page places an order, empties the cart, sends a mail and returns to the store', async () => {
    const { shopper, id } = await ready()
    const before = (await left(lamp)) ?? 0
    const page = await shopper.hostedAddress(id, {
      thankYouPageUrl: 'http://127.0.0.1:3000/checkout/thank-you?from=shop',
    })
    const paid = await shopper.pay(page, '60.00')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/checkout\/thank-you\?from=shop&orderId=[\w-]+&callbackType=CHECKOUT&status=SUCCESS$/,
    )
    const { body } = await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(paid)}`)
    expect(Order.parse(body.order)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lineItems: [{ quantity: 2, productName: { original: 'Lamp' } }],
      priceSummary: { total: { amount: '60.00', formattedAmount: '$60.00' } },
      shippingInfo: { title: 'Standard' },
    })
    expect((await shopper.cart()).status).toBe(404)
    expect(await left(lamp)).toBe(before - 2)
    const mail = await db()
      .selectFrom('mails')
      .select('subject')
      .where('subject', 'like', `%${body.order.number}`)
      .execute()
    expect(mail).toHaveLength(1)
    expect(await (await site.fetch(page)).text()).toMatch(/Thank you[\s\S]*Subtotal[\s\S]*Total/)
    const events = await db()
      .selectFrom('outbox')
      .select('type')
      .where('entityId', 'in', [id, body.order.id])
      .execute()
    expect(events.map(({ type }) => type.slice('wix.ecom.v1.'.length))).toEqual(
      expect.arrayContaining(['checkout_created', 'checkout_completed', 'order_created', 'order_approved']),
    )
    const again = await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { buyerNote: 'x' } })
    expect(again.body.details.applicationError.code).toBe('CHECKOUT_ALREADY_PAID')
  })

  it('The hosted page charges nothing when the payment is declined, and lets one try again', async () => {
    const { shopper, id } = await ready()
    const page = await shopper.hostedAddress(id)
    const declined = await shopper.pay(page, '60.00', 'declined')
    expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining('was declined')])
    const pending = await shopper.pay(page, '60.00', 'pending')
    const { body } = await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(pending)}`)
    expect(body.order.paymentStatus).toBe('PENDING')
  })

  it('The hosted page asks again when the price has changed since it was shown', async () => {
    const vase = await stockProduct(db(), { priceMinor: 2500, quantity: 5 })
    const { shopper, id } = await ready(vase)
    const page = await shopper.hostedAddress(id)
    await db().updateTable('variants').set({ saleMinor: 3000 }).where('id', '=', vase.variantId).execute()
    const changed = await shopper.pay(page, '60.00')
    const text = await changed.text()
    expect(text).toContain('The total changed')
    expect(text).toContain('Pay $71.00')
    expect((await shopper.pay(page, '71.00')).status).toBe(303)
  })

  it('The hosted page names what is missing, and refuses a form of another site', async () => {
    const { shopper, id } = await ready()
    const page = await shopper.hostedAddress(id)
    const missing = await shopper.pay(page, '60.00', 'approved', { city: '' })
    expect(await missing.text()).toContain('id="city-fault"')
    const foreign = await site.fetch(page, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ session: page.searchParams.get('session') ?? '' }),
    })
    expect(foreign.status).toBe(403)
  })

  it('The hosted page keeps what another tab put into the cart meanwhile', async () => {
    const { shopper, id } = await ready()
    await shopper.add(lamp, 1)
    expect((await shopper.pay(await shopper.hostedAddress(id), '60.00')).status).toBe(303)
    expect((await shopper.cart()).body.cart.lineItems).toMatchObject([{ quantity: 1 }])
    expect(await shopper.checkout()).not.toBe(id)
  })
})

describe('Under pressure', () => {
  it('makes one order of fifty submits of one checkout', async () => {
    const { shopper, id } = await ready()
    const before = (await left(lamp)) ?? 0
    const page = await shopper.hostedAddress(id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.pay(page, '60.00')))
    expect(new Set(answers.map(orderIdOf)).size).toBe(1)
    const orders = await db().selectFrom('orders').select('id').where('checkoutId', '=', id).execute()
    expect(orders).toHaveLength(1)
    expect(await left(lamp)).toBe(before - 2)
  }, 60_000)

  it('sells the last one to one of a hundred buyers', async () => {
    const last = await stockProduct(db(), { priceMinor: 1000, quantity: 1 })
    const buyers: { shopper: Shopper; page: URL }[] = []
    for (let start = 0; start < 100; start += 5) {
      const some = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const shopper = await Shopper.visitor(site)
          await shopper.add(last)
          return { shopper, page: await shopper.hostedAddress(await shopper.checkout()) }
        }),
      )
      buyers.push(...some)
    }
    const answers = await Promise.all(buyers.map(({ shopper, page }) => shopper.pay(page, '16.00')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await left(last)).toBe(0)
  }, 120_000)

  it('lets a coupon for one be used once', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const shopper = await Shopper.visitor(site)
        await shopper.add(lamp, 2)
        await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'ONCE' })
        return { shopper, page: await shopper.hostedAddress(await shopper.checkout()) }
      }),
    )
    const answers = await Promise.all(buyers.map(({ shopper, page }) => shopper.pay(page, '54.50')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(
      await db().selectFrom('coupons').select('used').where('code', '=', 'ONCE').executeTakeFirst(),
    ).toEqual({ used: 1 })
  }, 60_000)

  it('numbers orders one after the other, without a gap', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => ready()))
    await Promise.all(
      buyers.map(async ({ shopper, id }) => shopper.pay(await shopper.hostedAddress(id), '60.00')),
    )
    const numbers = (await db().selectFrom('orders').select('number').orderBy('number').execute()).map(
      (row) => row.number,
    )
    expect(numbers).toEqual(numbers.map((_, index) => 10_001 + index))
  }, 60_000)
})
