import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openStore } from '../commerce/store.ts'
import { summary } from '../members/summary.ts'
import { fillOrders } from './fill.ts'
import { lists } from './lists.ts'

const OWNER = 'a key for a bench alone'
const DAY = 86_400_000
const day = (back: number) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10)

/** Reports of a year and of a quarter, as pages ask for them. */
const reports = [
  [
    'a year by week',
    'sales/query',
    { from: day(364), to: day(0), groupBy: 'WEEK', compare: 'PREVIOUS_PERIOD' },
  ],
  ['90 days by day', 'sales/query', { from: day(89), to: day(0), compare: 'PREVIOUS_PERIOD' }],
  [
    'a year by product',
    'sales/query',
    { from: day(364), to: day(0), groupBy: 'PRODUCT', compare: 'PREVIOUS_PERIOD' },
  ],
  ['a year by collection', 'sales/query', { from: day(364), to: day(0), groupBy: 'COLLECTION' }],
  ['a year by country', 'sales/query', { from: day(364), to: day(0), groupBy: 'COUNTRY' }],
  ['customers of a year', 'customers/query', { from: day(364), to: day(0), groupBy: 'WEEK' }],
  ['customers of 90 days', 'customers/query', { from: day(89), to: day(0), groupBy: 'WEEK' }],
  ['cohorts of a year', 'cohorts/query', { months: 12 }],
  ['stock turnover', 'stock/query', { from: day(89), to: day(0) }],
] as const

/** Measures reports and lists over many orders: `npm run bench -- analytics [--orders 1000000] [--count 20]`. */
export async function analytics(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { orders: { type: 'string', default: '1000000' }, count: { type: 'string', default: '20' } },
  })
  const [orders, count] = [Number(values.orders), Number(values.count)]
  const home = await mkdtemp(join(tmpdir(), 'galleria-analytics-'))
  await chmod(home, 0o755)
  try {
    const store = await openStore(home, 200, 'production')
    try {
      const ask = async (path: string, body: object | undefined) => {
        const answer = await fetch(`${store.url}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: OWNER, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        const text = await answer.text()
        return answer.status === 200 ? null : text
      }
      await store.within(async (client) => {
        await fillOrders(client, orders)
        console.log(`${orders} orders, load ${loadavg()[0]?.toFixed(1)}`)
        await untilEmpty(client, 'order_changes', orders)
        await untilEmpty(client, 'customer_changes', orders)
        await client.query('analyze')
      })
      for (const [name, path, body] of [
        ...reports.map(([name, path, body]) => [name, `/analytics/v1/reports/${path}`, body] as const),
        ['home', '/analytics/v1/reports/overview', undefined] as const,
        ...lists,
      ]) {
        const times: number[] = []
        for (let round = 0; round < count; round += 1) {
          const began = performance.now()
          const refusal = await ask(path, body)
          if (refusal) {
            console.log(`${name}: refused, ${refusal.slice(0, 200)}`)
            break
          }
          times.push(performance.now() - began)
        }
        if (times.length === count) console.log(`${name}: ${summary(times)}`)
      }
    } finally {
      await store.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Waits until the changes that a table lists are counted, and tells how quickly they were. */
async function untilEmpty(client: pg.Client, table: string, orders: number): Promise<void> {
  const began = performance.now()
  for (;;) {
    const { rows } = await client.query<{ left: number }>(`select count(*)::int as left from ${table}`)
    if ((rows[0]?.left ?? 0) === 0) break
    await delay(1000)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${table}: ${seconds.toFixed(0)} s, ${Math.round(orders / seconds)} orders a second`)
}
