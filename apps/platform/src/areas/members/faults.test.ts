import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../dev/testing.ts'

const path = '/members/v1/members'
let site: TestPlatform
let owner: Shopper
let ann: TestMember
let me: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  ann = await site.signUp()
  me = new Shopper(site, ann.accessToken)
})
afterAll(() => site?.close())

it('Faults row 70: of eight who change a member at once none undoes another, and every change is told once', async () => {
  const changes = [
    { profile: { nickname: 'Ann' } },
    { profile: { title: 'Potter' } },
    { contact: { firstName: 'Ann' } },
    { contact: { lastName: 'Lee' } },
    { contact: { company: 'Kiln' } },
    { contact: { jobTitle: 'Owner' } },
    { contact: { birthdate: '1990-01-31' } },
    { privacyStatus: 'PUBLIC' },
  ]
  const answers = await Promise.all(
    changes.map((member) => me.call('PATCH', `${path}/${ann.memberId}`, { member })),
  )
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
  const { member } = (await me.call('GET', `${path}/my?fieldsets=FULL`)).body
  for (const change of changes) expect(member).toMatchObject(change)
  const told = await site.platform.services.db
    .selectFrom('outbox')
    .select('id')
    .where('entityId', '=', ann.memberId)
    .where('type', '=', 'wix.members.v1.member_updated')
    .execute()
  expect(told).toHaveLength(changes.length)
})

it('Faults row 70: a badge is changed by who has seen it as it is, and others are told which one that is', async () => {
  const badges = '/badges/v4/badges'
  const made = { title: 'Maker', backgroundColor: '#796EFF', textColor: '#FFFFFF' }
  const { badge } = (await owner.call('POST', badges, { badge: made })).body
  const change = (title: string) =>
    owner.call('PATCH', `${badges}/${badge.id}`, { badge: { revision: badge.revision, title } })
  const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(change))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  for (const { status, body } of answers)
    if (status === 409) expect(body.details.applicationError.data.currentRevision).toBe('2')
})

it.each(['*', 'role', 'status', 'profile.slug', '__proto__', 'contact.*'])(
  'Faults row 73: the field mask %j lets a member change nothing of themselves that the call does not',
  async (mask) => {
    const before = (await owner.call('GET', `${path}/${ann.memberId}?fieldsets=FULL`)).body.member
    const member = { profile: { title: `By ${mask}` } }
    for (const fieldMask of [mask, { paths: [mask] }])
      await me.call('PATCH', `${path}/${ann.memberId}`, { member, fieldMask })
    const after = (await owner.call('GET', `${path}/${ann.memberId}?fieldsets=FULL`)).body.member
    const { updatedDate: _, ...kept } = after
    expect({ ...before, ...kept, profile: { ...after.profile, title: before.profile.title } }).toEqual(before)
  },
)
