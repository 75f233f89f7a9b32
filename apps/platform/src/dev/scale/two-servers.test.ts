import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnOnOrder } from '../../areas/loyalty/earn.ts'
import { transaction } from '../../data/database.ts'
import { post } from '../testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../testing/shop.ts'
import { orderIdOf, Shopper } from '../testing/shopper.ts'
import { anonymous, signUp } from '../testing/sign-up.ts'
import { type Site, type TwoServers, twoServers } from './two-servers.ts'

let two: TwoServers
let lamp: StockedProduct
beforeAll(async () => {
  two = await twoServers('none', { rotateRefreshTokens: true })
  await furnishShop(two.db)
  lamp = await stockProduct(two.db, { priceMinor: 2500, quantity: 1000 })
})
afterAll(() => two.close())

const my = (site: Site, authorization: string) =>
  site.fetch(`${site.url}/members/v1/members/my`, { headers: { authorization } })

const inStock = async (site: Site, { productId }: StockedProduct, consistent: boolean) => {
  const { access_token: authorization } = await anonymous(site)
  const answer = await site.fetch(`${site.url}/stores-reader/v1/products/${productId}`, {
    headers: { authorization, ...(consistent ? { 'x-wix-consistent': '1' } : {}) },
  })
  return ((await answer.json()) as { product: { stock: { inStock: boolean } } }).product.stock.inStock
}

async function ready(
  site: Site,
  product = lamp,
  coupon?: string,
): Promise<{ shopper: Shopper; page: URL; id: string }> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(product, 2)
  if (coupon) await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: coupon })
  const id = await shopper.checkout()
  return { shopper, id, page: await shopper.hostedAddress(id) }
}

describe('Two servers share', () => {
  it('stock: immediately for consistent reads, within 100 ms for all others', async () => {
    const few = await stockProduct(two.db, { priceMinor: 2500, quantity: 2 })
    for (const site of [two.a, two.b]) expect(await inStock(site, few, true)).toBe(true)
    const { shopper, page } = await ready(two.a, few)
    expect((await shopper.pay(page, '60.00')).status).toBe(303)
    expect(await inStock(two.b, few, true)).toBe(false)
    await expect.poll(() => inStock(two.a, few, false)).toBe(false)
  })

  it("a sign-out, so that both refuse the member's token", async () => {
    const { accessToken, refreshToken } = await signUp(two.a)
    expect((await my(two.b, accessToken)).status).toBe(200)
    await two.a.fetch(`${two.a.url}/_api/iam/authentication/v1/logout`, {
      headers: { authorization: accessToken },
    })
    expect((await my(two.b, accessToken)).status).toBe(401)
    const renewed = await post(two.b, '/oauth2/token', { grantType: 'refresh_token', refreshToken })
    expect(renewed.status).toBeGreaterThanOrEqual(400)
  })

  it("the end of a visitor's session, within 10 seconds also for answers from the cache", async () => {
    const { access_token: authorization } = await anonymous(two.a)
    const look = () =>
      two.b.fetch(`${two.b.url}/stores-reader/v1/products/${lamp.productId}`, { headers: { authorization } })
    expect((await look()).status).toBe(200)
    await two.a.fetch(`${two.a.url}/_api/iam/authentication/v1/logout`, { headers: { authorization } })
    expect(
      (await two.b.fetch(`${two.b.url}/ecom/v1/carts/current`, { headers: { authorization } })).status,
    ).toBe(401)
    two.clock.advance(11)
    expect((await look()).status).toBe(401)
  })

  it("a block, which ends the member's sessions on both", async () => {
    const { accessToken, memberId } = await signUp(two.a)
    await two.db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', memberId).execute()
    for (const site of [two.a, two.b]) expect((await my(site, accessToken)).status).toBeGreaterThan(400)
  })

  it('a new password and the end of the old one', async () => {
    const member = await signUp(two.a)
    const visitor = (await anonymous(two.b)).access_token
    const login = (password: string) =>
      post(two.b, '/v2/login', { loginId: { email: member.email }, password }, visitor)
    expect((await login(member.password)).status).toBe(200)
    const changed = await post(
      two.a,
      '/v2/change-password',
      { newPassword: 'another horse battery' },
      member.accessToken,
    )
    expect(changed.status).toBe(200)
    expect((await login(member.password)).status).toBeGreaterThanOrEqual(400)
    expect((await login('another horse battery')).status).toBe(200)
  })

  it('redirect sessions, whichever server opened one', async () => {
    const { shopper, page } = await ready(two.a)
    expect((await two.b.fetch(page)).status).toBe(200)
    expect(orderIdOf(await new Shopper(two.b, shopper.token).pay(page, '60.00'))).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('counts of wrong passwords', async () => {
    const { email } = await signUp(two.a)
    const visitor = (await anonymous(two.a)).access_token
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(two.either, '/v2/login', { loginId: { email }, password: `guess ${index}` }, visitor),
      ),
    )
    const looked = answers.filter(({ status }) => status !== 429)
    // Five freely, then one a second.
    expect(looked.length).toBeGreaterThanOrEqual(5)
    expect(looked.length).toBeLessThanOrEqual(10)
  })
})

describe('Over both servers at once', () => {
  it('fifty renewals of one refresh token have one successor', async () => {
    const { refreshToken } = await signUp(two.a)
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await post(two.either, '/oauth2/token', { grantType: 'refresh_token', refreshToken })
        return (await answer.json()) as { access_token: string; refresh_token: string }
      }),
    )
    expect(new Set(answers.map((each) => each.refresh_token)).size).toBe(1)
    for (const [index, { access_token }] of answers.entries())
      expect((await my(index % 2 ? two.a : two.b, access_token)).status).toBe(200)
  })

  it('fifty submits of one checkout make one order', async () => {
    const { shopper, page, id } = await ready(two.either)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.pay(page, '60.00')))
    expect(new Set(answers.map(orderIdOf)).size).toBe(1)
    const orders = await two.db.selectFrom('orders').select('id').where('checkoutId', '=', id).execute()
    expect(orders).toHaveLength(1)
  }, 60_000)

  it('the last pair is sold to one of twenty buyers', async () => {
    const last = await stockProduct(two.db, { priceMinor: 2500, quantity: 2 })
    const buyers: Awaited<ReturnType<typeof ready>>[] = []
    for (let index = 0; index < 20; index += 1) buyers.push(await ready(two.either, last))
    const answers = await Promise.all(buyers.map(({ shopper, page }) => shopper.pay(page, '60.00')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const left = await two.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', last.variantId)
      .execute()
    expect(left).toEqual([{ quantity: 0 }])
  }, 60_000)

  it('a coupon for one is used once, and orders have numbers without a gap', async () => {
    const buyers: Awaited<ReturnType<typeof ready>>[] = []
    for (let index = 0; index < 6; index += 1) buyers.push(await ready(two.either, lamp, 'ONCE'))
    const answers = await Promise.all(buyers.map(({ shopper, page }) => shopper.pay(page, '54.50')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    const numbers = await two.db.selectFrom('orders').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => 10_001 + index))
  }, 60_000)

  it('one order earns points once', async () => {
    const { memberId } = await signUp(two.a)
    const date = new Date()
    const money = { spent: 5_000, whole: 50, currency: 'USD', lines: [] }
    const purchase = { memberId, orderId: randomUUID(), ...money, placed: date, date }
    const dbs = Array.from({ length: 10 }, () => two.bothDbs).flat()
    await Promise.all(dbs.map((db) => transaction(db, (trx) => earnOnOrder(trx, purchase))))
    const account = two.db.selectFrom('loyaltyAccounts').select('balance').where('memberId', '=', memberId)
    expect(await account.execute()).toEqual([{ balance: 50 }])
  })
})

it('A captcha that one server has taken is no more good at the other', async () => {
  const strict = await twoServers('none', { captcha: 'always' })
  try {
    const challenge = await (
      await strict.a.fetch(`${strict.a.url}/_hosted/captcha/challenge?kind=visible`)
    ).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    const Recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const visitor = (await anonymous(strict.a)).access_token
    const register = async (site: Site) => {
      const loginId = { email: `${randomUUID()}@example.test` }
      const body = { loginId, password: 'correct horse', captchaTokens: [{ Recaptcha }] }
      return (await post(site, '/v2/register', body, visitor)).status
    }
    expect(await register(strict.b)).toBe(200)
    expect(await register(strict.a)).toBe(400)
  } finally {
    await strict.close()
  }
})
