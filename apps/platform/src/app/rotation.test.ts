import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofOfWork } from '../areas/identity/captcha/proof-of-work.ts'
import { newKey, stepOf } from '../areas/identity/mfa/totp.ts'
import { grantAccess, openAccess } from '../areas/orders/lookup/access-token.ts'
import { CLIENT_ID } from '../base/development-ids.ts'
import { readEnvironment } from '../data/config.ts'
import { connect } from '../data/database.ts'
import { isSigned, signedLink } from '../data/signed-link.ts'
import { post } from '../dev/testing/post.ts'
import { furnishShop, stockProduct } from '../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../dev/testing/shopper.ts'
import { anonymous } from '../dev/testing/sign-up.ts'
import { type SiteDatabase, siteDatabase } from '../dev/testing/site-database.ts'
import { createPlatform } from './app.ts'

const before = {
  PLATFORM_SECRET: 'the secret of before',
  PLATFORM_API_KEY: 'IST.the key of before',
  PLATFORM_APP_SECRET: 'the app secret of before',
}
const after = {
  PLATFORM_SECRET: 'the secret of today',
  PLATFORM_API_KEY: 'IST.the key of today',
  PLATFORM_APP_SECRET: 'the app secret of today',
}
const both = {
  PLATFORM_SECRET: `${after.PLATFORM_SECRET}, ${before.PLATFORM_SECRET}`,
  PLATFORM_API_KEY: `${after.PLATFORM_API_KEY},${before.PLATFORM_API_KEY}`,
  PLATFORM_APP_SECRET: `${after.PLATFORM_APP_SECRET},${before.PLATFORM_APP_SECRET}`,
}

let database: SiteDatabase
beforeAll(async () => {
  database = await siteDatabase('none')
})
afterAll(() => database.drop())

/** The same shop, as a server with these secrets has it. */
async function withSecrets<T>(
  env: Record<string, string>,
  work: (site: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const site = await open(env)
  try {
    return await work(site)
  } finally {
    await site.platform.close()
  }
}

async function open(env: Record<string, string>) {
  const { platform: config } = readEnvironment({ NODE_ENV: 'test', CAPTCHA: 'always', ...env })
  const url = 'http://platform.test'
  const platform = await createPlatform({
    database: connect(database.url, { maxConnections: 3 }),
    config: { ...config, publicUrl: url, strict: true },
  })
  const fetch: typeof globalThis.fetch = (input, init) => platform.fetch(new Request(input, init))
  return { platform, services: platform.services, fetch, url, clientId: CLIENT_ID }
}

test('Visitors, guests’ orders, authenticator apps, links and captchas outlive a change of the secret that is listed second', async () => {
  const kept = await withSecrets(before, async (site) => {
    const { db, config, clock } = site.services
    await furnishShop(db)
    const lamp = await stockProduct(db, { quantity: 20 })
    const tokens = await anonymous(site)
    const shopper = new Shopper(site, tokens.access_token)
    await shopper.add(lamp, 2)
    const orderId = orderIdOf(await shopper.buy('60.00'))
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await shopper.add(lamp, 3)
    return {
      tokens,
      orderId,
      access: grantAccess(site.services, order).accessToken,
      link: new URL(signedLink(config, '/x', new Date(clock.now().getTime() + 60_000))),
      totp: newKey(config, 'ada@example.test'),
      captcha: await solved(site),
    }
  })

  const look = (env: Record<string, string>) =>
    withSecrets(env, async (site) => {
      const { config, clock } = site.services
      const now = clock.now()
      const shopper = new Shopper(site, kept.tokens.access_token)
      const cart = await shopper.cart()
      const code = new TOTP({ secret: Secret.fromBase32(kept.totp.secret) }).generate({
        timestamp: now.getTime(),
      })
      const proof = { until: kept.link.searchParams.get('until'), proof: kept.link.searchParams.get('proof') }
      return {
        quantity: cart.body.cart?.lineItems[0].quantity,
        order: (await shopper.call('GET', `/ecom/v1/orders/${kept.orderId}`)).status,
        renewed: (
          await post(site, '/oauth2/token', {
            grantType: 'refresh_token',
            refreshToken: kept.tokens.refresh_token,
          })
        ).status,
        access: await openAccess(site.services, kept.access).then(
          () => true,
          () => false,
        ),
        link: isSigned(config, '/x', proof, now),
        totp: await Promise.resolve()
          .then(() => stepOf(config, kept.totp.sealedSecret, code, now) !== undefined)
          .catch(() => false),
        captcha: await proofOfWork(site.services).verify(kept.captcha, 'invisible', ''),
      }
    })

  const lost = await look(after)
  expect(lost).toEqual({
    order: 401,
    renewed: 400,
    access: false,
    link: false,
    totp: false,
    captcha: false,
    quantity: undefined,
  })
  expect(await look(both)).toEqual({
    quantity: 3,
    order: 200,
    renewed: 200,
    access: true,
    link: true,
    totp: true,
    captcha: true,
  })
})

test('A new token is signed with the first secret alone', async () => {
  const { access_token } = await withSecrets(both, (site) => anonymous(site))
  const isKnown = (env: Record<string, string>) =>
    withSecrets(env, async (site) => (await new Shopper(site, access_token).cart()).status !== 401)
  expect([await isKnown(after), await isKnown(before)]).toEqual([true, false])
})

test('Each API key and app secret of the list is accepted, and no other', async () => {
  await withSecrets(both, async (site) => {
    const status = async (key: string) =>
      (await new Shopper(site, key).call('POST', '/members/v1/members/query', { query: {} })).status
    expect([
      await status(after.PLATFORM_API_KEY),
      await status(before.PLATFORM_API_KEY),
      await status('IST.another key'),
    ]).toEqual([200, 200, 401])
    const [app] = site.services.config.apps
    const grant = async (client_secret: string) =>
      (
        await post(site, '/oauth2/token', {
          grant_type: 'client_credentials',
          client_id: app?.id,
          client_secret,
        })
      ).status
    expect([
      await grant(after.PLATFORM_APP_SECRET),
      await grant(before.PLATFORM_APP_SECRET),
      await grant('another app secret'),
    ]).toEqual([200, 200, 401])
  })
})

async function solved(site: Pick<Awaited<ReturnType<typeof open>>, 'fetch' | 'url'>): Promise<string> {
  const challenge = await (await site.fetch(`${site.url}/_hosted/captcha/challenge?kind=invisible`)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
