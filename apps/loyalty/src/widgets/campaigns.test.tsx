import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createLoyaltyCampaign } from '@galleria/platform-client/loyalty-campaigns'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import module from '../module.ts'
import { newMember } from '../routes/member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const owner = createPlatformClient({
  ...{ baseUrl: site.url, fetch: site.fetch },
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
const patience = { timeout: 20_000 }
let productId = ''
beforeAll(async () => {
  const { products } = await queryProducts(owner, { query: {} })
  productId = products[0]?.id ?? ''
  await createLoyaltyCampaign(owner, {
    campaign: {
      ...{ name: 'Soap week', factorPercent: 300, productIds: [productId] },
      ...{ startDate: '2020-01-01T00:00:00Z', endDate: '2099-01-01T00:00:00Z' },
    },
  })
})
afterAll(() => site.close())
afterEach(cleanup)

test('The line of points in the cart counts what a campaign adds to its goods, and names it', async () => {
  const { session } = await newMember(site)
  const lines = [
    { productId, amount: '10.90' },
    { productId: '00000000-0000-4000-8000-000000000000', amount: '5.00' },
  ]
  renderInModule(
    module,
    <Widget name="loyalty.points-preview" amount="15.90" currency="USD" lines={lines} />,
    {
      platform: site,
      session,
    },
  )
  // 15 for all of it, and twice the 10 of the soap.
  expect(await screen.findByText('Earn 35 points', {}, patience)).toBeTruthy()
  expect(screen.getByText(/^Includes .*Soap week/)).toBeTruthy()
})

test('The page of points tells of a campaign that runs', async () => {
  const { session } = await newMember(site)
  renderModule(module, { at: '/loyalty', platform: site, session })
  expect(await screen.findByText('Soap week', {}, patience)).toBeTruthy()
  expect(screen.getByText('3 times the points')).toBeTruthy()
  expect(screen.getByText(/on selected products$/)).toBeTruthy()
})
