import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { redirectAddress } from '../../dev/testing/authorization.ts'
import { openBackOffice } from '../../dev/testing/back-office.ts'
import { Browser } from '../../dev/testing/browser.ts'
import { submit } from '../../dev/testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'

const DAY = 86_400
const office = '/_hosted/back-office'
const form = `${office}/settings/shop`
const clock = new TestClock()
let site: TestPlatform
let soap: StockedProduct
let shopper: Shopper
let token = ''
let email = ''
let cookie = ''
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
beforeEach(async () => {
  cookie = await openBackOffice(site)
})

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

const pageOf = async (path: string) => (await site.fetch(site.url + path, { headers: { cookie } })).text()

async function save(timeZone: string) {
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(await pageOf(form)) ?? []
  return submit(site, form, { timeZone, seen }, { cookie, 'sec-fetch-site': 'same-origin' })
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

const path = '/site-properties/v4/properties'
const properties = async () => (await shopper.call('GET', path)).body.properties

describe('The time zone of a shop', () => {
  it('The time zone of a shop is UTC until the owner chooses, and everything is dated in it', async () => {
    expect(await properties()).toMatchObject({ timeZone: 'UTC', paymentCurrency: 'USD', language: 'en' })
    expect(await pageOf(form)).toContain('<option value="UTC" selected>UTC</option>')
    expect(await pageOf(`${office}/orders`)).toMatch(/>Jan 31, 2040, 15:3\d<\/time>/)
    expect(await invoice()).toContain('January 31, 2040')
    expect(await accountOrders()).toContain('January 31, 2040')
  })

  it('The time zone of a shop is chosen by the owner, and lists, invoices, account pages and letters follow', async () => {
    expect((await save('Asia/Tokyo')).status).toBe(303)
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
    expect(await pageOf(form)).toContain('<option value="Asia/Tokyo" selected>Asia/Tokyo</option>')
    const list = await pageOf(`${office}/orders`)
    expect(list).toMatch(/>Feb 1, 2040, 00:3\d<\/time>/)
    expect(list).toContain('Times are in Asia/Tokyo (GMT+9)')
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
    const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
    for (const timeZone of ['Tokyo', '+09:00', '', 'Mars/Olympus']) {
      const answer = await site.fetch(site.url + path, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ properties: { timeZone } }),
      })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('properties.timeZone')
    }
    const page = await save('Tokyo')
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('Choose a time zone from the list.')
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })

  it('The time zone of a shop is not overwritten by a form that showed another', async () => {
    const answer = await submit(
      site,
      form,
      { timeZone: 'Europe/Paris', seen: 'old' },
      { cookie, 'sec-fetch-site': 'same-origin' },
    )
    expect(answer.status).toBe(409)
    expect(await properties()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })
})
