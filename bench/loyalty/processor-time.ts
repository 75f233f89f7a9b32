import { randomUUID } from 'node:crypto'
import type { Store } from '../commerce/store.ts'
import { median } from '../lib/statistics.ts'
import { cpuOf, ownCpuOf } from '../platform/cpu.ts'
import type { Server } from '../platform/measure.ts'
import { ask } from './ask.ts'
import { accountId, OWNER, tokenOf } from './fill.ts'

const AT_ONCE = 8
/** Accounts that are asked for and that earn, one after the other. */
export const SPREAD = 1000

interface Effort {
  readonly rounds: number
  readonly count: number
}

/** Times its count that each work is done before anything is measured: the first thousands pay for being compiled. */
const WARM = 5

/** One request: what came back, and what was sent, as the yardstick repeats it. */
interface MeasuredRequest {
  readonly size: number
  readonly sent?: string
}

const path = '/loyalty-accounts/v1/accounts'

/** Measures my-account and earn-points, our process and the database, above a bare answer of their size. */
export async function processorTime(store: Store, bare: Server, effort: Effort): Promise<void> {
  let next = 0
  const mine = (token: string) => ask(store.url, token, 'GET', `${path}/my-account`)
  const works: Record<string, () => Promise<MeasuredRequest>> = {
    'my-account': () => mine(tokenOf(0)),
    'my-account of each of many': () => mine(tokenOf(next++ % SPREAD)),
    'earn-points': async () => {
      const body = { amount: 1, appId: 'bench', idempotencyKey: randomUUID() }
      const earn = `${path}/${accountId(next++ % SPREAD)}/earn-points`
      return { ...(await ask(store.url, OWNER, 'POST', earn, body)), sent: JSON.stringify(body) }
    },
  }
  for (const work of Object.values(works)) await inTurn(effort.count * WARM, work)
  for (const [name, work] of Object.entries(works)) {
    const { size, sent } = await work()
    await inTurn(effort.count, work)
    const like = sent && { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }
    const yardstick = async () => (await fetch(`${bare.url}/${size}`, like || {})).arrayBuffer()
    await inTurn(effort.count, yardstick)
    const figures = { ours: [] as number[], database: [] as number[], bare: [] as number[] }
    for (let round = 0; round < effort.rounds; round += 1) {
      const before = { ours: ownCpuOf(store.pid), database: cpuOf(store.postmaster) }
      await inTurn(effort.count, work)
      figures.ours.push((ownCpuOf(store.pid) - before.ours) / effort.count)
      figures.database.push((cpuOf(store.postmaster) - before.database) / effort.count)
      const least = ownCpuOf(bare.pid)
      await inTurn(effort.count, yardstick)
      figures.bare.push((ownCpuOf(bare.pid) - least) / effort.count)
    }
    const [ours, database, least] = [figures.ours, figures.database, figures.bare].map(median)
    const ms = (value = 0) => value.toFixed(3)
    const above = (ours ?? 0) - (least ?? 0)
    console.log(
      `  ${name.padEnd(27)} ${ms(above + (database ?? 0))} ms of processor above bare (${ms(least)}): ours ${ms(above)}, database ${ms(database)}`,
    )
  }
}

async function inTurn(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
