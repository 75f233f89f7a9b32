import { Widget } from '@galleria/federation'
import { openShop, renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { queryNewsletterSubscribers } from '@galleria/platform-client/newsletter'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform()
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
afterEach(cleanup)
afterAll(() => site.close())

test('A shopper signs up in the footer, where a wrong address is told at its field', async () => {
  const { session } = openShop(site)
  const form = <Widget name="account.newsletter" placement="footer" />
  const { user, router } = renderInModule(module, form, { platform: site, session })
  const email = await screen.findByLabelText<HTMLInputElement>('Email address', {}, LONG)
  const at = router.state.location.pathname
  await user.type(email, 'grace{Enter}')
  await expect.poll(() => email.getAttribute('aria-invalid'), LONG).toBe('true')
  await expect.poll(() => document.activeElement === email, LONG).toBe(true)
  await user.type(email, '@example.test{Enter}')
  expect(await screen.findByText(/^Check your inbox/, {}, LONG)).toBeTruthy()
  expect(router.state.location.pathname).toBe(at)
  const { subscribers } = await queryNewsletterSubscribers(store, { query: {} })
  expect(subscribers).toMatchObject([{ email: 'grace@example.test', source: 'footer' }])
}, 60_000)
