import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../shared/staff.fixture.ts'

const LONG = { timeout: 30_000 }
const site = await createTestPlatform({ seed: 'full' })
const small = await createTestPlatform({ seed: 'small' })
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(async () => {
  await site.close()
  await small.close()
})

const figure = (name: string) => {
  const term = screen.queryAllByRole('term').find(({ textContent }) => textContent === name)
  return term?.parentElement?.textContent
}

test('Home shows today beside yesterday, and what waits as the database has it', async () => {
  await openAs(site, 'owner', '/manage')
  await screen.findByRole('heading', { level: 1, name: 'Home' }, LONG)
  expect(figure('Sales today')).toContain('Yesterday: ')
  const orders = await site.platform.services.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'APPROVED')
    .where('paymentStatus', 'in', ['PAID', 'PARTIALLY_REFUNDED'])
    .where('fulfillmentStatus', 'in', ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'])
    .execute()
  expect(figure('Orders to ship')).toBe(`Orders to ship${orders.length}`)
})

test('Home of a shop without orders lists its first steps, and says that nothing waits or changed', async () => {
  vi.stubGlobal('fetch', small.fetch)
  await openAs(small, 'owner', '/manage')
  await screen.findByRole('heading', { level: 2, name: 'First steps' }, LONG)
  expect(screen.getByText('Place a first order')).toBeTruthy()
  expect(screen.getByText('Nothing changed since yesterday.')).toBeTruthy()
  expect(figure('Orders to ship')).toBeUndefined()
  expect(figure('Sales today')).toContain('$0.00')
})
