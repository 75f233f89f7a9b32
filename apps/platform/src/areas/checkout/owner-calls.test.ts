import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../data/database.ts'
import { eventTypesOf } from '../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type Answer, address, Shopper } from '../../dev/testing/shopper.ts'

const path = '/ecom/v1/checkouts'
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ quantity: 100 }))
})
afterAll(() => site.close())

const item = (quantity: number) => ({
  catalogReference: {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId },
  },
  quantity,
})
const wrap = {
  price: '4.00',
  quantity: 1,
  productName: { original: 'Gift wrap' },
  itemType: { preset: 'SERVICE' },
}
const contactDetails = { firstName: 'Ada', lastName: 'Lovelace' }
const checkoutInfo = {
  buyerInfo: { email: 'ada@example.test' },
  shippingInfo: {
    shippingDestination: { address, contactDetails },
    selectedCarrierServiceOption: { code: 'standard' },
  },
}
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const fieldsOf = ({ body }: Answer) =>
  body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
const eventsOf = async (id: string) =>
  (await eventTypesOf(site, id)).map((type) => type.replace('wix.ecom.v1.', ''))

describe('A checkout', () => {
  it('A checkout takes lines of the merchant’s own from the owner alone', async () => {
    const body = { channelType: 'WEB', lineItems: [item(1)], customLineItems: [wrap] }
    const shopper = await Shopper.visitor(site)
    expect(fieldsOf(await shopper.call('POST', path, body))).toEqual(['customLineItems'])
    const { checkout } = (await staff('POST', path, body)).body
    expect(checkout).toMatchObject({
      lineItems: [
        { customLineItem: false },
        { customLineItem: true, productName: { original: 'Gift wrap' } },
      ],
      priceSummary: { subtotal: { amount: '29.00' } },
    })
    const more = await staff('POST', `${path}/${checkout.id}/add-to-checkout`, { customLineItems: [wrap] })
    expect(more.body.checkout.lineItems).toHaveLength(3)
    expect(fieldsOf(await staff('POST', `${path}/${checkout.id}/add-to-checkout`, {}))).toEqual(['lineItems'])
  })

  it('A checkout is changed only where the mask says, and cleared there by what is not given', async () => {
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', path, { channelType: 'WEB', lineItems: [item(1)], checkoutInfo })
    const { id } = made.body.checkout
    const note = { id, buyerNote: 'By the window', buyerInfo: { email: 'grace@example.test' } }
    const noted = await shopper.call('PATCH', `${path}/${id}`, {
      checkout: note,
      fieldMask: 'buyerNote,customFields',
    })
    expect(noted.body.checkout).toMatchObject({
      buyerNote: 'By the window',
      buyerInfo: { email: 'ada@example.test' },
    })
    const cleared = await shopper.call('PATCH', `${path}/${id}`, {
      checkout: { id },
      fieldMask: ['checkout.buyerNote', 'shippingInfo.selectedCarrierServiceOption'],
    })
    expect(cleared.body.checkout.buyerNote).toBeUndefined()
    expect(cleared.body.checkout.shippingInfo.selectedCarrierServiceOption).toBeUndefined()
    expect(cleared.body.checkout.shippingInfo.shippingDestination.address.city).toBe('Oakland')
  })

  it('A checkout is paid by a plan of the member, whose use goes with the order; answers go with it, and the method is kept', async () => {
    const { db } = site.platform.services
    const member = await site.signUp()
    const plan = { id: crypto.randomUUID(), appId: crypto.randomUUID() }
    await db
      .insertInto('memberships')
      .values({
        ...plan,
        memberId: member.memberId,
        name: 'Lamps',
        total: 3,
        remaining: 3,
        scopes: jsonb([`product:${lamp.productId}`]),
        startsAt: new Date('2026-01-01'),
        expiresAt: null,
        createdAt: new Date('2026-01-01'),
      })
      .execute()
    const shopper = new Shopper(site, member.accessToken)
    const made = await shopper.call('POST', path, {
      channelType: 'WEB',
      lineItems: [item(2)],
      checkoutInfo: { ...checkoutInfo, customFields: [{ title: 'Engraving', value: 'A. L.' }] },
    })
    const { id, lineItems } = made.body.checkout
    const selectedMemberships = { memberships: [{ ...plan, lineItemIds: [lineItems[0].id] }] }
    const chosen = await shopper.call('PATCH', `${path}/${id}`, {
      checkout: { id, membershipOptions: { selectedMemberships } },
    })
    expect(chosen.body.checkout).toMatchObject({
      membershipOptions: { selectedMemberships: [plan] },
      payNow: { total: { amount: '5.00' } },
    })
    const payment = { method: 'approved' }
    const { orderId } = (
      await shopper.call('POST', `${path}/${id}/create-order`, { payment, savePaymentMethod: true })
    ).body
    const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).body
    expect(order.customFields).toEqual([{ title: 'Engraving', value: 'A. L.' }])
    expect(order.activities.map((each: { activityType: string }) => each.activityType)).toContain(
      'SAVED_PAYMENT_METHOD',
    )
    const { remaining } = await db
      .selectFrom('memberships')
      .select('remaining')
      .where('id', '=', plan.id)
      .executeTakeFirstOrThrow()
    expect(remaining).toBe(1)
  })

  it('A checkout is told complete, once, where the order came about elsewhere', async () => {
    const { checkout } = (await staff('POST', path, { channelType: 'POS', lineItems: [item(1)] })).body
    await staff('POST', `${path}/${checkout.id}/mark-as-completed`, {})
    await staff('POST', `${path}/${checkout.id}/mark-as-completed`, {})
    expect(await eventsOf(checkout.id)).toEqual(['checkout_created', 'checkout_completed'])
  })
})

describe('The settings of checkouts', () => {
  it('The settings of checkouts decide what a buyer must tell', async () => {
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', path, { channelType: 'WEB', lineItems: [item(1)], checkoutInfo })
    const { id } = made.body.checkout
    const settings = (phone: string) =>
      staff('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { checkoutFields: { phone } } })
    expect((await settings('REQUIRED')).body.checkoutSettings).toEqual({
      checkoutFields: { phone: 'REQUIRED', company: 'HIDDEN', addressLine2: 'OPTIONAL', taxId: 'HIDDEN' },
      payments: { online: true, offline: true },
      validations: { minimumSubtotal: null, maximumQuantity: null, state: 'ON' },
      abandonedAfterMinutes: 60,
    })
    const submit = () =>
      shopper.call('POST', `${path}/${id}/create-order`, { payment: { method: 'approved' } })
    const refused = await submit()
    expect([codeOf(refused), refused.body.details.applicationError.data.fields]).toEqual([
      'CALCULATION_ERROR',
      ['contactDetails.phone'],
    ])
    await settings('OPTIONAL')
    expect((await submit()).status).toBe(200)
    expect(
      (await staff('GET', '/ecom/v1/checkout-settings')).body.checkoutSettings.checkoutFields.phone,
    ).toBe('OPTIONAL')
    expect((await shopper.call('GET', '/ecom/v1/checkout-settings')).status).toBe(403)
    expect((await shopper.call('GET', '/ecom/v1/checkout-settings/fields')).body).toEqual({
      checkoutFields: { phone: 'OPTIONAL', company: 'HIDDEN', addressLine2: 'OPTIONAL', taxId: 'HIDDEN' },
    })
  })
})

describe('A checkout template', () => {
  it('A checkout template opens a checkout for whoever uses it, at the merchant’s prices, while it is active', async () => {
    const templates = '/ecom/v1/checkout-templates'
    const made = await staff('POST', templates, {
      checkoutTemplate: {
        lineItems: [{ ...item(2), catalogOverrideFields: { price: '20.00' } }],
        customLineItems: [wrap],
        couponCode: 'TENTH',
      },
    })
    const { id, revision } = made.body.checkoutTemplate
    const shopper = await Shopper.visitor(site)
    const use = () => shopper.call('POST', `${templates}/${id}/create-checkout`, {})
    const { checkout } = (await use()).body
    expect(checkout.priceSummary).toMatchObject({
      subtotal: { amount: '44.00' },
      discount: { amount: '4.40' },
    })
    expect((await shopper.call('GET', `${path}/${checkout.id}`)).status).toBe(200)
    const change = (more: object) =>
      staff('PATCH', `${templates}/${id}`, { checkoutTemplate: { id, ...more } })
    expect((await change({ revision, status: 'INACTIVE' })).body.checkoutTemplate).toMatchObject({
      status: 'INACTIVE',
      revision: '2',
    })
    expect((await change({ revision, status: 'ACTIVE' })).status).toBe(409)
    expect(codeOf(await use())).toBe('CHECKOUT_TEMPLATE_IS_INACTIVE')
    const query = { filter: { status: 'INACTIVE' } }
    expect((await staff('POST', `${templates}/query`, { query })).body.checkoutTemplates).toMatchObject([
      { id },
    ])
    await staff('DELETE', `${templates}/${id}`)
    expect((await staff('GET', `${templates}/${id}`)).status).toBe(404)
    expect(await eventsOf(id)).toEqual([
      'checkout_template_created',
      'checkout_template_used',
      'checkout_template_updated',
      'checkout_template_deleted',
    ])
  })
})

describe('A redirect to what an order still owes', () => {
  const store = 'http://127.0.0.1:3000'
  const callbacks = { thankYouPageUrl: `${store}/thanks?from=letter`, postFlowUrl: `${store}/orders` }
  async function redirected(more: object = { callbacks }) {
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', path, { channelType: 'WEB', lineItems: [item(1)], checkoutInfo })
    const { orderId } = (
      await shopper.call('POST', `${path}/${made.body.checkout.id}/create-order`, {
        payment: { method: 'offline' },
      })
    ).body
    const asked = await shopper.call(
      'POST',
      `/ecom/v1/payments-collector/orders/${orderId}/payment-request`,
      {},
    )
    const { id: paymentRequestId } = asked.body.paymentRequest
    const { body } = await shopper.call('POST', '/_api/redirects-api/v1/redirect-session', {
      ...{ ecomOrderPaymentRequest: { paymentRequestId }, ...more },
    })
    const { id, fullUrl } = body.redirectSession
    return { orderId, paymentRequestId, id, url: new URL(fullUrl) }
  }
  const pay = ({ url }: { url: URL }, cardNumber: string) =>
    site.fetch(url.origin + url.pathname, {
      headers: { origin: url.origin },
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(url.searchParams), payment: 'card', cardNumber }),
    })
  const outcomeOf = async (id: string) => {
    const { db } = site.platform.services
    return (await db.selectFrom('redirectSessions').select('outcome').where('id', '=', id).execute())[0]
      ?.outcome
  }
  const unpaid = `${store}/orders?callbackType=CHECKOUT&amp;status=ERROR`

  it('A redirect to what an order still owes opens the page of its payment request, which leads back to who asked', async () => {
    const { url } = await redirected()
    const page = await site.fetch(url)
    const text = await page.text()
    expect([page.status, text]).toEqual([200, expect.stringContaining('name="payment"')])
    expect(text).toContain(`href="${unpaid}"`)
  })

  it('A redirect to what an order still owes tells who asked of the payment, and whether it failed', async () => {
    const asked = await redirected()
    const declined = await pay(asked, '4000 0000 0000 0002')
    expect([declined.status, await outcomeOf(asked.id)]).toEqual([422, 'ERROR'])
    const paid = await pay(asked, '4242 4242 4242 4242')
    expect([paid.status, await outcomeOf(asked.id)]).toEqual([303, 'SUCCESS'])
    expect(paid.headers.get('location')).toBe(
      `${store}/thanks?from=letter&orderId=${asked.orderId}&callbackType=CHECKOUT&status=SUCCESS`,
    )
    expect(await (await site.fetch(asked.url)).text()).toContain(`orderId=${asked.orderId}`)
  })

  it('A redirect to what an order still owes tells who asked where the request has ended', async () => {
    const asked = await redirected()
    const { db } = site.platform.services
    await db
      .updateTable('paymentRequests')
      .set({ status: 'EXPIRED' })
      .where('id', '=', asked.paymentRequestId)
      .execute()
    const page = await site.fetch(asked.url)
    expect([page.status, await outcomeOf(asked.id)]).toEqual([410, 'ERROR'])
    expect(await page.text()).toContain(`href="${unpaid}"`)
  })

  it('A redirect to what an order still owes stays with its own page where nobody asked to be told', async () => {
    const asked = await redirected({})
    const paid = await pay(asked, '4242 4242 4242 4242')
    expect(paid.headers.get('location')).toContain(`/_hosted/pay/${asked.paymentRequestId}`)
  })
})
