import { renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { addToCurrentCart, getCurrentCart, STORES_APP_ID } from '@galleria/platform-client/cart'
import { getMyLoyaltyAccount } from '@galleria/platform-client/loyalty'
import { getMyLoyaltyCoupons } from '@galleria/platform-client/loyalty-coupons'
import { createReward } from '@galleria/platform-client/loyalty-rewards'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import module from '../module.ts'
import { newMember } from '../routes/member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
beforeAll(async () => {
  const getAuthHeaders = async () => ({ authorization: site.ownerKey })
  const owner = createPlatformClient({ baseUrl: site.url, fetch: site.fetch, getAuthHeaders })
  const five = { fixedAmount: { configsByTier: [{ costInPoints: 30, amount: 5 }] } }
  await createReward(owner, { reward: { name: 'Five off', active: true, couponReward: five } })
  const money = { configsByTier: [{ costInPoints: 10, amount: '1.00' }] }
  await createReward(owner, { reward: { name: 'Points as money', active: true, discountAmount: money } })
  const much = { freeShipping: { configsByTier: [{ costInPoints: 5000 }] } }
  await createReward(owner, { reward: { name: 'Free delivery', active: true, couponReward: much } })
})
afterAll(() => site.close())
afterEach(cleanup)

/** Member with the 50 points of joining, and one piece in the cart. */
async function shopper() {
  const member = await newMember(site)
  const { products } = await queryProducts(member.client, { query: {} })
  const product = products.find(
    ({ productOptions, customTextFields, stock }) =>
      productOptions.length + (customTextFields?.length ?? 0) === 0 && stock.inventoryStatus === 'IN_STOCK',
  )
  const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES_APP_ID }
  await addToCurrentCart(member.client, { lineItems: [{ catalogReference, quantity: 1 }] })
  return member
}

const balanceOf = async ({ client }: Shopper) => (await getMyLoyaltyAccount(client)).account?.points.balance
const couponsOf = async ({ client }: Shopper) => (await getMyLoyaltyCoupons(client)).loyaltyCoupons
const codeOf = async ({ client }: Shopper) =>
  (await getCurrentCart(client)).cart.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon?.code

const card = async (name: string) => within(await screen.findByRole('listitem', { name }))
const open = (session: Shopper['session'], fetch = site.fetch, at = '/loyalty/rewards') =>
  renderModule(module, { at, platform: { ...site, fetch }, session })

test('One press turns points into a coupon in the cart, and the next one turns it back', async () => {
  const member = await shopper()
  const { user } = open(member.session)
  const five = await card('Five off')
  const button = await five.findByRole('button', { name: 'Redeem' })
  await user.dblClick(button)
  expect(await five.findByText(/is in your cart/)).toBeTruthy()
  const code = await codeOf(member)
  expect(code).toMatch(/^PTS-/)
  expect(five.getByText(code ?? '')).toBeTruthy()
  expect(five.getByRole('link', { name: 'Go to cart' })).toBeTruthy()
  expect(await balanceOf(member)).toBe(20)
  // The button stays where it was, and is shut: a click too many buys nothing.
  await user.click(five.getByRole('button', { name: 'Redeemed' }))
  expect(await couponsOf(member)).toHaveLength(1)

  await user.click(five.getByRole('button', { name: /^Undo/ }))
  expect(await five.findByText('We returned 30 points to your balance.')).toBeTruthy()
  expect(await balanceOf(member)).toBe(50)
  expect(await codeOf(member)).toBeUndefined()
})

test('An answer that is lost costs nothing twice, whether pressed again or after a reload', async () => {
  const member = await shopper()
  let losses = 2
  const lossy: typeof fetch = async (input, init) => {
    const answer = await site.fetch(input, init)
    const { url } = input instanceof Request ? input : { url: String(input) }
    if (!url.includes('redeem-my-coupon') || losses === 0) return answer
    losses -= 1
    throw new TypeError('connection reset')
  }
  const { user } = open(member.session, lossy)
  await user.click(await (await card('Five off')).findByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText(/couldn’t confirm/)).toBeTruthy()
  await user.click((await card('Five off')).getByRole('button', { name: 'Finish redeeming' }))
  await vi.waitFor(() => expect(losses).toBe(0), 10_000)

  cleanup()
  const later = open(member.session)
  expect(await screen.findByText(/while redeeming Five off/)).toBeTruthy()
  await later.user.click((await card('Five off')).getByRole('button', { name: 'Finish redeeming' }))
  expect(await screen.findByText(/is in your cart/)).toBeTruthy()
  expect(await couponsOf(member)).toHaveLength(1)
  expect(await balanceOf(member)).toBe(20)
})

test('Without a cart the coupon waits, and is given back from the list of coupons', async () => {
  const member = await newMember(site)
  const { user, router } = open(member.session)
  await user.click(await (await card('Five off')).findByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText(/Your cart is empty/)).toBeTruthy()
  await router.navigate('/loyalty/coupons')
  await screen.findByRole('heading', { level: 1, name: 'My coupons' })
  const coupon = await card('Five off')
  expect(coupon.getByText('Ready to use')).toBeTruthy()
  await user.click(coupon.getByRole('button', { name: 'Add to cart' }))
  expect(await coupon.findByText(/Add an item first/)).toBeTruthy()
  await user.click(coupon.getByRole('button', { name: 'Get 30 points back' }))
  expect(await coupon.findByText('Returned. Your points are back in your balance.')).toBeTruthy()
  expect(await balanceOf(member)).toBe(50)
})

test('A code that the cart has already is replaced only when the member says so', async () => {
  const member = await shopper()
  const { user } = open(member.session)
  await user.click(await (await card('Five off')).findByRole('button', { name: 'Redeem' }))
  await screen.findByText(/is in your cart/)
  const first = await codeOf(member)
  const money = await card('Points as money')
  await user.click(money.getByRole('button', { name: /Increase|More|plus/i }))
  await user.click(money.getByRole('button', { name: 'Redeem for $2 off' }))
  expect(await money.findByText(new RegExp(`already has the code ${first}`))).toBeTruthy()
  expect(await codeOf(member)).toBe(first)
  await user.click(money.getByRole('button', { name: 'Use this code instead' }))
  expect(await money.findByText(/is in your cart/)).toBeTruthy()
  expect(await codeOf(member)).not.toBe(first)
  // V2 takes the first code out, which gives its points back; V1 leaves it to the member as a coupon.
  expect(await balanceOf(member)).toBe(process.env.CART_API === 'v1' ? 0 : 30)
})

test('A reward out of reach says how many points are missing; a visitor sees the price and no button', async () => {
  const { session } = await newMember(site)
  open(session)
  const delivery = await card('Free delivery')
  expect(await delivery.findByText('4,950 points to go')).toBeTruthy()
  expect(delivery.queryByRole('button')).toBeNull()
  cleanup()
  renderModule(module, { at: '/loyalty/rewards', platform: site })
  const shown = await card('Free delivery')
  expect(shown.getByText('For 5,000 points')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign up to join' }).getAttribute('href')).toBe(
    '/account/register?returnTo=%2Floyalty%2Frewards',
  )
})
