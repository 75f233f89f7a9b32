import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { listMyWishlists } from '@galleria/platform-client/named-wishlists'
import { ToastRegion } from '@galleria/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { setWished, wishedIds, wishedOf, writeWished } from '../../data/wishes/wished.ts'
import module from '../../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)
beforeEach(() => localStorage.clear())
const patience = { timeout: 20_000 }

const [first, second] = await site.platform.services.db
  .selectFrom('products')
  .select(['id', 'name', 'slug'])
  .where('visible', '=', true)
  .orderBy('slug')
  .limit(2)
  .execute()
if (!first || !second) throw new Error('The small seed has two products')

const sessionOf = (member: TestMember) =>
  createSession({
    ...{ baseUrl: site.url, clientId: site.clientId, ...createTestBrowser(site, { member }) },
    ...{ locks: null, channel: null },
  })
const clientOf = ({ accessToken: authorization }: TestMember) =>
  createPlatformClient({
    ...{ baseUrl: site.url, fetch: site.fetch, getAuthHeaders: async () => ({ authorization }) },
  })
const open = (at: string, member?: TestMember) => {
  render(<ToastRegion />)
  return renderModule(module, { at, platform: site, ...(member && { session: sessionOf(member) }) })
}
const listsOf = async (member: TestMember) => (await listMyWishlists(clientOf(member))).wishlists
const idsOf = async (member: TestMember) =>
  (await listsOf(member)).map(({ items }) => items.map((item) => item.catalogReference.catalogItemId))
const heart = async () =>
  (
    await screen.findAllByRole('button', { name: `Save ${first.name} to wishlist` }, patience)
  )[0] as HTMLElement

test('A guest keeps a product on this device by its heart, says so, takes it back, and finds it on the wishlist', async () => {
  const { user } = open(`/products/${first.slug}`)
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  await user.click(await heart())
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText(`${first.name} added to your wishlist`, {}, patience)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  await user.click(await heart())
  expect([wishedOf(), wishedIds()]).toEqual(['device', [first.id]])
  cleanup()
  const list = open('/wishlists')
  expect(await screen.findByRole('heading', { level: 2, name: first.name }, patience)).toBeTruthy()
  expect(screen.getByText(/^These items are kept/)).toBeTruthy()
  await list.user.click(screen.getByRole('button', { name: `Remove ${first.name}` }))
  expect(await screen.findByText('Nothing here yet', {}, patience)).toBeTruthy()
  await list.user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('heading', { level: 2, name: first.name }, patience)).toBeTruthy()
})

test('Wishes of this device go to the account of whoever signs in, and its copy goes when they are out', async () => {
  const member = await site.signUp()
  setWished(second.id, true)
  setWished(first.id, true)
  const menu = <Widget name="catalog.menu" placement="header" />
  renderInModule(module, menu, { platform: site, session: sessionOf(member) })
  await waitFor(() => expect(wishedOf()).toBe('account'), patience)
  expect(await idsOf(member)).toEqual([[first.id, second.id]])
  cleanup()
  renderInModule(module, menu, { platform: site })
  await waitFor(() => expect([wishedOf(), wishedIds()]).toEqual(['device', []]), patience)
})

test('A member begins a list, moves an item there, and shares it with whoever has the link', async () => {
  const member = await site.signUp()
  writeWished('device', [first.id, second.id])
  const { user } = open('/wishlists', member)
  await user.click(await screen.findByText('New list', {}, patience))
  await user.type(screen.getByLabelText('Name of the list'), 'Hall')
  await user.click(screen.getByRole('button', { name: 'Create list' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hall' }, patience)).toBeTruthy()
  const lists = within(screen.getByRole('navigation', { name: 'Your wishlists' }))
  await user.click(lists.getByRole('link', { name: 'Wishlist' }))
  const move = await screen.findByRole('combobox', { name: `Move ${first.name} to another list` }, patience)
  await user.selectOptions(move, 'Hall')
  expect(await screen.findByText(`${first.name} moved`, {}, patience)).toBeTruthy()
  expect(await idsOf(member)).toEqual([[second.id], [first.id]])
  await user.click(lists.getByRole('link', { name: 'Hall' }))
  await screen.findByRole('heading', { level: 2, name: first.name }, patience)
  await user.click(screen.getByText('Share'))
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link to this list', {}, patience)
  cleanup()
  open(new URL(link.value).pathname)
  expect(await screen.findByRole('heading', { level: 1, name: 'Hall' }, patience)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: first.name })).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(screen.queryByRole('button', { name: `Remove ${first.name}` })).toBeNull()
})

test('An item that costs less is marked, the emails of a list are chosen, and a list is deleted', async () => {
  const member = await site.signUp()
  setWished(first.id, true)
  const { user } = open('/wishlists', member)
  await screen.findByRole('heading', { level: 2, name: first.name }, patience)
  await user.click(screen.getByText('Emails'))
  await user.click(screen.getByRole('checkbox', { name: 'Email me when an item costs less' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await listsOf(member))[0]?.tellsPriceDrops).toBe(true), patience)
  cleanup()
  const { db } = site.platform.services
  await db
    .updateTable('wishlistItems')
    .set(({ eb }) => ({ addedMinor: eb('addedMinor', '+', 500) }))
    .execute()
  const again = open('/wishlists', member)
  expect(await screen.findByText('$5.00 less than when you added it', {}, patience)).toBeTruthy()
  await again.user.click(screen.getByText('New list'))
  await again.user.type(screen.getByLabelText('Name of the list'), 'Short')
  await again.user.click(screen.getByRole('button', { name: 'Create list' }))
  await screen.findByRole('heading', { level: 1, name: 'Short' }, patience)
  await again.user.click(screen.getByText('Name and deletion'))
  await again.user.click(screen.getByRole('button', { name: 'Delete list' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' }, patience)).toBeTruthy()
  expect(await listsOf(member)).toHaveLength(1)
})

test('A link that was taken back leads to a page that is missing', async () => {
  open('/wishlists/shared/nobody-has-this')
  expect(await screen.findByRole('heading', { level: 1 }, patience)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Wishlist' })).toBeNull()
})
