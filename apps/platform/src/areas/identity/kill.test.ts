import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { hashSecret } from '../../base/secrets.ts'
import { connect } from '../../data/database.ts'
import { post } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { siteDatabase } from '../../dev/testing/site-database.ts'

/** 200 in the release's own proof; a few each time. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)

interface Server {
  readonly child: ChildProcess
  readonly site: { readonly fetch: typeof fetch; readonly url: string; readonly clientId: string }
}

async function start(database: string): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/start.js')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'development',
      DATABASE_URL: database,
      PORT: '0',
      ROTATE_REFRESH_TOKENS: 'on',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /^platform ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, site: { fetch, url, clientId: CLIENT_ID } }
  }
  throw new Error('The server ended before it was ready')
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

it(
  `Faults row 7: killed at any moment of a renewal (${ROUNDS} times), it leaves the old token or the new one`,
  async () => {
    const database = await siteDatabase('small')
    const db = connect(database.url, { maxConnections: 1 })
    let server = await start(database.url)
    try {
      const renew = async (refreshToken: string) => {
        const answer = await post(server.site, '/oauth2/token', { grantType: 'refresh_token', refreshToken })
        return { status: answer.status, ...((await answer.json()) as { refresh_token: string }) }
      }
      // A visit is a row from its first renewal on.
      let { refresh_token: token } = await renew((await anonymous(server.site)).refresh_token)
      const outcomes = { renewed: 0, untouched: 0 }
      for (let round = 0; round < ROUNDS; round += 1) {
        const under = Promise.allSettled([renew(token), renew(token), renew(token)])
        await delay(Math.random() * 12)
        await kill(server.child)
        const told = (await under).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
        const hash = hashSecret(token)
        const spent = await db.selectFrom('spentRefreshTokens').selectAll().where('hash', '=', hash).execute()
        const current = await db
          .selectFrom('tokenFamilies')
          .selectAll()
          .where('refreshHash', '=', hash)
          .execute()
        // Never both, never neither.
        expect(spent.length + current.length).toBe(1)
        outcomes[spent.length > 0 ? 'renewed' : 'untouched'] += 1
        server = await start(database.url)
        const next = await renew(token)
        expect(next.status).toBe(200)
        for (const { refresh_token } of told) expect(refresh_token).toBe(next.refresh_token)
        token = next.refresh_token
      }
      expect(outcomes.renewed + outcomes.untouched).toBe(ROUNDS)
    } finally {
      await kill(server.child)
      await db.destroy()
      await database.drop()
    }
  },
  120_000 + ROUNDS * 15_000,
)
