import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const path = '/members/v1/members'
let site: TestPlatform
let owner: Shopper
let ann: TestMember
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  ann = await site.signUp({ email: 'ann@example.test' })
})
afterAll(() => site?.close())

interface Entry {
  readonly action: string
  readonly memberId: string
  readonly by: { readonly type: string }
  readonly details: object
  readonly createdDate: string
}

async function trail(memberId: string): Promise<Entry[]> {
  const { status, body } = await owner.call('GET', `${path}/${memberId}/audit`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.entries
}

describe('The audit trail of a member', () => {
  it('The audit trail of a member tells who decided what and when, newest first, and nothing that changed nothing', async () => {
    const { memberId } = ann
    const decide = (end: string, body: object = {}) => owner.call('POST', `${path}/${memberId}/${end}`, body)
    await decide('mute')
    site.clock.advance(60)
    await decide('mute')
    await decide('unmute')
    site.clock.advance(60)
    await decide('block')
    site.clock.advance(60)
    await decide('approve')
    site.clock.advance(60)
    await owner.call('PATCH', `${path}/${memberId}`, {
      member: { id: memberId, profile: { title: 'Potter' } },
    })
    site.clock.advance(60)
    await owner.call('POST', `/members/v1/community/standings/${memberId}/role`, { role: 'CONTRIBUTOR' })
    const entries = await trail(memberId)
    expect(entries.map(({ action }) => action)).toEqual([
      'ROLE_SET',
      'CHANGED',
      'APPROVED',
      'BLOCKED',
      'UNMUTED',
      'MUTED',
    ])
    expect(entries[0]?.details).toEqual({ from: 'MEMBER', to: 'CONTRIBUTOR' })
    // Names of fields alone, without their values.
    expect(entries[1]?.details).toEqual({ fields: ['title'] })
    expect(new Set(entries.map(({ by }) => by.type))).toEqual(new Set(['APP']))
  })

  it('The audit trail of a member names badges, reports and what was done to many, and outlives the member', async () => {
    const bob = await site.signUp()
    const reporter = new Shopper(site, (await site.signUp()).accessToken)
    const badge = { title: 'Potter', backgroundColor: '#000000', textColor: '#ffffff' }
    const { id } = (await owner.call('POST', '/members/v3/badges', { badge })).body.badge
    await owner.call('POST', `/members/v3/badges/${id}/members`, { memberIds: [bob.memberId] })
    site.clock.advance(1)
    await owner.call('DELETE', `/members/v3/badges/${id}`)
    site.clock.advance(1)
    const memberReport = { reportedMemberId: bob.memberId, reason: { category: 'SPAM' } }
    await reporter.call('POST', '/members/v1/member-reports', { memberReport })
    await owner.call('POST', `/members/v1/member-reports/members/${bob.memberId}/review`, {})
    site.clock.advance(1)
    await owner.call('DELETE', `/members/v1/member-reports/members/${bob.memberId}`)
    site.clock.advance(1)
    expect((await owner.call('POST', `${path}/bulk/delete`, { memberIds: [bob.memberId] })).status).toBe(200)
    const entries = await trail(bob.memberId)
    expect(entries.map(({ action }) => action)).toEqual([
      'DELETED',
      'REPORTS_DELETED',
      'REPORTS_REVIEWED',
      'BADGE_UNASSIGNED',
      'BADGE_ASSIGNED',
    ])
    expect(entries[3]?.details).toEqual({ badgeId: id })
  })

  it('The audit trail of a member says of a member who left by themselves that it was they', async () => {
    const { memberId, accessToken } = await site.signUp()
    const looked = await owner.call('GET', `${path}/${memberId}/deletion`)
    expect(looked.body.deletion.map(({ name }: { name: string }) => name)).toContain('sessions')
    expect(await trail(memberId)).toEqual([])
    await new Shopper(site, accessToken).call('DELETE', `${path}/my`)
    expect(await trail(memberId)).toMatchObject([{ action: 'DELETED', by: { type: 'MEMBER', id: memberId } }])
  })

  it('The audit trail of a member is asked for by what it says, a page at a time, and by nobody but the owner and the staff', async () => {
    const filter = { action: { $in: ['DELETED', 'BLOCKED'] } }
    const ask = (query: object) => owner.call('POST', '/members/v1/community/audit/query', { query })
    const first = await ask({ filter, cursorPaging: { limit: 2 } })
    expect(first.body.entries).toHaveLength(2)
    const { next } = first.body.pagingMetadata.cursors
    const second = await ask({ cursorPaging: { limit: 2, cursor: next } })
    expect(second.body.entries.map(({ action }: Entry) => action)).toEqual(['BLOCKED'])
    const bob = new Shopper(site, (await site.signUp()).accessToken)
    expect((await bob.call('GET', `${path}/${ann.memberId}/audit`)).status).toBe(403)
  })
})

describe('Sessions of a member', () => {
  it('Sessions of a member are seen by moderators with how they began, and ended one or all', async () => {
    const bob = await site.signUp({ email: 'bob@example.test', password: 'correct horse' })
    const again = await site.signIn({ email: 'bob@example.test', password: 'correct horse' })
    const listed = await owner.call('GET', `${path}/${bob.memberId}/sessions`)
    expect(listed.body.sessions).toHaveLength(2)
    expect(listed.body.sessions[0]).not.toHaveProperty('current')
    const { signIns } = (await owner.call('GET', `${path}/${bob.memberId}/sign-ins`)).body
    expect(signIns.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['SIGNED_IN', 'REGISTERED']),
    )
    const end = `${path}/${bob.memberId}/sessions/end`
    const foreign = (await owner.call('GET', `${path}/${ann.memberId}/sessions`)).body.sessions[0]
    const mine = listed.body.sessions.map(({ id }: { id: string }) => id)
    const stranger = foreign?.id ?? crypto.randomUUID()
    expect((await owner.call('POST', end, { sessionIds: [mine[0], stranger] })).status).toBe(404)
    expect((await owner.call('POST', end, { sessionIds: [mine[0]] })).body).toEqual({ ended: 1 })
    expect((await owner.call('POST', end, {})).body).toEqual({ ended: 1 })
    for (const { accessToken } of [bob, again])
      expect((await new Shopper(site, accessToken).call('GET', `${path}/my`)).status).toBe(401)
    expect(await trail(bob.memberId)).toHaveLength(2)
  })
})

describe('A community by approval', () => {
  it('A community by approval lets whoever registers wait until a moderator has approved them', async () => {
    const settings = '/members/v1/community/settings'
    const { revision } = (await owner.call('GET', settings)).body.settings
    const changed = await owner.call('PATCH', settings, { settings: { joinPolicy: 'APPROVAL', revision } })
    expect(changed.body.settings).toMatchObject({ joinPolicy: 'APPROVAL', defaultPrivacy: 'PRIVATE' })
    const { access_token } = await anonymous(site)
    const visitor = new Shopper(site, access_token)
    const loginId = { email: 'newcomer@example.test' }
    const register = await visitor.call('POST', '/_api/iam/authentication/v2/register', {
      loginId,
      password: 'correct horse',
    })
    expect(register.body.state).toBe('REQUIRE_OWNER_APPROVAL')
    const found = await owner.call('POST', `${path}/query`, {
      query: { filter: { loginEmail: loginId.email } },
      fieldsets: ['FULL'],
    })
    expect(found.body.members[0].status).toBe('PENDING')
    await owner.call('POST', `${path}/${found.body.members[0].id}/approve`, {})
    const login = await visitor.call('POST', '/_api/iam/authentication/v2/login', {
      loginId,
      password: 'correct horse',
    })
    expect(login.body.state).toBe('SUCCESS')
  })
})

it('Members are found by the badges they wear, by the owner alone', async () => {
  const badge = { title: 'Weaver', backgroundColor: '#000000', textColor: '#ffffff' }
  const { id } = (await owner.call('POST', '/members/v3/badges', { badge })).body.badge
  await owner.call('POST', `/members/v3/badges/${id}/members`, { memberIds: [ann.memberId] })
  const query = (who: Shopper, filter: object) => who.call('POST', `${path}/query`, { query: { filter } })
  for (const filter of [{ badgeIds: id }, { badgeIds: { $hasSome: [id, crypto.randomUUID()] } }]) {
    const { body } = await query(owner, filter)
    expect(body.members.map((member: { id: string }) => member.id)).toEqual([ann.memberId])
  }
  const without = await query(owner, { badgeIds: { $isEmpty: true } })
  expect(without.body.members.map((member: { id: string }) => member.id)).not.toContain(ann.memberId)
  const visitor = new Shopper(site, (await anonymous(site)).access_token)
  expect((await query(visitor, { badgeIds: id })).status).toBe(400)
})
