import { createTestPlatform } from '@galleria/platform/testing'
import { queryEmailDeliveries } from '@galleria/platform-client/email-deliveries'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const mail = { transport: 'smtp', from: 'orders@shop.example', url: 'smtp://127.0.0.1:9' } as const
const site = await createTestPlatform({ seed: 'small', config: { mail } })
const store = ownerOf(site)

async function subscribe(email: string) {
  const { accessToken } = await site.signUp()
  const headers = { authorization: accessToken, 'content-type': 'application/json' }
  const body = JSON.stringify({ subscriber: { email, source: 'footer' } })
  const answer = await site.fetch(`${site.url}/newsletter/v1/subscribers`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}
const dueOf = async (email: string) =>
  (await queryEmailDeliveries(store, { query: { filter: { email } } })).emailDeliveries[0]?.dueDate ?? ''

test('Staff find the email that somebody asks about, and send it again after a question', async () => {
  await subscribe('grace@example.test')
  const before = await dueOf('grace@example.test')
  const { user } = await openAs(site, 'staff', '/manage/customers/emails?q=Grace@example.test')
  const row = within(await screen.findByRole('row', { name: /grace@example\.test/ }, LONG))
  expect(row.getByText('Waiting')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await user.click(row.getByRole('button', { name: /^Send again: .*grace@example\.test$/ }))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await expect.poll(async () => (await dueOf('grace@example.test')) > before, LONG).toBe(true)
  await expect.poll(() => screen.queryByRole('alertdialog'), LONG).toBeNull()
}, 90_000)
