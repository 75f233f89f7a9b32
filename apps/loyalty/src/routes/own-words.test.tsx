import { renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { updateLoyaltyProgram } from '@galleria/platform-client/loyalty-program'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../module.ts'
import { buy, newMember } from './member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const owner = createPlatformClient({
  ...{ baseUrl: site.url, fetch: site.fetch },
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
beforeAll(() =>
  updateLoyaltyProgram(owner, {
    loyaltyProgram: { pointDefinition: { customName: 'Petals' }, description: 'Flowers for everybody' },
  }),
)
afterAll(() => site.close())
afterEach(cleanup)

const everybodys = ['/loyalty', '/loyalty/rewards', '/loyalty/earn', '/loyalty/how-it-works']
/** Description of a tier in the seed. */
const OWNERS = 'Earn one point for each dollar you spend.'
const patience = { timeout: 20_000 }

test.each([
  ['visitor', everybodys],
  ['member', [...everybodys, '/loyalty/coupons', '/loyalty/history']],
] as const)('No page of a %s calls points anything but what their owner calls them', async (who, pages) => {
  const member = who === 'member' ? await newMember(site) : undefined
  if (member) await buy(member, site)
  for (const at of pages) {
    const { container } = renderModule(module, {
      at,
      platform: site,
      ...(member && { session: member.session }),
    })
    await screen.findByRole('heading', { level: 1 }, patience)
    await expect.poll(() => container.querySelector('[aria-busy="true"]'), patience).toBeNull()
    await expect.poll(() => container.textContent, patience).toMatch(/Petals/)
    expect(container.textContent?.replace(OWNERS, ''), at).not.toMatch(/points?\b/i)
    const labels = [...container.querySelectorAll('[aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    )
    expect(labels.join(), at).not.toMatch(/points?\b/i)
    cleanup()
  }
})
