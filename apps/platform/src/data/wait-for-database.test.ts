import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteDatabase, siteDatabase } from '../dev/testing/site-database.ts'
import { connect } from './database.ts'
import { waitForDatabase } from './wait-for-database.ts'

let database: SiteDatabase
beforeAll(async () => {
  database = await siteDatabase('none')
})
afterAll(() => database.drop())

/** A database that comes up at this port as soon as `open` is called: the real one, through a tunnel. */
async function late() {
  const real = new URL(database.url)
  const port = await getPort({ host: '127.0.0.1' })
  const sockets = new Set<Socket>()
  const tunnel = createServer((near) => {
    const far = connectTo(`${decodeURIComponent(real.hostname)}/.s.PGSQL.5432`)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    near.pipe(far).pipe(near)
  })
  return {
    url: `postgres://galleria@127.0.0.1:${port}${real.pathname}`,
    open: () => tunnel.listen(port, '127.0.0.1'),
    close() {
      tunnel.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('A start waits for its database, says so once a while, and goes on when it answers', async () => {
  const tunnel = await late()
  const db = connect(tunnel.url, { maxConnections: 1 })
  const logs: Readonly<Record<string, unknown>>[] = []
  const log = (entry: Readonly<Record<string, unknown>>) => void logs.push(entry)
  const waiting = waitForDatabase(db, { log, first: 5, longest: 20 })
  await delay(300)
  expect(logs).toHaveLength(1)
  expect(logs[0]).toMatchObject({ level: 'warn', error: expect.stringContaining('ECONNREFUSED') })
  tunnel.open()
  await waiting
  expect(logs.at(-1)).toMatchObject({ level: 'info', message: 'The database answers.' })
  await db.destroy()
  tunnel.close()
})

test('A start that is asked to end waits no longer', async () => {
  const tunnel = await late()
  const db = connect(tunnel.url, { maxConnections: 1 })
  const ending = new AbortController()
  const waiting = waitForDatabase(db, { log: () => {}, signal: ending.signal })
  ending.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await db.destroy()
})

test('A wrong name of the database is an error at once, because waiting does not mend it', async () => {
  const url = new URL(database.url)
  url.pathname = '/there-is-no-such-database'
  const db = connect(url.href, { maxConnections: 1 })
  await expect(waitForDatabase(db, { log: () => {} })).rejects.toThrow('does not exist')
  await db.destroy()
})
