import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const password = 'correct horse battery'
let site: TestPlatform
let owner: Shopper
let visitor: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  visitor = await Shopper.visitor(site)
  for (const [key, type] of [
    ['website', 'URL'],
    ['favorite-material', 'TEXT'],
    ['kilns', 'NUMBER'],
    ['teaches', 'CHECKBOX'],
    ['since', 'DATE'],
  ]) {
    const customField = { key, name: `Name of ${key}`, type, visibility: 'PUBLIC' }
    await owner.call('POST', '/members/v1/community/custom-fields', { customField })
  }
})
afterAll(() => site?.close())

/** All that wire §4.7 has, and how an identity tells it. */
const profile = {
  firstName: 'Ann',
  lastName: 'Lee',
  nickname: 'Annie',
  picture: 'https://static.example.test/ann.webp',
  labels: ['custom.regular', 'custom.potter'],
  language: 'ar',
  privacyStatus: 'PUBLIC',
  customFields: [
    { name: 'favorite-material', value: { strValue: 'clay' } },
    { name: 'kilns', value: { numValue: 2 } },
    { name: 'since', value: { strValue: '2020-01-31' } },
    { name: 'teaches', value: { boolValue: true } },
    { name: 'website', value: { strValue: 'https://ann.example.test/' } },
  ],
  secondaryEmails: [{ email: 'ann@kiln.test', tag: 'WORK' }],
  phonesV2: [{ countryCode: 'US', phone: '+1 555 0100', tag: 'MOBILE' }],
  addresses: [
    {
      address: {
        country: 'US',
        subdivision: 'US-CA',
        city: 'Oakland',
        postalCode: '94607',
        streetName: 'Main Street',
        streetNumber: '1',
        addressLine2: 'Yard',
      },
      tag: 'SHIPPING',
    },
  ],
  company: 'Kiln & Co',
  position: 'Potter',
  birthdate: '1990-02-28',
  subscription: true,
  vatId: 'DE123456789',
}

const register = (email: string, told: object, more: object = {}) =>
  visitor.call('POST', '/v2/register', { loginId: { email }, password, profile: told, ...more })
const violationsOf = (body: { details: { validationError: { fieldViolations: { field: string }[] } } }) =>
  body.details.validationError.fieldViolations.map(({ field }) => field)

describe('The profile of a registration', () => {
  it('is kept whole, and told by the identity that is answered and at every later login', async () => {
    const { status, body } = await register(
      'ann@example.test',
      { ...profile, slug: 'ann-the-potter' },
      { clientMetaData: { from: 'a test', steps: [1, 2] } },
    )
    expect(status).toBe(200)
    expect(body.identity.identityProfile).toEqual({ ...profile, slug: 'ann-the-potter' })
    expect(body.identity).toMatchObject({ status: { name: 'ACTIVE', reasons: [] }, factors: [] })
    const login = await visitor.call('POST', '/v2/login', {
      loginId: { email: 'ann@example.test' },
      password,
    })
    expect(login.body.identity.identityProfile).toEqual({ ...profile, slug: 'ann-the-potter' })
  })

  it('is the member’s profile and contact from then on', async () => {
    const { body } = await register('bea@example.test', { ...profile, nickname: 'Bea' })
    const { member } = (await owner.call('GET', `/members/v1/members/${body.identity.id}?fieldsets=FULL`))
      .body
    const [{ id, ...address }] = member.contact.addresses
    expect(member).toMatchObject({
      privacyStatus: 'PUBLIC',
      profile: { nickname: 'Bea', slug: 'bea', photo: { url: profile.picture } },
      contact: {
        firstName: 'Ann',
        lastName: 'Lee',
        emails: ['bea@example.test', 'ann@kiln.test'],
        phones: ['+1 555 0100'],
        birthdate: '1990-02-28',
        company: 'Kiln & Co',
        jobTitle: 'Potter',
        customFields: { kilns: { name: 'Name of kilns', value: 2 } },
        tags: {
          emails: { 'ann@kiln.test': 'WORK' },
          phones: { '+1 555 0100': 'MOBILE' },
          addresses: { [id]: 'SHIPPING' },
        },
      },
    })
    expect(address).toMatchObject({ streetAddress: { name: 'Main Street', number: '1' }, city: 'Oakland' })
  })

  it('may have the older lists of phones and emails, and custom fields by the names that people see', async () => {
    const { body } = await register('cat@example.test', {
      emails: ['cat@kiln.test'],
      phones: ['+1 555 0199'],
      customFields: [{ name: 'Name of favorite-material', value: { strValue: 'glass' } }],
      addresses: [{ address: { addressLine: '1 Main Street' } }],
    })
    expect(body.identity.identityProfile).toMatchObject({
      secondaryEmails: [{ email: 'cat@kiln.test', tag: 'UNTAGGED' }],
      phonesV2: [{ phone: '+1 555 0199', countryCode: null, tag: 'UNTAGGED' }],
      customFields: [{ name: 'favorite-material', value: { strValue: 'glass' } }],
      addresses: [{ address: { addressLine: '1 Main Street' }, tag: 'UNTAGGED' }],
    })
  })

  it.each([
    [{ nickName: 'Ann' }, 'profile.nickName'],
    [{ addresses: [{ address: { street: 'Main' } }] }, 'profile.addresses[0].address.street'],
    [
      { addresses: [{ address: { addressLine: '1 Main', streetName: 'Main' } }] },
      'profile.addresses[0].address.addressLine',
    ],
    [{ addresses: [{ address: { country: 'banana' } }] }, 'profile.addresses[0].address.country'],
    [{ addresses: [{ address: { country: 'XX' } }] }, 'profile.addresses[0].address.country'],
    [{ phonesV2: [{ phone: '+1 555 0100', tag: 'BEACH' }] }, 'profile.phonesV2[0].tag'],
    [{ customFields: [{ name: 'nothing', value: { strValue: 'x' } }] }, 'profile.customFields[0].name'],
    [{ customFields: [{ name: 'kilns', value: { strValue: 'two' } }] }, 'profile.customFields[0].value'],
    [
      { customFields: [{ name: 'kilns', value: { listValue: {} } }] },
      'profile.customFields[0].value.listValue',
    ],
    [{ slug: 'No Slug' }, 'profile.slug'],
    [{ birthdate: 'yesterday' }, 'profile.birthdate'],
    [{ language: 'not a language' }, 'profile.language'],
    [{ picture: 'javascript:alert(1)' }, 'profile.picture'],
    [{ privacyStatus: 'SECRET' }, 'profile.privacyStatus'],
  ])('is refused by the path of what it cannot hold, and nobody is made: %j', async (told, field) => {
    const { status, body } = await register('nobody@example.test', told)
    expect([status, violationsOf(body)]).toEqual([400, [field]])
    const query = { filter: { loginEmail: 'nobody@example.test' } }
    expect((await owner.call('POST', '/members/v1/members/query', { query })).body.members).toEqual([])
  })

  it('is refused with a slug that is somebody’s', async () => {
    const { status, body } = await register('dee@example.test', { slug: 'ann-the-potter' })
    expect([status, body.details.applicationError.code]).toEqual([409, 'SLUG_ALREADY_EXISTS'])
  })
})

describe('The profile of a sign-on', () => {
  it('is kept as a registration’s is; who is there already keeps their own', async () => {
    const signOn = (told: object) =>
      owner.call('POST', '/v2/sign-on', { loginId: { email: 'eve@example.test' }, profile: told })
    const made = await signOn({ ...profile, slug: 'eve' })
    expect(made.body.identity.identityProfile).toEqual({ ...profile, slug: 'eve' })
    const again = await signOn({ nickname: 'Somebody else' })
    expect(again.body.identity.identityProfile).toEqual({ ...profile, slug: 'eve' })
  })
})

describe('An identity', () => {
  it('tells who waits for the code of their address as PENDING, with the reason, and as ACTIVE afterwards', async () => {
    const email = 'fay+verify@example.test'
    const { body } = await register(email, { firstName: 'Fay', phones: ['+1 555 0100'] })
    expect(body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      identity: {
        status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
        identityProfile: { firstName: 'Fay', phonesV2: [{ phone: '+1 555 0100' }] },
      },
    })
    const { code } = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
    const verified = await visitor.call('POST', '/v1/auth/verify', { code, stateToken: body.stateToken })
    expect(verified.body.identity.status).toEqual({ name: 'ACTIVE', reasons: [] })
  })

  it('tells a factor that is not proven yet as INACTIVE, and nothing of a member before their second factor', async () => {
    const member = await site.signUp()
    const me = new Shopper(site, member.accessToken)
    await me.call('PATCH', `/members/v1/members/${member.memberId}`, {
      member: { contact: { firstName: 'Gus', phones: ['+1 555 0101'] } },
    })
    await me.call('POST', '/_api/iam/security/v1/factors/EMAIL/enroll', {})
    const login = () =>
      visitor.call('POST', '/v2/login', { loginId: { email: member.email }, password: member.password })
    const before = (await login()).body
    expect(before.identity).toMatchObject({
      identityProfile: { firstName: 'Gus', phonesV2: [{ phone: '+1 555 0101' }] },
      factors: [{ type: 'EMAIL', status: 'INACTIVE' }],
    })
    site.clock.advance(1)
    const { enrollmentId } = (await me.call('POST', '/_api/iam/security/v1/factors/EMAIL/enroll', {})).body
    const { code } = await (await site.fetch(`${site.url}/_dev/mailbox/${member.email}`)).json()
    await me.call('POST', '/_api/iam/security/v1/factors/EMAIL/activate', { enrollmentId, code })
    const asked = (await login()).body
    expect(asked.state).toBe('MFA_CHALLENGE')
    expect(JSON.stringify(asked.identity)).not.toMatch(/Gus|555/)
  })
})
