import { LoyaltyEarningRule } from '@galleria/platform-client/entities/loyalty'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { birthdays, daysBetween } from './birthdays.ts'
import { pointsOf } from './grant.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/_api/loyalty-earning-rules/v1/earning-rules'
const OTHER_APP = '7a1d3f52-0c5e-4b0e-9a53-0d8f4ac1d001'
const automation = {
  sourceAppId: OTHER_APP,
  triggerAppId: OTHER_APP,
  triggerActivityType: 'visit-workshop',
  title: 'Visit the workshop',
  status: 'ACTIVE',
  fixedAmount: { configs: [{ points: 30 }] },
}
const make = async (rule: object = automation) =>
  (await owner.call('POST', path, { earningRule: rule })).body.earningRule
const emittedEvents = (type: string, entityId: string) =>
  site.platform.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('type', '=', `wix.loyalty.v1.loyalty_earning_rule_${type}`)
    .where('entityId', '=', entityId)
    .execute()

async function member() {
  const { accessToken, memberId } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  const account = async () =>
    (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account
  return { shopper, memberId, account, id: (await account()).id as string }
}

describe('An earning rule', () => {
  it('An earning rule is made, changed, found and deleted, and each is told', async () => {
    const made = LoyaltyEarningRule.parse(await make())
    expect(made).toMatchObject({ ...automation, metadata: { canBeDeleted: true }, revision: '1' })
    expect((await owner.call('GET', `${path}/${made.id}`)).body.earningRule).toEqual(made)
    const put = (revision: string) =>
      owner.call('PUT', `${path}/${made.id}`, {
        earningRule: { ...automation, id: made.id, revision, status: 'PAUSED' },
      })
    expect((await put('1')).body.earningRule).toMatchObject({ status: 'PAUSED', revision: '2' })
    expect((await put('1')).body.details.applicationError).toMatchObject({
      code: 'REVISION_MISMATCH',
      data: { currentRevision: '2' },
    })
    const visitor = await Shopper.visitor(site)
    const list = await visitor.call('GET', `${path}/rules?triggerActivityType=visit-workshop`)
    expect(list.body.earningRules.map(({ id }: LoyaltyEarningRule) => id)).toEqual([made.id])
    const automations = '/_api/loyalty-earning-rules/v1/automation-earning-rules'
    expect((await owner.call('DELETE', `${automations}/${made.id}`)).body).toEqual({})
    expect((await owner.call('GET', `${path}/${made.id}`)).status).toBe(404)
    for (const type of ['created', 'updated', 'deleted'])
      expect(await emittedEvents(type, made.id)).toHaveLength(1)
  })

  it('An earning rule that came with the program is paused and not deleted', async () => {
    const { earningRules } = (await owner.call('GET', `${path}/rules?triggerActivityType=REGISTRATION`)).body
    const refused = await owner.call('DELETE', `${path}/${earningRules[0].id}`)
    expect(refused.body.details.applicationError.code).toBe('RULE_CANNOT_BE_DELETED')
  })

  it('An earning rule gives by the order or by the amount, and says so where it is both or neither', async () => {
    const { fixedAmount: _, ...nothing } = automation
    const rate = { configs: [{ moneyAmount: 1, points: 1 }] }
    for (const rule of [nothing, { ...automation, conversionRate: rate }]) {
      const answer = await owner.call('POST', path, { earningRule: rule })
      expect(answer.body.message).toContain('must be set, but not both')
    }
    const fine = { ...nothing, conversionRate: { configs: [{ moneyAmount: 0.125, points: 1 }] } }
    expect((await owner.call('POST', path, { earningRule: fine })).body.message).toContain('decimals')
  })

  it('An earning rule is made with others, each for itself', async () => {
    const { fixedAmount: _, ...nothing } = automation
    const { body } = await owner.call('POST', '/_api/loyalty-earning-rules/v1/bulk/earning-rules/create', {
      earningRules: [automation, nothing],
    })
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  })

  it('An earning rule gives each tier its own, and everybody else the rest', () => {
    const rule = {
      configs: [
        { moneyMinor: 100, points: 1 },
        { tierId: 'gold', moneyMinor: 100, points: 3 },
      ],
    } as unknown as Parameters<typeof pointsOf>[0]
    expect(pointsOf(rule, null, 2599)).toBe(25)
    expect(pointsOf(rule, 'gold', 2599)).toBe(75)
    expect(pointsOf(rule, 'silver', 99)).toBe(0)
  })
})

it('Another app reports what happened, and its rules give their points once per key', async () => {
  const rule = await make({ ...automation, triggerActivityType: 'review' })
  const { account, id } = await member()
  const before = (await account()).points.balance
  const report = (key: string, activity = 'review') =>
    owner.call('POST', `${path}/report-activity`, {
      ...{ accountId: id, triggerAppId: OTHER_APP, triggerActivityType: activity, idempotencyKey: key },
    })
  const answers = await Promise.all([report('1'), report('1'), report('1')])
  expect(new Set(answers.map(({ body }) => body.transactionIds[0])).size).toBe(1)
  expect((await report('2')).body.points).toBe(30)
  expect((await report('3', 'nothing-known')).body).toEqual({ points: 0, transactionIds: [] })
  expect((await account()).points.balance).toBe(before + 60)
  await owner.call('PUT', `${path}/${rule.id}`, { earningRule: { ...rule, status: 'PAUSED' } })
  expect((await report('4')).body.points).toBe(0)
  const own = await owner.call('POST', `${path}/report-activity`, {
    ...{ accountId: id, triggerAppId: STORES_APP_ID, triggerActivityType: 'PURCHASE', idempotencyKey: '5' },
  })
  expect(own.body.details.applicationError.code).toBe('ACTIVITY_IS_OF_THE_SHOP')
})

describe('A birthday', () => {
  it('A birthday gives points once a year, whichever servers look, and however late', async () => {
    await owner.call('POST', `${path}/custom`, {
      type: 'BIRTHDAY',
      earningRule: { fixedAmount: { configs: [{ points: 100 }] } },
    })
    const { memberId, account } = await member()
    const { db } = site.platform.services
    const born = (birthdate: string) =>
      db
        .updateTable('members')
        .set({ contact: jsonb({ phones: [], emails: [], addresses: [], birthdate }) })
        .where('id', '=', memberId)
        .execute()
    await born('1990-02-29')
    const at = (day: string) => ({ db, clock: { now: () => new Date(`${day}T12:00:00Z`) } })
    const points = async () => (await account()).points.balance
    const before = await points()
    await birthdays(at('2027-02-27'))
    expect(await points()).toBe(before)
    await Promise.all([birthdays(at('2027-02-28')), birthdays(at('2027-02-28'))])
    await birthdays(at('2027-02-28'))
    expect(await points()).toBe(before + 100)
    await birthdays(at('2028-03-02'))
    expect(await points()).toBe(before + 200)
  })

  it('A birthday is looked for on every day since the last look, and never on one twice', () => {
    expect(daysBetween('2026-12-30', '2027-01-01')).toEqual([
      { year: '2026', names: ['12-30', '12-31'] },
      { year: '2027', names: ['01-01'] },
    ])
    const year = daysBetween('2001-01-01', '2026-06-30').flatMap(({ names }) => names)
    expect(new Set(year).size).toBe(year.length)
    expect(daysBetween('2026-06-30', '2026-06-30')).toEqual([{ year: '2026', names: ['06-30'] }])
    expect(daysBetween('2026-07-02', '2026-06-30')).toEqual([{ year: '2026', names: ['06-30'] }])
  })
})
