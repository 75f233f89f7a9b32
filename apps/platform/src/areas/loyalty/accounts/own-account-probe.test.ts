import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
const open = (config: { development?: boolean }) => {
  beforeAll(async () => {
    site = await createTestPlatform({ config })
    await furnishShop(site.platform.services.db)
  })
  afterAll(() => site.close())
}

const path = '/loyalty-accounts/v1/accounts/my-account'
const mine = (token?: string) => new Shopper(site, token ?? '').call('GET', path)
const codeOf = (answer: Awaited<ReturnType<typeof mine>>) => answer.body.details.applicationError.code

describe.each([
  ['In development', {}],
  ['In production, where whose a token is was seen before', { development: false }],
])('%s', (_, config) => {
  open(config)

  it('Each of many callers of the same moment is answered with their own account, or why not', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.signUp()))
    const visitor = (await Shopper.visitor(site)).token
    const asked = Array.from({ length: 6 }, () => members).flat()
    for (let time = 0; time < 2; time += 1) {
      const [answers, ...others] = await Promise.all([
        Promise.all(asked.map(({ accessToken }) => mine(accessToken))),
        ...[visitor, 'a-token-that-nobody-was-given'].map(mine),
      ])
      expect(answers.map(({ body }) => body.account.memberId)).toEqual(asked.map(({ memberId }) => memberId))
      expect(others.map((answer) => [answer.status, codeOf(answer)])).toEqual([
        [403, 'PERMISSION_DENIED'],
        [401, 'UNAUTHENTICATED'],
      ])
    }
  })

  it.each([0, 1])(
    'Who may not use the site any more, and whose session was ended, is told so: after %i good answers',
    async (times) => {
      const { db } = site.platform.services
      const [blocked, gone, without] = await Promise.all([site.signUp(), site.signUp(), site.signUp()])
      for (const { accessToken } of [blocked, gone, without].slice(0, 3 * times))
        expect((await mine(accessToken)).status).toBe(200)
      await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', blocked.memberId).execute()
      await db
        .updateTable('tokenFamilies')
        .set({ revokedAt: site.clock.now() })
        .where('memberId', '=', gone.memberId)
        .execute()
      await db.deleteFrom('loyaltyAccounts').where('memberId', '=', without.memberId).execute()
      const answers = await Promise.all([blocked, gone, without].map(({ accessToken }) => mine(accessToken)))
      expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual([
        [403, 'MEMBER_NOT_ACTIVE'],
        [401, 'UNAUTHENTICATED'],
        [404, 'ACCOUNT_NOT_FOUND'],
      ])
    },
  )

  it('A cached answer is given only while nothing of the account has changed, whoever wrote it', async () => {
    const { db } = site.platform.services
    const { accessToken, memberId } = await site.signUp()
    const read = async () => (await mine(accessToken)).body.account
    const [first, fullProbe] = [await read(), await read()]
    expect(fullProbe).toEqual(first)
    const change = (values: object) =>
      db.updateTable('loyaltyAccounts').set(values).where('memberId', '=', memberId).execute()
    // As jobs do, which count no revision.
    await change({ rewardAvailable: !first.rewardAvailable })
    expect(await read()).toEqual({ ...first, rewardAvailable: !first.rewardAvailable })
    await change({ rewardAvailable: first.rewardAvailable })
    expect(await read()).toEqual(first)
    const expiringAt = new Date('2030-01-01T00:00:00.000Z')
    await change({ expiringAt, expiringAmount: 3 })
    expect((await read()).pointsExpiration).toEqual({
      expiringPointsAmount: 3,
      expirationDate: expiringAt.toISOString(),
    })
  })

  it('Nobody is known by a token that has run out', async () => {
    const { accessToken } = await site.signUp()
    expect((await mine(accessToken)).status).toBe(200)
    site.clock.advance(site.platform.services.config.accessTokenSeconds)
    expect((await mine(accessToken)).status).toBe(401)
  })
})
