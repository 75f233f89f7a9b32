import { randomUUID } from 'node:crypto'
import { CLIENT_ID, DEMO_MEMBER } from '../../apps/platform/src/seed/ids.ts'
import { exchange } from '../../apps/platform/src/testing/sign-up.ts'
import type { Store } from '../commerce/store.ts'
import { median } from '../lib/statistics.ts'
import { cpuOf, ownCpuOf } from '../platform/cpu.ts'
import { anonymous, type Server } from '../platform/measure.ts'
import { ask } from './ask.ts'
import { accountId, OWNER } from './fill.ts'

const AT_ONCE = 8
const SPREAD = 1000

interface Effort {
  readonly rounds: number
  readonly count: number
}

/** Of my-account and of earn-points, our process and the database, above a bare answer of their size. */
export async function processorTime(store: Store, bare: Server, effort: Effort): Promise<void> {
  const member = await signIn(store.url)
  let next = 0
  const works = {
    'my-account': () => ask(store.url, member, 'GET', '/loyalty-accounts/v1/accounts/my-account'),
    'earn-points': () =>
      ask(
        store.url,
        OWNER,
        'POST',
        `/loyalty-accounts/v1/accounts/${accountId(next++ % SPREAD)}/earn-points`,
        {
          amount: 1,
          appId: 'bench',
          idempotencyKey: randomUUID(),
        },
      ),
  }
  for (const [name, work] of Object.entries(works)) {
    const { size } = await work()
    await inTurn(effort.count, work)
    const yardstick = async () => (await fetch(`${bare.url}/${size}`)).arrayBuffer()
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
      `  ${name.padEnd(14)} ${ms(above + (database ?? 0))} ms of processor above bare (${ms(least)}): ours ${ms(above)}, database ${ms(database)}`,
    )
  }
}

async function signIn(url: string): Promise<string> {
  const visitor = await anonymous(url)
  const { email, password } = DEMO_MEMBER
  const { answer } = await ask<{ sessionToken: string }>(
    url,
    visitor,
    'POST',
    '/_api/iam/authentication/v2/login',
    { loginId: { email }, password },
  )
  const site = { fetch, url, clientId: CLIENT_ID }
  return (await exchange(site, visitor, answer.sessionToken)).access_token
}

async function inTurn(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
