import type pg from 'pg'
import { OWNER } from '../members/fill.ts'
import { summary } from '../members/summary.ts'

const ITEMS = 3
const PAUSE = 5
const PATIENCE = 10_000

/**
 * Milliseconds from the call of a bulk job on three members until it says FINISHED: what begins at once is done before its
 * turn would come.
 */
export async function jobTimes(url: string, client: pg.Client, rounds: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "select id from members where status = 'APPROVED' and role = 'MEMBER' order by created_at desc limit $1",
    [ITEMS],
  )
  const filter = { id: { $in: rows.map(({ id }) => id) } }
  // The first job of a process pays for being compiled.
  await oneJob(url, 'mute', filter)
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const act of ['unmute', 'mute']) taken.push(await oneJob(url, act, filter))
  console.log(`  a bulk job on ${ITEMS} members, from the call to FINISHED: ${summary(taken)}`)
}

async function oneJob(url: string, act: string, filter: object): Promise<number> {
  const path = `${url}/members/v1/members/bulk`
  const headers = { authorization: OWNER, 'content-type': 'application/json' }
  const begun = performance.now()
  const body = JSON.stringify({ filter })
  const asked = await fetch(`${path}/${act}-by-filter`, { method: 'POST', headers, body })
  const { jobId } = (await asked.json()) as { jobId?: string }
  if (!jobId) throw new Error(`${act} was answered ${asked.status}`)
  while (performance.now() - begun < PATIENCE) {
    const { job } = (await (await fetch(`${path}/jobs/${jobId}`, { headers })).json()) as JobAnswer
    if (job.status === 'FINISHED') {
      if (job.succeeded !== ITEMS) throw new Error(`${act} changed ${job.succeeded} of ${ITEMS} members`)
      return performance.now() - begun
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error(`${act} is not done after ${PATIENCE / 1000} s`)
}

interface JobAnswer {
  readonly job: { readonly status: string; readonly succeeded: number }
}
