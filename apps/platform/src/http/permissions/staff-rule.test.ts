import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryJobsOn } from '../../areas/members/bulk/carry-on.ts'
import type { StaffRole } from '../../base/staff-user.ts'
import { post } from '../../dev/testing/post.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../dev/testing.ts'
import { aboutMembers } from './about-members.ts'

/** One who works for the store, or a member, with what they wrote and wear. */
interface Person extends TestMember {
  readonly about: string
  readonly assignment: string
}

const content = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Mine' } }] }] }
const FORBIDDEN = ['OWNER_ONLY', 'OWNER_MEMBER_BLOCK_FORBIDDEN', 'MEMBER_SELF_BLOCK_FORBIDDEN']

let site: TestPlatform
let badge: string
let people: Record<'owner' | 'staff' | 'colleague' | 'member', Person>
/** Tokens that speak for the store: the owner's and one of the staff. */
let asStaff: Shopper
let asOwner: Shopper

beforeAll(async () => {
  site = await createTestPlatform()
  const key = new Shopper(site, site.ownerKey)
  const made = { title: 'Maker', backgroundColor: '#796EFF', textColor: '#FFFFFF' }
  badge = (await key.call('POST', '/badges/v4/badges', { badge: made })).body.badge.id
  const [owner, staff, colleague, member] = [await person(), await person(), await person(), await person()]
  people = { owner, staff, colleague, member }
  await employ(owner, 'OWNER')
  await employ(staff, 'MANAGER')
  await employ(colleague, 'MANAGER')
  asStaff = await forStore(staff)
  asOwner = await forStore(owner)
}, 120_000)
afterAll(() => site?.close())

async function person(): Promise<Person> {
  const member = await site.signUp()
  const own = new Shopper(site, member.accessToken)
  const about = (await own.call('POST', '/members/v2/abouts', { memberAbout: { content } })).body.memberAbout
  const key = new Shopper(site, site.ownerKey)
  const badgeAssignment = { badgeId: badge, memberId: member.memberId }
  const { body } = await key.call('POST', '/badges/v4/assignments', { badgeAssignment })
  return { ...member, about: about.id, assignment: body.badgeAssignment.id }
}

async function employ({ memberId }: TestMember, role: StaffRole): Promise<void> {
  const { db, clock } = site.platform.services
  await db
    .insertInto('staffUsers')
    .values({ id: randomUUID(), memberId, role, createdAt: clock.now() })
    .execute()
}

async function forStore({ accessToken }: TestMember): Promise<Shopper> {
  const answer = await post(site, '/oauth2/token', {
    grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subjectToken: accessToken,
    subjectTokenType: 'urn:ietf:params:oauth:token-type:access_token',
  })
  return new Shopper(site, (await answer.json()).access_token)
}

/** A request that the call would answer with 200, or with a refusal that has nothing to do with who asks. */
function ask(by: Shopper, call: string, whom: Person) {
  const [method, path] = call.split(' ') as [string, string]
  const { memberId, about, assignment } = whom
  const ids: Readonly<Record<string, string>> = {
    'member.id': memberId,
    'memberAbout.id': about,
    badgeAssignmentId: assignment,
    memberId,
    id: path.includes('/abouts/') ? about : path.includes('/badges/') ? badge : memberId,
  }
  const address = path.replace(/\{([^}]*)\}/g, (_, name) => ids[name] as string)
  const query = method === 'DELETE' && path.endsWith('/badges/{id}/members') ? `?memberIds=${memberId}` : ''
  const body = bodies[path]?.(whom) ?? {}
  return by.call(method, address + query, method === 'DELETE' ? undefined : body)
}

const bodies: Readonly<Record<string, (whom: Person) => object>> = {
  '/members/v1/members/{id}/slug': () => ({ slug: `slug-${randomUUID().slice(0, 8)}` }),
  '/members/v1/members/{member.id}': () => ({ member: { profile: { title: 'Of the shop' } } }),
  '/members/v1/community/standings/{memberId}/role': () => ({ role: 'CONTRIBUTOR' }),
  '/members/v2/abouts': ({ memberId }) => ({ memberAbout: { memberId, content } }),
  '/members/v2/abouts/{memberAbout.id}': () => ({ memberAbout: { revision: '1', content } }),
  '/members/v3/badges/{id}/members': ({ memberId }) => ({ memberIds: [memberId] }),
  '/badges/v4/assignments': ({ memberId }) => ({ badgeAssignment: { badgeId: badge, memberId } }),
  '/badges/v4/bulk/assignments/create': ({ memberId }) => ({
    badgeAssignments: [{ badgeId: badge, memberId: memberId.toUpperCase() }],
  }),
  '/badges/v4/bulk/assignments/delete': ({ assignment }) => ({ badgeAssignmentIds: [assignment] }),
  '/_api/iam/recovery/v1/activation-email': ({ memberId }) => ({ identityId: memberId }),
  '/_api/iam/verification/v1/start': ({ memberId }) => ({ identityId: memberId }),
  '/_api/iam/verification/v1/Start': ({ memberId }) => ({ identityId: memberId }),
}

const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code ?? ''

const calls = Object.keys(aboutMembers)
const standing = calls.filter((call) => aboutMembers[call]?.changes === 'STANDING')
const profile = calls.filter((call) => aboutMembers[call]?.changes === 'PROFILE')
// Run calls that end somebody last.
const ending = (call: string) =>
  call.startsWith('DELETE /members/v1/members/{id}') ? 2 : /block|disconnect/.test(call) ? 1 : 0
const ordered = calls.toSorted((a, b) => ending(a) - ending(b))

describe('Faults row 71: staff who are not the owner', () => {
  it.each(calls)('change nothing of the owner: %s', async (call) => {
    const answer = await ask(asStaff, call, people.owner)
    expect(answer.status).toBe(403)
    expect(FORBIDDEN).toContain(codeOf(answer))
  })

  it.each(standing)('change nothing of their own standing, nor of their colleagues: %s', async (call) => {
    for (const whom of [people.staff, people.colleague]) {
      const answer = await ask(asStaff, call, whom)
      expect(answer.status).toBe(403)
      expect(FORBIDDEN).toContain(codeOf(answer))
    }
  })

  it.each(profile)('look after the profiles of colleagues and of themselves: %s', async (call) => {
    for (const whom of [people.staff, people.colleague]) {
      expect(FORBIDDEN).not.toContain(codeOf(await ask(asStaff, call, whom)))
    }
  })

  it.each(['owner', 'staff', 'colleague', 'member'] as const)('make nobody an owner: %s', async (whom) => {
    const path = `/members/v1/community/standings/${people[whom].memberId}/role`
    const answer = await asStaff.call('POST', path, { role: 'OWNER' })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'OWNER_ONLY'])
  })

  it('leave the owner, themselves and colleagues as they were', async () => {
    const { db } = site.platform.services
    const ids = [people.owner.memberId, people.staff.memberId, people.colleague.memberId]
    const rows = await db
      .selectFrom('members')
      .select(['status', 'activityStatus', 'role'])
      .where('id', 'in', ids)
      .execute()
    expect(rows).toEqual(ids.map(() => ({ status: 'APPROVED', activityStatus: 'ACTIVE', role: 'MEMBER' })))
    const ended = await db
      .selectFrom('tokenFamilies')
      .select('id')
      .where('memberId', 'in', ids)
      .where('revokedAt', 'is not', null)
      .execute()
    expect(ended).toEqual([])
  })

  it('pass them over in a change of many, which tells so of each', async () => {
    const filter = { id: { $in: Object.values(people).map(({ memberId }) => memberId) } }
    const { body } = await asStaff.call('POST', '/members/v1/members/bulk/mute-by-filter', { filter })
    await carryJobsOn(site.platform.services)
    const path = `/members/v1/members/bulk/jobs/${body.jobId}`
    expect((await asStaff.call('GET', path)).body.job).toMatchObject({ succeeded: 1, failed: 3 })
    const { results } = (await asStaff.call('GET', `${path}/results?status=FAILED`)).body
    for (const { error } of results) expect(error.code).toBe('OWNER_ONLY')
  })
})

describe('Faults row 71: the rule for staff', () => {
  it.each(ordered)('lets them do to members what it forbids with staff: %s', async (call) => {
    expect(FORBIDDEN).not.toContain(codeOf(await ask(asStaff, call, people.member)))
  })

  it.each(standing.filter((call) => !/block|disconnect|DELETE/.test(call)))(
    'lets the owner do to staff what it forbids to staff: %s',
    async (call) => {
      expect(FORBIDDEN).not.toContain(codeOf(await ask(asOwner, call, people.colleague)))
    },
  )
})
