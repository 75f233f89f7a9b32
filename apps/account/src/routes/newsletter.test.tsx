import { openShop, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform()
afterEach(cleanup)
afterAll(() => site.close())

test('A shopper signs up for the newsletter, and is told to look for the letter', async () => {
  const { session } = openShop(site)
  const { user } = await renderModule(module, { at: '/newsletter', platform: site, session })
  const email = await screen.findByLabelText<HTMLInputElement>('Email address', {}, LONG)
  const go = screen.getByRole('button', { name: 'Sign up' })
  await user.type(email, 'grace')
  await user.click(go)
  await expect.poll(() => email.getAttribute('aria-invalid'), LONG).toBe('true')
  await expect.poll(() => document.activeElement === email, LONG).toBe(true)
  await user.type(email, '@example.test')
  await user.click(go)
  expect(await screen.findByText(/^Check your inbox/, {}, LONG)).toBeTruthy()
  const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/grace@example.test`)).json()
  expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Confirm your subscription to Galleria',
  ])
  // No more than three letters go to one address.
  await expect
    .poll(async () => {
      if (go.getAttribute('aria-busy') === null) await user.click(go)
      return screen.queryByText(/^Too many tries/)
    }, LONG)
    .not.toBeNull()
}, 60_000)
