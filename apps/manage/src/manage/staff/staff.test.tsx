import { openShop, type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createBrand } from '@galleria/platform-client/catalog-shared'
import { listStaffMembers } from '@galleria/platform-client/staff-members'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import module from '../../module.ts'

/** Milliseconds that a page may take where many tests run at once. */
const LONG = { timeout: 60_000 }
const site = await createTestPlatform({ seed: 'small' })
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
// Fetched when a dialog is first asked for: not while a test waits for it.
beforeAll(() => import('@galleria/ui/overlays').then(() => undefined), 120_000)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

async function openAs(who: string, at: string): Promise<RenderedModule> {
  const member = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  const { session } = openShop(site, { member })
  return renderModule(module, { at, platform: site, session })
}

async function roleOf(email: string) {
  const { staffMembers } = await listStaffMembers(store)
  return staffMembers.find((member) => member.email === email)?.role
}

const table = () => screen.findByRole('region', { name: 'Staff' }, LONG)

test('The owner gives a colleague another role, and takes it back', LONG, async () => {
  const { user } = await openAs('owner', '/manage/settings/staff')
  const role = within(await table()).getByRole('combobox', { name: 'Role of Paula Moreno' })
  await user.selectOptions(role, 'SUPPORT')
  await waitFor(async () => expect(await roleOf('packer@galleria.test')).toBe('SUPPORT'), LONG)
  await user.selectOptions(
    within(await table()).getByRole('combobox', { name: 'Role of Paula Moreno' }),
    'PACKER',
  )
  await waitFor(async () => expect(await roleOf('packer@galleria.test')).toBe('PACKER'), LONG)
})

test('The owner removes a colleague after a question', LONG, async () => {
  const { user } = await openAs('owner', '/manage/settings/staff')
  await user.click(within(await table()).getByRole('button', { name: 'Remove Emil Haas' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await roleOf('editor@galleria.test')).toBeUndefined(), LONG)
})

test('The only owner is kept, and is told why', LONG, async () => {
  const { user } = await openAs('owner', '/manage/settings/staff')
  await user.click(within(await table()).getByRole('button', { name: 'Remove Olive Okafor' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await within(dialog).findByText(/The store needs an owner/, {}, LONG)).toBeTruthy()
  expect(await roleOf('owner@galleria.test')).toBe('OWNER')
})

test('An invitation says where it went, and what is wrong with an address', LONG, async () => {
  const { user } = await openAs('owner', '/manage/settings/staff')
  const email = await screen.findByLabelText('Email', {}, LONG)
  await user.type(email, 'nobody')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/Enter an email address/, {}, LONG)).toBeTruthy()
  await user.clear(email)
  await user.type(email, 'new.hand@example.test')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('We sent an invitation to new.hand@example.test.', {}, LONG)).toBeTruthy()
  expect(await roleOf('new.hand@example.test')).toBe('PACKER')
})

test('An owner without a second factor can’t require one of everybody', LONG, async () => {
  const { user } = await openAs('owner', '/manage/settings/staff')
  await user.click(await screen.findByRole('checkbox', { name: 'Require a second factor' }, LONG))
  expect(await screen.findByText(/Add a second factor to your own account first/, {}, LONG)).toBeTruthy()
})

test.each(['staff', 'packer', 'support'])(
  'The staff page is not for %s, who is told for whom it is',
  LONG,
  async (who) => {
    await openAs(who, '/manage/settings/staff')
    const heading = { level: 1, name: 'You don’t have access to this page' }
    expect(await screen.findByRole('heading', heading, LONG)).toBeTruthy()
    expect(screen.getByText(/This page is for: Owner\./)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  },
)

test('A manager finds a change in the audit log by words and by person', LONG, async () => {
  await createBrand(store, { brand: { name: 'Kiln' } })
  const { user, router } = await openAs('staff', '/manage/settings/audit')
  const log = await screen.findByRole('region', { name: 'Audit log' }, LONG)
  expect(within(log).getByText('Kiln')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Name, action, field or ID' }), 'olive{Enter}')
  await waitFor(() => expect(screen.queryByText('Kiln')).toBeNull(), LONG)
  const [owner] = await screen.findAllByRole('link', { name: 'Olive Okafor' }, LONG)
  if (!owner) throw new Error('The owner changed roles before')
  await user.click(owner)
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('by')).toBeTruthy())
})
