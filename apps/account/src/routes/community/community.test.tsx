import { openShop, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember, type TestPlatform } from '@galleria/platform/testing'
import { createMemberAbout } from '@galleria/platform-client/member-about'
import { joinCommunity, updateMember } from '@galleria/platform-client/members'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../../module.ts'
import * as memberPage from './member.tsx'
import * as memberList from './member-list.tsx'
import * as members from './members.tsx'
import * as act from './members-act.ts'
import * as relations from './members-relations.ts'

let site: TestPlatform
let ann: Shopper
let bob: Shopper
let carl: Shopper
const ids: Record<string, string> = {}

async function join(nickname: string, isOpen: boolean): Promise<Shopper> {
  const member: TestMember = await site.signUp({ email: `${nickname.toLowerCase()}@example.test` })
  const shopper = openShop(site, { member })
  ids[nickname] = member.memberId
  await updateMember(shopper.client, {
    member: { id: member.memberId, profile: { nickname, title: `${nickname} of the test` } },
  })
  if (isOpen) await joinCommunity(shopper.client)
  return shopper
}

beforeAll(async () => {
  site = await createTestPlatform()
  ann = await join('Ann', true)
  bob = await join('Bob', true)
  carl = await join('Carl', false)
})
afterEach(cleanup)
afterAll(() => site.close())

const slugOf = async (who: Shopper) => (await who.load(relations, '/members/-/standing'))?.slug ?? ''
const doing = (who: Shopper, intent: string, more: Record<string, string> = {}) =>
  who.post(act, '/members/-/act', { intent, ...more })
const refusal = (work: Promise<unknown>) =>
  work.catch((thrown: { init?: { status: number } }) => thrown.init?.status)

test('The directory shows those who take part to everybody, by name where asked, and finds by the beginning', async () => {
  const visitor = openShop(site)
  const byName = await visitor.load(members, '/members?sort=name')
  expect(byName.found.members.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  expect(byName.found.next).toBeNull()
  const found = await visitor.load(members, '/members?q=bO')
  expect(found.found.members).toMatchObject([{ id: ids.Bob, title: 'Bob of the test' }])
  expect((await visitor.load(members, '/members?q=carl')).found.members).toEqual([])
})

test('A place in the list that leads nowhere leads to its beginning', async () => {
  const thrown = await openShop(site)
    .load(members, '/members?sort=name&after=nonsense')
    .catch((answer: unknown) => answer)
  expect((thrown as Response).headers.get('location')).toBe('/members?sort=name')
})

test('A profile is seen by everybody, a hidden one by its member alone', async () => {
  const nodes = [
    { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'I weave.', decorations: [] } }] },
  ]
  await createMemberAbout(ann.client, { memberAbout: { content: { nodes } as never } })
  const slug = await slugOf(ann)
  renderModule(module, { at: `/members/${slug}`, platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann' })).toBeTruthy()
  expect(screen.getByText('I weave.')).toBeTruthy()
  expect(screen.queryByText('Last signed in')).toBeNull()
  const hidden = await slugOf(carl)
  const path = `/members/${hidden}`
  expect(await refusal(openShop(site).load(memberPage, path, { slug: hidden }))).toBe(404)
  expect(await refusal(ann.load(memberPage, path, { slug: hidden }))).toBe(404)
  const own = await carl.load(memberPage, path, { slug: hidden })
  expect(own.found).toMatchObject({ state: 'seen', profile: { isHidden: true } })
})

test('Following shows on both sides, and ends as it began', async () => {
  const [memberId, slug] = [ids.Bob ?? '', await slugOf(bob)]
  expect(await doing(ann, 'follow', { memberId, name: 'Bob' })).toEqual({ done: 'You’re following Bob.' })
  expect(await ann.load(relations, `/members/-/standing?id=${memberId}`)).toMatchObject({
    me: ids.Ann,
    isInCommunity: true,
    following: [memberId],
    followers: [],
  })
  const path = `/members/${slug}/followers`
  const list = await openShop(site).load(memberList, path, { slug, side: 'followers' })
  expect(list).toMatchObject({ list: { members: [{ name: 'Ann' }], next: null } })
  expect((await bob.load(memberPage, `/members/${slug}`, { slug })).found).toMatchObject({
    profile: { followers: { count: 1, more: false } },
  })
  expect(await doing(ann, 'unfollow', { memberId, name: 'Bob' })).toEqual({
    done: 'You’re no longer following Bob.',
  })
  expect(await doing(ann, 'follow', { memberId: ids.Ann ?? '' })).toMatchObject({
    problem: expect.stringMatching(/yourself/),
  })
  expect(await refusal(openShop(site).load(memberList, path, { slug, side: 'friends' }))).toBe(404)
})

test('A block is told honestly to each side, and taken back by the one who made it', async () => {
  const memberId = ids.Bob ?? ''
  const [annSlug, bobSlug] = [await slugOf(ann), await slugOf(bob)]
  expect(await doing(ann, 'block', { memberId, name: 'Bob' })).toEqual({ done: 'Bob is blocked.' })
  expect((await bob.load(memberPage, `/members/${annSlug}`, { slug: annSlug })).found).toEqual({
    state: 'blocked',
  })
  expect((await ann.load(memberPage, `/members/${bobSlug}`, { slug: bobSlug })).found.state).toBe('seen')
  expect(await ann.load(relations, `/members/-/standing?id=${memberId}`)).toMatchObject({
    blocking: [memberId],
  })
  expect(await bob.load(relations, `/members/-/standing?id=${ids.Ann}`)).toMatchObject({
    blockedBy: [ids.Ann],
  })
  expect(await doing(bob, 'follow', { memberId: ids.Ann ?? '' })).toEqual({
    problem: 'You can’t do this because one of you has blocked the other.',
  })
  expect(await doing(ann, 'unblock', { memberId, name: 'Bob' })).toEqual({
    done: 'Bob is no longer blocked.',
  })
  expect((await bob.load(memberPage, `/members/${annSlug}`, { slug: annSlug })).found.state).toBe('seen')
})

test('A report needs a reason that there is, and says that it was heard', async () => {
  const memberId = ids.Bob ?? ''
  const report = (reason: string) =>
    doing(ann, 'report', { memberId, name: 'Bob', reason, description: 'Again' })
  expect(await report('BOREDOM')).toEqual({ problem: 'Choose a reason' })
  expect(await report('SPAM')).toMatchObject({
    done: expect.stringMatching(/team will review your report about Bob/),
  })
  expect(await doing(bob, 'report', { memberId, reason: 'OTHER' })).toMatchObject({
    problem: expect.stringMatching(/yourself/),
  })
})

test('Joining and leaving show and hide at once; a visitor is led to the sign-in', async () => {
  expect(await doing(carl, 'join')).toMatchObject({ done: expect.stringMatching(/Welcome/) })
  expect((await openShop(site).load(members, '/members?q=carl')).found.members).toHaveLength(1)
  expect(await doing(carl, 'leave')).toMatchObject({ done: expect.stringMatching(/left/) })
  expect((await openShop(site).load(members, '/members?q=carl')).found.members).toEqual([])
  const answer = (await doing(openShop(site), 'join')) as Response
  expect(answer.headers.get('location')).toMatch(/^\/account\/sign-in/)
})
