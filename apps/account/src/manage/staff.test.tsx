import { openShop, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createBadge, listBadges, listMembersBadgeIds } from '@galleria/platform-client/badges'
import { listMemberSessions } from '@galleria/platform-client/member-administration'
import {
  getCommunitySettings,
  listMemberCustomFields,
  updateCommunitySettings,
} from '@galleria/platform-client/member-community'
import { queryReportedMembers, reportMember } from '@galleria/platform-client/member-reports'
import { getMember, muteMember, unmuteMember } from '@galleria/platform-client/members'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 60_000 }
const { memberId, accessToken, refreshToken } = await site.signUp()
const memberOf = async () => (await getMember(store, { id: memberId, fieldsets: ['FULL'] })).member

test('A report shows its text, and older decisions behind a link', async () => {
  const { client } = openShop(site, { member: { accessToken, refreshToken } })
  const { memberId: reportedMemberId } = await site.signUp()
  const reason = { category: 'OTHER' as const, description: 'Not the potter of that name' }
  await reportMember(client, { memberReport: { reportedMemberId, reason } })
  for (let times = 0; times < 13; times += 1) {
    await muteMember(store, { id: reportedMemberId })
    await unmuteMember(store, { id: reportedMemberId })
  }
  const { user } = await openAs(site, 'staff', `/manage/members/profile/${reportedMemberId}`)
  const words = await screen.findByText('Not the potter of that name', {}, patience)
  const reporter = within(words.closest('li') as HTMLElement).getByRole('link')
  expect(reporter.getAttribute('href')).toBe(`/manage/members/profile/${memberId}`)
  const rows = () =>
    within(screen.getByRole('region', { name: 'Moderation history' })).getAllByRole('row').length
  expect(rows()).toBe(26)
  await user.click(screen.getByRole('link', { name: 'Older' }))
  await vi.waitFor(() => expect(rows()).toBeLessThan(26), patience)
  expect(screen.getByRole('link', { name: 'Newest' })).toBeTruthy()
}, 180_000)

test('How a member came in is told, and its older part stays beside older decisions', async () => {
  const { memberId: id, email, password } = await site.signUp()
  for (let times = 0; times < 11; times += 1) await site.signIn({ email, password })
  for (let times = 0; times < 13; times += 1) {
    await muteMember(store, { id })
    await unmuteMember(store, { id })
  }
  const { user, router } = await openAs(site, 'staff', `/manage/members/profile/${id}`)
  const list = async () => within(await screen.findByRole('region', { name: 'Sign-in history' }, patience))
  expect((await list()).getAllByText('Signed in')).toHaveLength(10)
  await user.click(screen.getByRole('link', { name: 'Older' }))
  await screen.findByRole('link', { name: 'Newest' }, patience)
  await user.click(screen.getByRole('link', { name: 'Older sign-ins' }))
  expect(await (await list()).findByText('Registered', {}, patience)).toBeTruthy()
  expect([...new URLSearchParams(router.state.location.search).keys()]).toEqual(['audit', 'sign-ins'])
}, 180_000)

test('A report is looked after by muting, and leaves the queue', async () => {
  const reason = { category: 'SPAM' as const, description: 'Sells vases everywhere' }
  await reportMember(store, { memberReport: { reportedMemberId: memberId, reason } })
  const { user } = await openAs(site, 'staff', '/manage/members/reports')
  const words = await screen.findByText('Sells vases everywhere', {}, patience)
  const item = within(words.closest('li')?.parentElement?.closest('li') as HTMLElement)
  await user.click(item.getByRole('button', { name: 'Mute' }))
  await vi.waitFor(() => expect(screen.queryByText('Sells vases everywhere')).toBeNull(), patience)
  expect((await memberOf()).activityStatus).toBe('MUTED')
  // The one who works by keyboard goes on with the next, or with how many wait.
  expect(document.activeElement?.closest('main, body > *')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
  const { reportedMembers } = await queryReportedMembers(store, {
    query: { filter: { reportedMemberId: memberId } },
  })
  expect(reportedMembers[0]?.reviewed).toBe(true)
}, 180_000)

test('A badge that cannot be read is refused at its field; one that can is made', async () => {
  const { user } = await openAs(site, 'owner', '/manage/members/badges')
  await user.click(await screen.findByText('New badge', {}, patience))
  const form = within(screen.getByText('New badge').closest('details') as HTMLElement)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findAllByText(/Enter a title/, {}, patience)).length).toBeGreaterThan(0)
  await user.type(form.getByLabelText('Title'), 'Glazier')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Edit Glazier', {}, patience)).toBeTruthy()
  expect((await listBadges(store)).badges.map(({ title }) => title)).toContain('Glazier')
}, 180_000)

test('Badges are put in another order, which is told, and the focus stays on the button', async () => {
  for (const title of ['Thrower', 'Dyer'])
    await createBadge(store, { badge: { title, backgroundColor: '#000000', textColor: '#FFFFFF' } })
  const { user } = await openAs(site, 'owner', '/manage/members/badges')
  const [, second] = await screen.findAllByRole('button', { name: /^Move up: / }, patience)
  const name = second?.getAttribute('aria-label') ?? ''
  await user.click(second as HTMLElement)
  const told = `${name.replace('Move up: ', '')} is now number 1.`
  expect(await screen.findByText(told, {}, patience)).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
  expect((await listBadges(store)).badges[0]?.title).toBe(name.replace('Move up: ', ''))
}, 180_000)

test('A page with several unsaved editors asks once before it is left', async () => {
  const { user, router } = await openAs(site, 'owner', '/manage/members/community')
  await user.selectOptions(await screen.findByLabelText('Default profile visibility', {}, patience), 'PUBLIC')
  await user.click(screen.getByText('New field'))
  const form = within(screen.getByText('New field').closest('details') as HTMLElement)
  await user.type(form.getByLabelText('Field name'), 'Glaze')
  await user.click(screen.getAllByRole('button', { name: 'Undo changes' })[0] as HTMLElement)
  act(() => void router.navigate('/manage/members/badges'))
  const dialog = await screen.findByRole('alertdialog', {}, patience)
  expect(router.state.location.pathname).toBe('/manage/members/community')
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  await screen.findByRole('heading', { level: 1, name: 'Badges' }, patience)
}, 180_000)

test("A member's sessions can be ended, and the log shows it", async () => {
  const { memberId: id } = await site.signUp()
  const { user } = await openAs(site, 'staff', `/manage/members/profile/${id}`)
  await user.click(await screen.findByRole('button', { name: /^Sign out: / }, patience))
  expect(await screen.findByText('No active sessions', {}, patience)).toBeTruthy()
  expect((await listMemberSessions(store, { memberId: id })).sessions).toEqual([])
  expect(await screen.findByText('Signed out', {}, patience)).toBeTruthy()
}, 180_000)

test('A member is given a badge, and deleted only after a look at what becomes of everything', async () => {
  const badge = { title: 'Weaver', backgroundColor: '#000000', textColor: '#FFFFFF' }
  const { id } = (await createBadge(store, { badge })).badge
  const { user, router } = await openAs(site, 'owner', `/manage/members/profile/${memberId}`)
  await user.selectOptions(await screen.findByLabelText('Badge', {}, patience), id)
  await user.click(screen.getByRole('button', { name: 'Give badge' }))
  expect(await screen.findByRole('button', { name: 'Remove badge: Weaver' }, patience)).toBeTruthy()
  const { memberBadgeIds } = await listMembersBadgeIds(store, { memberIds: [memberId] })
  expect(memberBadgeIds[0]?.badgeIds).toContain(id)
  expect(await screen.findByText('Badge given', {}, patience)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete permanently' })).toBeNull()
  const assignee = screen.getByLabelText('Transfer their reports to')
  await user.type(assignee, 'nobody@nowhere.test')
  await user.click(screen.getByRole('button', { name: 'Preview deletion' }))
  expect(await screen.findByText(/No member has this email/, {}, patience)).toBeTruthy()
  await user.clear(assignee)
  await user.type(assignee, 'owner@galleria.test')
  await user.click(screen.getByRole('button', { name: 'Preview deletion' }))
  expect(await screen.findByRole('row', { name: 'Reports they made 1 Transferred' }, patience)).toBeTruthy()
  const last = await screen.findByRole('button', { name: 'Delete permanently' }, patience)
  expect((await memberOf()).id).toBe(memberId)
  await user.click(last)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/manage/members'), patience)
  await expect(memberOf()).rejects.toThrow()
}, 180_000)

test('A conflict is shown, and the page shows the other decision', async () => {
  const { user } = await openAs(site, 'owner', '/manage/members/community')
  await user.selectOptions(await screen.findByLabelText('Who can join', {}, patience), 'APPROVAL')
  const { settings } = await getCommunitySettings(store)
  const { revision } = settings
  await updateCommunitySettings(store, { settings: { defaultPrivacy: 'PUBLIC', revision } })
  const [save] = screen.getAllByRole('button', { name: 'Save' })
  await user.click(save as HTMLElement)
  expect(await screen.findByText(/Someone else changed this/, {}, patience)).toBeTruthy()
  const seen = { defaultPrivacy: 'PUBLIC', joinPolicy: 'OPEN' }
  expect((await getCommunitySettings(store)).settings).toMatchObject(seen)
  await user.click(await screen.findByRole('button', { name: 'Restore my changes' }, patience))
  await user.click(save as HTMLElement)
  // Changes of both editors are kept.
  await vi.waitFor(async () => {
    const both = { defaultPrivacy: 'PUBLIC', joinPolicy: 'APPROVAL' }
    expect((await getCommunitySettings(store)).settings).toMatchObject(both)
  }, patience)

  await user.click(screen.getByText('New field'))
  const form = within(screen.getByText('New field').closest('details') as HTMLElement)
  await user.type(form.getByLabelText('Field name'), 'Favorite loom')
  await user.type(form.getByLabelText('Key'), 'favorite-loom')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => {
    const { customFields } = await listMemberCustomFields(store)
    expect(customFields.map(({ key }) => key)).toContain('favorite-loom')
  }, patience)
}, 180_000)
