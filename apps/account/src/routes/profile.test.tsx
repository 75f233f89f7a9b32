import { openShop, redirectOf, renderModule, type Shopper, storeOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember, type TestPlatform } from '@galleria/platform/testing'
import { createMemberCustomField } from '@galleria/platform-client/member-community'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Saved } from '../data/profile/section.ts'
import account from '../module.ts'
import * as act from './community/members-act.ts'
import type * as contact from './profile/contact.tsx'
import * as mine from './profile.tsx'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterEach(cleanup)
afterAll(() => site.close())

const path = '/account/profile'
const newMember = async () => openShop(site, { member: await site.signUp() })

/** A section of the profile, read and sent to as the router does. */
async function shown<Data>(who: Shopper, section: string, search = ''): Promise<Data> {
  const read = await who.load(mine, `${path}/${section}${search}`, { section })
  return read.shown as Data
}
async function send(who: Shopper, section: string, form: Record<string, string>): Promise<Saved> {
  const route = {
    action: (args: Parameters<typeof mine.action>[0]) => mine.action({ ...args, params: { section } }),
  }
  return (await who.post(route, `${path}/${section}`, form)) as Saved
}

test('A visitor is led to the sign-in and back', async () => {
  expect(await redirectOf(openShop(site).load(mine, `${path}/data`, { section: 'data' }))).toBe(
    '/account/sign-in?returnTo=%2Faccount%2Fprofile%2Fdata',
  )
})

test('A section that there is not is told as missing', async () => {
  const who = await newMember()
  const thrown = await who
    .load(mine, `${path}/nothing`, { section: 'nothing' })
    .catch((error: unknown) => error)
  expect(thrown).toMatchObject({ init: { status: 404 } })
})

test('Names and title are kept, and an empty one clears', async () => {
  const who = await newMember()
  const names = { intent: 'names', firstName: 'Ann', lastName: 'Lee', nickname: 'Annie', title: 'Potter' }
  expect(await send(who, '', names)).toEqual({ said: 'Saved' })
  expect(await send(who, '', { ...names, title: '' })).toEqual({ said: 'Saved' })
  expect(await shown(who, '')).toMatchObject({
    member: { contact: { firstName: 'Ann', lastName: 'Lee' }, profile: { nickname: 'Annie', title: null } },
  })
})

test('An address is looked at before it is taken, and one that is taken is told at its field', async () => {
  const [ann, bob] = [await newMember(), await newMember()]
  expect(await shown(ann, 'slug', '?slug=the-potter')).toMatchObject({ available: true })
  expect(await send(ann, '', { intent: 'slug', slug: 'the-potter' })).toMatchObject({
    said: expect.any(String),
  })
  expect(await shown(bob, 'slug', '?slug=the-potter')).toMatchObject({
    available: false,
    suggestion: expect.stringMatching(/^the-potter-/),
  })
  const taken = await send(bob, '', { intent: 'slug', slug: 'the-potter' })
  expect(taken.errors?.slug).toMatch(/taken/)
})

test('e-mails, phones and addresses are kept with what they are for, and the last one can be taken away', async () => {
  const who = await newMember()
  const { lists } = await shown<Awaited<ReturnType<typeof contact.loader>>>(who, 'contact')
  const id = crypto.randomUUID()
  const address = {
    id,
    tag: 'SHIPPING',
    addressLine: '1 Main Street',
    addressLine2: '',
    postalCode: '94607',
    city: 'Oakland',
    subdivision: 'US-CA',
    country: 'US',
  }
  const full = { ...lists, phones: [{ value: '+1 555 0100', tag: 'MOBILE' }], addresses: [address] }
  expect(await send(who, 'contact', { lists: JSON.stringify(full) })).toEqual({ said: 'Saved' })
  expect(await shown(who, 'contact')).toMatchObject({
    lists: {
      phones: [{ value: '+1 555 0100', tag: 'MOBILE' }],
      addresses: [{ id, tag: 'SHIPPING', city: 'Oakland' }],
    },
  })
  const wrong = { ...full, phones: [{ value: 'call me', tag: 'HOME' }] }
  expect((await send(who, 'contact', { lists: JSON.stringify(wrong) })).errors).toEqual({
    'phones.0': 'Check this field',
  })
  const fewer = { ...full, phones: [], addresses: [] }
  expect(await send(who, 'contact', { lists: JSON.stringify(fewer) })).toEqual({ said: 'Saved' })
  expect(await shown(who, 'contact')).toMatchObject({ lists: { phones: [], addresses: [] } })
})

test('The site’s own fields are kept by their types, and what does not fit is told at its field', async () => {
  const field = { type: 'TEXT', name: 'Craft', visibility: 'PUBLIC' }
  await createMemberCustomField(storeOf(site), { customField: { ...field, key: 'craft' } })
  await createMemberCustomField(storeOf(site), { customField: { ...field, key: 'shop', type: 'URL' } })
  const who = await newMember()
  const fields = {
    intent: 'fields',
    'customFields.craft': 'Weaving',
    'customFields.shop': 'https://x.example/',
  }
  expect(await send(who, '', fields)).toEqual({ said: 'Saved' })
  expect(await shown(who, '')).toMatchObject({
    customFields: [{ key: 'craft' }, { key: 'shop' }],
    member: { contact: { customFields: { craft: { value: 'Weaving' } } } },
  })
  const wrong = await send(who, '', { ...fields, 'customFields.shop': 'javascript:alert(1)' })
  expect(wrong.errors).toHaveProperty(['customFields.shop'])
})

test('An about section is created, changed and deleted, and never overwritten unseen', async () => {
  const who = await newMember()
  const nodes = (text: string) =>
    JSON.stringify([
      { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', nodes: [], textData: { text, decorations: [] } }] },
    ])
  expect(await send(who, 'about', { nodes: '[]', revision: '' })).toEqual({ said: 'Saved' })
  expect(await shown(who, 'about')).toEqual({ about: null })
  expect(await send(who, 'about', { nodes: nodes('I weave.'), revision: '' })).toEqual({ said: 'Saved' })
  expect(await shown(who, 'about')).toMatchObject({ about: { revision: '1' } })
  expect(await send(who, 'about', { nodes: nodes('I knit.'), revision: '1' })).toEqual({ said: 'Saved' })
  for (const revision of ['1', ''])
    expect((await send(who, 'about', { nodes: nodes('I spin.'), revision })).problem).toMatch(
      /another window/,
    )
  expect((await send(who, 'about', { nodes: '[]', revision: '2' })).said).toMatch(/was removed/)
  expect(await shown(who, 'about')).toEqual({ about: null })
})

test('A photo is shown from where pages may show pictures of, and taken away; what is none is told', async () => {
  const who = await newMember()
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const picture = { intent: 'picture', kind: 'PHOTO', data: dot }
  expect(await send(who, '', picture)).toEqual({ said: 'Saved' })
  expect(await shown(who, '')).toMatchObject({ seen: { photo: expect.stringContaining('/media/members/') } })
  expect((await send(who, '', { ...picture, data: btoa('no picture') })).problem).toMatch(/JPEG, PNG or WebP/)
  expect(await send(who, '', { intent: 'no-picture', kind: 'PHOTO' })).toEqual({ said: 'Saved' })
  expect(await shown(who, '')).toMatchObject({ seen: { photo: null } })
})

test('The page lists blocked members and whether the member is in the community', async () => {
  const [ann, bob] = [await newMember(), await newMember()]
  await bob.post(act, '/members/-/act', { intent: 'join' })
  const { me } =
    (await bob.load(await import('./community/members-relations.ts'), '/members/-/standing')) ?? {}
  await ann.post(act, '/members/-/act', { intent: 'block', memberId: me ?? '' })
  expect(await shown(ann, 'community')).toMatchObject({ isIn: false, blocked: [{ id: me }] })
  expect(await shown(bob, 'community')).toMatchObject({ isIn: true, blocked: [] })
})

test('Email preferences are read and saved as a whole, and only those named', async () => {
  const who = await newMember()
  const all = { abandonedCart: true, pointsExpiry: true, backInStock: true }
  expect(await shown(who, 'communication')).toMatchObject({
    wanted: all,
    loginEmail: expect.stringContaining('@'),
  })
  expect(await send(who, 'communication', { pointsExpiry: 'on' })).toEqual({ said: 'Saved' })
  expect(await shown(who, 'communication')).toMatchObject({
    wanted: { abandonedCart: false, pointsExpiry: true, backInStock: false },
  })
  expect(
    await send(who, 'communication', { abandonedCart: 'on', pointsExpiry: 'on', backInStock: 'on' }),
  ).toEqual({ said: 'Saved' })
  expect(await shown(who, 'communication')).toMatchObject({ wanted: all })
})

test('One’s data comes as a file that a browser can fetch', async () => {
  const who = await newMember()
  const { said, file } = await send(who, 'data', { intent: 'export' })
  expect(said).toMatch(/download has started/)
  const answer = await site.fetch(file?.url ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('An account is deleted by the word alone, and what became of everything is told', async () => {
  const who = await newMember()
  expect(await shown(who, 'data')).toMatchObject({ deletion: expect.any(Array) })
  expect((await send(who, 'data', { intent: 'delete', word: 'yes' })).errors?.word).toMatch(/delete/)
  const { deleted } = await send(who, 'data', { intent: 'delete', word: 'Delete' })
  expect(deleted).toContainEqual(expect.objectContaining({ name: 'sessions', fate: 'ERASED' }))
  expect(await redirectOf(who.load(mine, path))).toMatch(/^\/account\/sign-in/)
})

/** A subscription of the member's that goes on, as a paid order opens one. */
async function subscribe({ memberId, email }: TestMember): Promise<string> {
  const [id, now] = [crypto.randomUUID(), site.clock.now()]
  const settings = { frequency: 'MONTH', interval: 1, autoRenewal: true, enableCustomerCancellation: true }
  const document = { name: 'Kitchen Soap', settings, price: { amount: '9.00', formattedAmount: '$9.00' } }
  await site.platform.services.db
    .insertInto('subscriptionContracts')
    .values({
      ...{ id, orderId: crypto.randomUUID(), lineId: crypto.randomUUID(), memberId, visitorId: null, email },
      ...{ status: 'AUTO_RENEW_ON', cycle: 1, revision: 1, document: JSON.stringify(document) },
      ...{ nextAt: now, paidUntil: now, createdAt: now, updatedAt: now },
    } as never)
    .execute()
  return id
}

test('A member with a subscription can export, and reads in place of the deletion what has to end first', async () => {
  const member = await site.signUp()
  const who = openShop(site, { member })
  const id = await subscribe(member)
  const subscriptions = [{ id, productName: 'Kitchen Soap' }]
  expect(await shown(who, 'data')).toEqual({
    deletion: [],
    hindrance: { of: 'SUBSCRIPTIONS', subscriptions },
  })
  expect((await send(who, 'data', { intent: 'export' })).file).toBeDefined()
  // From a page that was opened before the subscription began.
  expect((await send(who, 'data', { intent: 'delete', word: 'delete' })).problem).toMatch(
    /active subscription/,
  )

  await renderModule(account, { at: `${path}/data`, platform: site, session: who.session })
  const link = await screen.findByRole('link', { name: 'Cancel Kitchen Soap first' })
  expect(link.getAttribute('href')).toBe(`/account/subscriptions/${id}`)
  expect(screen.queryByRole('button', { name: /delete account/i })).toBeNull()
  expect(screen.getByRole('button', { name: 'Get your data' })).toBeDefined()
})

test('A staff member reads that their role must be removed first, in place of the deletion', async () => {
  const member = await site.signUp()
  const { db } = site.platform.services
  await db.updateTable('members').set({ role: 'CONTRIBUTOR' }).where('id', '=', member.memberId).execute()
  const who = openShop(site, { member })
  expect(await shown(who, 'data')).toMatchObject({ hindrance: { of: 'ROLE' } })
  expect((await send(who, 'data', { intent: 'delete', word: 'delete' })).problem).toMatch(
    /owners and contributors/i,
  )
})

test('An address below the profile that is no section is no route of the account, and so a 404 of the shell', () => {
  const below = account.routes
    ?.map(({ path: each }) => each)
    .filter((each) => each.startsWith('account/profile/'))
  expect(below?.toSorted()).toEqual(
    ['about', 'communication', 'community', 'contact', 'data', 'slug'].map(
      (section) => `account/profile/${section}`,
    ),
  )
})
