import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'

const MINUTE = 60
const clock = new TestClock()
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({
    quantity: 100,
    clock,
    config: { accessTokenSeconds: 7 * 86_400 },
  }))
})
afterAll(() => site.close())

/** Time goes by, and what is due by then is done. */
async function pass(minutes: number) {
  clock.advance(minutes * MINUTE)
  const { services } = site.platform
  await services.schedule.runDue(services)
}

const eventsOf = async (id: string) =>
  (
    await site.platform.services.db
      .selectFrom('outbox')
      .select('type')
      .where('entityId', '=', id)
      .where('type', 'like', '%abandon%')
      .orderBy('sequence')
      .execute()
  ).map(({ type }) => type.split('.').at(-1))
const mailsTo = async (address: string) =>
  (await (await site.fetch(`${site.url}/_dev/mailbox/${address}`)).json()).messages as {
    subject: string
    text: string
  }[]
const inCart = () => ({
  lineItems: [
    {
      catalogReference: {
        catalogItemId: lamp.productId,
        appId: STORES_APP_ID,
        options: { variantId: lamp.variantId },
      },
      quantity: 1,
    },
  ],
})
/** As the shop of that language asks. */
const speaking = (language: string, token: string) => async (method: string, path: string, body: object) => {
  const headers = { authorization: token, 'content-type': 'application/json', 'x-wix-linguist': language }
  const answer = await site.fetch(site.url + path, { method, headers, body: JSON.stringify(body) })
  expect(answer.status, path).toBe(200)
}
const linkIn = (text: string) => /http\S+/.exec(text)?.[0] ?? ''
const left = async (id: string) => {
  const { status, body } = await staff('GET', `/v1/abandonedCarts/${id}`)
  return status === 200 ? body.abandonedCart : undefined
}

describe('A cart that is left', () => {
  it('A cart that is left by somebody who is known is told of and written to once, after an hour; the link opens its checkout', async () => {
    const member = await site.signUp()
    const shopper = new Shopper(site, member.accessToken)
    const { cart } = (await shopper.add(lamp, 2)).body
    await pass(50)
    expect(await left(cart.id)).toBeUndefined()
    await shopper.add(lamp)
    await pass(50)
    expect(await left(cart.id)).toBeUndefined()
    await pass(20)
    expect(await left(cart.id)).toMatchObject({
      id: cart.id,
      status: 'ABANDONED',
      total: '$75.00',
      buyerInfo: { id: member.memberId, identityType: 'MEMBER', email: member.email },
      activities: [{ activityType: 'RECOVERY_EMAIL_SENT' }],
    })
    await pass(600)
    expect(await eventsOf(cart.id)).toEqual(['CartAbandonedEvent'])
    const mails = (await mailsTo(member.email)).filter(({ subject }) => subject.startsWith('Your cart'))
    expect(mails).toHaveLength(1)
    const link = linkIn(mails[0]?.text ?? '')
    expect((await site.fetch(`${link}x`)).status).toBe(410)
    const opened = await site.fetch(link, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    const page = await site.fetch(opened.headers.get('location') ?? '')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('$75.00')])
    expect((await left(cart.id)).status).toBe('RECOVERED')
    await site.fetch(link, { redirect: 'manual' })
    expect(await eventsOf(cart.id)).toEqual(['CartAbandonedEvent', 'CartRecoveredEvent'])
  })

  it('A cart that is left by nobody in particular is nobody’s to write to, until they say who they are', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    await pass(70)
    expect(await left(cart.id)).toBeUndefined()
    await shopper.call('PATCH', '/ecom/v1/carts/current', {
      cartInfo: { buyerInfo: { email: 'late@example.test' } },
    })
    await pass(70)
    expect(await left(cart.id)).toMatchObject({ buyerInfo: { email: 'late@example.test' } })
    const query = { filter: { status: { $eq: 'ABANDONED' }, 'buyerInfo.email': 'late@example.test' } }
    expect((await staff('POST', '/v1/abandonedCarts/query', { query })).body).toMatchObject({
      abandonedCarts: [{ id: cart.id }],
      totalResults: 1,
    })
    expect((await shopper.call('GET', `/v1/abandonedCarts/${cart.id}`)).status).toBe(403)
  })

  it('A cart that is left is written of in the language it was filled in', async () => {
    const member = await site.signUp()
    await speaking('ar', member.accessToken)('POST', '/ecom/v1/carts/current/add-to-cart', inCart())
    await pass(70)
    const [mail] = (await mailsTo(member.email)).filter(({ subject }) => subject.includes('سلتك'))
    expect(mail?.text).toContain('لا تزال في سلتك')
    const opened = await site.fetch(linkIn(mail?.text ?? ''), { redirect: 'manual' })
    const page = await site.fetch(opened.headers.get('location') ?? '')
    expect(await page.text()).toContain('<html lang="ar" dir="rtl"')
  })

  it('A cart that is left is recovered by an order, too', async () => {
    const member = await site.signUp()
    const shopper = new Shopper(site, member.accessToken)
    const { cart } = (await shopper.add(lamp)).body
    await pass(70)
    expect((await left(cart.id)).status).toBe('ABANDONED')
    const id = await shopper.checkout()
    await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
    expect((await left(cart.id)).status).toBe('RECOVERED')
  })
})

describe('A checkout that is left', () => {
  it('A checkout that is left is written of in the language of who left it', async () => {
    const { token } = await Shopper.visitor(site)
    const say = speaking('ar', token)
    await say('POST', '/ecom/v1/carts/current/add-to-cart', inCart())
    const email = 'arabic@example.test'
    await say('POST', '/ecom/v1/carts/current/create-checkout', { channelType: 'WEB', email })
    await pass(130)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('أكمل طلبك من'),
    ])
  })

  it('A checkout that is left is told of with its cart, once, and comes back when its buyer does, without the link', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    const id = await shopper.checkout({ email: 'alone@example.test' })
    await staff('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { abandonedAfterMinutes: 120 } })
    await pass(70)
    expect(await eventsOf(id)).toEqual([])
    await pass(60)
    await staff('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { abandonedAfterMinutes: 60 } })
    await pass(60)
    expect(await eventsOf(id)).toEqual(['abandoned_checkout_created'])
    expect(await eventsOf(cart.id)).toEqual(['CartAbandonedEvent'])
    expect(await mailsTo('alone@example.test')).toHaveLength(1)
    await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
    expect(await eventsOf(id)).toEqual([
      'abandoned_checkout_created',
      'abandoned_checkout_updated',
      'abandoned_checkout_recovered',
    ])
    expect(await eventsOf(cart.id)).toEqual(['CartAbandonedEvent', 'CartRecoveredEvent'])
  })
})

describe('Staff bring a buyer back', () => {
  it('Staff see what was left and the letter, send it again under their name, and copy a link that opens the checkout', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp, 2)).body
    await shopper.checkout({ email: 'again@example.test' })
    await pass(70)
    const path = `/v1/abandonedCarts/${cart.id}`
    const { recovery } = (await staff('GET', `${path}/recovery`)).body
    expect(recovery).toMatchObject({
      lineItems: [{ quantity: 2, price: { amount: '25.00' } }],
      lettersRefused: false,
      letter: { to: 'again@example.test', subject: expect.stringContaining('order'), language: 'en' },
    })
    expect(recovery.letter.text).toContain(recovery.recoveryUrl)
    const sent = await staff('POST', `${path}/send-email`, {})
    expect(sent.body.abandonedCart.activities).toMatchObject([
      { activityType: 'RECOVERY_EMAIL_SENT' },
      { activityType: 'RECOVERY_EMAIL_SENT' },
    ])
    expect(await mailsTo('again@example.test')).toHaveLength(2)
    expect((await site.fetch(recovery.recoveryUrl, { redirect: 'manual' })).status).toBe(303)
    expect((await left(cart.id)).status).toBe('RECOVERED')
    const late = await staff('POST', `${path}/send-email`, {})
    expect([late.status, late.body.details.applicationError.code]).toEqual([428, 'CART_IS_NOT_RECOVERABLE'])
  })

  it('Staff do not write to a buyer who has turned such letters off', async () => {
    const member = await site.signUp()
    const shopper = new Shopper(site, member.accessToken)
    const { cart } = (await shopper.add(lamp)).body
    await pass(70)
    await site.platform.services.db
      .insertInto('memberRefusedLetters')
      .values({ memberId: member.memberId, letter: 'abandonedCart', createdAt: clock.now() })
      .execute()
    const { recovery } = (await staff('GET', `/v1/abandonedCarts/${cart.id}/recovery`)).body
    expect(recovery.lettersRefused).toBe(true)
    const sent = await staff('POST', `/v1/abandonedCarts/${cart.id}/send-email`, {})
    expect([sent.status, sent.body.details.applicationError.code]).toEqual([428, 'BUYER_REFUSES_LETTERS'])
  })

  it('Staff see the order of a cart that was bought, and delete one that nobody needs', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    const id = await shopper.checkout({ email: 'bought@example.test' })
    await pass(70)
    const made = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
      payment: { method: 'approved' },
    })
    const path = `/v1/abandonedCarts/${cart.id}`
    const { recovery } = (await staff('GET', `${path}/recovery`)).body
    expect(recovery).toMatchObject({ orderId: made.body.orderId, lineItems: [{ quantity: 1 }] })
    expect([recovery.recoveryUrl, recovery.letter]).toEqual([undefined, undefined])
    expect((await staff('DELETE', path)).status).toBe(200)
    expect(await left(cart.id)).toBeUndefined()
    expect((await staff('DELETE', path)).status).toBe(404)
    expect((await staff('GET', `${path}/recovery`)).status).toBe(404)
  })
})
