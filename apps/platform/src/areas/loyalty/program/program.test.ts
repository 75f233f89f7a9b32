import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { expirePoints } from '../expiry/expire.ts'
import { warnOfExpiry } from '../expiry/warn.ts'
import { enter } from '../ledger/index.ts'
import { recalculateAccounts } from '../tiers/recalculate.ts'

const DAY = 86_400
const program = '/loyalty-programs/v1/program'
const tiers = '/loyalty-tiers/v1/tiers'
const accounts = '/loyalty-accounts/v1/accounts'
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const codeOf = (body: { details: { applicationError: { code: string } } }) =>
  body.details.applicationError.code
const account = async (id: string) => (await owner.call('GET', `${accounts}/${id}`)).body.account
const emittedEvents = async (type: string) =>
  (
    await site.platform.services.db
      .selectFrom('outbox')
      .select(['modifiedFields'])
      .where('type', '=', type)
      .orderBy('createdAt')
      .execute()
  ).map(({ modifiedFields }) => modifiedFields)

async function join() {
  const email = `${randomUUID()}@example.test`
  const { memberId, accessToken } = await site.signUp({ email })
  const { body } = await owner.call('GET', `${accounts}/fetch-by?memberId=${memberId}`)
  return { id: body.account.id as string, memberId, shopper: new Shopper(site, accessToken), email }
}

const earn = (id: string, amount: number) =>
  owner.call('POST', `${accounts}/${id}/earn-points`, { amount, appId: 'till', idempotencyKey: randomUUID() })

describe('The program', () => {
  it('The program begins as a draft, in which nothing is earned, and is activated and paused', async () => {
    expect((await owner.call('GET', program)).body.loyaltyProgram.status).toBe('DRAFT')
    expect(codeOf((await owner.call('POST', `${program}/pause`, {})).body)).toBe('ILLEGAL_STATUS_TRANSITION')
    const { id, shopper } = await join()
    expect(codeOf((await earn(id, 5)).body)).toBe('PROGRAM_NOT_ACTIVE')
    expect((await shopper.call('POST', `${program}/activate`, {})).status).toBe(403)
    const icon = { id: 'icon', url: 'https://example.test/icon.svg', height: 24, width: 24 }
    const change = { name: 'The circle', pointDefinition: { customName: 'Petals', icon } }
    const changed = await owner.call('PATCH', program, { loyaltyProgram: change })
    expect(changed.body.loyaltyProgram).toMatchObject(change)
    const active = await owner.call('POST', `${program}/activate`, {})
    expect(active.body.loyaltyProgram).toMatchObject({ ...change, status: 'ACTIVE' })
    expect((await earn(id, 5)).status).toBe(200)
    expect((await owner.call('POST', `${program}/pause`, {})).body.loyaltyProgram.status).toBe('PAUSED')
    await owner.call('POST', `${program}/activate`, {})
    expect(await emittedEvents('wix.loyalty.v1.program_updated')).toHaveLength(4)
    const all = await owner.call('GET', '/loyalty-programs/v1/bulk/programs')
    expect(all.body.programInSites).toMatchObject([{ loyaltyProgram: { name: 'The circle' } }])
    expect((await owner.call('GET', `${program}/premium-features`)).body.tiers).toBe(true)
    for (const wrong of [{ name: 'x' }, { pointsExpiration: { monthsOfInactivity: 13 } }])
      expect((await owner.call('PATCH', program, { loyaltyProgram: wrong })).status).toBe(400)
    const both = { monthsOfInactivity: 3, yearlyOn: { month: 2, day: 29 } }
    const refused = await owner.call('PATCH', program, { loyaltyProgram: { pointsExpiration: both } })
    expect(refused.status).toBe(400)
  })
})

describe('Tiers', () => {
  it('Tiers are made, told apart by name and points, changed by revision, and deleted', async () => {
    const tier = (name: string, requiredPoints: number) => ({ tierDefinition: { name }, requiredPoints })
    const settings = { programSettings: { status: 'ACTIVE', rollingWindow: { durationInMonths: 6 } } }
    expect((await owner.call('GET', `${tiers}/program-settings`)).body.programSettings.status).toBe(
      'DISABLED',
    )
    expect((await owner.call('POST', `${tiers}/program-settings`, settings)).status).toBe(200)
    expect((await owner.call('POST', `${tiers}/program-settings`, settings)).status).toBe(409)
    const bulk = { tiers: [tier('Silver', 100), tier('Gold', 500), tier('Silver', 900)] }
    const made = await owner.call('POST', '/loyalty-tiers/v1/bulk/tiers/create', bulk)
    expect(made.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(made.body.results[2].itemMetadata.error.code).toBe('TIER_NAME_ALREADY_EXISTS')
    expect(codeOf((await owner.call('POST', tiers, { tier: tier('Bronze', 100) })).body)).toBe(
      'TIER_REQUIRED_POINTS_ALREADY_EXIST',
    )
    const { item } = made.body.results[0]
    const change = { id: item.id, revision: item.revision, requiredPoints: 90 }
    const changed = await owner.call('PATCH', `${tiers}/${item.id}`, { tier: change })
    expect(changed.body.tier).toMatchObject({ requiredPoints: 90, revision: '2' })
    expect(await emittedEvents('wix.loyalty.v1.tier_updated')).toEqual([{ requiredPoints: 100 }])
    const stale = await owner.call('PATCH', `${tiers}/${item.id}`, { tier: change })
    expect(stale.status).toBe(409)
    expect(stale.body.details.applicationError.data.currentRevision).toBe('2')
    const raced = await Promise.all(
      [1, 2, 3].map(() => owner.call('POST', tiers, { tier: tier('Platinum', 5000) })),
    )
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const platinum = raced.find(({ status }) => status === 200)?.body.tier
    expect((await owner.call('DELETE', `${tiers}/${platinum.id}?revision=1`)).status).toBe(200)
    expect((await owner.call('GET', `${tiers}/${platinum.id}`)).status).toBe(404)
    expect(await emittedEvents('wix.loyalty.v1.tier_deleted')).toHaveLength(1)
    const { body } = await owner.call('GET', `${tiers}/program`)
    expect(body.tiers.map(({ requiredPoints }: { requiredPoints: number }) => requiredPoints)).toEqual([
      90, 500,
    ])
  })

  it('Tiers are climbed at once, and left when the period has moved on or the threshold has', async () => {
    const { id } = await join()
    await earn(id, 120)
    const silver = await account(id)
    expect(silver.tier).toMatchObject({ points: 120, id: expect.any(String) })
    site.clock.advance(100 * DAY)
    await earn(id, 400)
    const gold = await account(id)
    expect(gold.tier.points).toBe(520)
    expect(gold.tier.id).not.toBe(silver.tier.id)
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).revision).toBe(gold.revision)
    site.clock.advance(90 * DAY)
    await recalculateAccounts(site.platform.services)
    const down = await account(id)
    expect(down.tier).toMatchObject({ id: silver.tier.id, points: 400 })
    expect(new Date(down.tier.recalculationDate) > site.clock.now()).toBe(true)
    expect(down.points.balance).toBe(520)

    const { body } = await owner.call('GET', `${tiers}/program`)
    const tier = { id: silver.tier.id, revision: body.tiers[0].revision, requiredPoints: 450 }
    await owner.call('PATCH', `${tiers}/${tier.id}`, { tier })
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).tier.id).toBeUndefined()
    const { revision } = body.programSettings
    const off = { status: 'ACTIVE', revision, rollingWindow: {}, baseTierDefinition: { name: 'Friend' } }
    const updated = await owner.call('PATCH', `${tiers}/program-settings`, { programSettings: off })
    expect(updated.body.programSettings).toMatchObject({ baseTierDefinition: { name: 'Friend' } })
    await recalculateAccounts(site.platform.services)
    const ever = await account(id)
    expect(ever.tier.points).toBe(520)
    expect(ever.tier.recalculationDate).toBeUndefined()
  })

  it('Tiers go by money spent in the period where the settings say so, up and down', async () => {
    const { id } = await join()
    await earn(id, 1000)
    const buy = (spent: number) =>
      transaction(site.platform.services.db, (trx) =>
        enter(trx, {
          ...{ accountId: id, type: 'EARN', amount: 1, spent, key: randomUUID(), date: site.clock.now() },
        }),
      )
    const { body } = await owner.call('GET', `${tiers}/program`)
    const [silver, gold] = body.tiers.map((each: { id: string }) => each.id)
    const programSettings = {
      ...{ status: 'ACTIVE', basis: 'SPEND', rollingWindow: { durationInMonths: 6 } },
      revision: body.programSettings.revision,
    }
    await owner.call('PATCH', `${tiers}/program-settings`, { programSettings })
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).tier).toEqual(expect.not.objectContaining({ id: expect.anything() }))
    await buy(460)
    expect((await account(id)).tier).toMatchObject({ id: silver, points: 460 })
    site.clock.advance(100 * DAY)
    await buy(60)
    expect((await account(id)).tier).toMatchObject({ id: gold, points: 520 })
    site.clock.advance(90 * DAY)
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).tier).toMatchObject({ points: 60 })
    expect((await account(id)).tier.id).toBeUndefined()
  })
})

describe('Points', () => {
  it('Points expire after months without activity, in the share that is told, after a warning', async () => {
    const { id, email } = await join()
    const other = await join()
    await shopsInArabic(other.memberId)
    const pointsExpiration = { monthsOfInactivity: 3, expiringPointsPercentage: 50 }
    await owner.call('PATCH', program, { loyaltyProgram: { pointsExpiration } })
    const enabled = await owner.call('POST', `${program}/points-expiration/enable`, {})
    expect(enabled.body.loyaltyProgram.pointsExpiration).toMatchObject({
      status: 'ENABLED',
      ...pointsExpiration,
    })
    await earn(id, 101)
    await earn(other.id, 101)
    const before = await account(id)
    expect(before.pointsExpiration.expiringPointsAmount).toBe(51)
    await warnOfExpiry(site.platform.services)
    expect(await mails(email)).toEqual([])
    site.clock.advance(70 * DAY)
    for (let time = 0; time < 2; time += 1) await warnOfExpiry(site.platform.services)
    expect(await mails(email)).toEqual([expect.stringContaining('51 Petals expiring on')])
    // Mails in the member's language.
    expect(await mails(other.email, '%تنتهي%')).toEqual([expect.stringContaining('Petals')])
    site.clock.advance(30 * DAY)
    await Promise.all([1, 2, 3].map(() => expirePoints(site.platform.services)))
    const after = await account(id)
    expect(after.points).toMatchObject({ balance: 50, expired: 51 })
    expect(after.pointsExpiration.expiringPointsAmount).toBe(25)
    expect(after.lastActivityDate).toBe(before.lastActivityDate)
  })

  it('Points expire on a day of every year where the calendar says so, and stay where expiry was switched off', async () => {
    const { id } = await join()
    await earn(id, 40)
    const soon = new Date(site.clock.now().getTime() + 20 * DAY * 1000)
    const yearlyOn = { month: soon.getUTCMonth() + 1, day: Math.min(28, soon.getUTCDate()) }
    const pointsExpiration = { yearlyOn, expiringPointsPercentage: 100 }
    const set = await owner.call('PATCH', program, { loyaltyProgram: { pointsExpiration } })
    expect(set.body.loyaltyProgram.pointsExpiration).toMatchObject({ yearlyOn })
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).pointsExpiration.expiringPointsAmount).toBe(40)
    site.clock.advance(380 * DAY)
    await expirePoints(site.platform.services)
    expect((await account(id)).points).toMatchObject({ balance: 0, expired: 40 })
    await earn(id, 7)
    await owner.call('POST', `${program}/points-expiration/disable`, {})
    await recalculateAccounts(site.platform.services)
    expect((await account(id)).pointsExpiration).toBeUndefined()
    site.clock.advance(800 * DAY)
    await expirePoints(site.platform.services)
    expect((await account(id)).points.balance).toBe(7)
  })
})

it('A channel is followed once, and gives what the active rule says', async () => {
  const { id, shopper } = await join()
  const rule = { title: 'Follow us', triggerActivityType: 'SOCIAL_MEDIA', status: 'ACTIVE', moneyMinor: null }
  await site.platform.services.db
    .insertInto('loyaltyEarningRules')
    .values({ id: randomUUID(), ...rule, points: 15, revision: 1 })
    .execute()
  const follow = (channel: string) =>
    shopper.call('POST', '/loyalty-social-media/v1/followed-channels', { followedChannel: { channel } })
  const all = await Promise.all([follow('TIKTOK'), follow('TIKTOK'), follow('X')])
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(all.map(({ body }) => body.followedChannel.id)).size).toBe(2)
  expect((await account(id)).points.earned).toBe(30)
  expect(await emittedEvents('wix.loyalty.socialmedia.v1.followed_channel_created')).toHaveLength(2)
  const list = await shopper.call('GET', '/loyalty-social-media/v1/followed-channels')
  expect(list.body.followedChannels.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
    'TIKTOK',
    'X',
  ])
  const asApp = await owner.call('GET', `/loyalty-social-media/v1/followed-channels?accountId=${id}`)
  expect(asApp.body.followedChannels).toHaveLength(2)
  expect((await follow('MYSPACE')).status).toBe(400)
})

async function shopsInArabic(ownerId: string): Promise<void> {
  const date = site.clock.now()
  const cart = { id: randomUUID(), ownerType: 'MEMBER', ownerId, currency: 'USD', revision: 1 } as const
  await site.platform.services.db
    .insertInto('carts')
    .values({ ...cart, buyerLanguage: 'ar', createdAt: date, updatedAt: date })
    .execute()
}

async function mails(to: string, subject = '%expiring on%'): Promise<string[]> {
  const rows = await site.platform.services.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', to)
    .where('subject', 'like', subject)
    .execute()
  return rows.map(({ subject }) => subject)
}
