import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const path = '/members/v1/members'
let site: TestPlatform
let ann: TestMember
let bob: TestMember
let me: Shopper
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  ann = await site.signUp({ email: 'ann@example.test' })
  bob = await site.signUp({ email: 'bob@example.test' })
  me = new Shopper(site, ann.accessToken)
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const update = (member: object, who = me, id = ann.memberId) =>
  who.call('PATCH', `${path}/${id}`, { member: { id, ...member } })
const emittedEvents = () =>
  site.platform.services.db
    .selectFrom('outbox')
    .select(['type', 'identity', 'payload'])
    .where('entityId', '=', ann.memberId)
    .orderBy('sequence', 'desc')
    .execute()

describe('An update of a member', () => {
  it('An update of a member changes what is said and no more; an empty text clears, and an empty list does nothing', async () => {
    const contact = { firstName: 'Ann', lastName: 'Lee', phones: ['+1 555 0100'], birthdate: '1990-02-28' }
    await update({ contact, profile: { nickname: 'Annie', title: 'Potter' } })
    const { body } = await update({ contact: { lastName: '', phones: [] }, profile: { title: '' } })
    expect(body.member).toMatchObject({
      contact: { firstName: 'Ann', lastName: null, phones: ['+1 555 0100'], birthdate: '1990-02-28' },
      profile: { nickname: 'Annie', title: null },
    })
    const [event] = await emittedEvents()
    expect(event).toMatchObject({
      type: 'wix.members.v1.member_updated',
      identity: { identityType: 'MEMBER', memberId: ann.memberId },
      payload: { profile: { nickname: 'Annie' } },
    })
  })

  it('An update of a member says what each address and number is for, as long as it is there', async () => {
    const id = crypto.randomUUID()
    const lists = { phones: ['+1 555 0101', '+1 555 0102'], addresses: [{ id, city: 'Oakland' }] }
    const tags = {
      phones: { '+1 555 0101': 'MOBILE', '+1 555 0102': 'UNTAGGED' },
      addresses: { [id]: 'SHIPPING' },
    }
    const { body } = await update({ contact: { ...lists, tags } })
    expect(body.member.contact.tags).toEqual({
      emails: {},
      phones: { '+1 555 0101': 'MOBILE' },
      addresses: { [id]: 'SHIPPING' },
    })
    const fewer = await update({ contact: { phones: ['+1 555 0102'] } })
    expect(fewer.body.member.contact.tags).toMatchObject({ phones: {}, addresses: { [id]: 'SHIPPING' } })
    const wrong = await update({ contact: { tags: { phones: { '+1 555 0102': 'PAGER' } } } })
    expect(wrong.status).toBe(400)
  })

  it('An update of a member clears lists by the three calls alone', async () => {
    const addresses = [{ addressLine: '1 Main Street', city: 'Oakland' }]
    await update({ contact: { addresses, emails: ['also@example.test'] } })
    for (const list of ['phones', 'emails', 'addresses']) {
      const { status, body } = await me.call('DELETE', `/v1/members/${ann.memberId}/${list}`)
      expect(status).toBe(200)
      expect(body.member.contact[list]).toEqual([])
    }
  })

  it('An update of a member of another member is 404, as of one who is not there, and the owner may', async () => {
    const refused = await update({ profile: { title: 'Thief' } }, me, bob.memberId)
    const nobody = await update({ profile: { title: 'Thief' } }, me, crypto.randomUUID())
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual(nobody.body)
    expect(
      (await update({ profile: { title: 'Guest' } }, owner, bob.memberId)).body.member.profile.title,
    ).toBe('Guest')
  })

  it('An update of a member that changes nothing tells of nothing', async () => {
    const before = (await emittedEvents()).length
    expect((await update({})).status).toBe(200)
    expect((await emittedEvents()).length).toBe(before)
  })
})

describe('Faults row 72: what a member is not made by its caller', () => {
  const forbidden = {
    loginEmail: 'x@example.test',
    loginEmailVerified: true,
    status: 'APPROVED',
    contactId: crypto.randomUUID(),
    activityStatus: 'ACTIVE',
    role: 'OWNER',
    revision: '1',
    createdDate: '2020-01-01T00:00:00.000Z',
    updatedDate: '2020-01-01T00:00:00.000Z',
    lastLoginDate: '2020-01-01T00:00:00.000Z',
    passwordHash: 'x',
    balance: 1,
  }
  it.each(Object.entries(forbidden))('%s is refused with FIELD_NOT_ALLOWED', async (name, value) => {
    const { status, body } = await update({ [name]: value })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: `member.${name}`, violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })

  it.each(['slug', 'id'])('and profile.%s too', async (name) => {
    const { body } = await update({ profile: { [name]: 'x' } })
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: `member.profile.${name}`, violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })
})

describe('A slug', () => {
  it('A slug is taken by one member alone, and told before', async () => {
    expect((await me.call('POST', `${path}/my/slug`, { slug: 'ann-lee' })).body.member.profile.slug).toBe(
      'ann-lee',
    )
    const { body } = await new Shopper(site, bob.accessToken).call('GET', `${path}/my/slug?slug=ann-lee`)
    expect(body).toMatchObject({ slug: 'ann-lee', available: false })
    expect(body.suggestion).toMatch(/^ann-lee-[0-9a-f]{6}$/)
    const refused = await owner.call('POST', `${path}/${bob.memberId}/slug`, { slug: 'ann-lee' })
    expect(refused.status).toBe(409)
    expect(refused.body.details.applicationError.code).toBe('SLUG_ALREADY_EXISTS')
  })

  it.each(['admin', 'supp0rt', 'my', 'jоin-community'])(
    'A slug faults row 53: %s is for nobody',
    async (slug) => {
      expect((await me.call('POST', `${path}/my/slug`, { slug })).status).toBeGreaterThanOrEqual(400)
      expect((await me.call('GET', `${path}/my/slug?slug=${encodeURIComponent(slug)}`)).body.available).toBe(
        false,
      )
    },
  )

  it.each(['Ann Lee', '../x', 'a/b', 'é', '-a', 'a--b', '.', '%2e'])(
    'A slug %j says what a path can hold',
    async (slug) => {
      const { status, body } = await me.call('POST', `${path}/my/slug`, { slug })
      expect(status).toBe(400)
      expect(body.message).toContain('lowercase letters')
    },
  )

  it('A slug goes to one of six who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => site.signUp()))
    const answers = await Promise.all(
      people.map(({ accessToken }) =>
        new Shopper(site, accessToken).call('POST', `${path}/my/slug`, { slug: 'only-one' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 5 }, () => 409)])
  })
})

it('Joining the community makes the profile public, leaving it private; a muted member cannot join', async () => {
  expect((await me.call('POST', `${path}/join-community`, {})).body.member.privacyStatus).toBe('PUBLIC')
  expect((await me.call('POST', '/v1/members/leave-community', {})).body.member.privacyStatus).toBe('PRIVATE')
  await owner.call('POST', `${path}/${ann.memberId}/mute`, {})
  const refused = await me.call('POST', `${path}/join-community`, {})
  expect(refused.body.details.applicationError.code).toBe('COMMUNITY_JOIN_IMPOSSIBLE')
  expect((await update({ profile: { nickname: 'Loud' } })).body.details.applicationError.code).toBe(
    'MEMBER_MUTED',
  )
  expect((await update({ contact: { company: 'Kiln & Co' } })).status).toBe(200)
  await owner.call('POST', `${path}/${ann.memberId}/unmute`, {})
})

it('The owner makes members, once for each address', async () => {
  const member = { loginEmail: 'new@example.test', contact: { firstName: 'New' }, privacyStatus: 'PUBLIC' }
  const { status, body } = await owner.call('POST', path, { member })
  expect(status).toBe(200)
  expect(body.member).toMatchObject({
    status: 'APPROVED',
    privacyStatus: 'PUBLIC',
    contact: { firstName: 'New' },
  })
  expect((await owner.call('POST', path, { member })).status).toBe(409)
  expect((await owner.call('POST', path, { member: { loginEmail: 'nobody' } })).status).toBe(400)
  expect((await me.call('POST', path, { member })).status).toBe(403)
})

describe('Marks of direction in names that others see', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  const names = {
    nickname: `${marks}An${marks}nie`,
    firstName: `An${marks}n`,
    lastName: `${marks}Lee${marks}`,
  }
  const clean = { nickname: 'Annie', firstName: 'Ann', lastName: 'Lee' }

  it('are taken out at registration', async () => {
    const visitor = await Shopper.visitor(site)
    const loginId = { email: 'turned@example.test' }
    const register = { loginId, password: 'correct horse battery', profile: names }
    const { identity } = (await visitor.call('POST', '/v2/register', register)).body
    expect(identity.identityProfile).toMatchObject(clean)
    const { member } = (await owner.call('GET', `${path}/${identity.id}?fieldsets=FULL`)).body
    expect(member).toMatchObject({
      profile: { nickname: 'Annie' },
      contact: { firstName: 'Ann', lastName: 'Lee' },
    })
  })

  it('are taken out of a name that is nothing else: the next best one is shown', async () => {
    const visitor = await Shopper.visitor(site)
    const loginId = { email: 'nothing@example.test' }
    const register = { loginId, password: 'correct horse battery', profile: { nickname: marks } }
    const { identity } = (await visitor.call('POST', '/v2/register', register)).body
    expect(identity.identityProfile.nickname).toBe('nothing')
  })

  it('are taken out of an update, by members and by the owner', async () => {
    const contact = {
      ...names,
      nickname: undefined,
      company: `Kiln${marks} & Co`,
      jobTitle: `${marks}Potter`,
    }
    for (const who of [me, owner]) {
      const profile = { nickname: names.nickname, title: `Pot${marks}ter` }
      expect((await update({ contact, profile }, who)).body.member).toMatchObject({
        profile: { nickname: 'Annie', title: 'Potter' },
        contact: { firstName: 'Ann', lastName: 'Lee', company: 'Kiln & Co', jobTitle: 'Potter' },
      })
    }
  })
})
