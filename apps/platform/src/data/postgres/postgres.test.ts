import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseAccount } from './account.ts'
import { explain } from './fault.ts'
import { createDatabase, type Postgres, startPostgres } from './index.ts'
import { isAlive } from './postmaster.ts'
import { canReach } from './reach.ts'

const folders: string[] = []
const directory = join(openFolder('postgres'), 'deep')
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres({ directory })
})

afterAll(async () => {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** As root the database runs as somebody else, who must be able to walk in. */
function openFolder(name: string): string {
  const folder = closedFolder(name)
  chmodSync(folder, 0o755)
  return folder
}

function closedFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `galleria-${name}-`))
  folders.push(folder)
  return folder
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('It keeps its promises: checksums, durable writes, no port', async () => {
  const shown = await query(
    postgres.url('postgres'),
    `SELECT name, setting FROM pg_settings WHERE name IN ('data_checksums', 'fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') ORDER BY name`,
  )
  expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
})

test('A database is made once', async () => {
  expect(await createDatabase(postgres.url('postgres'), 'made once')).toBe(true)
  expect(await createDatabase(postgres.url('postgres'), 'made once')).toBe(false)
})

test('A second start in the same folder is a guest: it uses the living server and leaves it running', async () => {
  const guest = fork(join(import.meta.dirname, 'guest.fixture.ts'), [directory], { silent: true })
  const [pid] = await once(guest, 'message')
  expect(pid).toBe(postgres.pid)
  await once(guest, 'exit')
  expect(await query(postgres.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('A committed row outlives a killed owner and a killed postmaster', async () => {
  const home = openFolder('killed')
  const owner = fork(join(import.meta.dirname, 'owner.fixture.ts'), [home], { silent: true })
  const [pid] = await once(owner, 'message')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const adopted = await startPostgres({ directory: home })
  expect(adopted.pid).toBe(pid)
  expect(await query(adopted.url('postgres'), 'SELECT note FROM kept')).toEqual([{ note: 'acknowledged' }])
  process.kill(adopted.pid, 'SIGKILL')
  const again = await startPostgresWhenGone(home, adopted.pid)
  expect(again.pid).not.toBe(pid)
  expect(await query(again.url('postgres'), 'SELECT note FROM kept')).toEqual([{ note: 'acknowledged' }])
  await again.stop()
  rmSync(home, { recursive: true, force: true })
})

async function startPostgresWhenGone(home: string, pid: number): Promise<Postgres> {
  await expect.poll(() => isAlive(pid)).toBe(false)
  return startPostgres({ directory: home })
}

test.skipIf(process.getuid?.() !== 0)(
  'Behind a door that is closed to its user, the data goes elsewhere and the start says where',
  async () => {
    const closed = closedFolder('closed')
    const said: string[] = []
    const moved = await startPostgres({ directory: closed, log: (line) => said.push(line) })
    try {
      expect(await query(moved.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    } finally {
      await moved.stop()
    }
    const [, place = ''] =
      /can't access .*; its data is in (.+)$/.exec(said.join('\n').split('\n')[0] ?? '') ?? []
    expect(existsSync(join(place, 'data/PG_VERSION'))).toBe(true)
    expect(existsSync(join(closed, 'data'))).toBe(false)
    rmSync(place, { recursive: true })
  },
)

test('A path too long for a socket gets one elsewhere', async () => {
  const long = join(openFolder('long'), 'x'.repeat(100))
  const postgres = await startPostgres({ directory: long })
  try {
    expect(await query(postgres.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  } finally {
    await postgres.stop()
    rmSync(long, { recursive: true })
  }
})

test('As root it takes the first of postgres and nobody that has an entry', () => {
  if (process.getuid?.() !== 0) return expect(databaseAccount(() => '')).toBeUndefined()
  expect(databaseAccount(() => 'root:x:0:0::/:\nnobody:x:65534:65533::/:')).toEqual({
    uid: 65534,
    gid: 65533,
  })
  expect(() => databaseAccount(() => 'root:x:0:0::/:')).toThrow('Set DATABASE_URL')
})

test('A folder behind a closed door is out of reach', () => {
  const closed = closedFolder('closed')
  writeFileSync(join(closed, 'x'), '')
  expect(canReach(join(closed, 'data'), { uid: 65534, gid: 65534 })).toBe(false)
  expect(canReach(closed, undefined)).toBe(true)
})

test.each([
  ['could not write: No space left on device', /disk is full.*Free some space/],
  ['initdb: error: permission denied', /can't access its files/],
  ['FATAL: something new', /did not start. FATAL: something new/],
])('%j is told in words that help', (said, expected) => {
  expect(explain('/place', said).message).toMatch(expected)
})
