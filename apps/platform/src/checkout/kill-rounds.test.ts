import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { expect, it } from 'vitest'
import { type Postgres, startPostgres } from '../postgres/index.ts'
import { readPostmaster } from '../postgres/postmaster.ts'
import { CLIENT_ID, OWNER_API_KEY } from '../seed/ids.ts'
import { type Answer, address } from '../testing/shopper.ts'
import { signUp } from '../testing/sign-up.ts'

/** 200 in the release's own proof; a few each time. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const BUYERS = 16

interface Bought {
  readonly checkoutId: string
  readonly orderId: string
}

/** A platform that is started again whenever it was killed, always at the same port. */
class Victim {
  readonly home: string
  url = ''
  #child: ChildProcess | undefined
  #port = '0'
  #database: Postgres | undefined

  constructor(home: string) {
    this.home = home
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'server.ts')], {
      env: { PATH: process.env.PATH ?? '', GALLERIA_HOME: this.home, PORT: this.#port },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#child = child
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^platform ready (\S+)$/.exec(line)?.[1]
      if (!url) continue
      this.url = url
      this.#port = new URL(url).port
      return
    }
    throw new Error('The server ended before it was ready')
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  /** The platform lives on; somebody starts its database again. */
  async killDatabase(): Promise<void> {
    const directory = join(this.home, 'postgres')
    const postmaster = readPostmaster(join(directory, 'data'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    // What its children say of their end is no fault of the next one.
    await pause(1000)
    this.#database = await startPostgres({ directory })
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM')
    await this.#database?.stop()
  }

  async call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Sent until something answers that is no outage: as a client does that waits and tries again. */
  async insist(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.call(token, method, path, body)
        if (answer.status < 500) return answer
      } catch {
        // Refused, cut off or too late.
      }
      await pause(100)
    }
  }
}

/** Buys one after the other until told to stop; what was begun is brought to its end. */
async function buyAll(
  victim: Victim,
  token: string,
  line: object,
  stopped: () => boolean,
): Promise<Bought[]> {
  const bought: Bought[] = []
  while (!stopped()) {
    const made = await victim.insist(token, 'POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [line],
      checkoutInfo: {
        buyerInfo: { email: 'buyer@example.test' },
        shippingInfo: {
          shippingDestination: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
        },
      },
    })
    if (made.status !== 200) break
    const { id, shippingInfo } = made.body.checkout
    const code = shippingInfo.carrierServiceOptions[0].shippingOptions[0].code
    await victim.insist(token, 'PATCH', `/ecom/v1/checkouts/${id}`, {
      checkout: { shippingInfo: { selectedCarrierServiceOption: { code } } },
    })
    const placed = await victim.insist(token, 'POST', `/ecom/v1/checkouts/${id}/create-order`, {
      payment: { method: 'approved' },
    })
    if (placed.status !== 200) break
    bought.push({ checkoutId: id, orderId: placed.body.orderId })
  }
  return bought
}

it.each(['the platform', 'its database'])(
  'keeps every acknowledged order exactly once while %s is killed again and again',
  async (which) => {
    const home = await mkdtemp(join(tmpdir(), 'galleria-rounds-'))
    await chmod(home, 0o755)
    const victim = new Victim(home)
    try {
      await victim.start()
      const { product, line, quantity } = await plenty(victim)
      const site = { fetch, url: victim.url, clientId: CLIENT_ID }
      const members = []
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        members.push(await signUp(site, { email: `buyer-${buyer}@example.test` }))
      let stop = false
      const buying = members.map(({ accessToken }) => buyAll(victim, accessToken, line, () => stop))
      for (let round = 0; round < ROUNDS; round += 1) {
        await pause(300 + Math.random() * 700)
        if (which === 'its database') await victim.killDatabase()
        else {
          await victim.kill()
          await victim.start()
        }
      }
      await pause(500)
      stop = true
      const all = (await Promise.all(buying)).flat()
      expect(all.length).toBeGreaterThan(0)
      expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(all.length)
      const orders = await ordersOf(victim, product)
      const known = new Map(orders.map((order) => [order.id, order.checkoutId]))
      for (const { orderId, checkoutId } of all) expect(known.get(orderId)).toBe(checkoutId)
      expect(new Set(orders.map(({ checkoutId }) => checkoutId)).size).toBe(orders.length)
      expect(await left(victim, product)).toBe(quantity - orders.length)
      let points = 0
      for (const { accessToken } of members) points += await checkPoints(victim, accessToken)
      expect(points).toBe(orders.length)
    } finally {
      await victim.end()
      await rm(home, { recursive: true, force: true })
    }
  },
  ROUNDS * 30_000 + 120_000,
)

async function plenty(victim: Victim) {
  const query = { filter: { productType: 'physical' }, paging: { limit: 100 } }
  const { body } = await victim.insist(
    OWNER_API_KEY,
    'POST',
    '/stores-reader/v1/products/query-platformized',
    { query },
  )
  const [found] = body.products
    .filter((each: { variants: object[] }) => each.variants.length === 1)
    .toSorted(
      (a: { stock: { quantity: number } }, b: { stock: { quantity: number } }) =>
        (b.stock.quantity ?? 0) - (a.stock.quantity ?? 0),
    )
  const options = { variantId: found.variants[0].id }
  const catalogReference = { catalogItemId: found.id, appId: STORES_APP_ID, options }
  return {
    product: found.id as string,
    quantity: found.stock.quantity as number,
    line: { catalogReference, quantity: 1 },
  }
}

async function left(victim: Victim, product: string): Promise<number> {
  const { body } = await victim.insist(OWNER_API_KEY, 'GET', `/stores-reader/v1/products/${product}`)
  return body.product.stock.quantity
}

/** Those of this test: the seed has others of the same product. */
async function ordersOf(victim: Victim, product: string): Promise<{ id: string; checkoutId: string }[]> {
  const filter = {
    'lineItems.catalogReference.catalogItemId': { $hasSome: [product] },
    'buyerInfo.email': 'buyer@example.test',
  }
  const orders: { id: string; checkoutId: string }[] = []
  let search: object = { filter, cursorPaging: { limit: 100 } }
  for (;;) {
    const { body } = await victim.insist(OWNER_API_KEY, 'POST', '/ecom/v1/orders/search', { search })
    orders.push(...body.orders)
    const { next } = body.metadata.cursors
    if (!next) return orders
    search = { cursorPaging: { limit: 100, cursor: next } }
  }
}

/** The balance is the ledger's sum; how many orders earned. */
async function checkPoints(victim: Victim, token: string): Promise<number> {
  const { body } = await victim.insist(token, 'GET', '/loyalty-accounts/v1/accounts/my-account')
  const query = { cursorPaging: { limit: 100 } }
  const answer = await victim.insist(token, 'POST', '/loyalty-transactions/v1/loyalty-transactions/query', {
    query,
  })
  const entries: { amount: number; earnInfo?: { orderId?: string } }[] = answer.body.loyaltyTransactions
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.account.points.balance)
  return entries.filter(({ earnInfo }) => earnInfo?.orderId).length
}
