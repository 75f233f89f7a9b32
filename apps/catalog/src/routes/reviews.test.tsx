import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { openShop, redirectOf, renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember } from '@galleria/platform/testing'
import { updateModerationStatus } from '@galleria/platform-client/reviews'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import module from '../module.ts'
import * as review from './review.tsx'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)
beforeEach(() => sessionStorage.clear())
const patience = { timeout: 20_000 }

const [first, second, third] = await site.platform.services.db
  .selectFrom('products')
  .select(['id', 'name', 'slug'])
  .where('visible', '=', true)
  .orderBy('slug')
  .limit(3)
  .execute()
if (!first || !second || !third) throw new Error('The small seed has three products')

const sessionOf = (member: TestMember) =>
  createSession({
    ...{ baseUrl: site.url, clientId: site.clientId, ...createTestBrowser(site, { member }) },
    ...{ locks: null, channel: null },
  })
const open = (at: string, member?: TestMember) =>
  renderModule(module, { at, platform: site, ...(member && { session: sessionOf(member) }) })

async function write(member: TestMember, slug: string, stars: number, title: string) {
  const { user } = open(`/products/${slug}/review`, member)
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${stars} stars?:`) }, patience))
  await user.type(screen.getByLabelText('Title (optional)'), title)
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  await screen.findByText(/^Thank you/, {}, patience)
  cleanup()
}
async function approveAll() {
  const rows = await site.platform.services.db
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'IN_MODERATION')
    .execute()
  for (const { id } of rows) await updateModerationStatus(storeOf(site), { reviewId: id, status: 'APPROVED' })
}

test('A guest who wants to write signs in first, and comes back', async () => {
  const away = openShop(site).load(review, `/products/${first.slug}/review`, { slug: first.slug })
  expect(await redirectOf(away)).toBe(
    `/account/sign-in?${new URLSearchParams({ returnTo: `/products/${first.slug}/review` })}`,
  )
})

test('A form without stars says so at the stars, and keeps what was typed through a reload', async () => {
  const member = await site.signUp()
  const { user } = open(`/products/${first.slug}/review`, member)
  await user.type(await screen.findByLabelText('Title (optional)', {}, patience), 'Almost')
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText('Choose from one to five stars.', {}, patience)).toBeTruthy()
  expect(document.activeElement?.getAttribute('name')).toBe('stars')
  cleanup()
  open(`/products/${first.slug}/review`, member)
  expect(await screen.findByDisplayValue('Almost', {}, patience)).toBeTruthy()
})

test('A text as long as its field takes is sent, however many lines it has', async () => {
  const member = await site.signUp()
  const { user } = open(`/products/${third.slug}/review`, member)
  await user.click(await screen.findByRole('radio', { name: /^4 stars:/ }, patience))
  fireEvent.change(screen.getByLabelText('Your review (optional)'), {
    target: { value: 'ok\n'.repeat(999) },
  })
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText(/^Thank you/, {}, patience)).toBeTruthy()
})

test('A member whose session ended is led to the sign-in, and finds the text again', async () => {
  const member = await site.signUp()
  const session = sessionOf(member)
  const { user, router } = renderModule(module, {
    ...{ at: `/products/${first.slug}/review`, platform: site, session },
  })
  await user.click(await screen.findByRole('radio', { name: /^4 stars:/ }, patience))
  await user.type(screen.getByLabelText('Title (optional)'), 'Kept')
  await session.logout({ returnTo: 'http://127.0.0.1:3000/' })
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  await expect.poll(() => router.state.location.pathname, patience).toBe('/account/sign-in')
  cleanup()
  open(`/products/${first.slug}/review`, member)
  expect(await screen.findByDisplayValue('Kept', {}, patience)).toBeTruthy()
})

test('The focus goes on to the field when a picture is taken out of the form', async () => {
  const { user } = open(`/products/${first.slug}/review`, await site.signUp())
  const field = await screen.findByLabelText('Add pictures', {}, patience)
  const file = new File(['picture'], 'vase.png', { type: 'image/png', lastModified: 1 })
  await user.upload(field, file)
  await user.upload(field, file)
  await user.click(screen.getByRole('button', { name: 'Remove vase.png' }))
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText('vase.png')).toBeNull()
})

test('Reviews stand on the page of their product and on a page of their own, by stars and by order', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  await write(ann, first.slug, 5, 'Lovely')
  await write(ben, first.slug, 2, 'Too small')
  open(`/products/${first.slug}`)
  await screen.findByRole('heading', { level: 1, name: first.name }, patience)
  expect(await screen.findByText(/^No reviews yet/, {}, patience)).toBeTruthy()
  cleanup()
  await approveAll()
  const { user } = open(`/products/${first.slug}`)
  const section = within(await screen.findByRole('region', { name: 'Reviews' }, patience))
  expect(section.getByText('Showing 2 of 2 reviews')).toBeTruthy()
  await user.click(section.getByRole('link', { name: '2 stars: 1 review' }))
  expect(await section.findByText('Showing 1 of 1 review', {}, patience)).toBeTruthy()
  expect(section.queryByRole('heading', { name: 'Lovely' })).toBeNull()
  await user.selectOptions(section.getByLabelText('Sort by'), 'lowest')
  expect(await section.findByRole('heading', { name: 'Too small' }, patience)).toBeTruthy()
  expect(document.activeElement).toBe(section.getByLabelText('Sort by'))
  cleanup()
  const all = open(`/products/${first.slug}/reviews?stars=5`)
  expect(await screen.findByRole('heading', { name: 'Lovely' }, patience)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Too small' })).toBeNull()
  expect(screen.getByText('1 review').getAttribute('role')).toBe('status')
  await all.user.selectOptions(screen.getByLabelText('Sort by'), 'lowest')
  await expect.poll(() => all.router.state.location.search, patience).toBe('?stars=5&sort=lowest')
  expect(screen.getByLabelText('Sort by')).toHaveProperty('value', 'lowest')
  await all.router.navigate(-1)
  await expect.poll(() => screen.getByLabelText('Sort by'), patience).toHaveProperty('value', 'helpful')
})

test('A tile and the title of a product have the stars of its reviews', async () => {
  open('/products')
  const tile = (await screen.findByRole('link', { name: first.name }, patience)).closest('article')
  expect(tile && within(tile).getByRole('img', { name: '3.5 of 5 stars' })).toBeTruthy()
})

test('A member votes once and takes it back, a guest is led to the sign-in, and nobody votes for their own', async () => {
  const reader = await site.signUp()
  const { user } = open(`/products/${first.slug}`, reader)
  const [vote] = await screen.findAllByRole('button', { name: /as helpful/ }, patience)
  if (!vote) throw new Error('There is a review')
  await user.click(vote)
  expect(await screen.findByText('1 person found this helpful', {}, patience)).toBeTruthy()
  expect(vote.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => vote.getAttribute('aria-busy'), patience).not.toBe('true')
  const section = within(screen.getByRole('region', { name: 'Reviews' }))
  for (const [stars, hidden] of [
    ['2', 'Lovely'],
    ['5', 'Too small'],
  ]) {
    await user.click(section.getByRole('link', { name: `${stars} stars: 1 review` }))
    await expect.poll(() => section.queryByRole('heading', { name: hidden ?? '' }), patience).toBeNull()
  }
  await user.click(section.getByRole('link', { name: '5 stars: 1 review' }))
  await section.findByText('Showing 2 of 2 reviews', {}, patience)
  await user.click(await section.findByRole('button', { pressed: true }, patience))
  await expect.poll(() => screen.queryByText('1 person found this helpful'), patience).toBeNull()
  cleanup()
  const guest = open(`/products/${first.slug}`)
  await guest.user.click(
    (await screen.findAllByRole('button', { name: /as helpful/ }, patience))[0] as HTMLElement,
  )
  await expect.poll(() => guest.router.state.location.pathname, patience).toBe('/account/sign-in')
})

test('The author changes and deletes the review', async () => {
  const member = await site.signUp()
  await write(member, second.slug, 3, 'So so')
  const { user } = open(`/products/${second.slug}/review`, member)
  const title = await screen.findByDisplayValue('So so', {}, patience)
  await user.clear(title)
  await user.type(title, 'Better now')
  await user.click(screen.getByRole('button', { name: 'Save review' }))
  await screen.findByText(/^Thank you/, {}, patience)
  cleanup()
  const again = open(`/products/${second.slug}/review`, member)
  await screen.findByDisplayValue('Better now', {}, patience)
  await again.user.click(screen.getByText('Delete review'))
  await again.user.click(screen.getByRole('button', { name: 'Delete now' }))
  expect(await screen.findByText('Your review is deleted.', {}, patience)).toBeTruthy()
})

test('The page of a product stays whole where the platform has no reviews', async () => {
  const fetch: typeof site.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    return url.pathname.startsWith('/reviews/')
      ? Promise.resolve(Response.json({ message: 'Not found', details: {} }, { status: 404 }))
      : site.fetch(input, init)
  }
  renderModule(module, { at: `/products/${first.slug}`, platform: { ...site, fetch } })
  expect(await screen.findByRole('heading', { level: 1, name: first.name }, patience)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
})
