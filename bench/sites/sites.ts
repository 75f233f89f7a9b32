import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeBundle } from '../../apps/platform/src/app/bundle/bundle.ts'
import { dist } from '../../apps/platform/src/app/bundle/fresh.ts'
import { createDatabase, startPostgres } from '../../apps/platform/src/data/postgres/index.ts'
import { median } from '../lib/statistics.ts'
import { cpuOf, memoryOf, ownCpuOf } from '../platform/cpu.ts'
import { anonymous, platformServer, postmaster, type Server } from '../platform/measure.ts'

/**
 * Many sites on one database server, each a database of its own with a platform server of its own: time to make one, disk,
 * memory, connections and processor at rest, for each site. `npm run bench -- sites [--sites 100] [--seconds 60]`.
 */
export async function sites(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      sites: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
    },
  })
  const [count, seconds] = [Number(values.sites), Number(values.seconds)]
  await makeBundle(dist)
  const home = await mkdtemp(join(tmpdir(), 'galleria-sites-'))
  await chmod(home, 0o755)
  const directory = join(home, 'postgres')
  const settings = { max_connections: String(20 + count * 10) }
  const postgres = await startPostgres({ directory, settings })
  const servers: Server[] = []
  try {
    await createDatabase(postgres.url('postgres'), 'galleria')
    await fillFirst(postgres.url('galleria'))
    const before = await sizeOf(directory)
    const times: number[] = []
    for (let index = 0; index < count; index++) {
      const began = performance.now()
      await createDatabase(postgres.url('postgres'), `site_${index}`, 'galleria')
      times.push(performance.now() - began)
    }
    const disk = ((await sizeOf(directory)) - before) / count / 1e6
    const empty = memoryOfTree(await postmaster(home))
    for (let index = 0; index < count; index++) {
      const server = await platformServer({ PORT: '0', DATABASE_URL: postgres.url(`site_${index}`) })
      servers.push(server)
      await anonymous(server.url)
    }
    await delay(10_000)
    const root = await postmaster(home)
    const pids = servers.map(({ pid }) => pid)
    const [ownBefore, rootBefore] = [sum(pids.map(ownCpuOf)), cpuOf(root)]
    await delay(seconds * 1000)
    const own = (sum(pids.map(ownCpuOf)) - ownBefore) / seconds / count
    const database = (cpuOf(root) - rootBefore) / seconds / count
    console.log(`${count} sites at rest, for each of them`)
    console.log(`  made in               ${median(times).toFixed(0)} ms`)
    console.log(`  disk                  ${disk.toFixed(1)} MB`)
    console.log(
      `  server, memory        ${median(pids.map(memoryOf)).toFixed(0)} MB, ${(sum(pids.map(shareOf)) / count).toFixed(0)} MB of its own`,
    )
    console.log(`  database, memory      ${((memoryOfTree(root) - empty) / count).toFixed(1)} MB`)
    console.log(
      `  connections           ${((await connections(postgres.url('postgres'))) / count).toFixed(1)}`,
    )
    console.log(`  server, processor     ${own.toFixed(2)} ms a second`)
    console.log(`  database, processor   ${database.toFixed(2)} ms a second`)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The site that the others are copies of: a server migrates and seeds it, and ends. */
async function fillFirst(url: string): Promise<void> {
  const server = await platformServer({ PORT: '0', DATABASE_URL: url })
  await anonymous(server.url)
  await server.stop()
}

async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(({ parentPath, name }) =>
    stat(join(parentPath, name)).then(
      ({ blocks }) => blocks * 512,
      () => 0,
    ),
  )
  return sum(await Promise.all(sizes))
}

async function connections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select count(*)::int as count from pg_stat_activity where datname like 'site_%'",
    )
    return rows[0].count
  } finally {
    await client.end()
  }
}

/** Megabytes of a process that no other shares, and its part of those that it shares. */
function shareOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function memoryOfTree(root: number): number {
  const children = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  return sum([root, ...children.map(Number)].map(shareOf))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
