import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { redirectAddress } from '../../../dev/testing/authorization.ts'
import { Browser } from '../../../dev/testing/browser.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site.close())

it('The hosted section of subscriptions shows what the store’s own page shows', async () => {
  const member = await site.signUp()
  const shopper = new Shopper(site, member.accessToken)
  const optionId = randomUUID()
  await site.platform.services.db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id: optionId, productId: lamp.productId, title: 'Every month', description: null },
      ...{ frequency: 'MONTH', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: '10', position: 0 },
    })
    .execute()
  const options = { variantId: lamp.variantId, subscriptionOptionId: optionId }
  const catalogReference = { catalogItemId: lamp.productId, appId: STORES_APP_ID, options }
  const lineItems = [{ catalogReference, quantity: 1 }]
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const id = await shopper.checkout()
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const total = checkout.priceSummary.total.amount
  const saved = { savePaymentMethod: 'yes' }
  await shopper.pay(await shopper.hostedAddress(id), total, 'approved', saved)

  const browser = new Browser(site)
  const section = { memberAccountPage: { section: 'SUBSCRIPTIONS' } }
  const page = await browser.open(await redirectAddress(site, member.accessToken, section))
  const contract = await site.platform.services.db
    .selectFrom('subscriptionContracts')
    .select('id')
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow()
  expect(page.text).toContain('Renews on')
  expect(page.text).toContain(`/account/subscriptions/${contract.id}`)
  expect(page.text).not.toContain('have any subscriptions')
})
