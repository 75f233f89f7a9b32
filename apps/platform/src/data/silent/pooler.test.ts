import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import getPort from 'get-port'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { connect, hotQuery, isUnavailable, runHot } from '../database.ts'
import { databaseAccount } from '../postgres/account.ts'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
/** Missing nginx: `npm test` takes it from the distribution; elsewhere the user installs it. */
const missing = !program && !process.env.CI && 'no pgbouncer on this machine: apt-get install pgbouncer'

let site: SiteDatabase

/** Debian's PgBouncer before the test database, as `docs/scaling.md` has it. */
async function pooled(mode: 'transaction' | 'session') {
  site = await siteDatabase('none')
  const { hostname, pathname } = new URL(site.url)
  const home = mkdtempSync(join(tmpdir(), 'galleria-pgbouncer-'))
  chmodSync(home, 0o755)
  const port = await getPort({ host: '127.0.0.1' })
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${decodeURIComponent(hostname)} user=galleria
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 3
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`,
  )
  const account = databaseAccount()
  const child = spawn(program ?? 'pgbouncer', [join(home, 'pgbouncer.ini')], { stdio: 'ignore', ...account })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(home, { recursive: true, force: true })
  })
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connectTo(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).once('error', () => resolve(false))
    })
  await expect.poll(answers).toBe(true)
  return { child, url: `postgres://galleria@127.0.0.1:${port}${pathname}` }
}

const ask = hotQuery<{ n: number }>('select $1::int + 1 as n')

describe.skipIf(missing)(`Behind PgBouncer${missing ? ` (skipped: ${missing})` : ''}`, () => {
  afterEach(() => site.drop())

  it.each(['transaction', 'session'] as const)(
    'that pools by %s, hot statements and transactions work on many connections at once',
    async (mode) => {
      const { url } = await pooled(mode)
      const database = connect(url, { maxConnections: mode === 'session' ? 3 : 10, waitTimeout: 20_000 })
      onTestFinished(() => database.destroy())
      await sql`create table counted (n integer not null)`.execute(database)
      await sql`insert into counted values (0)`.execute(database)
      for (let round = 0; round < 5; round += 1) {
        const asked = Array.from({ length: 20 }, async (_, n) => {
          if (n % 4) return (await runHot(database, ask([n])))[0]?.n
          return database.transaction().execute(async (trx) => {
            await sql`update counted set n = n + 1`.execute(trx)
            return (await runHot(trx, ask([n])))[0]?.n
          })
        })
        expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
      }
      const { rows } = await sql<{ n: number }>`select n from counted`.execute(database)
      expect(rows).toEqual([{ n: 25 }])
    },
    60_000,
  )

  it('a statement slower than the silence is waited for, and one that nobody answers is given up', async () => {
    const { child, url } = await pooled('transaction')
    const database = connect(url, { statementTimeout: 3_000 })
    onTestFinished(() => database.destroy())
    const slow = await sql<{ one: number }>`select 1 as one from pg_sleep(2.5)`.execute(database)
    expect(slow.rows).toEqual([{ one: 1 }])
    child.kill('SIGSTOP')
    const began = performance.now()
    const lost = await sql`select 1`.execute(database).catch((error: unknown) => error)
    expect(isUnavailable(lost)).toBe(true)
    expect(performance.now() - began).toBeLessThan(8_000)
    child.kill('SIGCONT')
    const again = async () => (await sql<{ one: number }>`select 1 as one`.execute(database)).rows
    await expect.poll(again).toEqual([{ one: 1 }])
  }, 60_000)
})

it('A statement that is slow, but worked on, is not taken for one that was lost', async () => {
  site = await siteDatabase('none')
  const database = connect(site.url)
  const { rows } = await sql<{ one: number }>`select 1 as one from pg_sleep(3.5)`.execute(database)
  expect(rows).toEqual([{ one: 1 }])
  await database.destroy()
  await site.drop()
})
