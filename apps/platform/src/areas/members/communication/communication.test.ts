import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { notifyDue } from '../../catalog/back-in-stock/notify.ts'
import { abandonDue } from '../../checkout/abandoned/leave.ts'
import { abandonCartsDue } from '../../checkout/abandoned/left-carts.ts'
import { warnOfExpiry } from '../../loyalty/expiry/warn.ts'

const path = '/members/v1/members/my/communication-preferences'
const HOUR = 3_600
const DAY = 24 * HOUR
const everything = {
  abandonedCart: true,
  pointsExpiry: true,
  backInStock: true,
  reviewRequest: true,
  priceDrop: true,
}
let site: TestPlatform
let lamp: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform({ config: { accessTokenSeconds: 365 * DAY } })
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { quantity: 100 })
})
afterAll(() => site?.close())

async function newMember() {
  const member = await site.signUp()
  const me = new Shopper(site, member.accessToken)
  const prefer = (communicationPreferences: object) => me.call('PATCH', path, { communicationPreferences })
  /** Letters that came, without those that every member gets. */
  const letters = async () => {
    const { messages } = await (await site.fetch(`${site.url}/_dev/mailbox/${member.email}`)).json()
    return (messages as { subject: string; text: string }[]).filter(
      ({ subject }) => !subject.startsWith('Welcome'),
    )
  }
  return { ...member, me, prefer, letters }
}

describe('Communication preferences', () => {
  it('Communication preferences are all on until one is switched off, which changes no other and can be done twice', async () => {
    const { me, prefer } = await newMember()
    const read = async () => (await me.call('GET', path)).body.communicationPreferences
    expect(await read()).toEqual(everything)
    for (let time = 0; time < 2; time += 1)
      expect((await prefer({ abandonedCart: false })).body.communicationPreferences).toEqual({
        ...everything,
        abandonedCart: false,
      })
    await Promise.all([prefer({ pointsExpiry: false }), prefer({ abandonedCart: true })])
    expect(await read()).toEqual({ ...everything, pointsExpiry: false })
  })

  it('Communication preferences refuse what there is not and what is no yes or no, and change nothing then', async () => {
    const { me, prefer } = await newMember()
    const unknown = await prefer({ abandonedCart: false, orders: false })
    expect(unknown.body.details.validationError.fieldViolations).toEqual([
      expect.objectContaining({
        field: 'communicationPreferences.orders',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }),
    ])
    expect((await prefer({ backInStock: 'no' })).status).toBe(400)
    expect((await me.call('PATCH', path, {})).status).toBe(400)
    expect((await me.call('GET', path)).body.communicationPreferences).toEqual(everything)
    expect((await (await Shopper.visitor(site)).call('GET', path)).status).toBe(403)
  })

  it('Communication preferences are in the file of one’s own data, and go with the member', async () => {
    const { me, memberId, prefer } = await newMember()
    await prefer({ backInStock: false })
    const { url } = (await me.call('POST', '/members/v1/members/my/export', {})).body
    const { refusedLetters } = await (await site.fetch(url)).json()
    expect(refusedLetters).toMatchObject([{ letter: 'backInStock' }])
    const { deletion } = (await me.call('DELETE', '/members/v1/members/my')).body
    expect(deletion).toContainEqual(
      expect.objectContaining({ name: 'refusedLetters', count: 1, fate: 'ERASED' }),
    )
    const { db } = site.platform.services
    const left = db.selectFrom('memberRefusedLetters').selectAll().where('memberId', '=', memberId)
    expect(await left.execute()).toEqual([])
  })
})

describe('A member who unsubscribed', () => {
  it('gets no cart reminder, though the shop gets the event, and gets one after subscribing again', async () => {
    const { me, prefer, letters } = await newMember()
    const { services } = site.platform
    const leave = async () => {
      const { cart } = (await me.add(lamp)).body
      site.clock.advance(2 * HOUR)
      await abandonCartsDue(services)
      const owner = new Shopper(site, site.ownerKey)
      const { body } = await owner.call('GET', `/v1/abandonedCarts/${cart.id}`)
      await me.buy('32.50')
      return body.abandonedCart
    }
    await prefer({ abandonedCart: false })
    expect(await leave()).toMatchObject({ status: 'ABANDONED', activities: [] })
    const reminders = async () => (await letters()).filter(({ subject }) => subject.startsWith('Your cart'))
    expect(await reminders()).toEqual([])
    await prefer({ abandonedCart: true })
    await leave()
    const [reminder, ...more] = await reminders()
    expect(more).toEqual([])
    expect(reminder?.text).toContain('/account/profile/communication')
  })

  it('gets no checkout reminder either, whoever began the checkout with their address', async () => {
    const [{ me, prefer, letters, email }, guest] = [await newMember(), await Shopper.visitor(site)]
    await prefer({ abandonedCart: false })
    for (const shopper of [me, guest]) {
      await shopper.add(lamp)
      await shopper.checkout({ email })
    }
    const other = await Shopper.visitor(site)
    await other.add(lamp)
    await other.checkout({ email: 'nobody-in-particular@example.test' })
    site.clock.advance(2 * HOUR)
    await abandonDue(site.platform.services)
    expect(await letters()).toEqual([])
    const theirs = await site.fetch(`${site.url}/_dev/mailbox/nobody-in-particular@example.test`)
    const [letter] = (await theirs.json()).messages
    expect(letter.subject).toMatch(/^Finish your order/)
    // A guest has no account settings to link to.
    expect(letter.text).not.toContain('/account/')
  })

  it('gets no warning of expiring points, and gets one after subscribing again', async () => {
    const { memberId, prefer, letters } = await newMember()
    const owner = new Shopper(site, site.ownerKey)
    const program = '/loyalty-programs/v1/program'
    const pointsExpiration = { monthsOfInactivity: 3, expiringPointsPercentage: 100 }
    await owner.call('PATCH', program, { loyaltyProgram: { pointsExpiration } })
    await owner.call('POST', `${program}/points-expiration/enable`, {})
    const { body } = await owner.call('GET', `/loyalty-accounts/v1/accounts/fetch-by?memberId=${memberId}`)
    const { services } = site.platform
    const earned = { amount: 50, appId: 'till', idempotencyKey: crypto.randomUUID() }
    await owner.call('POST', `/loyalty-accounts/v1/accounts/${body.account.id}/earn-points`, earned)
    site.clock.advance(70 * DAY)
    await prefer({ pointsExpiry: false })
    await warnOfExpiry(services)
    expect(await letters()).toEqual([])
    await prefer({ pointsExpiry: true })
    await warnOfExpiry(services)
    expect(await letters()).toMatchObject([{ subject: expect.stringMatching(/expiring on/) }])
  })

  it('gets no back-in-stock email: the request fails, and a new one says what to turn on', async () => {
    const [{ me, prefer, letters, email }, guest] = [await newMember(), await Shopper.visitor(site)]
    const { services } = site.platform
    const vase = await stockProduct(services.db, { name: 'Vase', quantity: 0 })
    const stock = (quantity: number) =>
      services.db
        .updateTable('variants')
        .set({ quantity, inStock: quantity > 0 })
        .where('id', '=', vase.variantId)
        .execute()
    const request = { catalogReference: { catalogItemId: vase.productId, appId: STORES_APP_ID }, email }
    const ask = (who: Shopper) =>
      who.call('POST', '/ecom/v1/back-in-stock-notification-requests', { request })
    expect((await ask(me)).status).toBe(200)
    await prefer({ backInStock: false })
    const refused = await ask(me)
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([428, 'LETTER_REFUSED'])
    // A guest receives no details.
    expect((await ask(guest)).status).toBe(200)
    await stock(5)
    await notifyDue(services)
    expect(await letters()).toEqual([])
    await stock(0)
    await prefer({ backInStock: true })
    expect((await ask(me)).status).toBe(200)
    await stock(5)
    await notifyDue(services)
    expect(await letters()).toMatchObject([{ subject: expect.stringMatching(/^Vase is back/) }])
    const rows = services.db.selectFrom('backInStockRequests').select('status').orderBy('createdAt')
    expect(await rows.execute()).toEqual([{ status: 'FAILED' }, { status: 'NOTIFICATION_SENT' }])
  })
})
