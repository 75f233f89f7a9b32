import { randomUUID } from 'node:crypto'
import { checkoutSettingsUpdated } from '@galleria/platform-client/events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../../app/app.ts'
import { runDeliveries } from '../../../areas/webhooks/delivery/run-deliveries.ts'
import { keysOf } from '../../../areas/webhooks/keys/keys.ts'
import { listDeliveries } from '../../../areas/webhooks/subscriptions/store/deliveries.ts'
import {
  addSubscription,
  removeSubscription,
} from '../../../areas/webhooks/subscriptions/store/subscriptions.ts'
import { createReceiver } from '../../../areas/webhooks/testing/receiver.ts'
import { connect } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { every } from '../../../data/schedule.ts'
import { post } from '../../testing/post.ts'
import { anonymous } from '../../testing/sign-up.ts'
import { type SiteDatabase, siteDatabase } from '../../testing/site-database.ts'

const MINUTE = 60
const DAY = 86_400

let database: SiteDatabase
let platforms: Platform[]
const at = (platform: Platform | undefined) => ({
  url: 'http://127.0.0.1:4000',
  clientId: platform?.services.config.clients[0]?.id ?? '',
  fetch: ((input: string, init?: RequestInit) => platform?.fetch(new Request(input, init))) as typeof fetch,
})
beforeAll(async () => {
  database = await siteDatabase('small')
  platforms = await Promise.all(
    [1, 2].map(() => createPlatform({ database: connect(database.url), log: () => {} })),
  )
})
afterEach(() => move({ real: true }))
afterAll(async () => {
  for (const platform of platforms) await platform.close()
  await database.drop()
})

const move = async (body: object) => {
  const answer = await post(at(platforms[0]), '/_dev/clock', body)
  return {
    status: answer.status,
    body: (await answer.json()) as { now: string; frozen: boolean; offset: number },
  }
}
const timeAt = async (platform: Platform | undefined) => {
  const { fetch, url } = at(platform)
  const answer = await fetch(`${url}/_dev/clock`, { headers: { accept: 'application/json' } })
  return (await answer.json()) as { now: string; frozen: boolean; offset: number }
}

describe('The clock of a site', () => {
  it('stands still, goes on from where it stands, leaps, and comes back, in every process', async () => {
    const moment = '2031-05-06T07:08:09.123Z'
    expect((await move({ freeze: moment })).body).toMatchObject({ now: moment, frozen: true })
    for (const platform of platforms)
      expect(await timeAt(platform)).toMatchObject({ now: moment, frozen: true })
    await move({ advance: 1.5 })
    expect((await timeAt(platforms[1])).now).toBe('2031-05-06T07:08:10.623Z')
    await move({ resume: true })
    const running = await timeAt(platforms[1])
    expect(running.frozen).toBe(false)
    expect(Date.parse(running.now)).toBeGreaterThanOrEqual(Date.parse('2031-05-06T07:08:10.623Z'))
    await move({ set: '2020-02-03T00:00:00+01:00' })
    expect((await timeAt(platforms[1])).now).toMatch(/^2020-02-02T23:00:0/)
    await move({ real: true })
    expect((await timeAt(platforms[1])).offset).toBe(0)
  })

  it('refuses what is no move, or none to a time a shop can have', async () => {
    for (const body of [
      {},
      { advance: 'far' },
      { set: '1800-01-01T00:00:00Z' },
      { set: 'soon' },
      { resume: true, real: true },
    ]) {
      expect((await move(body)).status, JSON.stringify(body)).toBe(400)
    }
  })

  it('ends access tokens, in the process that did not move it too', async () => {
    const { access_token } = await anonymous(at(platforms[0]))
    const ask = async (platform: Platform | undefined) =>
      (await post(at(platform), '/stores-reader/v1/products/query-platformized', { query: {} }, access_token))
        .status
    expect(await ask(platforms[1])).toBe(200)
    await move({ advance: 16 * MINUTE })
    expect(await ask(platforms[0])).toBe(401)
    await expect.poll(() => ask(platforms[1])).toBe(401)
  })

  it('ends refresh tokens that nobody used for a month', async () => {
    const { refresh_token: refreshToken } = await anonymous(at(platforms[0]))
    const renew = async () => {
      const body = { clientId: at(platforms[0]).clientId, grantType: 'refresh_token', refreshToken }
      return (await post(at(platforms[0]), '/oauth2/token', body)).status
    }
    await move({ advance: 29 * DAY })
    expect(await renew()).toBe(200)
    await move({ advance: 31 * DAY })
    expect(await renew()).not.toBe(200)
  })

  it('ends one-time codes', async () => {
    const site = at(platforms[0])
    const register = async (email: string) => {
      const visitor = (await anonymous(site)).access_token
      const form = { loginId: { email }, password: 'correct horse battery' }
      const answer = await post(site, '/v2/register', form, visitor)
      const { stateToken } = (await answer.json()) as { stateToken: string }
      const mailbox = await site.fetch(`${site.url}/_dev/mailbox/${encodeURIComponent(email)}`)
      return { stateToken, code: ((await mailbox.json()) as { code: string }).code }
    }
    const verify = async (proof: object) => {
      const token = (await anonymous(site)).access_token
      return (await post(site, '/v1/auth/verify', proof, token)).status
    }
    const [early, late] = [
      await register('early+verify@example.test'),
      await register('late+verify@example.test'),
    ]
    await move({ advance: 5 * MINUTE })
    expect(await verify(early)).toBe(200)
    await move({ advance: DAY })
    expect(await verify(late)).toBe(400)
  })

  it('sends again what a webhook target refused, from whichever process it was moved', async () => {
    const { services } = platforms[1] as Platform
    const { id: appId = '' } = services.config.apps[0] ?? {}
    const target = await createReceiver(
      async () => (await keysOf(services, appId)).signing.publicPem,
      (_, response, count) => response.writeHead(count === 1 ? 503 : 200).end(),
    )
    const subscription = await addSubscription(services, { appId, url: target.url, types: null })
    await move({ freeze: true })
    const stop = runDeliveries(services, { everyMs: 20 })
    try {
      const event = { entityId: randomUUID(), date: services.clock.now(), entity: { id: 'one' } }
      await services.db.transaction().execute((trx) => emit(trx, checkoutSettingsUpdated, event))
      const refused = async () => (await listDeliveries(services, { limit: 1 }))[0]?.attempts === 1
      await expect.poll(refused).toBe(true)
      await move({ advance: MINUTE })
      await target.until(() => target.events.length === 2)
      expect(target.events[1]?.metadata.id).toBe(target.events[0]?.metadata.id)
    } finally {
      await stop()
      await target.close()
      await removeSubscription(services, subscription.id)
    }
  })

  it('runs what is due by the time it was moved to, before it answers', async () => {
    const { services } = platforms[0] as Platform
    let runs = 0
    every(services, 'counted', 3_600, async () => {
      runs += 1
    })
    await move({ freeze: true })
    await move({ advance: 3_601 })
    const before = runs
    await move({ advance: 3_601 })
    expect(runs).toBe(before + 1)
    await move({ advance: 60 })
    expect(runs).toBe(before + 1)
  })

  it('is not there in production', async () => {
    const production = await createPlatform({
      database: connect(database.url),
      config: { development: false },
      log: () => {},
    })
    for (const [path, method] of [
      ['/_dev/clock', 'GET'],
      ['/_dev/clock', 'POST'],
      ['/_dev/reset', 'POST'],
      ['/_dev/snapshots', 'GET'],
      ['/_dev/snapshots', 'POST'],
      ['/_dev/snapshots/import', 'POST'],
      ['/_dev/baselines', 'GET'],
    ]) {
      const answer = await production.fetch(
        new Request(`http://127.0.0.1:4000${path}`, { method: method as string }),
      )
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
    expect(production.services.workbench).toBeUndefined()
    await production.close()
  })
})
