import { openShop, redirectOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderFilters } from '../../rules/order-filters.ts'
import * as me from '../me.ts'
import * as order from '../order.tsx'
import * as orders from '../orders.tsx'
import * as overview from '../overview.tsx'

let site: TestPlatform
beforeEach(async () => {
  site = await createTestPlatform()
})
afterEach(() => site.close())

test('A page for members takes a visitor to the sign-in, and knows the way back', async () => {
  const shopper = openShop(site)
  expect(await redirectOf(shopper.load(overview, '/account'))).toBe('/account/sign-in')
  expect(await redirectOf(shopper.load(orders, '/account/orders?cursor=abc'))).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Forders%3Fcursor%3Dabc',
  )
})

test('The header asks nothing for a visitor, and knows a member', async () => {
  expect(await openShop(site).load(me, '/account/me')).toEqual({ member: null })
  const member = await site.signUp()
  const { member: mine } = await openShop(site, { member }).load(me, '/account/me')
  expect(mine?.loginEmail).toBe(member.email)
})

test('A new member has an account without orders', async () => {
  const member = await site.signUp()
  const shopper = openShop(site, { member })
  const page = await shopper.load(overview, '/account')
  expect(page).toMatchObject({ member: { loginEmail: member.email }, orders: [] })
  expect(await shopper.load(orders, '/account/orders')).toMatchObject({ orders: [] })
})

test('Every choice of orders is one that the platform understands; an unknown one is all', async () => {
  const shopper = openShop(site, { member: await site.signUp() })
  for (const { name } of orderFilters)
    expect(await shopper.load(orders, `/account/orders?show=${name}`)).toMatchObject({
      show: name,
      orders: [],
    })
  expect(await shopper.load(orders, '/account/orders?show=constructor')).toMatchObject({ show: '' })
})

test('A section that the platform has on its own pages is visited; another is not', async () => {
  const shopper = openShop(site, { member: await site.signUp() })
  const { headers } = (await shopper.post(overview, '/account', { section: 'BOOKINGS' })) as Response
  expect(headers.get('location')).toMatch(/\/_hosted\/account\/bookings\?/)
  expect(await shopper.post(overview, '/account', { section: '__proto__' })).toBeNull()
})

test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id'])(
  'Order %s of nobody is not found',
  async (orderId) => {
    const shopper = openShop(site, { member: await site.signUp() })
    expect(await shopper.load(order, `/account/orders/${orderId}`, { orderId })).toMatchObject({
      order: null,
    })
  },
)
