import { createTestPlatform } from '@galleria/platform/testing'
import { queryNewsletterSubscribers } from '@galleria/platform-client/newsletter'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'
import { guestOf } from './guest.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

async function subscribe(email: string) {
  const { accessToken } = await site.signUp()
  const headers = { authorization: accessToken, 'content-type': 'application/json' }
  const body = JSON.stringify({ subscriber: { email, source: 'footer' } })
  expect(
    (await site.fetch(`${site.url}/newsletter/v1/subscribers`, { method: 'POST', headers, body })).status,
  ).toBe(200)
}

test('The page of a customer shows what the address agreed to, with its proof, and ends it', async () => {
  const { customer } = await guestOf(store, 'agrees@example.test')
  await subscribe('agrees@example.test')
  const { user } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  const proof = within(await screen.findByRole('list', { name: 'Proof of consent' }, LONG))
  expect(proof.getByText(/^Signed up .*\(Footer, English\)$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Newsletter' }).getAttribute('href')).toBe(
    '/manage/marketing/newsletter?q=agrees%40example.test',
  )
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(/^Unsubscribed .* by .*Olive Okafor/, {}, LONG)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
  const { subscribers } = await queryNewsletterSubscribers(store, {
    query: { filter: { email: 'agrees@example.test' } },
  })
  expect(subscribers[0]).toMatchObject({
    status: 'UNSUBSCRIBED',
    customerId: customer.id,
    endedBy: { type: 'OWNER', name: 'Olive Okafor' },
  })
  cleanup()
  await openAs(site, 'owner', '/manage/marketing/newsletter?q=agrees')
  const link = await screen.findByRole('link', { name: 'agrees@example.test' }, LONG)
  expect(link.getAttribute('href')).toBe(`/manage/customers/${customer.id}`)
}, 90_000)

test('A role that may not change marketing reads consents and ends none', async () => {
  const { customer } = await guestOf(store, 'read@example.test')
  await subscribe('read@example.test')
  await openAs(site, 'support', `/manage/customers/${customer.id}`)
  expect(await screen.findByText('Not confirmed', {}, LONG)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
}, 60_000)
