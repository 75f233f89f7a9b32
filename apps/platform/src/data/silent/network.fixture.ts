/**
 * Runs in a network namespace of its own: a platform whose database is reached over TCP, the packets of whose open
 * connections are dropped from one moment on. Prints what was answered, and when, in milliseconds after that moment.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { createPlatform } from '../../app/app.ts'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { connect } from '../database.ts'

const direct = new URL(process.argv[2] ?? '')
const CONNECTIONS = 10
const LATEST = 12_000

execFileSync('ip', ['link', 'set', 'lo', 'up'])
const ports = new Set<number>()
const relay = createServer((near) => {
  ports.add(near.remotePort as number)
  const far = connectTo(`${decodeURIComponent(direct.hostname)}/.s.PGSQL.5432`)
  near.pipe(far).pipe(near)
  for (const end of [near, far]) end.on('error', () => {})
}).listen(0, '127.0.0.1')
await once(relay, 'listening')

const url = `postgres://galleria@127.0.0.1:${(relay.address() as AddressInfo).port}${direct.pathname}`
const database = connect(url, { maxConnections: CONNECTIONS })
const platform = await createPlatform({ database, log: () => {} })
const at = (path: string) => `http://platform.test${path}`
const body = JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' })
const made = await platform.fetch(new Request(at('/oauth2/token'), { method: 'POST', body }))
const { access_token: authorization } = (await made.json()) as { access_token: string }
const ask = async (path: string) =>
  (await platform.fetch(new Request(at(path), { headers: { authorization } }))).status

// Wait until the index of the catalog is read.
await ask('/ready')
await sql`create table counted (n integer not null)`.execute(database)
await sql`insert into counted values (0)`.execute(database)
// All connections are open; one of them is in the middle of a transaction that holds a lock.
await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.2)`.execute(database)))
const begun = await database.startTransaction().execute()
await sql`update counted set n = n + 1`.execute(begun)

for (const port of ports)
  for (const side of ['--sport', '--dport'])
    execFileSync('iptables', ['-A', 'INPUT', '-p', 'tcp', side, String(port), '-j', 'DROP'])
const cut = performance.now()
const since = () => Math.round(performance.now() - cut)

const answers: { path: string; asked: number; answered: number; status: number }[] = []
const lost = sql`update counted set n = n + 1`.execute(begun).then(
  () => 'answered',
  () => since(),
)
const written = sql`update counted set n = n + 10`.execute(database).then(
  () => 'too early',
  () => since(),
)
const waiting: Promise<void>[] = []
while (since() < LATEST) {
  for (const path of ['/ecom/v1/carts/current', '/ready']) {
    const asked = since()
    const note = (status: number) => void answers.push({ path, asked, answered: since(), status })
    waiting.push(ask(path).then(note, () => note(0)))
  }
  await delay(100)
}
await Promise.race([Promise.all(waiting), delay(10_000)])
const lostAt = await Promise.race([lost, delay(1_000, 'never')])
const writtenAt = await Promise.race([written, delay(1_000, 'never')])
const again = performance.now()
const count = await Promise.race([
  sql<{ n: number }>`update counted set n = n + 100 returning n`
    .execute(database)
    .then(({ rows }) => rows[0]?.n),
  delay(5_000, 'locked'),
])
const open = Number(waiting.length - answers.length)
console.log(
  JSON.stringify({ answers, open, lostAt, writtenAt, count, waited: Math.round(performance.now() - again) }),
)
process.exit(0)
