import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createBrand } from '@galleria/platform-client/catalog-shared'
import { listEventSubscriptions } from '@galleria/platform-client/event-subscriptions'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'
import { save, settingsOf } from './settings.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)
const open = settingsOf(site)

test('A webhook is sent the events that were picked, and its address is checked', async () => {
  const { user } = await open('/webhooks/new')
  await user.type(screen.getByLabelText('Address'), 'ftp://example.com')
  await user.click(save())
  await vi.waitFor(
    () => expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true'),
    LONG,
  )
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'http://127.0.0.1:9/hooks')
  await user.click(screen.getByRole('checkbox', { name: 'Send every event' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'order_approved')
  await user.click(screen.getByRole('checkbox', { name: 'wix.ecom.v1.order_approved' }))
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'http://127.0.0.1:9/hooks' })).toBeTruthy()
  const { subscriptions } = await listEventSubscriptions(store, undefined)
  expect(subscriptions).toMatchObject([
    { url: 'http://127.0.0.1:9/hooks', eventTypes: ['wix.ecom.v1.order_approved'], status: 'ENABLED' },
  ])
  expect(screen.getByText(/public-key\.pem$/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Send events to this address' }))
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await listEventSubscriptions(store, undefined)).subscriptions[0]?.status).toBe('DISABLED')
})

test('An API key is told once, does what it is let do, is changed, and is revoked after a question', async () => {
  let { user } = await open('/api-keys/new')
  await user.click(save())
  expect(await screen.findByText('Let the key view or change one area at least.')).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'Warehouse')
  await user.selectOptions(screen.getByLabelText('Products'), 'View and change')
  await user.selectOptions(screen.getByLabelText('Orders'), 'View')
  await user.click(save())
  const secret = await screen.findByLabelText<HTMLInputElement>('API key', {}, LONG)
  expect(screen.getByText(/You won’t see it again/)).toBeTruthy()
  const program = createPlatformClient({
    ...{ baseUrl: site.url, fetch: site.fetch },
    getAuthHeaders: async () => ({ authorization: secret.value }),
  })
  await createBrand(program, { brand: { name: 'Kiln' } })
  await user.click(screen.getByRole('link', { name: 'See this key' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Warehouse' }, LONG)).toBeTruthy()
  expect(document.body.textContent).not.toContain(secret.value)
  await user.selectOptions(screen.getByLabelText('Products'), 'No access')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  await expect(createBrand(program, { brand: { name: 'Clay' } })).rejects.toThrow(/can't change catalog/)
  cleanup()
  ;({ user } = await open('/api-keys'))
  const row = screen.getByRole('rowheader', { name: 'Warehouse' }).closest('tr')
  expect(row?.textContent).toContain('View: Orders')
  expect(row?.textContent).toContain('Olive Okafor')
  await user.click(screen.getByRole('link', { name: 'Warehouse' }))
  const log = await screen.findByRole('link', { name: 'Changes made with this key' }, LONG)
  expect(log.getAttribute('href')).toMatch(/^\/manage\/settings\/audit\?by=key-/)
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('No API keys yet.', {}, LONG)).toBeTruthy()
  await expect(createBrand(program, { brand: { name: 'Glaze' } })).rejects.toThrow(/was revoked/)
})

test('API keys are not for a manager, who is told for whom they are', async () => {
  await openAs(site, 'staff', '/manage/settings/api-keys')
  expect(await screen.findByText(/This page is for: Owner\./, {}, LONG)).toBeTruthy()
})

test('All customers are exported as one file, in parts', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:customers')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { user } = await open('/data')
  await user.click(screen.getByRole('button', { name: 'Export all customers' }))
  const told = await screen.findByText(/Rows exported: \d+/, {}, LONG)
  const text = await (saved.mock.lastCall as [Blob])[0].text()
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('email,first name')
  expect(told.textContent).toBe(`Rows exported: ${new Intl.NumberFormat('en').format(lines.length - 1)}`)
  expect(lines.length).toBeGreaterThan(1)
})

test('Everything of the shop is saved by one press, and its file can be got again and deleted', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  const { user } = await open('/data')
  await user.click(screen.getByRole('button', { name: 'Export everything' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), LONG)
  click.mockRestore()
  const answer = await site.fetch(saved[0] ?? '')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(await screen.findAllByText('Download: done', {}, LONG)).not.toEqual([])
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(saved[0])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull(), LONG)
  expect((await site.fetch(saved[0] ?? '')).status).toBe(410)
})
