import { median } from '../lib/statistics.ts'
import { cpuOf, ownCpuOf } from '../platform/cpu.ts'
import type { Server } from '../platform/measure.ts'
import type { Shop } from './shop.ts'
import type { Store } from './store.ts'

const AT_ONCE = 8

interface Effort {
  readonly rounds: number
  readonly count: number
  readonly only: string
  /** How often each work, and its yardstick, is done before it is measured: the first thousands pay for being compiled. */
  readonly warm: number
}

/** Prints the median of so many rounds of so many requests each. */
export async function measure(shop: Shop, store: Store, bare: Server, effort: Effort): Promise<void> {
  const { rounds, count, warm } = effort
  const all = [
    ['anonymous token', shop.visit],
    ['fresh session and add to cart', shop.buy],
    ['add again', shop.addAgain],
    ['read cart', shop.read],
    ['read one of 500 carts', shop.readAnother],
    ['estimate', shop.estimate],
  ] as const
  for (const [name, work] of all.filter(([name]) => name.startsWith(effort.only))) {
    const requests = await work()
    await inTurn(count, work)
    await store.count()
    await inTurn(warm, work)
    const yardstick = async () => {
      for (const { bytes, sent } of requests) {
        const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent ?? null }
        await (await fetch(`${bare.url}/${bytes}`, sent === undefined ? {} : post)).arrayBuffer()
      }
    }
    await inTurn(warm, yardstick)
    const figures = { ours: [] as number[], database: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      const before = { ours: ownCpuOf(store.pid), database: cpuOf(store.postmaster) }
      await inTurn(count, work)
      figures.ours.push((ownCpuOf(store.pid) - before.ours) / count)
      figures.database.push((cpuOf(store.postmaster) - before.database) / count)
      const least = ownCpuOf(bare.pid)
      await inTurn(count, yardstick)
      figures.bare.push((ownCpuOf(bare.pid) - least) / count)
    }
    console.log(`  ${name.padEnd(30)} ${summary(figures, median, requests.length)}`)
    console.log(
      `  ${''.padEnd(30)} ${summary(figures, (all) => Math.min(...all), requests.length)} in the quietest rounds`,
    )
  }
}

function summary(
  figures: Readonly<Record<'ours' | 'database' | 'bare', readonly number[]>>,
  of: (values: readonly number[]) => number,
  requests: number,
): string {
  const [ours, database, bare] = [of(figures.ours), of(figures.database), of(figures.bare)]
  const ms = (value: number) => value.toFixed(3)
  return `${ms(ours - bare + database)} ms of processor above ${requests} bare (${ms(bare)}): ours ${ms(ours - bare)}, database ${ms(database)}`
}

async function inTurn(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
