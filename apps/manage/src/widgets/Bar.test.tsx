import { ManageBarContext, type ManageLink } from '@galleria/federation'
import { openShop, renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { LONG, ownerOf } from '../manage/shared/staff.fixture.ts'
import module from '../module.ts'
import Bar from './Bar.tsx'

afterEach(() => vi.unstubAllGlobals())

const site = await createTestPlatform({ seed: 'small' })
ownerOf(site)

const links: readonly ManageLink[] = [
  { module: 'manage', section: 'home', label: 'Home', to: '/manage' },
  { module: 'manage', section: 'orders', label: 'Orders', to: '/manage/orders', area: 'orders' },
  { module: 'manage', section: 'settings', label: 'Staff', to: '/manage/settings/staff', area: 'staff' },
]

test('The bar of an address without a page has the links of the role, and no more', async () => {
  const member = await site.signIn({ email: 'packer@galleria.test', password: 'lovelace-1843' })
  const { session } = openShop(site, { member })
  const bar = (
    <ManageBarContext value={{ links, isMissing: true }}>
      <Bar />
    </ManageBarContext>
  )
  renderInModule(module, bar, { at: '/manage/nowhere', platform: site, session })
  const names = () => new Set(screen.getAllByRole('link').map(({ textContent }) => textContent))
  await expect.poll(names, LONG).toEqual(new Set(['Home', 'Orders']))
})

test('The bar prepares the page of each section while nothing else is done, and one first that is pointed at', async () => {
  const { session } = openShop(site, {
    member: await site.signIn({ email: 'owner@galleria.test', password: 'lovelace-1843' }),
  })
  const prepared: string[] = []
  const preparePage = async (to: string) => void prepared.push(to)
  const idle = vi.fn<(go: IdleRequestCallback) => number>(() => 0)
  vi.stubGlobal('requestIdleCallback', idle)
  const bar = (
    <ManageBarContext value={{ links, isMissing: true, preparePage }}>
      <Bar />
    </ManageBarContext>
  )
  const { user } = renderInModule(module, bar, { at: '/manage/nowhere', platform: site, session })
  await expect.poll(() => idle.mock.calls.length, LONG).toBeGreaterThan(0)
  expect(prepared).toEqual([])
  await user.hover((await screen.findAllByRole('link', { name: 'Orders' }))[0] as Element)
  expect(prepared).toEqual(['/manage/orders'])
  idle.mockImplementation((go) => {
    queueMicrotask(() => go({ didTimeout: false, timeRemaining: () => 10 }))
    return 0
  })
  for (const [go] of idle.mock.calls.splice(0)) go({ didTimeout: false, timeRemaining: () => 10 })
  await expect.poll(() => prepared).toEqual(['/manage/orders', '/manage', '/manage/settings/staff'])
})
