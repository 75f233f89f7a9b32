import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { expect, it } from 'vitest'
import { openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { notifyDue } from './notify.ts'

it('Letters about a product that is back are in the language of the call, else of the profile, else of the store', async () => {
  const { site, lamp } = await openLampShop({ quantity: 10 })
  const { db, config, clock } = site.platform.services
  await db.updateTable('variants').set({ quantity: 0 }).where('id', '=', lamp.variantId).execute()
  const request = (email: string) => ({
    request: { catalogReference: { catalogItemId: lamp.productId, appId: STORES_APP_ID }, email },
  })
  const path = '/ecom/v1/back-in-stock-notification-requests'
  const ask = async (shopper: Shopper, email: string, headers = {}) =>
    expect((await shopper.call('POST', path, request(email), headers)).status).toBe(200)
  const member = await site.signUp()
  await db
    .updateTable('members')
    .set({ identityProfile: JSON.stringify({ language: 'ar' }) as never })
    .where('id', '=', member.memberId)
    .execute()
  await ask(await Shopper.visitor(site), 'speaks@example.test', { 'x-wix-linguist': 'ar' })
  await ask(new Shopper(site, member.accessToken), member.email)
  await ask(await Shopper.visitor(site), 'silent@example.test')
  await db.updateTable('variants').set({ quantity: 5 }).where('id', '=', lamp.variantId).execute()
  await notifyDue({ db, config, clock })
  const last = (email: string) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  expect((await last('speaks@example.test'))?.subject).toContain('مجددًا')
  expect((await last(member.email))?.body).toContain('/ar/account/profile/communication')
  expect((await last('silent@example.test'))?.subject).toMatch(/ is back in stock$/)
  await site.close()
})
