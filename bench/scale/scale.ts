import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { CLIENT_ID } from '../../apps/platform/src/base/development-ids.ts'
import { startPostgres } from '../../apps/platform/src/data/postgres/index.ts'
import { startNginx } from '../../apps/platform/src/dev/scale/nginx.ts'
import { patient } from '../../apps/platform/src/dev/scale/patient.ts'
import { serverProcess } from '../../apps/platform/src/dev/scale/server-process.ts'
import { median } from '../lib/statistics.ts'
import { platformServer } from '../platform/measure.ts'

const CLIENTS = 16
const WINDOW_MS = 250
const BEFORE_MS = 6_000
const AFTER_MS = 6_000

interface Answered {
  /** Milliseconds of the run at which it was answered, and how long that took with all tries. */
  readonly at: number
  readonly took: number
}

/**
 * Two servers behind nginx under load, of which one is killed: how long until answers are as quick as before, and how
 * many the clients had to ask for again. `npm run bench -- scale [rounds]`.
 */
export async function scale(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 3)
  const home = await mkdtemp(join(tmpdir(), 'galleria-scale-'))
  await chmod(home, 0o755)
  try {
    // Makes the database and fills it.
    await (await platformServer({ GALLERIA_HOME: home, PORT: '0' })).stop()
    const postgres = await startPostgres({ directory: join(home, 'postgres') })
    try {
      for (let round = 1; round <= rounds; round += 1) await killOne(postgres.url('galleria'))
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function killOne(database: string): Promise<void> {
  const ports: [number, number] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })]
  const proxy = await startNginx(await getPort({ host: '127.0.0.1' }), ports)
  const launch = (port: number) =>
    serverProcess({ DATABASE_URL: database, PORT: String(port), PLATFORM_URL: proxy.url })
  const servers = await Promise.all(ports.map(launch))
  try {
    const load = shoppers(proxy.url)
    await delay(BEFORE_MS)
    const killedAt = performance.now() - load.began
    await servers[0]?.end('SIGKILL')
    await delay(AFTER_MS)
    const { answered, again } = await load.stop()
    const windows = p99ByWindow(answered)
    // The first seconds warm both servers up.
    const usual = median(windows.slice(8, Math.floor(killedAt / WINDOW_MS)))
    const first = Math.floor(killedAt / WINDOW_MS)
    const after = windows.slice(first)
    const isUsual = (p99 = 0) => p99 <= 2 * usual + 20
    // Twice, so that a lucky quarter of a second is no recovery.
    const recovered = after.findIndex((p99, index) => isUsual(p99) && isUsual(after[index + 1]))
    const worst = Math.max(...after)
    console.log(
      `${answered.length} answers, ${again} asked for again; p99 before ${usual.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms, as before ${((recovered * WINDOW_MS) / 1000).toFixed(2)} s after the kill (allowed 2)`,
    )
  } finally {
    await proxy.stop()
    for (const server of servers) await server.end('SIGKILL')
  }
}

/** Visitors come and look at a product, one after the other. */
function shoppers(url: string) {
  const began = performance.now()
  const answered: Answered[] = []
  let over = false
  let again = 0
  const counting: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init).catch(() => undefined)
    if (answer && answer.status < 502) return answer
    again += 1
    await answer?.body?.cancel()
    return patient(input, init)
  }
  const timed = async (path: string, init: RequestInit) => {
    const asked = performance.now()
    const answer = await counting(url + path, init)
    const body = (await answer.json()) as Record<string, string>
    if (answer.status !== 200) throw new Error(`${answer.status} from ${path}`)
    answered.push({ at: performance.now() - began, took: performance.now() - asked })
    return body
  }
  const post = (path: string, body: object, authorization = '') =>
    timed(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
  const work = Array.from({ length: CLIENTS }, async () => {
    while (!over) {
      const { access_token } = await post('/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' })
      await post('/stores/v3/products/search', { search: { paging: { limit: 10 } } }, access_token)
    }
  })
  return {
    began,
    async stop() {
      over = true
      await Promise.all(work)
      return { answered, again }
    },
  }
}

function p99ByWindow(answered: readonly Answered[]): number[] {
  const windows: number[][] = []
  for (const { at, took } of answered) {
    const index = Math.floor(at / WINDOW_MS)
    windows[index] ??= []
    windows[index].push(took)
  }
  return Array.from(windows, (times = []) => {
    times.sort((a, b) => a - b)
    return times[Math.floor(times.length * 0.99)] ?? 0
  })
}
