import { Reward } from '@galleria/platform-client/entities/loyalty'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { sweepAvailability } from './availability.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const rewards = '/loyalty-rewards/v1/rewards'
const fiveOff = {
  name: 'Five off',
  active: true,
  couponReward: { fixedAmount: { configsByTier: [{ costInPoints: 100, amount: 5 }] }, minimumSubtotal: 20 },
}
const make = async (reward: object = fiveOff) => (await owner.call('POST', rewards, { reward })).body.reward
const eventsOf = (type: string, entityId: string) =>
  site.platform.services.db
    .selectFrom('outbox')
    .select(['payload', 'revision'])
    .where('type', '=', `wix.loyalty.v1.${type}`)
    .where('entityId', '=', entityId)
    .orderBy('createdAt')
    .execute()

describe('A reward', () => {
  it('A reward is made, changed, listed and deleted, and each is told', async () => {
    const made = Reward.parse(await make())
    expect(made).toMatchObject({ name: 'Five off', active: true, type: 'COUPON_REWARD', revision: '1' })
    expect((await owner.call('GET', `${rewards}/${made.id}`)).body.reward).toEqual(made)
    const reward = { ...fiveOff, id: made.id, name: 'Five dollars off', active: false }
    const put = (revision: string) =>
      owner.call('PUT', `${rewards}/${made.id}`, { reward: { ...reward, revision } })
    expect((await put('1')).body.reward).toMatchObject({ name: 'Five dollars off', revision: '2' })
    const late = await put('1')
    expect(late.status).toBe(409)
    expect(late.body.details.applicationError.data).toEqual({ currentRevision: '2' })
    const query = { query: { filter: { active: false }, sort: [{ fieldName: 'name' }] } }
    const found = await owner.call('POST', `${rewards}/query`, query)
    expect(found.body.rewards.map(({ id }: Reward) => id)).toEqual([made.id])
    const sites = await owner.call('GET', '/loyalty-rewards/v1/bulk/rewards')
    expect(sites.body.rewardsInSite[0].rewards).toHaveLength(1)
    expect((await owner.call('DELETE', `${rewards}/${made.id}?revision=1`)).status).toBe(409)
    expect((await owner.call('DELETE', `${rewards}/${made.id}?revision=2`)).body).toEqual({})
    expect((await owner.call('GET', `${rewards}/${made.id}`)).status).toBe(404)
    for (const type of ['reward_created', 'reward_updated', 'reward_deleted'])
      expect(await eventsOf(type, made.id), type).toHaveLength(1)
  })

  it('A reward has a price for each tier, and no tier twice or unknown', async () => {
    const { tiers } = (await owner.call('GET', '/loyalty-tiers/v1/tiers')).body
    const configs = (...more: object[]) => ({
      name: 'By tier',
      couponReward: { percentage: { configsByTier: [{ costInPoints: 200, percentage: 10 }, ...more] } },
    })
    const own = { costInPoints: 150, percentage: 10, tierId: tiers[1].id }
    expect((await make(configs(own))).couponReward.percentage.configsByTier).toHaveLength(2)
    const twice = await owner.call('POST', rewards, { reward: configs(own, own) })
    expect(twice.body.message).toContain('must not repeat a tier')
    const unknown = { ...own, tierId: '00000000-0000-4000-8000-000000000000' }
    const nobody = await owner.call('POST', rewards, { reward: configs(unknown) })
    expect(nobody.body.message).toContain('is not a tier of this program')
  })

  it.each([
    ['nothing that it gives', { name: 'Empty' }, 'must be set, but not both'],
    [
      'two kinds at once',
      {
        name: 'Two',
        couponReward: {
          freeShipping: { configsByTier: [{ costInPoints: 1 }] },
          buyXGetY: { configsByTier: [{ costInPoints: 1, x: 1, y: 1 }] },
        },
      },
      'must have one of',
    ],
    [
      'a scope and a minimum',
      { name: 'Both', couponReward: { ...fiveOff.couponReward, scope: { namespace: 'stores' } } },
      'must not be combined',
    ],
    [
      'an amount finer than a cent',
      {
        name: 'Fine',
        couponReward: { fixedAmount: { configsByTier: [{ costInPoints: 1, amount: 0.125 }] } },
      },
      'must be an amount of USD',
    ],
    [
      'no price',
      { name: 'Gift', couponReward: { freeShipping: { configsByTier: [{ costInPoints: 0 }] } } },
      'costInPoints',
    ],
  ])('A reward is refused with %s', async (_, reward, message) => {
    const answer = await owner.call('POST', rewards, { reward })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })

  it('A reward keeps the kind that it was made with', async () => {
    const { id, revision } = await make()
    const discountAmount = { configsByTier: [{ costInPoints: 100, amount: '5' }] }
    const answer = await owner.call('PUT', `${rewards}/${id}`, {
      reward: { id, revision, name: 'Other', discountAmount },
    })
    expect(answer.body.message).toContain('be changed after the reward is created')
  })

  it('A reward is made with others, each for itself', async () => {
    const list = [fiveOff, { name: 'Empty' }, { ...fiveOff, name: 'Third' }]
    const { body } = await owner.call('POST', '/loyalty-rewards/v1/bulk/rewards/create', { rewards: list })
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(body.results.map((each: { item?: Reward }) => each.item?.name)).toEqual([
      'Five off',
      undefined,
      'Third',
    ])
    expect(body.results[1].itemMetadata).toMatchObject({ originalIndex: 1, success: false })
  })

  it('A reward is seen by shoppers while it is active, page by page', async () => {
    await make({ ...fiveOff, name: 'Hidden', active: false })
    const visitor = await Shopper.visitor(site)
    const first = await visitor.call('GET', `${rewards}?cursorPaging.limit=1`)
    expect(first.body.rewards).toHaveLength(1)
    const { next } = first.body.pagingMetadata.cursors
    const rest = await visitor.call('GET', `${rewards}?cursorPaging.limit=50&cursorPaging.cursor=${next}`)
    const names = [...first.body.rewards, ...rest.body.rewards].map(({ name }: Reward) => name)
    expect(names).toContain('Third')
    expect(names).not.toContain('Hidden')
    expect((await visitor.call('POST', rewards, { reward: fiveOff })).status).toBe(403)
  })
})

describe('Whether a reward is in reach', () => {
  it('Whether a reward is in reach follows the reward and the points, and is told once each time', async () => {
    const own = await createTestPlatform({ seed: 'small' })
    try {
      const shop = new Shopper(own, own.ownerKey)
      const member = new Shopper(own, (await own.signUp()).accessToken)
      const mine = await member.call('GET', '/loyalty-accounts/v1/accounts/my-account')
      const { id, points } = mine.body.account
      expect(points.balance).toBe(50)
      const { db } = own.platform.services
      const reach = async () => {
        const { rows } = await sql<{ rewardAvailable: boolean }>`
          select reward_available from loyalty_accounts where id = ${id}`.execute(db)
        return rows[0]?.rewardAvailable
      }
      expect(await reach()).toBe(false)
      const cheap = {
        name: 'Cheap',
        active: true,
        discountAmount: { configsByTier: [{ costInPoints: 50, amount: '2.50' }] },
      }
      const { reward } = (await shop.call('POST', rewards, { reward: cheap })).body
      expect(await reach()).toBe(true)
      await shop.call('PUT', `${rewards}/${reward.id}`, { reward: { ...reward, active: false } })
      expect(await reach()).toBe(false)
      await sweepAvailability(own.platform.services)
      const told = await db
        .selectFrom('outbox')
        .select('payload')
        .where('type', '=', 'wix.loyalty.v1.account_reward_availability_updated')
        .where('entityId', '=', id)
        .orderBy('sequence')
        .execute()
      expect(told.map(({ payload }) => payload)).toEqual([
        { rewardAvailable: true, updateTrigger: 'REWARD_UPDATED' },
        { rewardAvailable: false, updateTrigger: 'REWARD_UPDATED' },
      ])
      const sweep = await db.selectFrom('loyaltyRewardReach').selectAll().executeTakeFirstOrThrow()
      expect(sweep.done).toBe(sweep.wanted)
    } finally {
      await own.close()
    }
  })
})
