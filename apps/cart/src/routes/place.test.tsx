import { openShop, redirectOf, renderModule, type Shopper, storeOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { getOrder } from '@galleria/platform-client/orders'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../module.ts'
import { madeCheckout } from '../state.ts'
import * as current from './current.ts'
import * as delivery from './delivery.tsx'
import * as review from './review.tsx'
import { ada, walkToReview } from './to-review.fixture.ts'

const PLACE = /\/(create-order|place-order)$/

let site: TestPlatform
let shopper: Shopper
/** Answers to calls that place, in the place of the platform's own. */
let answer: ((ask: () => Promise<Response>) => Promise<Response>) | undefined
let asked: number

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  answer = undefined
  asked = 0
  shopper = openShop(site, { fetch: between })
  await walkToReview(shopper)
})
afterEach(async () => {
  cleanup()
  await site.close()
})

function between(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input))
  if (!PLACE.test(pathname)) return site.fetch(input, init)
  asked += 1
  const copy = input instanceof Request ? input.clone() : input
  const ask = () => site.fetch(copy, init)
  return answer ? answer(ask) : ask()
}

const owner = (method: string, path: string, body: object) =>
  site.fetch(site.url + path, {
    ...{ method, body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', authorization: site.ownerKey },
  })

async function payByCard(initialValue = '500.00') {
  const made = await owner('POST', '/gift-cards/v1/gift-cards', { giftCard: { initialValue } })
  const { code } = (await made.json()) as { code: string }
  expect(await shopper.post(review, '/checkout/review', { intent: 'gift-card', code })).toEqual({
    done: true,
  })
}
const db = () => site.platform.services.db
const load = () => shopper.load(review, '/checkout/review')
const place = async () =>
  shopper.post(review, '/checkout/review', {
    intent: 'place',
    shown: (await load()).summary?.total.amount ?? '',
  })
const orders = () => db().selectFrom('orders').select('id').execute()

test('An order that a gift card pays for is placed by the review itself, and paid', async () => {
  await payByCard()
  const before = (await orders()).length
  const { user } = renderModule(cart, { at: '/checkout/review', platform: site, session: shopper.session })
  const button = await screen.findByRole('button', { name: 'Place order' })
  const steps = within(screen.getByRole('navigation', { name: 'Checkout steps' }))
  expect(steps.queryByText('Payment')).toBeNull()
  expect(screen.getByText(/Nothing is left to pay/)).toBeTruthy()
  await user.dblClick(button)
  await screen.findByRole('heading', { name: 'Thank you, Ada' })
  expect(await orders()).toHaveLength(before + 1)
  expect((await shopper.load(current, '/cart/current')).cart).toBeNull()
  expect(madeCheckout.get()).toBeNull()
})

test('Two presses at once, and one after them, come to the same order', async () => {
  await payByCard()
  const shown = (await load()).summary?.total.amount ?? ''
  const press = () => redirectOf(shopper.post(review, '/checkout/review', { intent: 'place', shown }))
  const [first, second] = await Promise.all([press(), press()])
  expect(first).toMatch(/^\/checkout\/thank-you\?orderId=./)
  expect(second).toBe(first)
  expect(await press()).toBe(first)
  expect(asked).toBe(1)
  const id = new URLSearchParams(first?.split('?')[1]).get('orderId') ?? ''
  const { order } = await getOrder(storeOf(site), { id })
  expect(order).toMatchObject({ paymentStatus: 'PAID', buyerInfo: { email: ada.email } })
})

test('A lost answer is asked for again, and the order is placed once', async () => {
  await payByCard()
  const before = (await orders()).length
  answer = async (ask) => {
    await ask()
    answer = undefined
    throw new TypeError('Failed to fetch')
  }
  expect(await redirectOf(place())).toMatch(/orderId=./)
  expect(asked).toBe(2)
  expect(await orders()).toHaveLength(before + 1)
})

test('The next press and a reload lead to the order where every answer was lost', async () => {
  await payByCard()
  answer = async (ask) => {
    await ask()
    throw new TypeError('Failed to fetch')
  }
  expect(await place()).toEqual({ problem: expect.any(String) })
  const again = await redirectOf(shopper.post(review, '/checkout/review', { intent: 'place' }))
  expect(again).toMatch(/^\/checkout\/thank-you\?orderId=./)
  expect(await redirectOf(load())).toBe(again)
  expect(asked).toBe(2)
})

test('Prices that changed, and a card that pays less, are told, and nothing is ordered', async () => {
  await payByCard()
  const before = await orders()
  const { summary } = await load()
  await db()
    .updateTable('variants')
    .set((column) => ({
      priceMinor: column('priceMinor', '+', 100),
      saleMinor: column('saleMinor', '+', 100),
    }))
    .execute()
  const press = (shown: string | undefined) =>
    shopper.post(review, '/checkout/review', { intent: 'place', shown: shown ?? '' })
  const changed = { problem: expect.stringMatching(/^Prices have changed/) }
  expect(await press(summary?.total.amount)).toEqual(changed)
  await db().updateTable('giftCards').set({ balanceMinor: 100 }).execute()
  expect(await press((await load()).summary?.total.amount)).toEqual(changed)
  expect((await load()).settled).toBe(false)
  expect(await orders()).toEqual(before)
  expect(asked).toBe(0)
})

test('The press leads to the payment page where the platform lets that alone place', async () => {
  await payByCard()
  answer = async () => Response.json({ message: 'Forbidden', details: {} }, { status: 403 })
  expect(await place()).toEqual({ url: expect.stringContaining('http') })
})

test('An order of which something is left to pay is not placed, whatever is sent', async () => {
  await payByCard('1.00')
  expect((await load()).settled).toBe(false)
  expect(await place()).toEqual({ problem: expect.stringMatching(/^Prices have changed/) })
  expect(asked).toBe(0)
})

test('Goods that cost nothing are placed without a payment', async () => {
  await db().updateTable('variants').set({ priceMinor: 0, saleMinor: 0 }).execute()
  const { choices } = await shopper.load(delivery, '/checkout/delivery')
  const free = choices.find(({ option }) => Number(option.cost?.price.amount) === 0)
  expect(free?.option.code).toBeDefined()
  await shopper.post(delivery, '/checkout/delivery', { delivery: free?.option.code ?? '' })
  expect((await load()).settled).toBe(true)
  expect(await redirectOf(place())).toMatch(/orderId=./)
})
