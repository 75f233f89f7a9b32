import { openShop, type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createLoyaltyCampaign, listLoyaltyCampaigns } from '@galleria/platform-client/loyalty-campaigns'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import module from '../module.ts'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform({ seed: 'small' })
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

async function openAs(who: 'owner' | 'support', at: string): Promise<RenderedModule> {
  const member = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, session: openShop(site, { member }).session })
}

test('A campaign is made with its faults told at the fields, paused, and found in the list', async () => {
  const { user, router } = await openAs('owner', '/manage/loyalty/campaigns/new')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }, LONG), 'Double days')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  expect((await screen.findAllByText('Enter a value.')).length).toBe(2)
  fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2020-01-01T00:00' } })
  fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '2099-01-01T00:00' } })
  const budget = screen.getByRole('textbox', { name: /^Budget/ })
  await user.type(budget, '1000')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByRole('heading', { level: 1, name: 'Double days' }, LONG)
  await waitFor(() => expect(router.state.location.pathname).not.toMatch(/new$/), LONG)
  const { campaigns } = await listLoyaltyCampaigns(store)
  expect(campaigns).toMatchObject([{ name: 'Double days', factorPercent: 200, budget: 1000 }])
  await user.click(await screen.findByRole('button', { name: 'Pause' }, LONG))
  const history = within(await screen.findByRole('region', { name: 'History' }, LONG))
  expect(await history.findByText('Paused', {}, LONG)).toBeTruthy()
  expect(history.getAllByText(/by .*Olive Okafor/)).toHaveLength(2)
  cleanup()
  await openAs('owner', '/manage/loyalty/campaigns')
  const row = within(await screen.findByRole('row', { name: /Double days/ }, LONG))
  expect(row.getByText('Paused')).toBeTruthy()
  expect(row.getByText('2 times the points')).toBeTruthy()
  expect(row.getByText('0 of 1,000')).toBeTruthy()
}, 90_000)

test('A campaign is ended once the question is answered, and can be kept', async () => {
  const { campaign } = await createLoyaltyCampaign(store, {
    campaign: {
      name: 'Short days',
      startDate: '2020-01-01T00:00:00.000Z',
      endDate: '2099-01-01T00:00:00.000Z',
      bonusPoints: 5,
    },
  })
  const statusNow = async () =>
    (await listLoyaltyCampaigns(store)).campaigns.find(({ id }) => id === campaign.id)?.status
  const { user } = await openAs('owner', `/manage/loyalty/campaigns/${campaign.id}`)
  await user.click(await screen.findByRole('button', { name: 'End now' }, LONG))
  const asked = within(await screen.findByRole('alertdialog', { name: 'End Short days now?' }, LONG))
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(await statusNow()).toBe('RUNNING')
  await user.click(screen.getByRole('button', { name: 'End now' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'End Short days now?' }, LONG))
  await user.click(again.getByRole('button', { name: 'End now' }))
  await waitFor(async () => expect(await statusNow()).toBe('ENDED'), LONG)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End now' })).toBeNull(), LONG)
}, 90_000)

test('A role that only reads sees a campaign and can change nothing', async () => {
  const { campaign } = await createLoyaltyCampaign(store, {
    campaign: {
      name: 'Look only',
      startDate: new Date().toISOString(),
      endDate: '2099-01-01T00:00:00.000Z',
      bonusPoints: 5,
    },
  })
  await openAs('support', `/manage/loyalty/campaigns/${campaign.id}`)
  expect(await screen.findByText('5 points for each order', {}, LONG)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Name/ }).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
}, 60_000)
