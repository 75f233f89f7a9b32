import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { toJwt } from '../../apps/platform/src/areas/webhooks/sign.ts'
import { addSubscription } from '../../apps/platform/src/areas/webhooks/subscriptions/store/subscriptions.ts'
import { createPoster } from '../../apps/platform/src/areas/webhooks/target/post.ts'
import { systemClock } from '../../apps/platform/src/base/clock.ts'
import { APP_ID } from '../../apps/platform/src/base/development-ids.ts'
import { newKey } from '../../apps/platform/src/base/signing-key.ts'
import { connect, type Database } from '../../apps/platform/src/data/database.ts'
import { openDatabase } from '../../apps/platform/src/data/open-database.ts'
import { cpuOf } from '../platform/cpu.ts'
import { platformServer, postmaster, type Server, serverOf } from '../platform/measure.ts'
import { happen } from './load.ts'

const MOST_LAG = 1000

/**
 * From the change to the target: how late events arrive, alone and beside ten targets that never answer, and what one
 * costs above signing and posting the same without a database. `npm run bench -- events [per second] [seconds]`.
 */
export async function events(args: string[]): Promise<void> {
  const [perSecond = 1000, seconds = 20] = args.map(Number)
  const home = await mkdtemp(join(tmpdir(), 'galleria-events-'))
  await chmod(home, 0o755)
  const database = await openDatabase({ databaseUrl: undefined, home })
  const receiver = await serverOf('bench/events/receiver.ts', {})
  const server = await platformServer({ DATABASE_URL: database.url, PORT: '0' })
  const db = connect(database.url, { maxConnections: 4, waitTimeout: 60_000 })
  const pids = [server.pid, await postmaster(home)]
  try {
    const subscribe = (path: string) =>
      addSubscription(
        { db, clock: systemClock },
        { appId: APP_ID, url: `${receiver.url}${path}`, types: null },
      )
    await bare(receiver, perSecond, seconds)
    await subscribe('/')
    await delay(2_000)
    await run('one living target', { db, receiver, pids, perSecond, seconds })
    for (let index = 0; index < 10; index += 1) await subscribe('/dead')
    await run('beside ten dead ones', { db, receiver, pids, perSecond, seconds })
  } finally {
    await db.destroy()
    await server.stop()
    await receiver.stop()
    await database.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Run {
  readonly db: Database
  readonly receiver: Server
  readonly pids: readonly number[]
  readonly perSecond: number
  readonly seconds: number
}

async function run(name: string, { db, receiver, pids, perSecond, seconds }: Run): Promise<void> {
  await figures(receiver)
  const before = pids.map(cpuOf)
  const begun = performance.now()
  const total = await happen(db, perSecond, seconds)
  const happened = (performance.now() - begun) / 1000
  let arrived: number[] = []
  while (arrived.length < total && performance.now() - begun < (seconds + 60) * 1000) {
    await delay(200)
    arrived = [...arrived, ...(await figures(receiver))]
  }
  const lasted = (performance.now() - begun) / 1000
  tell(name, arrived)
  console.log(
    `  ${arrived.length} of ${total}; they happened in ${happened.toFixed(1)} s (${Math.round(total / happened)} a second) and had arrived after ${lasted.toFixed(1)} s`,
  )
  const [server = 0, database = 0] = pids.map((pid, index) => (cpuOf(pid) - (before[index] ?? 0)) / total)
  console.log(
    `  ${server.toFixed(2)} ms of processor each for the server, ${database.toFixed(2)} for the database with the writing`,
  )
}

/** Signed and posted by the same code, without a database: the least that it can be. */
async function bare(receiver: Server, perSecond: number, seconds: number): Promise<void> {
  const key = await newKey()
  const poster = createPoster({ allowPrivate: true, resolve: async () => [] }, { timeoutMs: 10_000 })
  await figures(receiver)
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const running: Promise<unknown>[] = []
  const total = perSecond * seconds
  for (let index = 0; index < total; index += 1) {
    const now = new Date()
    const payload = JSON.stringify({ eventTime: now.toISOString(), entity: 'x'.repeat(2_600) })
    const data = JSON.stringify({ data: payload })
    running.push(
      toJwt(key, { data, id: String(index), now }).then((jwt) => poster.post(`${receiver.url}/`, jwt)),
    )
    const ahead = ((index + 1) / perSecond) * 1000 - (performance.now() - begun)
    if (ahead > 1) await delay(ahead)
  }
  await Promise.all(running)
  const { user, system } = process.cpuUsage(cpu)
  poster.close()
  tell('signed and posted alone', await figures(receiver))
  console.log(`  ${((user + system) / 1000 / total).toFixed(2)} ms of processor each`)
}

async function figures(receiver: Server): Promise<number[]> {
  return ((await (await fetch(`${receiver.url}/figures`)).json()) as { lags: number[] }).lags
}

function tell(name: string, lags: readonly number[]): void {
  const sorted = lags.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  const held = at(0.95) < MOST_LAG ? 'held' : 'NOT HELD'
  console.log(
    `${name}: lag p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${held}: under ${MOST_LAG}), p99 ${at(0.99)} ms`,
  )
}
