import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform, TestClock } from '@galleria/platform/testing'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const clock = new TestClock()
// In Tokyo it is half past midnight of the next day; in New York, 10:34 AM of the same.
clock.advance((Date.parse('2040-01-31T15:34:00Z') - clock.now().getTime()) / 1000)
const site = await createTestPlatform({ seed: 'small', clock })
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

test.each([
  ['Asia/Tokyo', /^Feb 1, 2040, 12:3\d AM$/, /^Times are in Asia\/Tokyo \(GMT\+9\)$/],
  ['America/New_York', /^Jan 31, 2040, 10:3\d AM$/, /^Times are in America\/New_York \(GMT-[45]\)$/],
  [undefined, /^Jan 31, 2040, 3:3\d PM$/, /^Times are in UTC$/],
])('The history shows times in the shop’s time zone %s and names it once', async (timeZone, time, zone) => {
  const { product } = await createProduct(storeOf(site), {
    product: { name: 'Amphora', priceData: { price: 10 } },
  })
  const at = `/manage/catalog/history?product=${product.id}`
  await openAs(site, 'owner', at, timeZone ? { timeZone } : {})
  expect(await screen.findByRole('cell', { name: time }, { timeout: 30_000 })).toBeTruthy()
  expect(screen.getAllByText(zone)).toHaveLength(1)
})
