import { createSession } from '@galleria/auth'
import { createTestBrowser } from '@galleria/auth/testing'
import { openShop, redirectOf, renderModule } from '@galleria/federation/testing'
import { createTestPlatform, type TestMember, type TestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import account from '../module.ts'
import * as page from './subscription.tsx'
import * as list from './subscriptions.tsx'

const DAY = 86_400_000
let site: TestPlatform
let member: TestMember
beforeAll(async () => {
  site = await createTestPlatform()
  member = await site.signUp()
})
afterEach(cleanup)
afterAll(() => site.close())

/** A contract of the member's, as a paid order opens one. */
async function contract(changes: object = {}): Promise<string> {
  const { db } = site.platform.services
  const [id, now] = [crypto.randomUUID(), site.clock.now()]
  const paidUntil = new Date(now.getTime() + 20 * DAY)
  const settings = { frequency: 'MONTH', interval: 1, autoRenewal: true, enableCustomerCancellation: true }
  const price = { amount: '24.75', formattedAmount: '$24.75' }
  await db
    .insertInto('subscriptionContracts')
    .values({
      ...{ id, orderId: crypto.randomUUID(), lineId: crypto.randomUUID(), memberId: member.memberId },
      ...{ visitorId: null, email: member.email, status: 'AUTO_RENEW_ON', cycle: 1, revision: 1 },
      document: JSON.stringify({ name: 'Tea of the month', settings, price }),
      ...{ nextAt: paidUntil, paidUntil, createdAt: now, updatedAt: now, ...changes },
    } as never)
    .execute()
  return id
}

function open(id: string) {
  const session = createSession({
    baseUrl: site.url,
    clientId: site.clientId,
    ...createTestBrowser(site, { member }),
    locks: null,
    channel: null,
  })
  return renderModule(account, { at: `/account/subscriptions/${id}`, platform: site, session })
}

test('Subscriptions are for members, and a platform without them has none', async () => {
  const away = openShop(site).load(list, '/account/subscriptions')
  expect(await redirectOf(away)).toBe('/account/sign-in?returnTo=%2Faccount%2Fsubscriptions')
  const fetch: typeof site.fetch = async (input, init) =>
    String(input).includes('subscription-contracts')
      ? Response.json({ message: 'unknown' }, { status: 404 })
      : site.fetch(input, init)
  const shopper = openShop(site, { member, fetch })
  expect(await shopper.load(list, '/account/subscriptions')).toMatchObject({ subscriptionContracts: [] })
})

test('A subscription of somebody else is not found', async () => {
  const id = await contract({ memberId: crypto.randomUUID() })
  const shopper = openShop(site, { member })
  const params = { contractId: id }
  expect(await shopper.load(page, `/account/subscriptions/${id}`, params)).toMatchObject({ contract: null })
})

test('Ending it asks when and tells what it means; notice can be taken back, the end cannot', async () => {
  const { user } = open(await contract())
  await screen.findByRole('heading', { level: 1, name: 'Tea of the month' })
  expect(screen.getByText('Next payment')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }))
  expect(document.activeElement?.textContent).toBe('Cancel Tea of the month?')
  await user.click(screen.getByRole('button', { name: 'Keep subscription' }))
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: 'End subscription' }))
  await screen.findByText(/Your subscription will end on/)
  expect(screen.getByText('Ends soon')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo cancellation' }))
  await screen.findByText('Your subscription continues.')
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('radio', { name: /^Now/ }))
  await user.click(screen.getByRole('button', { name: 'End subscription' }))
  await screen.findByText('Your subscription has ended.')
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
}, 30_000)

test('Renewing by itself is turned off and on again', async () => {
  const { user } = open(await contract())
  await user.click(await screen.findByRole('button', { name: 'Turn off auto-renew' }))
  await screen.findByText('Auto-renew is off.')
  expect(screen.getByText('Paid until')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Turn on auto-renew' }))
  await screen.findByText('Auto-renew is on.')
}, 30_000)

test('A subscription that only the shop may cancel has no button, and a forged request is refused with a message', async () => {
  const settings = { frequency: 'YEAR', interval: 1, autoRenewal: true, enableCustomerCancellation: false }
  const id = await contract({ document: JSON.stringify({ name: 'Warranty', settings }) })
  open(id)
  await screen.findByRole('button', { name: 'Turn off auto-renew' })
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
})
