import { renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { countMembers, getMember, queryMembers } from '@galleria/platform-client/members'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import module from '../module.ts'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
beforeAll(async () => {
  const { db } = site.platform.services
  for (const status of ['PENDING', 'PENDING', 'BLOCKED'] as const) {
    const { memberId } = await site.signUp()
    await db.updateTable('members').set({ status }).where('id', '=', memberId).execute()
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => site.close())

const patience = { timeout: 30_000 }

test('A visitor is led to the sign-in, and back from there', async () => {
  const { router } = renderModule(module, { at: '/manage/members?status=PENDING', platform: site })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in'), patience)
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(
    '/manage/members?status=PENDING',
  )
})

test('A member is told that it is for the owner, and sees nobody', async () => {
  await openAs(site, 'ada', '/manage/members')
  const heading = { level: 1, name: 'You don’t have access to this page' }
  expect(await screen.findByRole('heading', heading, patience)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('Members are found by what is known of them, and a tab shows those of its status', async () => {
  const { user, router } = await openAs(site, 'staff', '/manage/members')
  await user.type(await screen.findByRole('searchbox', { name: 'Name or email' }, patience), 'ada@galleria')
  expect(await screen.findByText('1 member found', {}, patience)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /Ada/ })).toBeTruthy()
  await user.clear(screen.getByRole('searchbox'))
  await vi.waitFor(() => expect(screen.queryByText('1 member found')).toBeNull(), patience)
  const { count } = await countMembers(store, { filter: { status: 'PENDING' } })
  const waiting = new RegExp(`^Pending approval ?${count}$`)
  expect(await screen.findByRole('link', { name: waiting }, patience)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Blocked' }))
  await vi.waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(within(row).getByText('Blocked')).toBeTruthy()
  }, patience)
  await user.click(screen.getByRole('link', { name: 'Joined' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?status=BLOCKED&sort=-joined'), patience)
}, 60_000)

test('A file has everybody whom the address finds, with badges and state', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openAs(site, 'staff', '/manage/members?q=ada@galleria')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }, patience))
  await vi.waitFor(() => expect(saved).toHaveLength(1), patience)
  const [head, ada, ...more] = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(head).toBe('Name,Email,Status,Muted,Profile,Badges,Joined,Last seen,ID')
  expect(ada).toMatch(/^Ada[^,]*,ada@galleria\.test,Approved,,/)
  expect(more).toEqual([])
}, 60_000)

test('Each found member links to their page', async () => {
  const { user } = await openAs(site, 'staff', '/manage/members?q=ada@galleria')
  await user.click(await screen.findByRole('link', { name: /Ada/ }, patience))
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ }, patience)).toBeTruthy()
  expect(screen.getByText('ada@galleria.test', { selector: 'header *' })).toBeTruthy()
}, 180_000)

test('Many are approved only after it was counted what that changes, and each result is told', async () => {
  const { members } = await queryMembers(store, {
    query: { filter: { status: 'PENDING' }, cursorPaging: { limit: 100 } },
    fieldsets: ['EXTENDED'],
  })
  const [first] = members
  expect(members.length).toBeGreaterThan(0)
  const { user } = await openAs(site, 'owner', '/manage/members?status=PENDING')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }, patience))
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve' }, patience)
  expect((await getMember(store, { id: first?.id ?? '', fieldsets: ['FULL'] })).member.status).toBe('PENDING')
  await user.click(within(dialog).getByRole('button', { name: `Change ${members.length} members` }))
  await screen.findByRole('heading', { level: 1, name: 'Approve' }, patience)
  await findOnceDone(`Finished. ${members.length} changed, 0 not changed.`)
  expect((await getMember(store, { id: first?.id ?? '', fieldsets: ['FULL'] })).member.status).toBe(
    'APPROVED',
  )
  const cells = within(screen.getByRole('table')).getAllByRole('link')
  expect(cells.map((link) => link.getAttribute('href'))).toContain(`/manage/members/profile/${first?.id}`)
}, 120_000)

/** Jobs are what a server carries on with by itself, every few seconds: once more where its turn has just been. */
async function findOnceDone(text: string): Promise<void> {
  const { services } = site.platform
  await vi.waitFor(
    async () => {
      await services.schedule.runDue(services)
      expect(screen.queryByText(text)).toBeTruthy()
    },
    { ...patience, interval: 300 },
  )
}

test('A change of no member cannot be started, and refused members are listed with the reason', async () => {
  const { user } = await openAs(site, 'owner', '/manage/members?q=owner@galleria.test')
  await user.click(await screen.findByRole('checkbox', { name: /^Select .*(?<!page)$/ }, patience))
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  const nobody = await screen.findByRole('alertdialog', { name: 'Approve' }, patience)
  expect(within(nobody).getByText('No members will change.')).toBeTruthy()
  expect(within(nobody).queryByRole('button', { name: /^Change \d/ })).toBeNull()
  await user.click(within(nobody).getByRole('button', { name: 'Cancel' }))
  await user.selectOptions(screen.getByLabelText('Action'), 'BLOCK')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  const block = await screen.findByRole('alertdialog', { name: 'Block' }, patience)
  await user.click(within(block).getByRole('button', { name: 'Change 1 member' }))
  await screen.findByRole('heading', { level: 1, name: 'Block' }, patience)
  await findOnceDone('You can’t block yourself.')
}, 120_000)

test('An unknown id has no page', async () => {
  await openAs(site, 'owner', '/manage/members/nonsense')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this page' }, patience)).toBeTruthy()
})
