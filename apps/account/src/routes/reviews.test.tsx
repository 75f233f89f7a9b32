import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createReview, updateModerationStatus } from '@galleria/platform-client/reviews'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterEach(cleanup)
afterAll(() => site.close())
const patience = { timeout: 20_000 }

const products = await site.platform.services.db
  .selectFrom('products')
  .select(['id', 'name', 'slug'])
  .where('visible', '=', true)
  .orderBy('slug')
  .limit(2)
  .execute()

test('A member finds the own reviews with their state, leads to one and deletes another', async () => {
  const member = await site.signUp()
  const session = createSession({
    ...{ baseUrl: site.url, clientId: site.clientId, ...createTestBrowser(site, { member }) },
    ...{ locks: null, channel: null },
  })
  const { client } = renderModule(module, { at: '/account/security', platform: site, session })
  for (const [index, { id }] of products.entries()) {
    const content = { rating: 4, title: `Words ${index}` }
    const { review } = await createReview(client, { review: { namespace: 'stores', entityId: id, content } })
    if (index === 0) await updateModerationStatus(storeOf(site), { reviewId: review.id, status: 'APPROVED' })
  }
  cleanup()
  const { user } = renderModule(module, { at: '/account/reviews', platform: site, session })
  const [shown, waiting] = await screen
    .findAllByRole('listitem', {}, patience)
    .then((rows) => [0, 1].map((index) => rows.find((row) => row.textContent?.includes(`Words ${index}`))))
  if (!shown || !waiting) throw new Error('There are two reviews')
  expect(within(shown).getByText('Published')).toBeTruthy()
  expect(within(shown).getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(
    `/products/${products[0]?.slug}/review`,
  )
  expect(within(waiting).getByText('Being checked')).toBeTruthy()
  await user.click(within(waiting).getByText('Delete'))
  await user.click(within(waiting).getByRole('button', { name: 'Delete review' }))
  expect(await screen.findByText('Your review is deleted.', {}, patience)).toBeTruthy()
  await expect.poll(() => screen.queryByText('Words 1')).toBeNull()
  expect(screen.getByText('Words 0')).toBeTruthy()
})
