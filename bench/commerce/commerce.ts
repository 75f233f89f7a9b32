import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { median } from '../lib/statistics.ts'
import { cpuOf } from '../platform/cpu.ts'
import { anonymous, postmaster, type Server, serverOf } from '../platform/measure.ts'

const ROUNDS = 5
const COUNT = 400
const AT_ONCE = 8
const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * What a cart costs: processor time, database included, of a fresh session with its first purchase (two requests), of
 * reading a cart and of an estimate, above a bare answer of the same size; then the same with many carts stored.
 * `pnpm bench commerce [products] [carts]`
 */
export async function commerce(args: string[]): Promise<void> {
  const [products = 1000, carts = 5000] = args.map(Number)
  const home = await mkdtemp(join(tmpdir(), 'galleria-commerce-'))
  await chmod(home, 0o755)
  const bare = await serverOf('bench/platform/bare.ts', {})
  try {
    const seeded = await run(
      process.execPath,
      [join(root, 'apps/platform/src/seed/main.ts'), '--products', String(products)],
      { env: { ...process.env, GALLERIA_HOME: home } },
    )
    if (seeded.code !== 0) throw new Error(seeded.output)
    const server = await serverOf('apps/platform/src/start.js', {
      GALLERIA_HOME: home,
      PORT: '0',
      NODE_ENV: 'development',
    })
    try {
      const shop = await openShop(server)
      console.log(`${products} products`)
      await measure(shop, bare, home)
      await inTurn(carts, () => shop.buy())
      console.log(`${products} products, ${carts} more carts`)
      await measure(shop, bare, home)
    } finally {
      await server.stop()
    }
  } finally {
    await bare.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Shop {
  readonly pid: number
  /** A fresh session that puts one thing into its cart; answers the sizes of both. */
  buy(): Promise<number[]>
  read(): Promise<number>
  estimate(): Promise<number>
}

async function openShop({ url, pid }: Server): Promise<Shop> {
  const post = async (path: string, body: object, token: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer
  }
  const size = async (answer: Response) => (await answer.arrayBuffer()).byteLength
  const token = await anonymous(url)
  const listed = await post('/stores-reader/v1/products/query-platformized', { query: {} }, token)
  const { products } = (await listed.json()) as {
    products: {
      id: string
      customTextFields?: object[]
      variants: { id: string; stock: { inStock: boolean } }[]
    }[]
  }
  const plain = products.filter(({ customTextFields = [] }) => customTextFields.length === 0)
  const items = plain.flatMap(({ id, variants }) =>
    variants.flatMap((variant) =>
      variant.stock.inStock ? { catalogItemId: id, appId: APP_ID, options: { variantId: variant.id } } : [],
    ),
  )
  let next = 0
  const add = (who: string) =>
    post(
      '/ecom/v1/carts/current/add-to-cart',
      { lineItems: [{ catalogReference: items[next++ % items.length], quantity: 1 }] },
      who,
    )
  await add(token)
  await add(token)
  const shippingAddress = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10013' }
  const asked = { shippingAddress, calculateShipping: true, calculateTax: true }
  return {
    pid,
    buy: async () => {
      const fresh = await anonymous(url)
      return [fresh.length + 300, await size(await add(fresh))]
    },
    read: async () =>
      size(await fetch(`${url}/ecom/v1/carts/current`, { headers: { authorization: token } })),
    estimate: async () => size(await post('/ecom/v1/carts/current/estimate-totals', asked, token)),
  }
}

async function measure(shop: Shop, bare: Server, home: string): Promise<void> {
  const pids = [shop.pid, await postmaster(home)]
  for (const [name, work] of [
    ['fresh session and add to cart', shop.buy],
    ['read cart', async () => [await shop.read()]],
    ['estimate', async () => [await shop.estimate()]],
  ] as const) {
    const sizes = await work()
    await inTurn(150, work)
    const yardstick = async () => {
      for (const bytes of sizes) await (await fetch(`${bare.url}/${bytes}`)).arrayBuffer()
    }
    const [ours, least]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await cpuOfEach(pids, work))
      least.push(await cpuOfEach([bare.pid], yardstick))
    }
    const above = median(ours) - median(least)
    console.log(
      `  ${name.padEnd(30)} ${median(ours).toFixed(2)} ms of processor, ${above.toFixed(2)} above ${sizes.length} bare (${median(least).toFixed(2)})`,
    )
  }
}

async function cpuOfEach(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = used()
  await inTurn(COUNT, work)
  return (used() - before) / COUNT
}

async function inTurn(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
