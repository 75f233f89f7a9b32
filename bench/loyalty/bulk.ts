import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '../commerce/store.ts'
import { ask, percentiles, timed } from './ask.ts'
import { accountId, OWNER } from './fill.ts'

interface Progress {
  readonly bulkAdjustment: { readonly status: string; readonly succeeded: number }
}

const path = '/loyalty-accounts/v1/accounts'
const BEFORE = 200

/** Seconds for a change of all accounts, from the request until the job says that it is done, and earns beside it. */
export async function bulkBesideEarns({ url }: Store, accounts: number): Promise<void> {
  const earn = () =>
    timed(() =>
      ask(url, OWNER, 'POST', `${path}/${accountId(Math.floor(Math.random() * accounts))}/earn-points`, {
        amount: 1,
        appId: 'bench',
        idempotencyKey: randomUUID(),
      }),
    )
  const alone: number[] = []
  for (let index = 0; index < BEFORE; index += 1) alone.push(await earn())
  const start = performance.now()
  const { answer } = await ask<{ asyncJobId: string }>(url, OWNER, 'POST', `${path}/bulk-adjust`, {
    amount: 1,
  })
  const beside: number[] = []
  for (;;) {
    const { answer: told } = await ask<Progress>(
      url,
      OWNER,
      'GET',
      `${path}/bulk-adjust/${answer.asyncJobId}`,
    )
    const { status, succeeded } = told.bulkAdjustment
    if (status === 'FINISHED') {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`  bulk-adjust of ${succeeded} accounts: ${seconds} s`)
      break
    }
    for (let index = 0; index < 10; index += 1) beside.push(await earn())
    await pause(50)
  }
  console.log(`  earn-points before it: ${percentiles(alone)}`)
  console.log(`  earn-points beside it: ${percentiles(beside)}`)
}
