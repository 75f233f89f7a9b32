import { openShop, redirectOf, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hasLookUp } from '../data/has-look-up.ts'
import account from '../module.ts'
import { lookedUp } from '../state.ts'
import * as lookUp from './look-up.tsx'
import * as page from './looked-up-order.tsx'

interface GuestOrder {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly street: string
  readonly city: string
}

/** One of the seed's orders as if its buyer had been a guest: delivered to somewhere, and paid. */
async function guestOrder({ platform }: TestPlatform): Promise<GuestOrder> {
  const { db } = platform.services
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('paymentStatus', '=', 'PAID')
    .where('status', '=', 'APPROVED')
    .orderBy('number')
    .execute()
  for (const { id, number, email, document } of rows) {
    const { addressLine, city } = document.shippingInfo?.logistics?.shippingDestination?.address ?? {}
    if (!addressLine || !city) continue
    await db.updateTable('orders').set({ memberId: null }).where('id', '=', id).execute()
    return { id, number: String(number), email, street: addressLine, city }
  }
  throw new Error('The seed has no such order')
}

let site: TestPlatform
let order: GuestOrder
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'full' })
  order = await guestOrder(site)
})
afterEach(() => {
  cleanup()
  lookedUp.clear()
})
afterAll(() => site.close())

test('The number of the mail’s link stands in the form already', async () => {
  const shopper = openShop(site)
  expect(await shopper.load(lookUp, '/orders/look-up?number=10042')).toEqual({
    number: '10042',
    ended: false,
  })
  expect(await shopper.load(lookUp, '/orders/look-up?number=<b>&ended')).toEqual({ number: '', ended: true })
})

test('Number and e-mail lead to the order, and hiding it leads back', async () => {
  const shopper = openShop(site)
  expect(await redirectOf(shopper.load(page, '/orders/look-up/order'))).toBe('/orders/look-up')
  const found = shopper.post(lookUp, '/orders/look-up', { number: `#${order.number}`, email: order.email })
  expect(await redirectOf(found)).toBe('/orders/look-up/order')
  const seen = await shopper.load(page, '/orders/look-up/order')
  expect(seen).toMatchObject({ order: { number: order.number }, papers: { fulfillments: expect.any(Array) } })
  const closed = shopper.post(page, '/orders/look-up/order', { intent: 'close' })
  expect(await redirectOf(closed)).toBe('/orders/look-up')
  expect(lookedUp.get()).toBeNull()
})

test('An access that has ended leads back to the look-up, which says why', async () => {
  lookedUp.set({ accessToken: 'long.1.ago', expirationDate: '2026-01-01T00:00:00Z' })
  const shopper = openShop(site)
  expect(await redirectOf(shopper.load(page, '/orders/look-up/order'))).toBe('/orders/look-up?ended')
  expect(lookedUp.get()).toBeNull()
})

test('A failed look-up reads the same for every reason; too many tries say how long to wait', async () => {
  const shopper = openShop(site)
  const ask = (number: string, email: string) => shopper.post(lookUp, '/orders/look-up', { number, email })
  const unknown = await ask('99999999', order.email)
  expect(unknown).toEqual({ errors: { form: expect.stringMatching(/couldn’t find a guest order/) } })
  expect(await ask(order.number, 'nobody@example.test')).toEqual(unknown)
  for (let at = 0; at < 5; at += 1) await ask('1', 'tired@example.test')
  expect(await ask('1', 'tired@example.test')).toEqual({
    errors: { form: expect.stringMatching(/1 minute/) },
  })
  const down = openShop(site, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  const silent = await down.post(lookUp, '/orders/look-up', { number: '1', email: order.email })
  expect(silent).toEqual({ errors: { form: expect.stringMatching(/can’t connect/) } })
}, 60_000)

test('The form puts the focus on the first field in error, and the page names no more than the town', async () => {
  const { user } = renderModule(account, { at: '/orders/look-up', platform: site })
  const number = await screen.findByLabelText('Order number')
  await user.click(screen.getByRole('button', { name: 'Find order' }))
  await screen.findByText('Enter the order number')
  expect(document.activeElement).toBe(number)
  await user.type(number, order.number)
  await user.type(screen.getByLabelText('Email address used for the order'), order.email)
  await user.click(screen.getByRole('button', { name: 'Find order' }))
  await screen.findByRole('heading', { level: 1, name: `Order ${order.number}` })
  expect(document.body.textContent).toContain(order.city)
  expect(document.body.textContent).not.toContain(order.street)
})

test.each([
  ['Pacific/Kiritimati', 'February 1, 2040', 'Feb 1, 2040, 5:34'],
  ['America/Los_Angeles', 'January 31, 2040', 'Jan 31, 2040, 7:34'],
])('An order is dated in the shop’s time zone %s, which its times name', async (timeZone, day, time) => {
  const { db } = site.platform.services
  const at = '2040-01-31T15:34:00.000Z'
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  const activities = row.document.activities.map((activity: object) => ({ ...activity, createdDate: at }))
  await db
    .updateTable('orders')
    .set({
      createdAt: new Date(at),
      document: JSON.stringify({ ...row.document, purchasedDate: at, activities }) as never,
    })
    .where('id', '=', order.id)
    .execute()
  const { user } = renderModule(account, { at: '/orders/look-up', platform: site, site: { timeZone } })
  await user.type(await screen.findByLabelText('Order number'), order.number)
  await user.type(screen.getByLabelText('Email address used for the order'), order.email)
  await user.click(screen.getByRole('button', { name: 'Find order' }))
  await screen.findByRole('heading', { level: 1, name: `Order ${order.number}` })
  expect(document.body.textContent).toContain(day)
  const [moment] = [...document.querySelectorAll(`time[datetime="${at}"]`)].slice(-1)
  expect(moment?.textContent?.replaceAll('\u202f', ' ')).toMatch(new RegExp(`^${time} [AP]M (GMT\\+14|PST)$`))
})

test('The link is offered where the platform knows orders of guests, and nowhere else', async () => {
  const shopper = openShop(site)
  expect(await hasLookUp(shopper.context())).toBe(true)
  const without = openShop(site, { fetch: async () => Response.json({ message: 'no' }, { status: 404 }) })
  expect(await hasLookUp(without.context())).toBe(false)
})
