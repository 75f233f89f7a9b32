import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../../dev/testing/post.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { sweep } from './sweep.ts'

const DAY = 86_400

let site: TestPlatform
let rotating: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  rotating = await createTestPlatform({ config: { rotateRefreshTokens: true } })
})
afterAll(() => Promise.all([site.close(), rotating.close()]))

const cart = async (at: TestPlatform, authorization: string) =>
  (await at.fetch(`${at.url}/ecom/v1/carts/current`, { headers: { authorization } })).status
const products = async (at: TestPlatform, token: string) =>
  (await post(at, '/stores/v3/products/search', { search: {} }, token)).status
const renew = async (at: TestPlatform, refreshToken: string) => {
  const answer = await post(at, '/oauth2/token', { grantType: 'refresh_token', refreshToken })
  return {
    status: answer.status,
    ...((await answer.json()) as { access_token: string; refresh_token: string }),
  }
}
const families = ({ platform }: TestPlatform) =>
  platform.services.db.selectFrom('tokenFamilies').selectAll().execute()
const signOut = (at: TestPlatform, authorization: string) =>
  at.fetch(`${at.url}/_api/iam/authentication/v1/logout`, { headers: { authorization } })

/** Another character at this place, of those that change a byte. */
function bent(token: string, place: number): string {
  return token.slice(0, place) + (token[place] === 'A' ? 'Q' : 'A') + token.slice(place + 1)
}

describe('A visit', () => {
  it('A visit is known by its tokens alone, until it is renewed', async () => {
    const { access_token, refresh_token } = await anonymous(site)
    expect(await cart(site, access_token)).toBe(404)
    expect(await families(site)).toHaveLength(0)
    const renewed = await renew(site, refresh_token)
    expect(await cart(site, renewed.access_token)).toBe(404)
    expect(await families(site)).toHaveLength(1)
  })

  it('A visit keeps its visitor when it is renewed, so that the cart is still there', async () => {
    const whose = async (authorization: string) => {
      const made = await post(
        site,
        '/v1/redirect-session',
        { logout: { clientId: site.clientId } },
        authorization,
      )
      expect(made.status).toBe(200)
      const { db } = site.platform.services
      const [row] = await db.selectFrom('redirectSessions').selectAll().orderBy('createdAt', 'desc').execute()
      return [row?.visitorId, row?.familyId]
    }
    const { access_token, refresh_token } = await anonymous(site)
    const before = await whose(access_token)
    site.clock.advance(1)
    const renewed = await renew(site, refresh_token)
    expect(before.every(Boolean)).toBe(true)
    expect(await whose(renewed.access_token)).toEqual(before)
  })

  it('A visit is nobody’s with any character of its tokens changed, nor with one token for the other', async () => {
    const { access_token, refresh_token } = await anonymous(site)
    for (let place = 0; place < 43; place += 1)
      expect(await products(site, bent(access_token, place)), `character ${place}`).toBe(401)
    expect(await cart(site, refresh_token)).toBe(401)
    expect((await renew(site, access_token)).status).toBe(400)
    expect((await renew(site, bent(refresh_token, 5))).status).toBe(400)
  })

  it('A visit is ended by a sign-out at once and for good, whether or not it was ever written', async () => {
    const { access_token, refresh_token } = await anonymous(site)
    expect(await cart(site, access_token)).toBe(404)
    expect((await signOut(site, access_token)).status).toBe(200)
    expect(await cart(site, access_token)).toBe(401)
    expect((await renew(site, refresh_token)).status).toBe(400)
    // Its end is remembered for as long as it could have been renewed.
    const own = site.platform.services
    for (let week = 0; week < 4; week += 1) {
      site.clock.advance(7 * DAY)
      await sweep(own.db, own.clock)
      expect((await renew(site, refresh_token)).status).toBe(400)
    }
    site.clock.advance(3 * DAY)
    await sweep(own.db, own.clock)
    expect((await renew(site, refresh_token)).status).toBe(400)
  })

  it('A visit cannot be renewed from its first token once that was spent, when refresh tokens rotate', async () => {
    const { access_token, refresh_token: first } = await anonymous(rotating)
    const second = await renew(rotating, first)
    expect(second.refresh_token).not.toBe(first)
    rotating.clock.advance(11)
    expect((await renew(rotating, first)).status).toBe(400)
    expect((await renew(rotating, second.refresh_token)).status).toBe(400)
    expect(await cart(rotating, access_token)).toBe(401)
  })

  it('A visit has one successor of fifty renewals at once, though none of it was written', async () => {
    const { refresh_token } = await anonymous(rotating)
    const answers = await Promise.all(Array.from({ length: 50 }, () => renew(rotating, refresh_token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
  })

  it('A visit ends with its time: an access token after fifteen minutes, both after thirty days', async () => {
    const { access_token, refresh_token } = await anonymous(site)
    site.clock.advance(15 * 60 - 5)
    expect(await cart(site, access_token)).toBe(404)
    site.clock.advance(10)
    expect(await cart(site, access_token)).toBe(401)
    site.clock.advance(30 * DAY)
    expect((await renew(site, refresh_token)).status).toBe(400)
  })
})
