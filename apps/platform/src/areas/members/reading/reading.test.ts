import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const path = '/members/v1/members'
let site: TestPlatform
let ann: TestMember
let bob: TestMember
let owner: Shopper
let visitor: Shopper
let member: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  ;[ann, bob] = [
    await site.signUp({ email: 'ann@example.test' }),
    await site.signUp({ email: 'bob@example.test' }),
  ]
  owner = new Shopper(site, site.ownerKey)
  visitor = await Shopper.visitor(site)
  member = new Shopper(site, ann.accessToken)
  const { db } = site.platform.services
  for (const [index, nickname] of ['Zoe', 'anja', 'Anton', 'Bea', 'Carl'].entries()) {
    const { memberId } = await site.signUp({ email: `p${index}@example.test` })
    await db
      .updateTable('members')
      .set({ nickname, privacyStatus: index === 4 ? 'UNDEFINED' : 'PUBLIC' })
      .where('id', '=', memberId)
      .execute()
  }
})
afterAll(() => site?.close())

const names = (body: { members: { profile: { nickname: string } }[] }) =>
  body.members.map(({ profile }) => profile.nickname)

it("Members who are PRIVATE or UNDEFINED are in no list and no total but the owner's", async () => {
  for (const who of [visitor, member]) {
    const { body } = await who.call('GET', path)
    expect(names(body).sort()).toEqual(['Anton', 'Bea', 'Zoe', 'anja'])
    expect(body.metadata).toEqual({ count: 4, offset: 0, total: 4 })
    const queried = await who.call('POST', `${path}/query`, {
      query: { filter: { privacyStatus: 'PRIVATE' } },
    })
    expect(queried.body.metadata.total).toBe(0)
  }
  expect((await owner.call('GET', '/v1/members')).body.metadata.total).toBe(7)
})

it('Nobody but the owner gets more of others than what is PUBLIC, whatever they ask for', async () => {
  const packed = Buffer.from(JSON.stringify({ paging: { limit: 1 }, fieldsets: ['FULL'] })).toString(
    'base64url',
  )
  const seen = (await member.call('GET', `${path}?.r=${packed}`)).body.members[0]
  expect(seen).toMatchObject({ status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' })
  expect(seen).not.toHaveProperty('loginEmail')
  expect(seen).not.toHaveProperty('contact')
  const whole = (await owner.call('GET', `${path}/${bob.memberId}?fieldsets=FULL`)).body.member
  expect(whole).toMatchObject({ loginEmail: 'bob@example.test', contact: { emails: ['bob@example.test'] } })
  const extended = (await owner.call('GET', `${path}/${bob.memberId}?fieldSet=EXTENDED`)).body.member
  expect(extended).toMatchObject({ status: 'APPROVED', privacyStatus: 'PRIVATE' })
  expect(extended).not.toHaveProperty('contact')
})

it('A filter or a search by what a profile does not show is refused, so that it tells nothing either', async () => {
  for (const field of ['loginEmail', 'contact.firstName', 'role', 'activityStatus']) {
    const { status, body } = await visitor.call('POST', `${path}/query`, {
      query: { filter: { [field]: { $startsWith: 'a' } } },
    })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations[0]).toMatchObject({
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
  }
  const search = { expression: 'ann', fields: ['loginEmail'] }
  expect((await visitor.call('POST', `${path}/query`, { search })).status).toBe(400)
  expect((await owner.call('POST', `${path}/query`, { search })).body.members).toHaveLength(1)
})

it('A private member is as if not there, and sees themselves', async () => {
  const hidden = await member.call('GET', `${path}/${bob.memberId}`)
  const missing = await member.call('GET', `${path}/${crypto.randomUUID()}`)
  expect(hidden.status).toBe(404)
  expect(hidden.body).toEqual(missing.body)
  expect((await member.call('GET', `${path}/${ann.memberId}?fieldsets=FULL`)).body.member.loginEmail).toBe(
    'ann@example.test',
  )
})

it('Pages by cursor go through everybody once, by name whatever its case, and say when it is over', async () => {
  const sort = [{ fieldName: 'profile.nickname', order: 'ASC' }]
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = cursor ? { cursorPaging: { cursor, limit: 3 } } : { sort, cursorPaging: { limit: 3 } }
    const { body } = await visitor.call('POST', `${path}/query`, { query })
    seen.push(...names(body))
    cursor = body.cursorPagingMetadata.cursors.next
  } while (cursor)
  expect(seen).toEqual(['anja', 'Anton', 'Bea', 'Zoe'])
})

it('A cursor of the owner’s list is none of another’s', async () => {
  const query = { filter: { status: 'APPROVED' }, cursorPaging: { limit: 1 } }
  const { body } = await owner.call('POST', `${path}/query`, { query })
  const cursor = body.cursorPagingMetadata.cursors.next
  const taken = await visitor.call('POST', `${path}/query`, {
    query: { cursorPaging: { cursor, limit: 1 } },
  })
  expect(taken.status).toBe(400)
})

it('A search finds by the beginning of the name that is shown, and for the owner of any name and address', async () => {
  const byName = await visitor.call('POST', `${path}/query`, { search: { expression: 'AN' } })
  expect(names(byName.body).sort()).toEqual(['Anton', 'anja'])
  const byAddress = await owner.call('POST', `${path}/query`, { search: { expression: 'bob' } })
  expect(byAddress.body.members.map(({ id }: { id: string }) => id)).toEqual([bob.memberId])
})

it('Sorting by a field that nobody sorts by says which there are', async () => {
  const answer = await visitor.call(
    'GET',
    `${path}?.r=${Buffer.from(
      JSON.stringify({ sorting: [{ fieldName: 'contact.birthdate', order: 'ASC' }] }),
    ).toString('base64url')}`,
  )
  expect(answer.status).toBe(400)
  expect(answer.body.message).toContain('createdDate, profile.nickname')
  const sdk = { sorting: [{ fieldName: '_createdDate', order: 'ASC' }], paging: { limit: 2, offset: 1 } }
  const packed = Buffer.from(JSON.stringify(sdk)).toString('base64url')
  expect(names((await visitor.call('GET', `${path}?.r=${packed}`)).body)).toEqual(['anja', 'Anton'])
})
