import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { placeOrder } from '../../checkout/place-order.ts'

let { site, lamp } = {} as LampShop
const appId = randomUUID()
const destination = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } }

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site.close())

const db = () => site.platform.services.db

/** A member with a plan of so many lamps. */
async function memberWith(remaining: number) {
  const member = await site.signUp()
  const id = randomUUID()
  const since = new Date('2026-01-01')
  await db()
    .insertInto('memberships')
    .values({
      ...{ id, appId, memberId: member.memberId, name: 'Lamps', total: remaining, remaining },
      ...{ scopes: jsonb([`product:${lamp.productId}`]), startsAt: since, expiresAt: null, createdAt: since },
    })
    .execute()
  return { shopper: new Shopper(site, member.accessToken), id }
}

/** A checkout of one lamp that the plan is to pay for. */
async function checkoutWith(shopper: Shopper, membershipId: string): Promise<string> {
  const options = { variantId: lamp.variantId }
  const catalogReference = { catalogItemId: lamp.productId, appId: STORES_APP_ID, options }
  const path = '/ecom/v1/checkouts'
  const made = await shopper.call('POST', path, {
    channelType: 'WEB',
    lineItems: [{ catalogReference, quantity: 1 }],
    checkoutInfo: {
      buyerInfo: { email: 'plan@example.test' },
      shippingInfo: { shippingDestination: destination, selectedCarrierServiceOption: { code: 'standard' } },
      billingInfo: destination,
    },
  })
  const { id, lineItems } = made.body.checkout
  const selectedMemberships = {
    memberships: [{ id: membershipId, appId, lineItemIds: [lineItems[0].id] }],
  }
  await shopper.call('PATCH', `${path}/${id}`, {
    checkout: { id, membershipOptions: { selectedMemberships } },
  })
  return id
}

/** At the price that was shown. */
async function agreed(shopper: Shopper, id: string) {
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const shownTotal = Math.round(Number(checkout.priceSummary.total.amount) * 100)
  return { id, shownTotal, payment: { method: 'approved' } }
}
const place = (shopper: Shopper, id: string) =>
  shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
const leftOf = async (id: string) =>
  (await db().selectFrom('memberships').select('remaining').where('id', '=', id).executeTakeFirst())
    ?.remaining
const written = (checkoutId: string) =>
  db()
    .selectFrom('membershipPayments')
    .select(['status', 'reason', 'orderId'])
    .where('checkoutId', '=', checkoutId)
    .orderBy('status')
    .execute()
const plansOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.call('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions.payments.flatMap(
    (each: { membershipPaymentDetails?: object }) => each.membershipPaymentDetails ?? [],
  )

it('The platform tells among an order’s payments what a plan was charged for, and that it got it back', async () => {
  const { shopper, id } = await memberWith(2)
  const { orderId } = (await place(shopper, await checkoutWith(shopper, id))).body
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).body
  const charged = { membershipId: id, lineItemId: order.lineItems[0].id, status: 'CHARGED' }
  expect(await plansOf(shopper, orderId)).toMatchObject([{ ...charged, voided: false }])
  expect(await leftOf(id)).toBe(1)
  await staffOf(site)('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
  expect(await plansOf(shopper, orderId)).toMatchObject([{ ...charged, voided: true }])
  expect(await leftOf(id)).toBe(2)
})

it('The platform charges the last use of a plan to one of two orders, and tells the other that it failed', async () => {
  const { shopper, id } = await memberWith(1)
  const checkouts = [await checkoutWith(shopper, id), await checkoutWith(shopper, id)]
  const submits = await Promise.all(checkouts.map((checkout) => agreed(shopper, checkout)))
  const outcomes = await Promise.all(submits.map((submit) => placeOrder(site.platform.services, submit)))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'placed'])
  expect(await leftOf(id)).toBe(0)
  const [won = '', lost = ''] = outcomes[0]?.kind === 'placed' ? checkouts : checkouts.toReversed()
  expect(await written(won)).toMatchObject([{ status: 'CHARGED', reason: null }])
  expect(await written(lost)).toMatchObject([{ status: 'CHARGE_FAILED', orderId: null }])
  // The failed attempt leaves no order, no goods and no payment.
  expect(await db().selectFrom('orders').select('id').where('checkoutId', '=', lost).execute()).toEqual([])
})

it('The platform keeps a failed charge with the order that is paid in money instead', async () => {
  const { shopper, id } = await memberWith(1)
  const checkout = await checkoutWith(shopper, id)
  await db().updateTable('memberships').set({ remaining: 0 }).where('id', '=', id).execute()
  const { orderId } = (await place(shopper, checkout)).body
  expect(await plansOf(shopper, orderId)).toMatchObject([
    { membershipId: id, status: 'CHARGE_FAILED', failureReason: 'NO_CREDITS', voided: false },
  ])
})
