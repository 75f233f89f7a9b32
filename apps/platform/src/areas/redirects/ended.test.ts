import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret } from '../../base/secrets.ts'
import { idOf } from '../../dev/seed/id-of.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

const store = 'http://127.0.0.1:3000'
let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site?.close())

async function redirected(by: Shopper, body: object) {
  const { body: answer } = await by.call('POST', '/_api/redirects-api/v1/redirect-session', body)
  const url = new URL(answer.redirectSession.fullUrl)
  return { url, hash: hashSecret(url.searchParams.get('session') ?? '') }
}

/** Opens the page after its session has expired. */
async function endedPage({ url, hash }: { readonly url: URL; readonly hash: Buffer }) {
  const { db } = site.platform.services
  const expiresAt = new Date(0)
  await db.updateTable('redirectSessions').set({ expiresAt }).where('hash', '=', hash).execute()
  const page = await site.fetch(url)
  const [row] = await db.selectFrom('redirectSessions').select('outcome').where('hash', '=', hash).execute()
  return { status: page.status, text: await page.text(), outcome: row?.outcome }
}

it('An expired checkout leads back to the page that asked and tells it so', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 1)
  const checkoutId = await shopper.checkout()
  const callbacks = { cartPageUrl: `${store}/cart?open=1`, thankYouPageUrl: `${store}/thanks` }
  const asked = await redirected(shopper, { ecomCheckout: { checkoutId }, callbacks })
  const { status, text, outcome } = await endedPage(asked)
  expect([status, outcome]).toEqual([410, 'ERROR'])
  expect(text).toContain(`href="${store}/cart?open=1&amp;callbackType=CHECKOUT&amp;status=ERROR"`)
})

it('An expired page of an offer leads back to the list that asked', async () => {
  const shopper = await Shopper.visitor(site)
  const asked = await redirected(shopper, {
    bookingsBook: { resourceId: idOf('service', 'lamp-repair') },
    callbacks: { bookingsServiceListUrl: `${store}/services` },
  })
  const { outcome, text } = await endedPage(asked)
  expect(outcome).toBe('ERROR')
  expect(text).toContain(`href="${store}/services?callbackType=CHECKOUT&amp;status=ERROR"`)
})
