import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../data/database.ts'
import { submit } from '../../dev/testing/post.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../dev/testing.ts'
import { notWhileMuted } from './muted.ts'

const members = '/members/v1/members'
const content = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Loud' } }] }] }

let site: TestPlatform
let owner: Shopper
/** Muted, hidden, and with an about section of before. */
let ann: TestMember
let me: Shopper
/** Muted, and without one. */
let other: TestMember
let follows: TestMember
let about: { id: string; revision: string }

beforeAll(async () => {
  site = await createTestPlatform()
  owner = new Shopper(site, site.ownerKey)
  ann = await site.signUp()
  other = await site.signUp()
  follows = await site.signUp()
  me = new Shopper(site, ann.accessToken)
  about = (await me.call('POST', '/members/v2/abouts', { memberAbout: { content } })).body.memberAbout
  for (const [key, visibility] of [
    ['website', 'PUBLIC'],
    ['material', 'COMMUNITY'],
    ['shoe-size', 'PRIVATE'],
  ] as const) {
    const customField = { key, name: key, type: 'TEXT', visibility }
    await owner.call('POST', '/members/v1/community/custom-fields', { customField })
  }
  const kept = { customFields: { website: { value: 'clay' } } }
  await me.call('PATCH', `${members}/${ann.memberId}`, { member: { contact: kept } })
  await new Shopper(site, follows.accessToken).call('POST', `${members}/join-community`, {})
  await owner.call('POST', `${members}/${ann.memberId}/mute`, {})
  await owner.call('POST', `${members}/${other.memberId}/mute`, {})
})
afterAll(() => site?.close())

const update = (member: object) => me.call('PATCH', `${members}/${ann.memberId}`, { member })
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code

/** Attempts of a muted member by permission row: a new row needs one here. */
const attempts: Readonly<Record<string, () => Promise<{ status: number; body: object }>[]>> = {
  'POST /members/v1/members/my/slug': () => [me.call('POST', `${members}/my/slug`, { slug: 'rude-word' })],
  'POST /members/v1/members/{id}/slug': () => [
    me.call('POST', `${members}/${ann.memberId}/slug`, { slug: 'rude-word' }),
  ],
  'POST /members/v1/members/join-community': () => [me.call('POST', `${members}/join-community`, {})],
  'POST /members/v1/members/my/picture': () => [picture()],
  'POST /reviews/v1/reviews': () => [
    me.call('POST', '/reviews/v1/reviews', {
      review: { namespace: 'stores', entityId: crypto.randomUUID(), content: { rating: 5, body: 'Loud' } },
    }),
  ],
  'PATCH /reviews/v1/reviews/{review.id}': () => [changedReview()],
  'POST /reviews/v1/review-pictures': () => [
    me.call('POST', '/reviews/v1/review-pictures', { data: Buffer.from('loud').toString('base64') }),
  ],
  'POST /wishlists/v1/wishlists/{wishlistId}/share': () => [sharedList()],
  'PATCH /wishlists/v1/wishlists/{wishlist.id}': () => [renamedList()],
  'PATCH /members/v1/members/{member.id}': () => [
    update({ privacyStatus: 'PUBLIC' }),
    update({ profile: { nickname: 'Loud' } }),
    update({ profile: { title: 'Loud' } }),
    update({ contact: { customFields: { website: { value: 'loud' } } } }),
    update({ contact: { firstName: 'Ann', customFields: { material: { value: 'loud' } } } }),
  ],
  'POST /members/v2/abouts': () => [
    new Shopper(site, other.accessToken).call('POST', '/members/v2/abouts', { memberAbout: { content } }),
  ],
  'PATCH /members/v2/abouts/{memberAbout.id}': () => [
    me.call('PATCH', `/members/v2/abouts/${about.id}`, {
      memberAbout: { revision: about.revision, content },
    }),
  ],
  'POST /members/v3/followers/{memberId}': () => [
    me.call('POST', `/members/v3/followers/${follows.memberId}`, {}),
  ],
}

async function picture() {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer()
  return me.call('POST', `${members}/my/picture`, { kind: 'PHOTO', data: bytes.toString('base64') })
}

const lists = '/wishlists/v1/wishlists'
const newList = async () => (await me.call('POST', lists, { wishlist: { name: 'Loud' } })).body.wishlist

async function sharedList() {
  const { id } = await newList()
  return me.call('POST', `${lists}/${id}/share`, { showsName: true })
}

async function renamedList() {
  const { id, revision } = await newList()
  return me.call('PATCH', `${lists}/${id}`, { wishlist: { id, revision, name: 'Louder' } })
}

/** Change of a review that was written before. */
async function changedReview() {
  const { db, clock } = site.platform.services
  const id = crypto.randomUUID()
  const date = clock.now()
  await db
    .insertInto('reviews')
    .values({
      ...{ id, productId: crypto.randomUUID(), memberId: ann.memberId, authorName: 'Ann', title: null },
      ...{ body: 'Good', rating: 5, media: jsonb([]), verified: false, status: 'APPROVED' },
      ...{ manuallyChanged: false, publishCount: 1, replyMessage: null, replyCreatedAt: null },
      ...{ replyUpdatedAt: null, revision: 1, createdAt: date, updatedAt: date },
    })
    .execute()
  const content = { rating: 1, body: 'Loud' }
  return me.call('PATCH', `/reviews/v1/reviews/${id}`, { review: { id, revision: '1', content } })
}

describe('A muted member (spec §4 "Activity")', () => {
  it.each(Object.keys(notWhileMuted))('is refused what others would read: %s', async (call) => {
    for (const answer of await Promise.all(attempts[call]?.() ?? [])) {
      expect(answer.status).toBe(403)
      expect(codeOf(answer)).toBe(
        call.endsWith('join-community') ? 'COMMUNITY_JOIN_IMPOSSIBLE' : 'MEMBER_MUTED',
      )
    }
    expect(attempts[call], 'a row without an attempt').toBeDefined()
  })

  it('is as they were for others afterwards', async () => {
    const { member } = (await owner.call('GET', `${members}/${ann.memberId}?fieldsets=FULL`)).body
    expect(JSON.stringify(member)).not.toMatch(/rude|loud/i)
    expect(member.privacyStatus).not.toBe('PUBLIC')
  })

  it('still writes what nobody else reads, sends back what stands there, and takes back what others read', async () => {
    const customFields = { website: { value: 'clay' }, 'shoe-size': { value: '38' } }
    expect((await update({ contact: { firstName: 'Ann', company: 'Kiln', customFields } })).status).toBe(200)
    expect((await update({ privacyStatus: 'PRIVATE' })).status).toBe(200)
    expect((await update({ contact: { customFields: { website: { value: '' } } } })).status).toBe(200)
    const { slug } = (await me.call('GET', `${members}/my`)).body.member.profile
    expect((await me.call('POST', `${members}/my/slug`, { slug })).status).toBe(200)
    const report = { reportedMemberId: follows.memberId, reason: { category: 'HARASSMENT' } }
    expect((await me.call('POST', '/members/v1/member-reports', { memberReport: report })).status).toBe(200)
    expect((await me.call('DELETE', `/members/v2/abouts/${about.id}`)).status).toBe(200)
  })

  it('keeps the name that others see on the hosted account page too', async () => {
    const { redirectSession } = (
      await me.call('POST', '/v1/redirect-session', { memberAccountPage: { section: 'ACCOUNT_INFO' } })
    ).body
    const opened = await site.fetch(redirectSession.fullUrl, { redirect: 'manual' })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = '/_hosted/account/info'
    const headers = { cookie, origin: site.url, 'sec-fetch-site': 'same-origin' }
    const { nickname } = (await me.call('GET', `${members}/my`)).body.member.profile
    const loud = await submit(site, page, { nickname: 'Loud', firstName: 'Ann', lastName: '' }, headers)
    expect([loud.status, await loud.text()]).toEqual([403, expect.stringContaining('has muted you')])
    const same = await submit(site, page, { nickname, firstName: 'Anna', lastName: '' }, headers)
    expect([same.status, await same.text()]).toEqual([
      200,
      expect.stringContaining('Your changes are saved.'),
    ])
    expect((await me.call('GET', `${members}/my?fieldsets=FULL`)).body.member).toMatchObject({
      profile: { nickname },
      contact: { firstName: 'Anna' },
    })
  })
})
