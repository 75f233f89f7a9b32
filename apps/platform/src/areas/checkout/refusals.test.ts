import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../data/database.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../dev/testing/shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import type { CatalogTables } from '../catalog/tables.ts'
import { issueGiftCard } from '../terms/gift-cards/issue.ts'

const checkouts = '/ecom/v1/checkouts'
const approved = { payment: { method: 'approved' } }
let { site, lamp, staff } = {} as LampShop
let shopper: Shopper

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())
beforeEach(async () => {
  shopper = await Shopper.visitor(site)
})

const codeOf = ({ status, body }: Answer) => [status, body.details?.applicationError?.code]
const order = (id: string, more: object = approved) =>
  shopper.call('POST', `${checkouts}/${id}/create-order`, more)
const settings = (checkoutSettings: object) =>
  staff('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings })
const item = (quantity = 1, options: object = {}) => ({
  catalogReference: {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId, ...options },
  },
  quantity,
})
const estimate = async () =>
  (await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', { calculateTax: false })).body

async function bought(quantity = 1): Promise<string> {
  await shopper.add(lamp, quantity)
  return shopper.checkout()
}

/** The words on the payment page after Pay was pressed. */
async function wordsFor(id: string, payment: string, changes: Record<string, string> = {}): Promise<string> {
  const { checkout } = (await shopper.call('GET', `${checkouts}/${id}`)).body
  const page = await shopper.hostedAddress(id)
  const answer = await shopper.pay(page, checkout.priceSummary.total.amount, payment, changes)
  expect(answer.status).toBe(422)
  return answer.text()
}

describe('A store that does not take every payment', () => {
  it('A store that does not take every payment refuses a way of paying that it does not take, and does not offer it', async () => {
    const id = await bought()
    await settings({ payments: { offline: false } })
    expect(codeOf(await order(id, { payment: { method: 'offline' } }))).toEqual([
      428,
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    ])
    const page = await (await site.fetch(await shopper.hostedAddress(id))).text()
    expect(page).toContain('value="approved"')
    expect(page).not.toContain('value="offline"')
    expect(await wordsFor(id, 'offline')).toContain('accept this payment method')
    await settings({ payments: { offline: true, online: false } })
    expect(codeOf(await order(id))).toEqual([428, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'])
    expect((await order(id, { payment: { method: 'offline' } })).status).toBe(200)
    await settings({ payments: { online: true } })
  })

  it('A store that does not take every payment begins no checkout and places no order while it takes none, but for what costs nothing', async () => {
    const id = await bought()
    const free = await stockProduct(site.platform.services.db, { name: 'Sample', priceMinor: 0 })
    await settings({ payments: { online: false, offline: false } })
    expect(codeOf(await order(id))).toEqual([428, 'SITE_NOT_ACCEPTING_PAYMENTS'])
    expect(await wordsFor(id, 'approved')).toContain('taking payments right now')
    const made = { channelType: 'WEB', lineItems: [item()] }
    expect(codeOf(await shopper.call('POST', checkouts, made))).toEqual([428, 'SITE_MUST_ACCEPT_PAYMENTS'])
    const again = await shopper.call('POST', '/ecom/v1/carts/current/create-checkout', { channelType: 'WEB' })
    expect(codeOf(again)).toEqual([428, 'SITE_MUST_ACCEPT_PAYMENTS'])
    const catalogReference = { catalogItemId: free.productId, appId: STORES_APP_ID }
    const gift = await shopper.call('POST', checkouts, {
      channelType: 'WEB',
      lineItems: [
        { quantity: 1, catalogReference: { ...catalogReference, options: { variantId: free.variantId } } },
      ],
    })
    expect(gift.status).toBe(200)
    await settings({ payments: { online: true, offline: true } })
    expect((await order(id)).status).toBe(200)
  })

  it('A store that does not take every payment lets nobody pay online by the link of a payment request then', async () => {
    const orderId = (await order(await bought(), { payment: { method: 'offline' } })).body.orderId
    const asked = await staff('POST', `/ecom/v1/payments-collector/orders/${orderId}/payment-request`, {})
    await settings({ payments: { online: false } })
    const page = await (await site.fetch(asked.body.paymentRequest.paymentUrl)).text()
    expect(page).toContain('taking payments right now')
    expect(page).not.toContain('name="payment"')
    await settings({ payments: { online: true } })
  })
})

describe('A limit on orders', () => {
  it('warns in the cart and stops the order until the cart meets it', async () => {
    await settings({ validations: { minimumSubtotal: '60.00', maximumQuantity: 4 } })
    const id = await bought(2)
    const { violations, calculationErrors } = await estimate()
    expect(violations).toMatchObject([{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } } }])
    expect(calculationErrors.orderValidationErrors).toMatchObject([
      { code: 'BELOW_MINIMUM_SUBTOTAL', data: { minimum: '60.00', missing: '10.00' } },
    ])
    const refused = await order(id)
    expect(codeOf(refused)).toEqual([428, 'VIOLATIONS_WITH_ERROR_SEVERITY'])
    expect(refused.body.details.applicationError.data.violations).toEqual(violations)
    expect(await wordsFor(id, 'approved')).toContain('Minimum order is $60.00. Add $10.00 more.')
    const [line] = (await shopper.call('GET', `${checkouts}/${id}`)).body.checkout.lineItems
    const change = (quantity: number) =>
      shopper.call('POST', `${checkouts}/${id}/update-line-items-quantity`, {
        lineItems: [{ id: line.id, quantity }],
      })
    const { checkout } = (await change(5)).body
    expect(checkout.violations).toMatchObject([{ severity: 'ERROR', target: { lineItem: { id: line.id } } }])
    expect(await wordsFor(id, 'approved')).toContain('up to 4 of the same item')
    await change(3)
    expect((await order(id)).status).toBe(200)
    await settings({ validations: { minimumSubtotal: null, maximumQuantity: null } })
  })

  it('stops no order once deleted, and every order while its app cannot be reached', async () => {
    const id = await bought(5)
    await settings({ validations: { state: 'FAILING' } })
    expect(codeOf(await order(id))).toEqual([503, 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'])
    const { violations, calculationErrors } = await estimate()
    expect(violations).toEqual([])
    expect(calculationErrors.orderValidationErrors).toMatchObject([
      { code: 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS' },
    ])
    expect(await wordsFor(id, 'approved')).toContain('check your order')
    await settings({ validations: { state: 'ON' } })
    expect((await order(id)).status).toBe(200)
  })
})

describe('A subscription', () => {
  type Option = Partial<Insertable<CatalogTables['subscriptionOptions']>>

  async function option(terms: Option = {}): Promise<{ subscriptionOptionId: string }> {
    const id = randomUUID()
    await site.platform.services.db
      .insertInto('subscriptionOptions')
      .values({
        ...{ id, productId: lamp.productId, title: 'Each week', description: null, position: 0 },
        ...{ frequency: 'WEEK', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
        ...{ trialFrequency: null, trialCount: null, percentOff: null, ...terms },
      } as never)
      .execute()
    return { subscriptionOptionId: id }
  }

  async function subscribing(...items: object[]): Promise<string> {
    await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: items })
    return shopper.checkout()
  }

  it('Subscriptions must be bought separately', async () => {
    const id = await subscribing(item(1, await option()), item())
    const { calculationErrors } = await estimate()
    expect(calculationErrors.orderValidationErrors).toMatchObject([
      { code: 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' },
    ])
    const confirmed = { ...approved, savePaymentMethod: true }
    expect(codeOf(await order(id, confirmed))).toEqual([428, 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS'])
    expect(await wordsFor(id, 'approved')).toContain('Subscriptions must be bought separately')
    const { checkout } = (await shopper.call('GET', `${checkouts}/${id}`)).body
    const other = checkout.lineItems.find(
      (line: { subscriptionOptionInfo?: object }) => !line.subscriptionOptionInfo,
    )
    await shopper.call('POST', `${checkouts}/${id}/remove-line-items`, { lineItemIds: [other.id] })
    expect((await order(id, confirmed)).status).toBe(200)
  })

  it('A subscription is not paid for with a gift card', async () => {
    const card = { amount: 1000, currency: 'USD', orderId: null, date: new Date() }
    const { code } = await transaction(site.platform.services.db, (trx) => issueGiftCard(trx, card))
    const id = await subscribing(item(1, await option()))
    await shopper.call('PATCH', `${checkouts}/${id}`, { checkout: {}, giftCardCode: code })
    const confirmed = { ...approved, savePaymentMethod: true }
    expect(codeOf(await order(id, confirmed))).toEqual([428, 'SUBSCRIPTION_WITH_GIFT_CARD'])
    expect(await wordsFor(id, 'approved', { savePaymentMethod: 'yes' })).toContain('Remove the gift card')
    await shopper.call('POST', `${checkouts}/${id}/remove-gift-card`, {})
    expect((await order(id, confirmed)).status).toBe(200)
  })

  it('A subscription that renews itself must cost something at its beginning, or begin with a trial', async () => {
    const free = { percentOff: '100' }
    const file = { selectedShippingOption: null }
    await site.platform.services.db
      .updateTable('products')
      .set({ productType: 'digital' })
      .where('id', '=', lamp.productId)
      .execute()
    const begin = async (terms: Option) => {
      shopper = await Shopper.visitor(site)
      await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [item(1, await option(terms))],
      })
      return shopper.checkout(file)
    }
    const confirmed = { ...approved, savePaymentMethod: true }
    const id = await begin(free)
    expect(codeOf(await order(id, confirmed))).toEqual([428, 'SUBSCRIPTION_WITH_ZERO_TOTAL'])
    expect(await wordsFor(id, '')).toContain('needs a payment now')
    expect((await order(await begin({ ...free, autoRenewal: false }))).status).toBe(200)
    const trial = await begin({ trialFrequency: 'DAY', trialCount: 7 })
    const page = await (await site.fetch(await shopper.hostedAddress(trial))).text()
    // Means of payment are asked for though nothing is due: later cycles are charged to them.
    expect(page).toContain('value="approved"')
    expect((await order(trial, confirmed)).status).toBe(200)
    await site.platform.services.db
      .updateTable('products')
      .set({ productType: 'physical' })
      .where('id', '=', lamp.productId)
      .execute()
  })

  it('A subscription that renews itself is charged again only to whom lets it', async () => {
    const id = await subscribing(item(1, await option()))
    expect(codeOf(await order(id))).toEqual([428, 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'])
    const words = await wordsFor(id, 'approved')
    expect(words).toContain('href="#savePaymentMethod"')
    expect(words).toMatch(/id="savePaymentMethod"[^>]*aria-invalid="true"/)
    const { checkout } = (await shopper.call('GET', `${checkouts}/${id}`)).body
    const { amount } = checkout.priceSummary.total
    const page = await shopper.hostedAddress(id)
    const paid = await shopper.pay(page, amount, 'approved', { savePaymentMethod: 'yes' })
    const placed = (await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(paid)}`)).body.order
    expect(placed.activities).toContainEqual(
      expect.objectContaining({ activityType: 'SAVED_PAYMENT_METHOD' }),
    )
  })

  it('A subscription that is renewed by hand, or paid for on receipt, asks for no such word', async () => {
    const byHand = await subscribing(item(1, await option({ autoRenewal: false })))
    expect((await order(byHand)).status).toBe(200)
    shopper = await Shopper.visitor(site)
    const onReceipt = await subscribing(item(1, await option()))
    expect((await order(onReceipt, { payment: { method: 'offline' } })).status).toBe(200)
  })
})

describe('A checkout that has become an order', () => {
  it('A checkout that has become an order answers the same payment as before, and refuses another one while the first is under way', async () => {
    const id = await bought()
    const transfer = { payment: { method: 'pending' } }
    const first = await order(id, transfer)
    expect((await order(id, transfer)).body).toEqual(first.body)
    expect((await order(id, {})).body).toEqual(first.body)
    expect(codeOf(await order(id))).toEqual([409, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'])
    const change = await shopper.call('PATCH', `${checkouts}/${id}`, {
      checkout: { buyerNote: 'Ring twice' },
    })
    expect(codeOf(change)).toEqual([409, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'])
  })

  it('A checkout that has become an order is paid already where the money is there, by whichever name its card goes', async () => {
    const id = await bought()
    const byNumber = { payment: { method: 'card', cardNumber: '4242 4242 4242 4242' } }
    const first = await order(id, byNumber)
    expect((await order(id, approved)).body).toEqual(first.body)
    expect(codeOf(await order(id, { payment: { method: 'review' } }))).toEqual([409, 'CHECKOUT_ALREADY_PAID'])
  })

  it('A checkout that has become an order is not bought again where it was told complete', async () => {
    const { checkout } = (await staff('POST', checkouts, { channelType: 'POS', lineItems: [item()] })).body
    await staff('POST', `${checkouts}/${checkout.id}/mark-as-completed`, {})
    expect(codeOf(await staff('POST', `${checkouts}/${checkout.id}/create-order`, approved))).toEqual([
      409,
      'CHECKOUT_ALREADY_PAID',
    ])
  })
})

describe('A delivery', () => {
  it('A delivery that is another carrier’s, or is there at other times only, is told from one that does not come here', async () => {
    const id = await bought()
    const choose = (selectedCarrierServiceOption: object) =>
      shopper.call('PATCH', `${checkouts}/${id}`, {
        checkout: { shippingInfo: { selectedCarrierServiceOption } },
      })
    expect(codeOf(await choose({ code: 'standard', carrierId: randomUUID() }))).toEqual([
      400,
      'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    ])
    expect(codeOf(await choose({ code: 'standard@20200101T1000Z' }))).toEqual([
      400,
      'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
    ])
    expect(codeOf(await choose({ code: 'by-balloon' }))).toEqual([
      400,
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    ])
    const made = await shopper.call('POST', checkouts, {
      channelType: 'WEB',
      lineItems: [item()],
      checkoutInfo: {
        shippingInfo: {
          shippingDestination: { address: { country: 'US', subdivision: 'US-CA' } },
          selectedCarrierServiceOption: { code: 'standard', carrierId: randomUUID() },
        },
      },
    })
    expect(codeOf(made)).toEqual([400, 'INVALID_SELECTED_CARRIER_SERVICE_OPTION'])
    expect(await wordsFor(id, 'approved', { delivery: 'standard@20200101T1000Z' })).toContain(
      'delivery method is no longer available',
    )
  })
})
