import { ManageBarContext, type ManageLink } from '@galleria/federation'
import { openShop, renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, ownerOf } from '../manage/shared/staff.fixture.ts'
import module from '../module.ts'
import Bar from './Bar.tsx'

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
