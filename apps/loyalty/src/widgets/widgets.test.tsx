import { Widget } from '@galleria/federation'
import { renderInModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { addToCurrentCart, getCurrentCart, STORES_APP_ID } from '@galleria/platform-client/cart'
import { getMyLoyaltyAccount } from '@galleria/platform-client/loyalty'
import { adjustPoints } from '@galleria/platform-client/loyalty-accounts'
import { updateLoyaltyProgram } from '@galleria/platform-client/loyalty-program'
import { createReward } from '@galleria/platform-client/loyalty-rewards'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../module.ts'
import { buy, newMember } from '../routes/member.fixture.ts'
import Balance from './Balance.tsx'

const site = await createTestPlatform({ seed: 'small' })
const owner = createPlatformClient({
  ...{ baseUrl: site.url, fetch: site.fetch },
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
const patience = { timeout: 20_000 }

beforeAll(async () => {
  await createReward(owner, {
    reward: {
      ...{ name: 'Ten dollars off', active: true },
      couponReward: { fixedAmount: { configsByTier: [{ costInPoints: 40, amount: 10 }] } },
    },
  })
})
afterAll(() => site.close())
afterEach(cleanup)

async function withCart(): Promise<Shopper> {
  const member = await newMember(site)
  const { products } = await queryProducts(member.client, { query: {} })
  const product = products.find(({ productOptions }) => productOptions.length === 0)
  const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES_APP_ID }
  await addToCurrentCart(member.client, { lineItems: [{ catalogReference, quantity: 1 }] })
  return member
}

const codeOf = async ({ client }: Shopper) =>
  (await getCurrentCart(client)).cart.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon?.code
const pointsOf = async ({ client }: Shopper) => (await getMyLoyaltyAccount(client)).account?.points.balance

test('A member puts a reward into the cart with one press, and has the points back when it is taken out', async () => {
  const member = await withCart()
  const place = { platform: site, session: member.session }
  const before = <Widget name="loyalty.redeem" subtotal="48.00" productIds={[]} />
  const { user } = renderInModule(module, before, place)
  const use = await screen.findByRole('button', { name: 'Use 40 points' }, patience)
  expect(use.getAttribute('aria-describedby')).toBeTruthy()
  await user.dblClick(use)
  await expect.poll(() => codeOf(member), patience).toMatch(/^PTS-/)
  expect(await pointsOf(member), 'bought once').toBe(10)
  cleanup()

  const couponCode = (await codeOf(member)) ?? ''
  const after = <Widget name="loyalty.redeem" subtotal="48.00" productIds={[]} couponCode={couponCode} />
  const again = renderInModule(module, after, place)
  expect((await screen.findByText(/is in this cart, for 40 points/, {}, patience)).getAttribute('role')).toBe(
    'status',
  )
  await again.user.click(screen.getByRole('button', { name: 'Remove reward' }))
  await expect.poll(() => pointsOf(member), patience).toBe(50)
  expect(await codeOf(member)).toBeUndefined()
})

test('Balance and tier are shown together, and a member who can redeem nothing sees no offer', async () => {
  const member = await newMember(site)
  const { account } = await getMyLoyaltyAccount(member.client)
  await adjustPoints(owner, { accountId: account?.id ?? '', amount: -30 })
  const { container } = renderInModule(
    module,
    <>
      <Widget name="loyalty.balance" />
      <Widget name="loyalty.tier-badge" />
      <Widget name="loyalty.redeem" subtotal="48.00" productIds={[]} />
    </>,
    { platform: site, session: member.session },
  )
  expect(await screen.findByText('20 points', {}, patience)).toBeTruthy()
  expect((await screen.findByText('Visitor', {}, patience)).textContent).toBe('Tier Visitor')
  expect(container.querySelector('section')).toBeNull()
})

test('Widgets call a point what the owner calls it', async () => {
  await updateLoyaltyProgram(owner, { loyaltyProgram: { pointDefinition: { customName: 'Petals' } } })
  const member = await newMember(site)
  const { orderId, price } = await buy(member, site)
  const earned = Math.floor(price)
  renderInModule(
    module,
    <>
      <Widget name="loyalty.order-points" orderId={orderId} />
      <Widget name="loyalty.balance" />
      <Widget name="loyalty.redeem" subtotal="48.00" productIds={[]} />
    </>,
    { platform: site, session: member.session },
  )
  expect(await screen.findByText(`${50 + earned} Petals`, {}, patience)).toBeTruthy()
  expect(await screen.findByText(new RegExp(`^You have ${50 + earned} Petals\\.`), {}, patience)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use 40 Petals' })).toBeTruthy()
  expect(await screen.findByText(new RegExp(`^You earned ${earned} Petals with this order`))).toBeTruthy()
})

test('A widget that is hydrated after another has read the account keeps to the server’s HTML', async () => {
  const { session } = await newMember(site)
  const code = Promise.withResolvers<void>()
  let renderings = 0
  function Late() {
    // The server's rendering comes first, and has the code.
    if (renderings++ > 0) use(code.promise)
    return <Balance />
  }
  const page = (
    <>
      <Balance />
      <Suspense>
        <Late />
      </Suspense>
    </>
  )
  const { recovered, router } = renderInModule(module, page, { platform: site, session, isServed: true })
  // The second is hydrated after the first has read the account.
  const stop = router.subscribe(({ fetchers }) => {
    if (fetchers.get('loyalty-account')?.data) code.resolve()
  })
  await expect.poll(() => screen.queryAllByText(/^50 /).length, patience).toBe(2)
  stop()
  expect(recovered).toEqual([])
})
