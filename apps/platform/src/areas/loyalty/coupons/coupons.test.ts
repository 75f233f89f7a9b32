import { LoyaltyCoupon } from '@galleria/platform-client/entities/loyalty'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { timeOut } from './time-out.ts'

let site: TestPlatform
let owner: Shopper
let lamp: StockedProduct
let reward: { id: string; revision: string }
const coupons = '/loyalty-coupons/v1/coupons'
const cart = '/ecom/v1/carts/current'

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2599, quantity: 1000 })
  owner = new Shopper(site, site.ownerKey)
  reward = await makeReward({ fixedAmount: { configsByTier: [{ costInPoints: 20, amount: 5 }] } })
})
afterAll(() => site?.close())

async function makeReward(couponReward: object, name = 'Five off') {
  const made = await owner.call('POST', '/loyalty-rewards/v1/rewards', {
    reward: { name, active: true, couponReward },
  })
  return made.body.reward
}

/** Member with 25 points, from an order. */
async function member() {
  const { accessToken } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  await shopper.add(lamp, 1)
  await shopper.buy('33.59')
  expect(await balanceOf(shopper)).toBe(25)
  return shopper
}

const account = async (shopper: Shopper) =>
  (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account
const balanceOf = async (shopper: Shopper) => (await account(shopper)).points.balance
const redeem = (shopper: Shopper, more: object = {}) =>
  shopper.call('POST', `${coupons}/redeem-my-coupon`, { rewardId: reward.id, ...more })
const mine = async (shopper: Shopper): Promise<LoyaltyCoupon[]> =>
  (await shopper.call('GET', `${coupons}/my-coupons`)).body.loyaltyCoupons
const history = async (shopper: Shopper) =>
  (
    await shopper.call('POST', '/loyalty-transactions/v1/loyalty-transactions/query', { query: {} })
  ).body.loyaltyTransactions.map((each: { transactionType: string; amount: number }) => [
    each.transactionType,
    each.amount,
  ])
const take = (shopper: Shopper, couponCode?: string) => shopper.call('PATCH', cart, { couponCode })
const tellings = (type: string, entityId: string) =>
  site.platform.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('type', '=', `wix.loyalty.v1.${type}`)
    .where('entityId', '=', entityId)
    .execute()

describe('A coupon bought with points', () => {
  it('A coupon bought with points takes the points and works in the cart at once, for that member alone', async () => {
    const shopper = await member()
    const { body } = await redeem(shopper)
    const coupon = LoyaltyCoupon.parse(body.coupon)
    expect(coupon).toMatchObject({
      status: 'ACTIVE',
      applicationStatus: 'UNUSED',
      rewardName: 'Five off',
      refundable: true,
      couponReference: { specification: { type: 'MONEY_OFF_AMOUNT', moneyOffAmount: 5 } },
    })
    expect(await balanceOf(shopper)).toBe(5)
    expect(await history(shopper)).toContainEqual(['REDEEM', -20])
    expect(await tellings('coupon_created', coupon.id)).toHaveLength(1)
    const code = coupon.couponReference?.code ?? ''
    await shopper.add(lamp, 1)
    const taken = await take(shopper, code)
    expect(taken.body.cart.appliedDiscounts).toMatchObject([{ coupon: { code, amount: { amount: '5.00' } } }])
    expect(await mine(shopper)).toMatchObject([{ id: coupon.id, applicationStatus: 'IN_PROGRESS' }])
    const other = await member()
    await other.add(lamp, 1)
    const stolen = await take(other, code)
    expect(stolen.body.details.applicationError.code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(await mine(other)).toEqual([])
  })

  it('A coupon bought with points is used up by the order, and gives its points back when that is canceled', async () => {
    const shopper = await member()
    const { coupon } = (await redeem(shopper)).body
    await shopper.add(lamp, 1)
    await take(shopper, coupon.couponReference.code)
    const orderId = orderIdOf(await shopper.buy('28.09'))
    expect(await mine(shopper)).toMatchObject([
      { status: 'APPLIED', applicationStatus: 'COMPLETED', refundable: false },
    ])
    const before = await balanceOf(shopper)
    const cancel = () => owner.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
    expect((await cancel()).status).toBe(200)
    await cancel()
    expect(await balanceOf(shopper)).toBe(before + 20)
    expect(await mine(shopper)).toMatchObject([{ status: 'ARCHIVED', applicationStatus: 'REFUNDED' }])
  })

  it('A coupon bought with points gives its points back once when it is removed from the cart', async () => {
    const shopper = await member()
    const { coupon } = (await redeem(shopper)).body
    await shopper.add(lamp, 1)
    await take(shopper, coupon.couponReference.code)
    const removed = await shopper.call('POST', `${cart}/remove-coupon`, {})
    expect(removed.body.cart.appliedDiscounts).toEqual([])
    await shopper.call('POST', `${cart}/remove-coupon`, {})
    expect(await balanceOf(shopper)).toBe(25)
    expect(await history(shopper)).toContainEqual(['REFUND', 20])
    expect(await mine(shopper)).toMatchObject([
      { status: 'ARCHIVED', applicationStatus: 'REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL' },
    ])
    const again = await take(shopper, coupon.couponReference.code)
    expect(again.body.details.applicationError.code).toBe('ERROR_COUPON_IS_DISABLED')
  })

  it('A coupon bought with points is given up by its member, once, and not after an order, and by nobody else', async () => {
    const give = (by: Shopper, loyaltyCouponId: string) =>
      by.call('POST', `${coupons}/return-my-coupon`, { loyaltyCouponId })
    const shopper = await member()
    const { coupon } = (await redeem(shopper)).body
    const stranger = await give(await member(), coupon.id)
    expect(stranger.body.details.applicationError.code).toBe('COUPON_NOT_FOUND')
    const answers = await Promise.all([1, 2, 3].map(() => give(shopper, coupon.id)))
    for (const { body } of answers)
      expect(body.coupon).toMatchObject({ status: 'ARCHIVED', applicationStatus: 'REFUNDED' })
    expect(await balanceOf(shopper)).toBe(25)
    expect((await history(shopper)).filter(([type]: [string]) => type === 'REFUND')).toHaveLength(1)
    await shopper.add(lamp, 1)
    const gone = await take(shopper, coupon.couponReference.code)
    expect(gone.body.details.applicationError.code).toBe('ERROR_COUPON_IS_DISABLED')
    const second = (await redeem(shopper)).body.coupon
    await take(shopper, second.couponReference.code)
    await shopper.buy('28.09')
    const late = await give(shopper, second.id)
    expect(late.body.details.applicationError.code).toBe('COUPON_ALREADY_USED')
  })

  it('A coupon bought with points is bought once however often the same request comes', async () => {
    const shopper = await member()
    const key = { idempotencyKey: 'press' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(shopper, key)))
    expect(new Set(answers.map(({ body }) => body.coupon.id)).size).toBe(1)
    expect(await balanceOf(shopper)).toBe(5)
    const other = await makeReward({ freeShipping: { configsByTier: [{ costInPoints: 1 }] } }, 'Delivery')
    const reused = await redeem(shopper, { ...key, rewardId: other.id })
    expect(reused.status).toBe(422)
  })

  it('A coupon bought with points costs no more than there is, though many ask at once (row 76)', async () => {
    const shopper = await member()
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(shopper)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused?.body.details.applicationError.code).toBe('NOT_ENOUGH_POINTS')
    expect(await balanceOf(shopper)).toBe(5)
  })

  it('A coupon bought with points is not sold while the reward rests, or to a tier that it is not for', async () => {
    const shopper = await member()
    const { tiers } = (await owner.call('GET', '/loyalty-tiers/v1/tiers')).body
    const silver = await makeReward(
      { percentage: { configsByTier: [{ costInPoints: 1, percentage: 50, tierId: tiers[0].id }] } },
      'Silver only',
    )
    const code = async (rewardId: string) =>
      (await redeem(shopper, { rewardId })).body.details.applicationError.code
    expect(await code(silver.id)).toBe('REWARD_NOT_FOR_THIS_TIER')
    const resting = { ...silver, active: false }
    await owner.call('PUT', `/loyalty-rewards/v1/rewards/${silver.id}`, { reward: resting })
    expect(await code(silver.id)).toBe('REWARD_NOT_FOR_THIS_TIER')
    expect(await code('nothing')).toBe('REWARD_NOT_FOUND')
    expect(await balanceOf(shopper)).toBe(25)
  })

  it('A coupon bought with points reduces one piece where it is limited to one', async () => {
    const half = await makeReward(
      {
        percentage: { configsByTier: [{ costInPoints: 10, percentage: 50 }] },
        limitedToOneItem: true,
      },
      'Half of one',
    )
    const shopper = await member()
    const { coupon } = (await redeem(shopper, { rewardId: half.id })).body
    await shopper.add(lamp, 3)
    const { body } = await take(shopper, coupon.couponReference.code)
    expect(body.cart.appliedDiscounts[0].coupon.amount.amount).toBe('13.00')
  })

  it('A coupon bought with points is told to owners alone, found by what it is, and deleted with its points returned', async () => {
    const shopper = await member()
    const { coupon } = (await redeem(shopper)).body
    expect((await shopper.call('GET', `${coupons}/${coupon.id}`)).status).toBe(403)
    const filter = { accountId: coupon.accountId, status: 'ACTIVE' }
    for (const query of [{ filter }, { filter, sort: [{ fieldName: 'rewardName' }], paging: { limit: 5 } }]) {
      const found = await owner.call('POST', `${coupons}/query`, { query })
      expect(found.body.loyaltyCoupons.map(({ id }: LoyaltyCoupon) => id)).toEqual([coupon.id])
    }
    const dropped = await owner.call('DELETE', `${coupons}/${coupon.id}?revision=1`)
    expect(dropped.body).toEqual({})
    expect(await balanceOf(shopper)).toBe(25)
    expect(await mine(shopper)).toEqual([])
    expect((await owner.call('GET', `${coupons}/${coupon.id}`)).status).toBe(404)
    expect(await tellings('coupon_deleted', coupon.id)).toHaveLength(1)
  })
})

it('A discount at the checkout is so many times its reward', async () => {
  const shopper = await member()
  const made = await owner.call('POST', '/loyalty-rewards/v1/rewards', {
    reward: {
      name: 'Points to money',
      active: true,
      discountAmount: { configsByTier: [{ costInPoints: 5, amount: '1.00' }] },
    },
  })
  const { coupon } = (await redeem(shopper, { rewardId: made.body.reward.id, times: 4 })).body
  expect(coupon.couponReference.specification.moneyOffAmount).toBe(4)
  expect(await balanceOf(shopper)).toBe(5)
  const several = await redeem(shopper, { times: 2 })
  expect(several.body.details.applicationError.code).toBe('REWARD_IS_ONE_COUPON')
})

it('Points of a coupon that nobody used in time return once, whichever server does it', async () => {
  const shopper = await member()
  const used = await member()
  await redeem(shopper)
  const { coupon } = (await redeem(used)).body
  await used.add(lamp, 1)
  await take(used, coupon.couponReference.code)
  await used.buy('28.09')
  const spent = await balanceOf(used)
  const { db, clock } = site.platform.services
  const later = { db, clock: { now: () => new Date(clock.now().getTime() + 91 * 86_400_000) } }
  await Promise.all([timeOut(later), timeOut(later), timeOut(later)])
  expect(await balanceOf(shopper)).toBe(25)
  expect(await mine(shopper)).toMatchObject([
    { status: 'ARCHIVED', applicationStatus: 'REFUNDED_DUE_TO_TIMEOUT' },
  ])
  expect(await balanceOf(used)).toBe(spent)
  expect(await mine(used)).toMatchObject([{ status: 'APPLIED' }])
})
