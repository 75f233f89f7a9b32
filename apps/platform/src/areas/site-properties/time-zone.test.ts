import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redirectAddress } from '../../dev/testing/authorization.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'

const DAY = 86_400
const path = '/site-properties/v4/properties'
const clock = new TestClock()
let site: TestPlatform
let soap: StockedProduct
let shopper: Shopper
let token = ''
let email = ''
let orderId = ''

beforeAll(async () => {
  // In Tokyo it is half past midnight of the next day.
  clock.advance((Date.parse('2040-01-31T15:34:00Z') - clock.now().getTime()) / 1000)
  site = await createTestPlatform({ clock, config: { accessTokenSeconds: 365 * DAY } })
  const { db } = site.platform.services
  await furnishShop(db)
  soap = await stockProduct(db, { name: 'Soap', priceMinor: 2000, quantity: 100 })
  const member = await site.signUp()
  token = member.accessToken
  email = member.email
  shopper = new Shopper(site, token)
  orderId = await subscribe()
})
afterAll(() => site.close())

/** A month of soap, paid. */
async function subscribe(): Promise<string> {
  const id = randomUUID()
  await site.platform.services.db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id, productId: soap.productId, title: 'Soap', description: null, position: 0 },
      ...{ frequency: 'MONTH', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null },
    })
    .execute()
  const options = { variantId: soap.variantId, subscriptionOptionId: id }
  const catalogReference = { catalogItemId: soap.productId, appId: STORES_APP_ID, options }
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ catalogReference, quantity: 1 }],
  })
  const checkout = await shopper.checkout({ email })
  const made = await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, {
    payment: { method: 'approved' },
    savePaymentMethod: true,
  })
  return made.body.orderId
}

/** Saved by the owner, who saw `seen` before. */
async function save(timeZone: string, seen?: string) {
  const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
  const body = { properties: { timeZone }, ...(seen && { seen: { timeZone: seen } }) }
  return site.fetch(site.url + path, { method: 'PATCH', headers, body: JSON.stringify(body) })
}

async function invoice(): Promise<string> {
  const { invoices } = (await shopper.call('GET', `/ecom/v1/orders/${orderId}/invoices`)).body
  const file = await site.fetch(invoices[0].url)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text
}

async function accountOrders(): Promise<string> {
  const section = { memberAccountPage: { section: 'ORDERS' } }
  return (await new Browser(site).open(await redirectAddress(site, token, section))).text
}

const properties = async () => (await shopper.call('GET', path)).body.properties

describe('The time zone of a shop', () => {
  it('The time zone of a shop is UTC until the owner chooses, and everything is dated in it', async () => {
    expect(await properties()).toMatchObject({ timeZone: 'UTC', paymentCurrency: 'USD', language: 'en' })
    expect(await invoice()).toContain('January 31, 2040')
    expect(await accountOrders()).toContain('January 31, 2040')
  })

  it('The time zone of a shop is chosen by the owner, and invoices, account pages and letters follow', async () => {
    expect((await save('Asia/Tokyo', 'UTC')).status).toBe(200)
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect(await invoice()).toContain('February 1, 2040')
    expect(await accountOrders()).toContain('February 1, 2040')
    const { services } = site.platform
    for (let day = 0; day < 28; day += 2) {
      clock.advance(2 * DAY)
      await services.schedule.runDue(services)
    }
    const { nextAt } = await services.db
      .selectFrom('subscriptionContracts')
      .select('nextAt')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(
      nextAt ?? 0,
    )
    expect(nextAt?.toISOString().slice(11, 13)).toBe('15')
    const letters = await (await site.fetch(`${site.url}/_dev/mailbox/${email}`)).text()
    expect(letters).toContain(`Soap renews on ${day}`)
  })

  it('The time zone of a shop is refused by its path where it is none, and stays', async () => {
    for (const timeZone of ['Tokyo', '+09:00', '', 'Mars/Olympus']) {
      const answer = await save(timeZone)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('properties.timeZone')
    }
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })

  it('The time zone of a shop is not overwritten by who saw another', async () => {
    expect((await save('Europe/Paris', 'UTC')).status).toBe(409)
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })
})
