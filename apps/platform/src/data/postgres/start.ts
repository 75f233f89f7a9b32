import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, databaseAccount } from './account.ts'
import { explain, PostgresFault } from './fault.ts'
import { ensureData, USER } from './initdb.ts'
import { claim } from './owner.ts'
import { choosePlace, type Place } from './place.ts'
import { isAlive, readPostmaster } from './postmaster.ts'

export interface PostgresOptions {
  /** Holds the data; made when it is not there, never deleted. */
  readonly directory: string
  readonly log?: (line: string) => void
  /** Server settings on top of the safe ones, e.g. `{ fsync: 'off' }` for a throw-away database. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface Postgres {
  readonly pid: number
  url(database: string): string
  /** Fast shutdown by whoever owns it; a guest only lets go. */
  stop(): Promise<void>
}

const DEADLINE = 30_000

/** Starts the embedded Postgres, or adopts the one that a killed process left behind. Unix socket only. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const log = options.log ?? (() => {})
  const account = databaseAccount()
  const place = choosePlace(options.directory, account, log)
  ensureData(place, account, log)
  const launchHere = () => launch(place, account, options.settings ?? {})
  const from = logSize(place)
  const server = readPostmaster(place.data) ? undefined : launchHere()
  const owns = claim(place.home)
  const pid = await untilReady(place, from, server, launchHere)
  return {
    pid,
    url: (database) =>
      `postgres://${USER}@${encodeURIComponent(place.sockets)}/${encodeURIComponent(database)}`,
    stop: () => (owns ? shutDown(pid).then(() => leave(place)) : Promise.resolve()),
  }
}

function launch(
  place: Place,
  account: Account | undefined,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: place.sockets,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '200',
    shared_buffers: '128MB',
    ...settings,
  }
  const log = openSync(join(place.home, 'postgres.log'), 'a')
  const child = spawn(
    join(place.native, 'bin/postgres'),
    ['-D', place.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: place.home, stdio: ['ignore', log, log], detached: true, ...account },
  )
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

/** The children of a killed postmaster hold its memory for a moment; until they are gone a new one refuses and is tried again. */
async function untilReady(
  place: Place,
  began: number,
  launched: ChildProcess | undefined,
  relaunch: () => ChildProcess,
): Promise<number> {
  const until = performance.now() + DEADLINE
  let from = began
  let server = launched
  while (performance.now() < until) {
    // Look before the file is read: a server that ends afterwards is seen the next time.
    const ended = hasEnded(server)
    const postmaster = readPostmaster(place.data)
    if (postmaster?.ready) return postmaster.pid
    if (!postmaster && /FATAL|PANIC|error while loading/.test(logSince(place, from))) {
      if (!/shared memory block|lock file/.test(logSince(place, from))) break
      await wait(200)
      from = logSize(place)
      server = relaunch()
    } else if (!postmaster && ended) break
    await wait(15)
  }
  throw explain(place.home, logSince(place, from))
}

/** Another process may have launched the server; then only the deadline tells. */
function hasEnded(server: ChildProcess | undefined): boolean {
  return (
    server !== undefined &&
    (server.pid === undefined || server.exitCode !== null || server.signalCode !== null)
  )
}

function logSize({ home }: Place): number {
  return existsSync(join(home, 'postgres.log')) ? readFileSync(join(home, 'postgres.log')).length : 0
}

function logSince({ home }: Place, from: number): string {
  return existsSync(join(home, 'postgres.log'))
    ? readFileSync(join(home, 'postgres.log')).subarray(from).toString('utf8')
    : ''
}

/** A folder elsewhere holds nothing but the socket, which is gone. */
function leave({ home, sockets }: Place): void {
  if (!sockets.startsWith(home)) rmSync(sockets, { recursive: true, force: true })
}

async function shutDown(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const until = performance.now() + DEADLINE
  while (isAlive(pid)) {
    if (performance.now() > until)
      throw new PostgresFault(`Postgres (process ${pid}) doesn't stop. Stop it yourself. Its data is safe.`)
    await wait(20)
  }
}
