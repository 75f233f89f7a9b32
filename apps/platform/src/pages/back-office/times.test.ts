import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '../../data/config.ts'
import { openBackOffice } from '../../dev/testing/back-office.ts'
import { furnishShop, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'

const orders = '/_hosted/back-office/orders'
const clock = new TestClock()
let site: TestPlatform
let cookie = ''
let id = ''

beforeAll(async () => {
  // In Tokyo it is half past midnight of the next day.
  clock.advance((Date.parse('2040-01-31T15:34:00Z') - clock.now().getTime()) / 1000)
  site = await createTestPlatform({ clock, config: { firstTimeZone: 'Asia/Tokyo' } })
  await furnishShop(site.platform.services.db)
  const lamp = await stockProduct(site.platform.services.db, {
    name: 'Lamp',
    priceMinor: 2500,
    quantity: 100,
  })
  cookie = await openBackOffice(site)
  await clock.still(async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    id = orderIdOf(await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '60.00'))
  })
})
afterAll(() => site.close())

const textOf = async (path: string) => (await site.fetch(site.url + path, { headers: { cookie } })).text()

it('The back office shows an order and its history in the time zone of the shop, which the page names once', async () => {
  const text = await textOf(`${orders}/${id}`)
  expect(text).toMatch(/<span class="hint">Wednesday, February 1, 2040 at 12:3\d AM ·/)
  expect(text).toMatch(
    /<time datetime="2040-01-31T15:[^"]+">Wednesday, February 1, 2040 at 12:3\d AM<\/time>/,
  )
  expect(text).not.toContain('January 31')
  expect(text.split('Times are in Asia/Tokyo (GMT+9)')).toHaveLength(2)
})

it('The back office lists orders and drafts by the days of the shop', async () => {
  const text = await textOf(orders)
  expect(text).toMatch(/<time datetime="2040-01-31T15:[^"]+">Feb 1, 2040, 00:3\d<\/time>/)
  expect(text).toContain('Times are in Asia/Tokyo (GMT+9)')
  expect(await textOf('/_hosted/back-office/drafts')).toContain('Times are in Asia/Tokyo (GMT+9)')
})

it('The back office takes UTC unless told, and refuses by name what is no time zone', () => {
  const zoneOf = (TIME_ZONE?: string) =>
    readEnvironment({ NODE_ENV: 'development', TIME_ZONE }).platform.firstTimeZone
  expect([zoneOf(), zoneOf('Asia/Tokyo')]).toEqual(['UTC', 'Asia/Tokyo'])
  expect(() => zoneOf('Tokyo')).toThrow('TIME_ZONE: must be a time zone such as Europe/Berlin')
})
