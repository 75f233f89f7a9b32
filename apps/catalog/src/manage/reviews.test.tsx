import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createReviewRequest, queryReviewRequests } from '@galleria/platform-client/review-requests'
import { getReviewSettings, updateReviewSettings } from '@galleria/platform-client/review-settings'
import { deleteReview, queryReviews, type Review } from '@galleria/platform-client/reviews'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { cleanup, screen, within } from '@testing-library/react'
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
  .select(['id', 'name', 'slug'])
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
const owner = (path: string, body: object, method = 'POST') =>
  site
    .fetch(`${site.url}${path}`, {
      method,
      headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .then((answer) => answer.json())
async function carryOn(): Promise<void> {
  site.clock.advance(10)
  await site.platform.services.schedule.runDue(site.platform.services)
}

async function setModerated(): Promise<void> {
  const { revision } = (await getReviewSettings(store, undefined)).reviewSettings
  await updateReviewSettings(store, { reviewSettings: { revision, isModerated: true } })
}

/** Order of a new member with a request that waits; its number. */
async function asked(): Promise<string> {
  const { memberId, contactId, email } = await site.signUp()
  const price = { amount: '20.00' }
  const line = {
    ...{ productName: { original: product?.name }, quantity: 1, price, itemType: { preset: 'PHYSICAL' } },
    catalogReference: { catalogItemId: product?.id, appId: STORES_APP_ID },
  }
  const { order } = await owner('/ecom/v1/orders', {
    order: {
      ...{ lineItems: [line], channelInfo: { type: 'OTHER_PLATFORM' }, paymentStatus: 'PAID' },
      ...{ priceSummary: { subtotal: price, total: price }, buyerInfo: { memberId, email } },
    },
  })
  const sendDate = new Date(Date.now() + 86_400_000).toISOString()
  await createReviewRequest(store, {
    reviewRequest: {
      ...{ namespace: 'stores', order: { id: order.id }, recipient: { contactId }, sendDate },
      items: [{ catalogItemId: product?.id ?? '' }],
    },
  })
  return order.number
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

test('Staff decide about all that the list finds, see what became of each, and take that back', async () => {
  await setModerated()
  await written('Fifth words', 2)
  await written('Sixth words', 2)
  const { user } = await openAs(site, 'staff', '/manage/catalog/reviews?stars=2')
  await user.click(await screen.findByRole('checkbox', { name: /Fifth words/ }, patience))
  await user.click(screen.getByRole('button', { name: 'Select all 2' }))
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('heading', { name: 'Reject reviews' }, patience)).toBeTruthy()
  await carryOn()
  expect(await screen.findByRole('link', { name: 'Sixth words' }, patience)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  expect(await screen.findByRole('heading', { name: 'Undo decisions' }, patience)).toBeTruthy()
  await carryOn()
  expect(await screen.findAllByText('Undo decisions: done', {}, patience)).not.toEqual([])
  expect([await statusOf('Fifth words'), await statusOf('Sixth words')]).toEqual([
    ...['IN_MODERATION', 'IN_MODERATION'],
  ])
})

test('Staff delete several reviews once they have said yes, and see which of them was gone', async () => {
  await written('Seventh words', 3)
  await written('Eighth words', 3)
  const { user } = await openAs(site, 'staff', '/manage/catalog/reviews?stars=3')
  await user.click(await screen.findByRole('checkbox', { name: /Seventh words/ }, patience))
  await user.click(screen.getByRole('checkbox', { name: /Eighth words/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 reviews?' }, patience)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Delete reviews' }, patience)).toBeTruthy()
  await deleteReview(store, { reviewId: (await find('Eighth words'))?.id ?? '' })
  await carryOn()
  expect(await screen.findByText('1 error', {}, patience)).toBeTruthy()
  expect(await screen.findByText('It was deleted meanwhile.', {}, patience)).toBeTruthy()
  expect(await find('Seventh words')).toBeUndefined()
})

test('Staff send a request that waits and cancel another one', async () => {
  const [one, other] = [await asked(), await asked()]
  const { user } = await openAs(site, 'staff', '/manage/catalog/reviews/requests')
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`order ${one}$`) }, patience))
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('1 request sent.', {}, patience)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`order ${other}$`) }))
  await user.click(screen.getByRole('button', { name: 'Cancel requests' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel 1 request?' }, patience)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel requests' }))
  expect(await screen.findByText('1 request canceled.', {}, patience)).toBeTruthy()
  const { reviewRequests } = await queryReviewRequests(store, { query: {} })
  expect(reviewRequests.map(({ status }) => status)).toEqual(['SENT', 'CANCELED'])
})

test('Staff import reviews from a file, and see which rows were left out', async () => {
  const author = await site.signUp()
  const slug = product?.slug
  const text = `product,email,rating,title\n${slug},${author.email},5,Of before\n${slug},nobody@galleria.test,4,\nno-such,${author.email},3,\n${slug},${author.email},9,\n`
  const { user } = await openAs(site, 'staff', '/manage/catalog/reviews/import')
  const file = new File([text], 'reviews.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('CSV file', {}, patience), file)
  await user.click(await screen.findByRole('button', { name: 'Import 4 reviews' }, patience))
  expect(await screen.findByText('1 review imported.', {}, patience)).toBeTruthy()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(
    expect.arrayContaining([
      'Row 3: No account has this email.',
      'Row 4: No product has this slug or ID.',
      'Row 5: The rating must be 1, 2, 3, 4 or 5.',
    ]),
  )
  expect(await find('Of before')).toMatchObject({ origin: { type: 'APP' }, content: { rating: 5 } })
})
