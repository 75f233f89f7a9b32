import { openShop, type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { listEarningRules } from '@galleria/platform-client/loyalty'
import { adjustPoints, searchLoyaltyAccounts } from '@galleria/platform-client/loyalty-accounts'
import { redeemPointsForCoupon } from '@galleria/platform-client/loyalty-coupons'
import { updateLoyaltyProgram } from '@galleria/platform-client/loyalty-program'
import { createReward, getReward, updateReward } from '@galleria/platform-client/loyalty-rewards'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import module from '../module.ts'
import { newMember } from '../routes/member.fixture.ts'

/** A dialog is fetched when it is first asked for. */
const LONG = { timeout: 30_000 }
const site = await createTestPlatform({ seed: 'small' })
const owner = { email: 'owner@galleria.test', password: 'lovelace-1843' }
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

async function openAs(who: { email: string; password: string }, at: string): Promise<RenderedModule> {
  const { session } = openShop(site, { member: await site.signIn(who) })
  return renderModule(module, { at, platform: site, session })
}

async function someAccount() {
  const { accounts } = await searchLoyaltyAccounts(store, {
    search: { sort: [{ fieldName: 'points.balance', order: 'DESC' }], cursorPaging: { limit: 1 } },
  })
  const [account] = accounts
  if (!account) throw new Error('The seed has accounts')
  return account
}

test('A visitor is led to the sign-in, and back from there', async () => {
  const { router } = renderModule(module, { at: '/manage/loyalty/accounts?q=ada', platform: site })
  await screen.findByText('Elsewhere')
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/account/sign-in')
  expect(new URLSearchParams(search).get('returnTo')).toBe('/manage/loyalty/accounts?q=ada')
})

test('A member is told that it is for the owner, and sees nothing of the store', async () => {
  const { session } = await newMember(site)
  renderModule(module, { at: '/manage/loyalty/accounts', platform: site, session })
  const heading = { level: 1, name: 'You don’t have access to this page' }
  expect(await screen.findByRole('heading', heading)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('The overview says what was given and what is owed, with each chart as a table too', async () => {
  await openAs(owner, '/manage/loyalty')
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  expect(screen.getByText(/^Times are in /)).toBeTruthy()
  expect(screen.getByText('Points outstanding', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(
    /^[\d,]+/,
  )
  await waitFor(() => expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(3))
})

test('Accounts are found by words, and many are changed only after a look at what it means', async () => {
  const { user } = await openAs(owner, '/manage/loyalty/accounts')
  await user.type(await screen.findByRole('searchbox', { name: 'Name or email' }), 'ada')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('Accounts found: 1')).toBeTruthy()
  const before = (await someAccount()).points.balance

  await user.click(screen.getByText('Change points for all results (1)'))
  expect(screen.queryByRole('button', { name: /Change accounts/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(screen.getByText(/Enter a whole number other than 0/)).toBeTruthy()
  await user.type(screen.getByLabelText('Points for each account'), '25')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(await screen.findByText('Accounts to change: 1. Total points: +25.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change accounts (1)' }))
  await screen.findByRole('heading', { level: 1, name: 'Bulk change' })
  // Runs the job that a server runs every few seconds.
  const { services } = site.platform
  await services.schedule.runDue(services)
  expect(await screen.findByText(/^Done\. Changed: 1\./, {}, { timeout: 30_000 })).toBeTruthy()
  const results = within(screen.getByRole('table'))
  expect(results.getByText('Changed')).toBeTruthy()
  expect(results.getByRole('link', { name: /^Ada/ })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Not changed' }))
  expect(await screen.findByText('No accounts with this result')).toBeTruthy()
  expect((await someAccount()).points.balance).toBe(before + 25)
}, 60_000)

test('Staff see the accounts, and that a change of many is the owner’s', async () => {
  const { user } = await openAs({ ...owner, email: 'staff@galleria.test' }, '/manage/loyalty/accounts')
  await user.click(await screen.findByText(/Change points for all results/))
  expect(screen.getByText('Only the store owner can do this.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview changes' })).toBeNull()
})

test('Both changes can be kept after a conflict', async () => {
  const { id, points, revision } = await someAccount()
  const { user } = await openAs(owner, `/manage/loyalty/accounts/${id}`)
  await user.type(await screen.findByLabelText('Points to add or remove'), '50')
  await adjustPoints(store, { accountId: id, amount: 7, revision })
  await user.click(screen.getByRole('button', { name: 'Change points' }))
  const merge = await screen.findByRole('alert')
  expect(within(merge).getByText(/Your change isn’t saved yet/)).toBeTruthy()
  expect((await someAccount()).points.balance).toBe(points.balance + 7)
  await user.click(within(merge).getByRole('button', { name: /^Apply both changes: \+50/ }))
  await screen.findByText(/^Saved\. The new balance is/)
  expect((await someAccount()).points.balance).toBe(points.balance + 57)
})

test('Typed changes can be put on top of a reward that was saved meanwhile', async () => {
  const made = {
    ...{ name: 'Five dollars off', active: true },
    couponReward: { fixedAmount: { configsByTier: [{ costInPoints: 40, amount: 5 }] } },
  }
  const { reward } = await createReward(store, { reward: made })
  const { user } = await openAs(owner, `/manage/loyalty/rewards/${reward.id}`)
  const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, LONG)
  await user.type(name, ' your order')
  const { id, revision } = reward
  await updateReward(store, { reward: { ...made, id, revision: revision ?? '', active: false } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Restore my changes' }, LONG))
  expect(name.value).toBe('Five dollars off your order')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await getReward(store, { id })).reward, LONG)
    .toMatchObject({ name: 'Five dollars off your order', active: false })
})

test('Staff give points as earned, which count as such, and once', async () => {
  const { id, points } = await someAccount()
  const { user } = await openAs(owner, `/manage/loyalty/accounts/${id}`)
  await user.click(await screen.findByRole('radio', { name: /^Add as earned/ }))
  const field = screen.getByLabelText('Points to add')
  await user.type(field, '-5')
  await user.click(screen.getByRole('button', { name: 'Change points' }))
  expect(await screen.findByText(/^Enter a whole number from 1/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '15')
  await user.click(screen.getByRole('button', { name: 'Change points' }))
  await screen.findByText(/^Saved\. The new balance is/)
  const { points: now } = await someAccount()
  expect([now.earned, now.adjusted]).toEqual([points.earned + 15, points.adjusted])
})

test('All that are found can be set to one balance, after a look at what it means', async () => {
  const { user } = await openAs(owner, '/manage/loyalty/accounts?q=ada')
  const { points } = await someAccount()
  await user.click(await screen.findByText('Change points for all results (1)'))
  await user.click(screen.getByRole('radio', { name: 'Set balance' }))
  await user.type(screen.getByLabelText('New balance for each account'), String(points.balance - 5))
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(await screen.findByText(/^Accounts to change: 1\. Total points: .5\.$/)).toBeTruthy()
  expect((await someAccount()).points.balance).toBe(points.balance)
})

test('A way to earn is added paused, gives a tier its own, and is deleted after a question', async () => {
  const { user } = await openAs(owner, '/manage/loyalty/rules')
  await user.click(await screen.findByText('Add a way to earn'))
  await user.selectOptions(screen.getByLabelText('Activity'), 'Placing an order')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const heading = await screen.findByRole('heading', { level: 2, name: 'Placing an order' })
  const card = heading.closest('section')
  if (!card) throw new Error('A rule has a card')
  const rule = within(card)
  expect(rule.getByText('Paused')).toBeTruthy()
  await user.click(rule.getByRole('checkbox', { name: 'Active' }))
  await user.click(rule.getByRole('button', { name: 'Add points for a tier' }))
  const [, ofTier] = rule.getAllByLabelText('Points')
  if (!ofTier) throw new Error('A tier has points of its own')
  await user.clear(ofTier)
  await user.type(ofTier, '77')
  expect(rule.getByText('77 points')).toBeTruthy()
  await user.click(rule.getByRole('button', { name: 'Save' }))
  expect(await rule.findByText('Saved.')).toBeTruthy()
  const { earningRules } = await listEarningRules(store)
  const saved = earningRules.find(({ title }) => title === 'Placing an order')
  expect(saved).toMatchObject({
    ...{ status: 'ACTIVE', triggerActivityType: 'PURCHASE' },
    fixedAmount: { configs: [{ points: 50 }, { points: 77, tierId: expect.any(String) }] },
  })
  await user.click(rule.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Placing an order' })).toBeNull(), LONG)
})

test('An account shows its coupons, and its movements by kind', async () => {
  const { id, revision } = await someAccount()
  await adjustPoints(store, { accountId: id, amount: 500, revision })
  const couponReward = { fixedAmount: { configsByTier: [{ costInPoints: 20, amount: 1 }] } }
  const { reward } = await createReward(store, { reward: { name: 'One off', active: true, couponReward } })
  await redeemPointsForCoupon(store, { loyaltyAccountId: id, rewardId: reward.id ?? '' })
  const { points } = await someAccount()
  const { user } = await openAs(owner, `/manage/loyalty/accounts/${id}`)
  const coupons = within(await screen.findByRole('region', { name: 'Coupons' }))
  expect(coupons.getByText('Active')).toBeTruthy()
  await user.click(coupons.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  expect(asked.getByText(/gets these points back: 20\./)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByText('Active')).toBeNull(), LONG)
  expect((await someAccount()).points.balance).toBe(points.balance + 20)
  await user.click(screen.getByRole('link', { name: 'Returned' }))
  const history = () => within(screen.getByRole('region', { name: 'History' }))
  await vi.waitFor(() => expect(history().queryAllByText('Redeemed')).toEqual([]), LONG)
  expect(history().getAllByText('Returned')).toHaveLength(1)
})

test('An unknown id has no page, and the frame still knows the role, whose links it shows', async () => {
  const { router } = await openAs(owner, '/manage/loyalty/nonsense')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this page' })).toBeTruthy()
  expect(Object.values(router.state.loaderData)).toContainEqual(expect.objectContaining({ role: 'OWNER' }))
})

test('Previews say what members will read, points by the name that the owner gave them', async () => {
  await updateLoyaltyProgram(store, { loyaltyProgram: { pointDefinition: { customName: 'Petals' } } })
  const { reward } = await createReward(store, {
    reward: { name: 'Money off', discountAmount: { configsByTier: [{ costInPoints: 100, amount: '5' }] } },
  })
  await openAs(owner, '/manage/loyalty/tiers')
  const shown = () => screen.findByRole('complementary', { name: 'What members will see' }, LONG)
  expect((await shown()).textContent).toContain('From 250 Petals')
  cleanup()
  await openAs(owner, `/manage/loyalty/rewards/${reward.id}`)
  expect((await shown()).textContent).toContain('For 100 Petals')
  cleanup()
  await openAs(owner, '/manage/loyalty/rules')
  expect(await screen.findByText('Petals: 1 for every $1.00 spent', {}, LONG)).toBeTruthy()
})
