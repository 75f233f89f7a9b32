import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { median, pairedRatio } from '../lib/statistics.ts'
import { anonymous, cpuPerRequest, load, platformServer, type Server } from '../platform/measure.ts'

interface Side {
  readonly name: string
  readonly home: string
  readonly server: Server
  readonly requests: ReadonlyMap<string, (index: number) => Request>
}

interface Goods {
  readonly id: string
  readonly customTextFields?: readonly object[]
  readonly variants: readonly { readonly id: string; readonly stock: { readonly inStock: boolean } }[]
}

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * Processor time of the platform's process per request, this checkout's beside another's, in turn within one run: what a
 * change costs. `npm run bench -- against <folder of the other checkout> [--rounds 15] [--count 400]`; the other one must be
 * installed (`npx pnpm install`).
 */
export async function against(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '15' }, count: { type: 'string', default: '400' } },
  })
  const [other] = positionals
  if (!other)
    throw new Error('Pass the folder of the checkout to compare with: npm run bench -- against <folder>')
  const sides: Side[] = []
  try {
    for (const [name, checkout] of [
      ['this', root],
      ['other', other],
    ] as const)
      sides.push(await open(name, checkout))
    await compare(sides, Number(values.rounds), Number(values.count))
  } finally {
    for (const { server, home } of sides) {
      await server.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}

async function open(name: string, checkout: string): Promise<Side> {
  const home = await mkdtemp(join(tmpdir(), `galleria-against-${name}-`))
  await chmod(home, 0o755)
  const env = { GALLERIA_HOME: home, NODE_ENV: 'development' }
  const { code, output } = await run(
    process.execPath,
    [join(checkout, 'apps/platform/src/dev/seed/main.ts')],
    {
      env: { ...process.env, ...env },
    },
  )
  if (code !== 0) throw new Error(output)
  const server = await platformServer({ ...env, PORT: '0' }, checkout)
  return { name, home, server, requests: await requestsOf(server.url) }
}

async function requestsOf(url: string): Promise<Side['requests']> {
  const authorization = await anonymous(url)
  const headers = { authorization, 'content-type': 'application/json' }
  const list = (index: number) =>
    new Request(`${url}/stores-reader/v1/products/query-platformized`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: { paging: { limit: 24, offset: 24 * (index % 4) } } }),
    })
  const { products } = (await (await fetch(list(0))).json()) as { products: Goods[] }
  const goods = products.find(
    ({ variants, customTextFields }) => variants[0]?.stock.inStock && !customTextFields?.length,
  )
  const catalogReference = {
    catalogItemId: goods?.id,
    appId: STORES_APP_ID,
    options: { variantId: goods?.variants[0]?.id },
  }
  const added = await fetch(`${url}/ecom/v1/carts/current/add-to-cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ lineItems: [{ catalogReference, quantity: 1 }] }),
  })
  if (!added.ok) throw new Error(await added.text())
  const cart = () => new Request(`${url}/ecom/v1/carts/current`, { headers: { authorization } })
  return new Map([
    ['list of 24', list],
    ['read of a cart', cart],
  ])
}

async function compare(sides: readonly Side[], rounds: number, count: number): Promise<void> {
  for (const name of sides[0]?.requests.keys() ?? []) {
    const figures = sides.map((): number[] => [])
    // The first thousands of requests pay for being compiled.
    for (const side of sides) await load(requestOf(side, name), 3000)
    for (let round = 0; round < rounds; round++) {
      for (const [index, side] of sides.entries())
        figures[index]?.push(await cpuPerRequest([side.server.pid], requestOf(side, name), count))
    }
    const [ours = [], theirs = []] = figures
    const ratio = pairedRatio(ours, theirs).toFixed(3)
    console.log(
      `${name}: ${median(ours).toFixed(3)} ms, other ${median(theirs).toFixed(3)} ms, ratio ${ratio}`,
    )
  }
}

function requestOf({ requests }: Side, name: string): (index: number) => Request {
  const request = requests.get(name)
  if (!request) throw new Error(`There's no request named "${name}".`)
  return request
}
