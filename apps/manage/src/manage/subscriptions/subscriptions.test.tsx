import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { commitDraftOrder, createDraftOrder } from '@galleria/platform-client/draft-orders'
import {
  getSubscriptionContract,
  getSubscriptionContractHistory,
} from '@galleria/platform-client/subscriptions'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
const id = '00000000-0000-4000-8000-0000000000aa'
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(async () => {
  vi.stubGlobal('fetch', site.fetch)
  await beginContract()
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }

/** A contract of a guest, which renews in three weeks. */
async function beginContract() {
  const { db } = site.platform.services
  const item = { price: '12', productName: { original: 'Soap' }, itemType: { preset: 'SERVICE' } }
  const { draftOrder } = await createDraftOrder(store, { draftOrder: { customLineItems: [item] } })
  const { order } = await commitDraftOrder(store, { draftOrderId: draftOrder.id })
  const nextAt = new Date(Date.now() + 21 * 86_400_000)
  const settings = { frequency: 'MONTH', interval: 1, autoRenewal: true, enableCustomerCancellation: true }
  await db
    .insertInto('subscriptionContracts')
    .values({
      ...{ id, orderId: order.id ?? '', lineId: order.lineItems[0]?.id ?? '', lastOrderId: order.id ?? '' },
      ...{ memberId: null, visitorId: null, email: 'reader@galleria.test', status: 'AUTO_RENEW_ON' },
      document: JSON.stringify({ name: 'Monthly Soap', settings, total: 1200, currency: 'USD' }) as never,
      ...{ cycle: 1, nextAt, paidUntil: nextAt, revision: 1 },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    })
    .execute()
}
const read = async () => (await getSubscriptionContract(store, { id })).subscriptionContract
const eventsOf = async () =>
  (await getSubscriptionContractHistory(store, { id })).history.events.map(({ type }) => type)

test('Staff find a subscription by its buyer, pause and resume it, and skip a cycle once they are sure', async () => {
  const { user } = await openAs(site, 'staff', '/manage/subscriptions?q=reader@')
  await user.click(await screen.findByRole('link', { name: /Monthly Soap/ }, patience))
  await screen.findByRole('heading', { level: 1, name: 'Subscription to Monthly Soap' }, patience)
  expect(screen.getByText('$12.00 every month')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText(/^Subscription paused/, {}, patience)).toBeTruthy()
  expect((await read()).status).toBe('AUTO_RENEW_OFF')
  const sure = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }, patience))
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name }))
  }
  await sure('Resume')
  await waitFor(async () => expect((await read()).status).toBe('AUTO_RENEW_ON'), patience)
  const before = (await read()).nextBillingDate ?? ''
  await sure('Skip next cycle')
  expect(await screen.findByText('Next cycle skipped.', {}, patience)).toBeTruthy()
  expect(((await read()).nextBillingDate ?? '') > before).toBe(true)
  expect(await eventsOf()).toEqual(['SKIPPED', 'RESUMED', 'PAUSED'])
  expect((await screen.findAllByText(/by .?staff@galleria\.test/i, {}, patience)).length).toBeGreaterThan(0)
})

test('Staff change how often a subscription is billed, and pass it on to a member', async () => {
  const { user } = await openAs(site, 'owner', `/manage/subscriptions/${id}`)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Unit' }, patience), 'WEEK')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await read()).subscriptionSettings.frequency).toBe('WEEK'), patience)
  await user.type(screen.getByRole('searchbox', { name: 'Name or email of the new member' }), 'ada')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.click(
    (await screen.findAllByRole('button', { name: /^Transfer to/ }, patience))[0] as HTMLElement,
  )
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await user.click(dialog.getByRole('button', { name: 'Transfer' }))
  await waitFor(async () => expect((await read()).status).toBe('TRANSFERRED'), patience)
  expect(await screen.findByText('This subscription has ended.', {}, patience)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Same subscription of/ })).toBeTruthy()
})
