import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/loyalty-accounts/v1/accounts'
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const ask = (method: string, end: string, body?: object) => owner.call(method, `${path}${end}`, body)

async function join(email = `${randomUUID()}@example.test`) {
  const { memberId, accessToken } = await site.signUp({ email })
  const { body } = await ask('GET', `/fetch-by?memberId=${memberId}`)
  return { memberId, accessToken, email, account: body.account, id: body.account.id as string }
}

const earn = (id: string, more: object = {}) =>
  ask('POST', `/${id}/earn-points`, { amount: 10, appId: 'till', idempotencyKey: randomUUID(), ...more })

describe('An account', () => {
  it('An account is found by its id, its contact and its member, with who they are; nobody else’s by a shopper', async () => {
    const { account, memberId, email, accessToken } = await join()
    expect(account).toMatchObject({ memberId, contact: { email, id: account.contactId } })
    for (const end of [`/${account.id}`, `/fetch-by?contactId=${account.contactId}`])
      expect((await ask('GET', end)).body.account).toEqual(account)
    expect((await ask('GET', `/${randomUUID()}`)).body.details.applicationError.code).toBe(
      'ACCOUNT_NOT_FOUND',
    )
    expect((await ask('GET', '/nothing')).status).toBe(404)
    expect((await ask('GET', '/fetch-by')).status).toBe(400)
    const shopper = new Shopper(site, accessToken)
    expect((await shopper.call('GET', `${path}/${account.id}`)).status).toBe(403)
  })

  it('An account is made of a contact that has none, while the program is active', async () => {
    const { id, account } = await join()
    expect((await ask('POST', '', { contactId: account.contactId })).body.details.applicationError.code).toBe(
      'ACCOUNT_ALREADY_EXISTS',
    )
    const { db } = site.platform.services
    await db.deleteFrom('loyaltyAccounts').where('id', '=', id).execute()
    expect((await ask('POST', '', { contactId: randomUUID() })).status).toBe(404)
    await owner.call('POST', '/loyalty-programs/v1/program/pause', {})
    expect((await ask('POST', '', { contactId: account.contactId })).status).toBe(428)
    await owner.call('POST', '/loyalty-programs/v1/program/activate', {})
    const made = await ask('POST', '', { contactId: account.contactId })
    expect(made.body.account).toMatchObject({ contactId: account.contactId, points: { balance: 0 } })
  })
})

describe('Earning', () => {
  it('Earning happens once per key and tells what for', async () => {
    const { id, accessToken } = await join()
    const request = {
      idempotencyKey: 'a key',
      orderId: 'till 7',
      activityType: 'counter',
      followedSocialMedia: { channel: 'X' },
      description: 'At the counter',
    }
    const first = await earn(id, request)
    expect(first.body.account.points).toMatchObject({ balance: 10, earned: 10 })
    const again = await earn(id, request)
    expect(again.body.transactionId).toBe(first.body.transactionId)
    expect((await earn(id, { ...request, amount: 11 })).status).toBe(422)
    const shopper = new Shopper(site, accessToken)
    const one = `/loyalty-transactions/v1/loyalty-transactions/${first.body.transactionId}`
    expect((await shopper.call('GET', one)).body.loyaltyTransaction).toMatchObject({
      amount: 10,
      transactionType: 'EARN',
      description: 'At the counter',
      idempotencyKey: 'a key',
      earnInfo: {
        appId: 'till',
        activityType: 'counter',
        orderId: 'till 7',
        followedSocialMedia: { channel: 'X' },
      },
    })
    const other = new Shopper(site, (await join()).accessToken)
    expect((await other.call('GET', one)).status).toBe(404)
  })

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: 10_000_000 },
    { amount: '5' },
    { idempotencyKey: '' },
  ])('Earning refuses %o and says why', async (wrong) => {
    const { id } = await join()
    const { status, body } = await earn(id, wrong)
    expect(status).toBe(400)
    expect(body.message).toMatch(/INVALID_ARGUMENT: "(amount|idempotencyKey)"/)
  })

  it('Earning rests with the program', async () => {
    const { id } = await join()
    await owner.call('POST', '/loyalty-programs/v1/program/pause', {})
    expect((await earn(id)).body.details.applicationError.code).toBe('PROGRAM_NOT_ACTIVE')
    await owner.call('POST', '/loyalty-programs/v1/program/activate', {})
    expect((await earn(id)).status).toBe(200)
  })
})

describe('Adjusting', () => {
  it('Adjusting adds an amount or sets a balance, which counts where both are given, and never below zero', async () => {
    const { id } = await join()
    const adjust = (body: object) => ask('POST', `/${id}/adjust-points`, body)
    expect((await adjust({ amount: 30 })).body.account.points).toMatchObject({ balance: 30, adjusted: 30 })
    const set = await adjust({ balance: 12, amount: 500, description: 'Put right' })
    expect(set.body.account.points).toMatchObject({ balance: 12, adjusted: 12 })
    const { transactionId } = set.body
    const told = await owner.call('GET', `/loyalty-transactions/v1/loyalty-transactions/${transactionId}`)
    expect(told.body.loyaltyTransaction).toMatchObject({
      amount: -18,
      adjustInfo: { amountBefore: 30, amountAfter: 12 },
      description: 'Put right',
    })
    const short = await adjust({ amount: -13 })
    expect([short.status, short.body.details.applicationError.code]).toEqual([428, 'NOT_ENOUGH_POINTS'])
    for (const wrong of [{}, { amount: 0 }, { balance: -1 }, { balance: 1e9 }, { amount: 1.5 }])
      expect((await adjust(wrong)).status).toBe(400)
  })

  it('Adjusting by an outdated revision is 409 and tells the current one', async () => {
    const { id, account } = await join()
    const adjust = (revision: string) => ask('POST', `/${id}/adjust-points`, { amount: 1, revision })
    expect((await adjust(account.revision)).status).toBe(200)
    const { status, body } = await adjust(account.revision)
    expect(status).toBe(409)
    expect(body.details.applicationError.data.currentRevision).toBe('2')
    expect((await adjust('2')).status).toBe(200)
  })
})

describe('Lists of accounts', () => {
  it('Lists of accounts are found by words of name and e-mail, by filters, sorted by what may be missing, page by page', async () => {
    const mark = randomUUID().slice(0, 8)
    const members = []
    for (const [index, name] of ['anna', 'annabel', 'bertha'].entries()) {
      const made = await join(`${name}.${mark}@example.test`)
      if (index) await earn(made.id, { amount: 10 * index })
      members.push(made)
    }
    const search = (more: object) =>
      ask('POST', '/search', { search: { search: { expression: mark }, ...more } })
    const balance = { fieldPath: 'points.balance' }
    const first = await search({
      sort: [{ fieldName: 'lastActivityDate', order: 'ASC' }],
      cursorPaging: { limit: 1 },
      aggregations: [
        { name: 'ranges', type: 'RANGE', ...balance, range: { buckets: [{ to: 10 }, { from: 10 }] } },
        { name: 'most', type: 'SCALAR', ...balance, scalar: { type: 'MAX' } },
        { name: 'each', type: 'VALUE', ...balance, value: { sortType: 'VALUE', sortDirection: 'ASC' } },
        {
          name: 'years',
          type: 'DATE_HISTOGRAM',
          fieldPath: 'lastActivityDate',
          dateHistogram: { interval: 'YEAR' },
        },
        {
          name: 'both',
          type: 'NESTED',
          nested: {
            nestedAggregations: [
              { name: 'balance', ...balance },
              { name: 'tier', fieldPath: 'tier.id' },
            ],
          },
        },
      ],
    })
    const year = `${site.clock.now().getUTCFullYear()}-01-01T00:00:00`
    expect(first.body.aggregationData.results).toMatchObject([
      { ranges: { results: [{ count: 1 }, { count: 2 }] } },
      { scalar: { value: 20 } },
      { values: { results: [0, 10, 20].map((value) => ({ value: String(value), count: 1 })) } },
      { dateHistogram: { results: [{ value: year, count: 2 }] } },
      { nested: { results: [{ count: 1 }, { count: 1 }, { count: 1 }] } },
    ])
    const ids: string[] = first.body.accounts.map(({ id }: { id: string }) => id)
    let { next } = first.body.pagingMetadata.cursors
    while (next) {
      const page = await search({ cursorPaging: { limit: 1, cursor: next } })
      ids.push(...page.body.accounts.map(({ id }: { id: string }) => id))
      next = page.body.pagingMetadata.cursors.next
    }
    expect(ids).toEqual([members[1]?.id, members[2]?.id, members[0]?.id])

    const found = async (words: object, filter = {}) =>
      (await ask('POST', '/count', { search: words, filter })).body.count
    expect(await found({ expression: `ANNA ${mark}` })).toBe(2)
    expect(await found({ expression: `annab bert ${mark}`, mode: 'AND' })).toBe(0)
    expect(await found({ expression: `bertha.${mark}`, fields: ['contact.email'] })).toBe(1)
    expect(await found({ expression: mark }, { 'points.balance': { $gte: 10 } })).toBe(2)
    expect(await found({ expression: mark }, { 'contact.email': { $startsWith: 'BERTHA' } })).toBe(1)
    expect(await found({ expression: `'); drop ${mark}` })).toBe(0)
    expect((await search({ search: { expression: 'x', fields: ['balance'] } })).status).toBe(400)
    expect((await search({ timeZone: 'Nowhere/Else' })).status).toBe(400)

    const query = {
      filter: { 'points.balance': { $gte: 0 } },
      sort: [{ fieldName: 'points.earned', order: 'DESC' }],
    }
    const queried = await ask('POST', '/query', { query })
    expect(queried.body.loyaltyAccounts.length).toBeGreaterThan(2)
    expect((await ask('POST', '/query', { query: { sort: [{ fieldName: 'contact' }] } })).status).toBe(400)
    const contacts = members.map(({ account }) => `contactIds=${account.contactId}`).join('&')
    const listed = await ask('GET', `?${contacts}&cursorPaging.limit=2`)
    expect(listed.body.accounts).toHaveLength(2)
    const { cursors } = listed.body.pagingMetadata
    expect((await ask('GET', `?cursorPaging.cursor=${cursors.next}`)).body.accounts).toHaveLength(1)
    expect((await ask('GET', '?cursorPaging.cursor=forged.x')).status).toBe(400)
  })

  it('Lists of accounts add up to the totals of the program', async () => {
    const { body } = await ask('GET', '/program-totals')
    const { rows } = await site.platform.services.db
      .selectFrom('loyaltyAccounts')
      .select(['balance', 'earned', 'adjusted', 'tierId'])
      .execute()
      .then((all) => ({ rows: all }))
    const sum = (of: 'balance' | 'earned' | 'adjusted') => rows.reduce((all, row) => all + row[of], 0)
    expect(body.points).toEqual({
      balance: sum('balance'),
      earned: sum('earned'),
      adjusted: sum('adjusted'),
      redeemed: 0,
      expired: 0,
    })
    const counted = body.tierTotals as { numberOfAccounts: number }[]
    expect(counted.reduce((all, { numberOfAccounts }) => all + numberOfAccounts, 0)).toBe(rows.length)
  })
})
