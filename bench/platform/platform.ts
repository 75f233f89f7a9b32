import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { median } from '../lib/statistics.ts'
import { cpuOf } from './cpu.ts'
import {
  anonymous,
  cpuPerRequest,
  load,
  platformServer,
  postmaster,
  type Server,
  serverOf,
} from './measure.ts'
import { underLoad } from './under-load.ts'

const ROUNDS = 5

/**
 * Processor time of one request, server and database together, at growing catalogs; beside it a server that has an
 * answer of the same size ready. `npm run bench -- platform [products…]`, e.g. `125 1000 100000`.
 */
export async function platform(args: string[]): Promise<void> {
  const sizes = args.length ? args.map(Number) : [125, 1000, 10_000, 100_000]
  const home = await mkdtemp(join(tmpdir(), 'galleria-platform-'))
  await chmod(home, 0o755)
  const bare = await serverOf('bench/platform/bare.ts', {})
  try {
    for (const products of sizes) {
      const { code, output } = await run(
        process.execPath,
        [join(root, 'apps/platform/src/dev/seed/main.ts'), '--products', String(products)],
        { env: { ...process.env, NODE_ENV: 'development', GALLERIA_HOME: home } },
      )
      if (code !== 0) throw new Error(output)
      const server = await platformServer({ GALLERIA_HOME: home, PORT: '0' })
      try {
        console.log(`${products} products`)
        if (products === sizes[0]) await underLoad(server, bare, home)
        await measure(server, bare, home)
      } finally {
        await server.stop()
      }
    }
  } finally {
    await bare.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(server: Server, bare: Server, home: string): Promise<void> {
  const authorization = await anonymous(server.url)
  const post = (path: string, body: (index: number) => object) => (index: number) =>
    new Request(server.url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body(index)),
    })
  // Shoppers look at the first pages most, each of its own order.
  const paging = (index: number) => ({ limit: 24, offset: 24 * (index % 4) })
  const orders = [[], [{ fieldName: 'name', order: 'ASC' }], [{ fieldName: 'price', order: 'ASC' }]]
  const list = post('/stores-reader/v1/products/query-platformized', (index) => ({
    query: { paging: paging(index), sort: orders[index % orders.length] },
  }))
  const first = (await (await fetch(list(0))).json()) as { products: { id: string }[] }
  const ids = first.products.map(({ id }) => id)
  const byId = (index: number) =>
    new Request(`${server.url}/stores-reader/v1/products/${ids[index % ids.length]}`, {
      headers: { authorization },
    })
  const searched = post('/stores/v3/products/search', (index) => ({ search: { paging: paging(index) } }))
  const database = await postmaster(home)
  const pids = [server.pid, database]
  await settled(pids)
  for (const [name, request, count] of [
    ['list of 24 (V1)', list, 300],
    ['list of 24 (V3)', searched, 300],
    ['product by id', byId, 1500],
  ] as const) {
    const bytes = (await (await fetch(request(0))).arrayBuffer()).byteLength
    const ready = () => new Request(`${bare.url}/${bytes}`)
    const [ours, yardstick]: [number[], number[]] = [[], []]
    await load(request, 50)
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await cpuPerRequest(pids, request, count))
      yardstick.push(await cpuPerRequest([bare.pid], ready, count))
    }
    const [mine, least] = [median(ours), median(yardstick)]
    console.log(
      `  ${name.padEnd(18)} ${mine.toFixed(2)} ms of processor, ${(mine - least).toFixed(2)} above a bare answer of ${(bytes / 1000).toFixed(0)} kB (${least.toFixed(2)})`,
    )
  }
  await facets(server.url, authorization)
  await worstFilter(server.url, authorization)
}

/** Milliseconds from question to answer of searches that filter, sort and count, no two alike. */
async function facets(url: string, authorization: string): Promise<void> {
  const nested = { limit: 50 }
  const aggregations = [
    { name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 50 } },
    { name: 'collection', type: 'VALUE', fieldPath: 'directCategoriesInfo.categories.id', value: nested },
    { name: 'availability', type: 'VALUE', fieldPath: 'inventory.availabilityStatus' },
    { name: 'total', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } },
    {
      name: 'options',
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { name: 'option', fieldPath: 'options.name', value: { limit: 20 } },
          { name: 'choice', fieldPath: 'options.choicesSettings.choices.name', value: nested },
        ],
      },
    },
  ]
  const times: number[] = []
  const sorts = [
    [],
    [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
    [{ fieldName: 'name' }],
  ]
  for (let index = 0; index < 60; index++) {
    const search = {
      paging: { limit: 24 },
      aggregations,
      sort: sorts[index % sorts.length],
      filter: {
        'actualPriceRange.minValue.amount': { $gte: 10 + index, $lte: 120 + index * 2 },
        ...(index % 2 && { 'inventory.availabilityStatus': { $ne: 'OUT_OF_STOCK' } }),
      },
    }
    const began = performance.now()
    const answer = await fetch(`${url}/stores/v3/products/search`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ search }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    // The first of each order sorts the whole catalog for those that follow.
    if (index >= sorts.length) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`  facetted search    ${at(0.5)} ms median, ${at(0.95)} ms at the 95th percentile`)
}

/** After a large seed the database still tidies up; that is not the requests' work. */
async function settled(pids: readonly number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  for (let second = 0, quiet = 0; second < 180 && quiet < 3; second++) {
    const before = used()
    await delay(1000)
    quiet = used() - before <= 20 ? quiet + 1 : 0
  }
}

/** Milliseconds of the costliest filter that is allowed: as many terms as may be, each looking into every name. */
async function worstFilter(url: string, authorization: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    const $or = Array.from({ length: 48 }, (_, term) => ({ name: { $contains: `zq${round}${term}` } }))
    const began = performance.now()
    const answer = await fetch(`${url}/stores/v3/products/search`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ search: { filter: { $or } } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  console.log(
    `  costliest filter   ${median(times).toFixed(1)} ms median, ${Math.max(...times).toFixed(1)} ms at most`,
  )
}
