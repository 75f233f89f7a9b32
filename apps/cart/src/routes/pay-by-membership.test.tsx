import { randomUUID } from 'node:crypto'
import { openShop, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import type { Product } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSaved, readSaved } from '../data/saved-for-later.ts'
import cart from '../module.ts'
import { destination, draft, seenPrices } from '../state.ts'
import * as page from './cart.tsx'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

let site: TestPlatform
let shopper: Shopper
let product: Product
let down: RegExp | undefined

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  down = undefined
  product = (await plainProducts(openShop(site)))[0] as Product
  const member = await site.signUp()
  shopper = openShop(site, { fetch: flaky, member })
  const day = (offset: number) => new Date(site.clock.now().getTime() + offset * 86_400_000)
  const plan = (name: string, remaining: number, expiresAt: Date | null) => ({
    ...{ id: randomUUID(), appId: randomUUID(), memberId: member.memberId, name, total: 5, remaining },
    // The driver would write an array of Postgres.
    scopes: JSON.stringify([`product:${product.id}`]) as unknown as string[],
    ...{ startsAt: day(-9), expiresAt, createdAt: day(-9) },
  })
  await site.platform.services.db
    .insertInto('memberships')
    .values([plan('Garden club', 3, day(30)), plan('Last year', 3, day(-1))])
    .execute()
  for (const kept of [destination, draft, seenPrices]) kept.clear()
  changeSaved(() => [])
})
afterEach(async () => {
  cleanup()
  await site.close()
})

const post = (form: Record<string, string>) => shopper.post(current, '/cart/current', form)
const add = (quantity: string) => post({ intent: 'add', productId: product.id, quantity })
const look = async () => {
  const found = await shopper.load(page, '/cart')
  if (!found) throw new Error('The cart has not been read.')
  return found
}
const choice = async () => {
  const { cart: now, totals } = await look()
  const { id = '', appId = '' } = totals?.memberships?.eligibleMemberships[0] ?? {}
  return { intent: 'membership', lineItemId: now?.lineItems[0]?.id ?? '', membershipId: id, appId }
}

test('A membership pays for a line and lets it go again, and the server says what is left to pay', async () => {
  await add('2')
  const before = (await look()).totals?.priceSummary.total.amount
  expect(Number(before)).toBeGreaterThan(0)
  expect(await post(await choice())).toEqual({ ok: true })
  const { cart: now, totals } = await look()
  expect(now?.lineItems).toMatchObject([{ quantity: 2, selectedMembership: { id: expect.any(String) } }])
  expect(Number(totals?.priceSummary.total.amount)).toBe(0)
  expect(readSaved()).toEqual([])
  await post({ intent: 'membership', lineItemId: now?.lineItems[0]?.id ?? '' })
  const after = await look()
  expect(after.cart?.lineItems[0]?.selectedMembership).toBeUndefined()
  expect(after.totals?.priceSummary.total.amount).toBe(before)
})

test('The cart names what a membership covers, until when, and why another does not', async () => {
  await add('1')
  const { user } = renderModule(cart, { at: '/cart', platform: site, session: shopper.session })
  const plans = await screen.findByRole('region', { name: 'Your memberships' })
  expect(plans.textContent).toMatch(/Garden club.*3 of 5 uses left.*Valid until/)
  expect(plans.textContent).toMatch(/Last year.*Ended on.*Expired\./)
  await user.click(within(plans).getByRole('button', { name: `Use for ${product.name}` }))
  await screen.findByText('Paid with a membership')
  await user.click(await screen.findByRole('button', { name: `Don’t use for ${product.name}` }))
  await screen.findByRole('button', { name: `Use for ${product.name}` })
})

test('A line that has more pieces than a membership has uses says so, and offers nothing', async () => {
  await add('4')
  renderModule(cart, { at: '/cart', platform: site, session: shopper.session })
  const plans = await screen.findByRole('region', { name: 'Your memberships' })
  expect(plans.textContent).toContain('Not enough uses left for the items in your cart.')
  expect(within(plans).queryByRole('button')).toBeNull()
})

test('A line that the platform did not take back is among what was put aside', async () => {
  await add('2')
  const wanted = await choice()
  down = /add-(to-cart|line-items)$/
  expect(await post(wanted)).toMatchObject({ ok: false, retry: true })
  expect((await look()).cart).toBeNull()
  expect(readSaved().map(({ quantity }) => quantity)).toEqual([2])
}, 30_000)

test('One that could not be taken out is in the cart alone', async () => {
  await add('2')
  const wanted = await choice()
  down = /remove-line-items/
  expect(await post(wanted)).toMatchObject({ ok: false, retry: true })
  expect((await look()).cart?.lineItems).toHaveLength(1)
  expect(readSaved()).toEqual([])
}, 30_000)

function flaky(...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input))
  return down?.test(pathname) ? Promise.reject(new TypeError('Failed to fetch')) : site.fetch(input, init)
}
