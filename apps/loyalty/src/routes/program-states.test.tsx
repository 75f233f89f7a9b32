import { platform } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createReward } from '@galleria/platform-client/loyalty-rewards'
import { RouterContextProvider } from '@galleria/router'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import { hasProgram } from '../data/has-program.ts'
import module from '../module.ts'
import { newMember } from './member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

const owner = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
const into = (status: string) =>
  site.platform.services.db.updateTable('loyaltyProgram').set({ status }).where('id', '=', 1).execute()

test('A program that rests says so, and offers no button that would be refused', async () => {
  const couponReward = { freeShipping: { configsByTier: [{ costInPoints: 10 }] } }
  await createReward(owner, { reward: { name: 'Delivery on us', active: true, couponReward } })
  await into('PAUSED')
  const { session } = await newMember(site)
  renderModule(module, { at: '/loyalty/rewards', platform: site, session })
  expect(await screen.findByText(/The program is paused/)).toBeTruthy()
  expect(await screen.findByRole('listitem', { name: 'Delivery on us' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'My coupons' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
})

test('A draft is neither shown nor linked to', async () => {
  await into('DRAFT')
  for (const at of ['/loyalty', '/loyalty/rewards', '/loyalty/earn', '/loyalty/how-it-works']) {
    renderModule(module, { at, platform: site })
    const heading = { level: 1, name: 'Our points program isn’t open yet' }
    expect(await screen.findByRole('heading', heading), at).toBeTruthy()
    cleanup()
  }
  const context = new RouterContextProvider()
  context.set(platform, owner)
  expect(await hasProgram(context)).toBe(false)
})
