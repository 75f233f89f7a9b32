import { createTestPlatform } from '@galleria/platform/testing'
import { queryNewsletterSubscribers } from '@galleria/platform-client/newsletter'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

async function subscribe(email: string, isConfirmed = true) {
  const { accessToken } = await site.signUp()
  const headers = { authorization: accessToken, 'content-type': 'application/json' }
  const body = JSON.stringify({ subscriber: { email, source: 'footer' } })
  const answer = await site.fetch(`${site.url}/newsletter/v1/subscribers`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  if (!isConfirmed) return
  const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).json()
  const link = /\S+\/newsletter\/confirm\/\S+/.exec(messages[0].text)?.[0] ?? ''
  expect((await site.fetch(link, { method: 'POST' })).status).toBe(200)
}
const statusOf = async (email: string) =>
  (await queryNewsletterSubscribers(store, { query: { filter: { email } } })).subscribers[0]?.status

test('Staff find who agreed to the newsletter, and unsubscribe an address after a question', async () => {
  await subscribe('grace@example.test')
  await subscribe('waits@example.test', false)
  const { user } = await openAs(site, 'staff', '/manage/marketing/newsletter?status=SUBSCRIBED')
  const row = within(await screen.findByRole('row', { name: /grace@example\.test/ }, LONG))
  expect(screen.queryByText('waits@example.test')).toBeNull()
  expect(row.getByText('Footer')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Unsubscribe: grace@example.test' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Unsubscribe' }))
  await expect.poll(() => statusOf('grace@example.test'), LONG).toBe('UNSUBSCRIBED')
  await expect.poll(() => screen.queryByText('grace@example.test'), LONG).toBeNull()
}, 90_000)

test('The list is saved as a file of what it shows, with the proof of each consent and the link to end it', async () => {
  await subscribe('export@example.test')
  const { user } = await openAs(site, 'staff', '/manage/marketing/newsletter?q=EXPORT')
  await screen.findByRole('row', { name: /export@example\.test/ }, LONG)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:'
  })
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(() => saved.length, LONG).toBe(1)
  const [head, line, ...rest] = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/)
  expect(head).toContain('Email')
  expect(line).toMatch(/export@example\.test.*SUBSCRIBED.*footer.*newsletter\/unsubscribe/)
  expect(rest).toEqual([])
}, 90_000)
