import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { queryReviews, type Review } from '@galleria/platform-client/reviews'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const [product] = await site.platform.services.db
  .selectFrom('products')
  .select(['id', 'name'])
  .where('visible', '=', true)
  .orderBy('slug')
  .limit(1)
  .execute()

async function written(title: string, rating = 5): Promise<void> {
  const { accessToken } = await site.signUp()
  const review = { namespace: 'stores', entityId: product?.id, content: { rating, title } }
  const answer = await site.fetch(`${site.url}/reviews/v1/reviews`, {
    method: 'POST',
    headers: { authorization: accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ review }),
  })
  expect(answer.status).toBe(200)
}
async function find(title: string): Promise<Review | undefined> {
  const { reviews } = await queryReviews(store, { query: {}, returnPrivateReviews: true })
  return reviews.find(({ content }) => content.title === title)
}
const statusOf = async (title: string) => (await find(title))?.moderation?.moderationStatus

test('Staff approve several reviews at once, and take that back', async () => {
  await written('First words')
  await written('Second words')
  const { user } = await openAs(site, 'staff', '/manage/catalog/reviews')
  await user.click(await screen.findByRole('checkbox', { name: /First words/ }, patience))
  await user.click(screen.getByRole('checkbox', { name: /Second words/ }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('2 reviews approved.', {}, patience)).toBeTruthy()
  expect([await statusOf('First words'), await statusOf('Second words')]).toEqual(['APPROVED', 'APPROVED'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 reviews are as they were before.', {}, patience)).toBeTruthy()
  expect(await statusOf('First words')).toBe('IN_MODERATION')
})

test('Staff read a review whole, reject it and answer it', async () => {
  await written('Third words', 1)
  const { id } = (await find('Third words')) ?? {}
  const { user } = await openAs(site, 'staff', `/manage/catalog/reviews/${id}`)
  expect(await screen.findByRole('heading', { name: 'Third words' }, patience)).toBeTruthy()
  await user.type(screen.getByLabelText('Answer from the store'), 'We are sorry.')
  await user.click(screen.getByRole('button', { name: 'Save answer' }))
  expect(await screen.findByText('Answer saved.', {}, patience)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('1 review rejected.', {}, patience)).toBeTruthy()
  expect(await find('Third words')).toMatchObject({
    reply: { message: 'We are sorry.' },
    moderation: { moderationStatus: 'REJECTED', manuallyChanged: true },
  })
})

test('A setting lets new reviews appear at once', async () => {
  const { user } = await openAs(site, 'owner', '/manage/catalog/reviews/settings')
  await user.click(
    await screen.findByRole('checkbox', { name: 'Check reviews before shoppers read them' }, patience),
  )
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Settings saved.', {}, patience)).toBeTruthy()
  await written('Fourth words')
  expect(await statusOf('Fourth words')).toBe('APPROVED')
})
