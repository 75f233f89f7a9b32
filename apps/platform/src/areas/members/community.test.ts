import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let visitor: Shopper
let people: (TestMember & { readonly me: Shopper })[]
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  visitor = await Shopper.visitor(site)
  people = []
  for (const name of ['ann', 'bob', 'cleo', 'dora']) {
    const member = await site.signUp({ email: `${name}@example.test` })
    people.push({ ...member, me: new Shopper(site, member.accessToken) })
  }
  // Dora stays private.
  for (const { me } of people.slice(0, 3)) await me.call('POST', '/members/v1/members/join-community', {})
})
afterAll(() => site?.close())

const person = (index: number) => people[index] as TestMember & { readonly me: Shopper }
const codeOf = ({ body }: { body: { details: { applicationError: { code: string } } } }) =>
  body.details.applicationError.code
const emittedEvents = async (like: string) =>
  (
    await site.platform.services.db
      .selectFrom('outbox')
      .select(['type', 'entityId', 'payload'])
      .where('type', 'like', `%${like}%`)
      .orderBy('createdAt')
      .orderBy('sequence')
      .execute()
  ).map(({ type, payload }) => ({ type, payload: payload as Record<string, unknown> | null }))

describe('Following', () => {
  const path = '/members/v3/followers'

  it('Following is told once, listed from both sides, and ended', async () => {
    const [ann, bob] = [person(0), person(1)]
    for (let times = 0; times < 2; times += 1)
      expect((await ann.me.call('POST', `${path}/${bob.memberId}`, {})).body).toEqual({})
    expect((await ann.me.call('GET', `${path}/my/following`)).body.memberIds).toEqual([bob.memberId])
    expect((await bob.me.call('GET', '/v3/followers/my')).body.memberIds).toEqual([ann.memberId])
    expect((await visitor.call('GET', `${path}/${bob.memberId}`)).body.memberIds).toEqual([ann.memberId])
    const connected = { connectedMemberIds: [bob.memberId, person(3).memberId] }
    expect((await ann.me.call('POST', `${path}/my/connections`, connected)).body.connectedMembers).toEqual([
      { connectedMemberId: bob.memberId, followedByMember: true, followingMember: false },
    ])
    await ann.me.call('DELETE', `${path}/${bob.memberId}`)
    await ann.me.call('DELETE', `${path}/${bob.memberId}`)
    expect((await emittedEvents('v3.follow')).map(({ type }) => type)).toEqual([
      'wix.members.v3.follow_member_followed',
      'wix.members.v3.follow_member_unfollowed',
    ])
  })

  it('Following is for members one can see, and not for oneself', async () => {
    const [ann, dora] = [person(0), person(3)]
    expect((await ann.me.call('POST', `${path}/${dora.memberId}`, {})).status).toBe(404)
    expect(codeOf(await ann.me.call('POST', `${path}/${ann.memberId}`, {}))).toBe('SELF_FOLLOW_FORBIDDEN')
    expect((await visitor.call('GET', `${path}/${dora.memberId}/following`)).status).toBe(404)
    expect((await visitor.call('POST', `${path}/${ann.memberId}`, {})).status).toBe(403)
  })

  it('Following of a page’s length goes on by its cursor, newest first', async () => {
    const cleo = person(2)
    for (const { me } of people.slice(0, 2)) await me.call('POST', `${path}/${cleo.memberId}`, {})
    const first = (await visitor.call('GET', `${path}/${cleo.memberId}?paging.limit=1`)).body
    const { next } = first.pagingMetadata.cursors
    const second = (
      await visitor.call('GET', `${path}/${cleo.memberId}?paging.limit=1&paging.cursor=${next}`)
    ).body
    expect([...first.memberIds, ...second.memberIds].sort()).toEqual(
      [person(0).memberId, person(1).memberId].sort(),
    )
    expect(second.pagingMetadata.hasNext).toBe(false)
  })
})

describe('A block between two members', () => {
  const path = '/members/v1/member-blocks'

  it('A block between two members ends their following, hides each from the other’s lists, and tells the blocked one so', async () => {
    const [ann, cleo] = [person(0), person(2)]
    await ann.me.call('POST', `/members/v3/followers/${cleo.memberId}`, {})
    expect((await cleo.me.call('POST', `${path}/${ann.memberId}`, {})).body).toEqual({})
    const seen = await ann.me.call('GET', `/members/v1/members/${cleo.memberId}`)
    expect([seen.status, codeOf(seen)]).toEqual([403, 'MEMBER_TO_MEMBER_BLOCKED'])
    expect(seen.body.details.applicationError.data).toEqual({ blockState: 'BLOCKED' })
    for (const [who, other] of [
      [ann, cleo],
      [cleo, ann],
    ] as const) {
      const { body } = await who.me.call('GET', '/members/v1/members')
      expect(body.members.map(({ id }: { id: string }) => id)).not.toContain(other.memberId)
      expect(body.metadata.total).toBe(2)
    }
    expect((await visitor.call('GET', `/members/v3/followers/${cleo.memberId}`)).body.memberIds).toEqual([
      person(1).memberId,
    ])
    expect(codeOf(await cleo.me.call('POST', `/members/v3/followers/${ann.memberId}`, {}))).toBe(
      'MEMBER_TO_MEMBER_BLOCKED',
    )
    expect((await cleo.me.call('GET', `${path}/my`)).body.memberBlocks).toMatchObject([
      { memberId: ann.memberId, blockState: 'BLOCKING' },
    ])
    expect((await ann.me.call('GET', `${path}/my`)).body.memberBlocks).toEqual([])
    await cleo.me.call('DELETE', `${path}/${ann.memberId}`)
    expect((await ann.me.call('GET', `/members/v1/members/${cleo.memberId}`)).status).toBe(200)
  })

  it('A block between two members is made, listed and taken back by the hosted platform’s calls as well', async () => {
    const [ann, cleo] = [person(0), person(2)]
    const mine = '/members/v1/member-to-member-blocks/members/my'
    expect((await ann.me.call('POST', mine, { memberId: cleo.memberId })).body).toEqual({})
    expect(
      (await ann.me.call('POST', '/v1/member-to-member-blocks/members/my', { memberId: cleo.memberId }))
        .status,
    ).toBe(200)
    expect((await ann.me.call('GET', mine)).body).toEqual({ blockedMemberIds: [cleo.memberId] })
    expect((await cleo.me.call('GET', mine)).body).toEqual({ blockedMemberIds: [] })
    expect(codeOf(await cleo.me.call('GET', `/members/v1/members/${ann.memberId}`))).toBe(
      'MEMBER_TO_MEMBER_BLOCKED',
    )
    expect(codeOf(await cleo.me.call('POST', `/members/v3/followers/${ann.memberId}`, {}))).toBe(
      'MEMBER_TO_MEMBER_BLOCKED',
    )
    // A block is whoever’s it is.
    await cleo.me.call('DELETE', `${mine}/${ann.memberId}`)
    expect((await ann.me.call('GET', mine)).body.blockedMemberIds).toHaveLength(1)
    expect((await ann.me.call('DELETE', `${mine}/${cleo.memberId}`)).body).toEqual({})
    expect((await ann.me.call('GET', mine)).body).toEqual({ blockedMemberIds: [] })
    expect((await cleo.me.call('GET', `/members/v1/members/${ann.memberId}`)).status).toBe(200)
    expect(codeOf(await ann.me.call('POST', mine, { memberId: ann.memberId }))).toBe(
      'MEMBER_SELF_BLOCK_FORBIDDEN',
    )
    expect((await ann.me.call('POST', mine, {})).status).toBe(400)
  })

  it('A block between two members is not for oneself, nor for those who are not there', async () => {
    const ann = person(0)
    expect(codeOf(await ann.me.call('POST', `${path}/${ann.memberId}`, {}))).toBe(
      'MEMBER_SELF_BLOCK_FORBIDDEN',
    )
    expect((await ann.me.call('POST', `${path}/${person(3).memberId}`, {})).status).toBe(404)
    expect((await owner.call('POST', `${path}/${ann.memberId}`, {})).status).toBe(403)
  })
})

describe('Badges', () => {
  const badge = { title: 'Patron', backgroundColor: '#796EFF', textColor: '#FFFFFF' }

  it('Badges are the same in both versions, worn, counted and taken off, with an event each', async () => {
    const v3 = (await owner.call('POST', '/members/v3/badges', { badge })).body.badge
    expect(v3).toMatchObject({ title: 'Patron', slug: 'patron', permissionsEnabled: false })
    const v4 = (await owner.call('GET', `/v4/badges/${v3.id}`)).body.badge
    expect(v4).toMatchObject({ title: 'Patron', revision: '1' })
    const memberIds = [person(0).memberId, person(3).memberId]
    expect((await owner.call('POST', `/v3/badges/${v3.id}/members`, { memberIds })).body.memberIds).toEqual(
      memberIds,
    )
    // Private members are counted and listed for the owner alone.
    expect((await visitor.call('GET', `/members/v3/badges/${v3.id}/members`)).body).toMatchObject({
      memberIds: [person(0).memberId],
      metadata: { total: 1 },
    })
    expect((await owner.call('GET', '/members/v3/badges/members/count')).body.badgeMemberCounts).toEqual([
      { badgeId: v3.id, memberCount: 2 },
    ])
    expect((await visitor.call('GET', '/members/v3/badges/members/count')).body.badgeMemberCounts).toEqual([
      { badgeId: v3.id, memberCount: 1 },
    ])
    const worn = (await person(3).me.call('POST', '/members/v3/badges/members', { memberIds })).body
      .memberBadgeIds
    expect(worn).toHaveLength(2)
    expect(
      (await visitor.call('POST', '/members/v3/badges/members', { memberIds })).body.memberBadgeIds,
    ).toEqual([{ memberId: person(0).memberId, badgeIds: [v3.id] }])
    const query = `/members/v3/badges/${v3.id}/members?memberIds=${memberIds.join('&memberIds=')}`
    expect((await owner.call('DELETE', query)).body).toEqual({})
    const renamed = { badge: { id: v3.id, revision: '1', title: 'Friend' } }
    expect((await owner.call('PATCH', `/badges/v4/badges/${v3.id}`, renamed)).body.badge.slug).toBe('friend')
    expect((await owner.call('PATCH', `/badges/v4/badges/${v3.id}`, renamed)).status).toBe(409)
    expect((await owner.call('DELETE', `/badges/v4/badges/${v3.id}`)).body).toEqual({})
    const types = (await emittedEvents('wix.badges')).map(({ type }) => type)
    for (const type of [
      'v3.badge_created',
      'v4.badge_created',
      'v3.badge_updated',
      'v4.badge_updated',
      'v3.badge_deleted',
      'v4.badge_deleted',
    ])
      expect(
        types.filter((each) => each === `wix.badges.${type}`),
        type,
      ).toHaveLength(1)
    for (const type of [
      'v3.badge_badge_assigned',
      'v3.badge_badge_unassigned',
      'v4.badge_assignment_created',
      'v4.badge_assignment_deleted',
    ])
      expect(
        types.filter((each) => each === `wix.badges.${type}`),
        type,
      ).toHaveLength(2)
  })

  it('Badges are put in order, and moved', async () => {
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three'])
      ids.push((await owner.call('POST', '/badges/v4/badges', { badge: { ...badge, title } })).body.badge.id)
    const [one, two, three] = ids as [string, string, string]
    const order = async () =>
      (await visitor.call('GET', '/members/v3/badges')).body.badges.map(
        ({ title }: { title: string }) => title,
      )
    await owner.call('POST', '/badges/v4/badges/order', { ids: [three, one] })
    expect(await order()).toEqual(['Three', 'One', 'Two'])
    await owner.call('POST', `/badges/v4/badges/${three}/move`, { position: 'LAST' })
    await owner.call('POST', `/badges/v4/badges/${one}/move`, { position: 'AFTER', moveAfterBadgeId: two })
    expect(await order()).toEqual(['Two', 'One', 'Three'])
    const page = async (cursor: string | null) =>
      (
        await visitor.call('POST', '/badges/v4/badges/query', {
          query: { cursorPaging: { limit: 2, cursor } },
        })
      ).body
    const begin = await page(null)
    const rest = await page(begin.pagingMetadata.cursors.next)
    const titles = [...begin.badges, ...rest.badges].map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['Two', 'One', 'Three'])
    await owner.call('PATCH', '/members/v3/badges/order', { badgeIds: [one] })
    const queried = await visitor.call('POST', '/badges/v4/badges/query', {
      query: { filter: { title: 'Two' } },
    })
    expect(queried.body.badges).toMatchObject([{ id: two }])
    expect(await order()).toEqual(['One', 'Two', 'Three'])
  })

  it('Badges are assigned one by one too, and many at once, each for itself', async () => {
    const { id } = (await owner.call('POST', '/badges/v4/badges', { badge })).body.badge
    const wear = (memberId: string) => ({ badgeId: id, memberId })
    const one = { badgeAssignment: wear(person(1).memberId) }
    const made = (await owner.call('POST', '/badges/v4/assignments', one)).body.badgeAssignment
    expect((await owner.call('POST', '/v4/assignments', one)).body.badgeAssignment.id).toBe(made.id)
    const badgeAssignments = [wear(person(2).memberId), wear(crypto.randomUUID())]
    const many = await owner.call('POST', '/v4/bulk/assignments/create', {
      badgeAssignments,
      returnEntity: true,
    })
    expect(many.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const query = { query: { filter: { badgeId: id }, cursorPaging: { limit: 10 } } }
    expect(
      (await visitor.call('POST', '/badges/v4/assignments/query', query)).body.badgeAssignments,
    ).toHaveLength(2)
    const badgeAssignmentIds = [made.id, crypto.randomUUID()]
    const gone = await owner.call('POST', '/badges/v4/bulk/assignments/delete', { badgeAssignmentIds })
    expect(gone.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect((await owner.call('DELETE', `/badges/v4/assignments/${made.id}`)).status).toBe(404)
  })

  it.each([
    [{ ...badge, backgroundColor: 'red;background:url(//x)' }, 'backgroundColor'],
    [{ ...badge, icon: 'javascript:alert(1)' }, 'icon'],
    [{ ...badge, title: ' ' }, 'title'],
    [{ ...badge, slug: 'mine' }, 'slug'],
  ])('Badges %j is refused where it is wrong', async (wrong, field) => {
    const { status, body } = await owner.call('POST', '/members/v3/badges', { badge: wrong })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toBe(`badge.${field}`)
  })
})

describe('Reports', () => {
  const path = '/members/v1/member-reports'
  const of = (reportedMemberId: string, category = 'SPAM') => ({
    memberReport: { reportedMemberId, reason: { category, description: '<b>Sells pans</b>' } },
  })

  it('Reports make a queue of members, each reporter once, and go together', async () => {
    const bob = person(1)
    const made = (await person(0).me.call('POST', path, of(bob.memberId))).body.memberReport
    expect(made).toMatchObject({ reportingMemberId: person(0).memberId, reason: { category: 'SPAM' } })
    const again = (await person(0).me.call('POST', path, of(bob.memberId, 'HARASSMENT'))).body.memberReport
    expect([again.id, again.reason.category]).toEqual([made.id, 'HARASSMENT'])
    await person(2).me.call('POST', '/v1/member-reports', of(bob.memberId, 'OTHER'))
    const queue = (await owner.call('GET', `${path}/members`)).body.reportedMembers
    expect(queue).toMatchObject([{ reportedMemberId: bob.memberId, reportCount: 2, reviewed: false }])
    expect(
      (await owner.call('POST', `${path}/members/${bob.memberId}/review`, {})).body.reportedMember.reviewed,
    ).toBe(true)
    const filter = { reason: 'OTHER' }
    expect(
      (await owner.call('POST', `${path}/query`, { query: { filter } })).body.memberReports,
    ).toHaveLength(1)
    const sort = [{ fieldName: 'reportCount', order: 'DESC' }]
    expect(
      (await owner.call('POST', `${path}/members/query`, { query: { sort } })).body.reportedMembers,
    ).toHaveLength(1)
    expect((await owner.call('DELETE', `${path}/members/${bob.memberId}`)).body).toEqual({})
    expect(codeOf(await owner.call('DELETE', `${path}/members/${bob.memberId}`))).toBe(
      'CANNOT_DELETE_MEMBER_REPORTS',
    )
    expect(
      (await emittedEvents('member_report')).map(({ type }) => type.replace('wix.members.v1.', '')).sort(),
    ).toEqual([
      'member_report_created',
      'member_report_created',
      'member_report_deleted',
      'member_report_deleted',
      'member_report_reported_member_created',
      'member_report_reported_member_deleted',
    ])
  })

  it('Reports are refused of oneself and of who is blocked, and seen by moderators alone', async () => {
    const ann = person(0)
    expect(codeOf(await ann.me.call('POST', path, of(ann.memberId)))).toBe('SELF_REPORTING_FORBIDDEN')
    expect((await ann.me.call('POST', path, of(person(1).memberId, 'RUDE'))).status).toBe(400)
    expect((await ann.me.call('POST', `${path}/query`, {})).status).toBe(403)
    const gone = await site.signUp()
    await owner.call('POST', `/members/v1/members/${gone.memberId}/block`, {})
    expect(codeOf(await ann.me.call('POST', path, of(gone.memberId)))).toBe('CANNOT_REPORT_BLOCKED_MEMBER')
  })

  it('Reports of a deleted member end with them, and theirs go on to an assignee', async () => {
    const [leaver, heir] = [await site.signUp(), person(0)]
    const me = new Shopper(site, leaver.accessToken)
    await me.call('POST', path, of(person(1).memberId))
    const { body } = await me.call('DELETE', `/members/v1/members/my?contentAssigneeId=${heir.memberId}`)
    expect(body.deletion).toContainEqual(
      expect.objectContaining({ name: 'reports', count: 1, fate: 'REASSIGNED' }),
    )
    const query = { query: { filter: { reportingMemberId: heir.memberId } } }
    expect((await owner.call('POST', `${path}/query`, query)).body.memberReports).toHaveLength(1)
  })
})

describe('The community', () => {
  const path = '/members/v1/community'

  it('The community decides how profiles begin, and tells where somebody stands', async () => {
    const { revision } = (await visitor.call('GET', `${path}/settings`)).body.settings
    const settings = { defaultPrivacy: 'PUBLIC', revision }
    expect((await owner.call('PATCH', `${path}/settings`, { settings })).status).toBe(200)
    expect((await owner.call('PATCH', `${path}/settings`, { settings })).status).toBe(409)
    const fresh = await site.signUp()
    const standing = async () =>
      (await owner.call('GET', `${path}/standings/${fresh.memberId}`)).body.standing.applicantStatus
    expect(await standing()).toBe('ACTIVE')
    await new Shopper(site, fresh.accessToken).call('POST', '/members/v1/members/leave-community', {})
    expect(await standing()).toBe('INACTIVE')
    await owner.call('POST', `${path}/standings/${fresh.memberId}/role`, { role: 'CONTRIBUTOR' })
    expect((await owner.call('DELETE', `/members/v1/members/${fresh.memberId}`)).status).toBe(400)
    expect((await person(1).me.call('GET', `${path}/standings/${fresh.memberId}`)).status).toBe(404)
    await owner.call('POST', `/members/v1/members/${fresh.memberId}/disconnect`, {})
    expect(await standing()).toBe('OFFLINE_ONLY')
  })

  it('The community has fields of its own, seen by whom they are for, and filled with what fits them', async () => {
    const fields = [
      ['site', 'URL', 'PUBLIC'],
      ['craft', 'TEXT', 'COMMUNITY'],
      ['shoe-size', 'NUMBER', 'PRIVATE'],
    ] as const
    for (const [key, type, visibility] of fields)
      expect(
        (
          await owner.call('POST', `${path}/custom-fields`, {
            customField: { key, name: key, type, visibility },
          })
        ).status,
      ).toBe(200)
    const ann = person(0)
    const fill = (customFields: object) =>
      ann.me.call('PATCH', `/members/v1/members/${ann.memberId}`, {
        member: { id: ann.memberId, contact: { customFields } },
      })
    const wrong = await fill({ site: { value: 'javascript:alert(1)' } })
    expect(wrong.body.details.validationError.fieldViolations[0].ruleName).toBe('INVALID_CUSTOM_FIELD_URL')
    expect((await fill({ unknown: { value: 'x' } })).status).toBe(400)
    expect((await fill({ 'shoe-size': { value: 'big' } })).status).toBe(400)
    const filled = {
      site: { value: 'https://ann.example/' },
      craft: { value: 'Pots' },
      'shoe-size': { value: 38 },
    }
    expect((await fill(filled)).status).toBe(200)
    const keys = async (who: Shopper) =>
      Object.keys(
        (await who.call('GET', `/members/v1/members/${ann.memberId}?fieldsets=FULL`)).body.member.contact
          .customFields,
      ).sort()
    expect(await keys(visitor)).toEqual(['site'])
    expect(await keys(person(1).me)).toEqual(['craft', 'site'])
    expect(await keys(person(3).me)).toEqual(['site'])
    expect(await keys(ann.me)).toEqual(['craft', 'shoe-size', 'site'])
    expect((await owner.call('DELETE', `${path}/custom-fields/craft`)).status).toBe(200)
    expect((await owner.call('DELETE', `${path}/custom-fields/craft`)).status).toBe(404)
  })
})
