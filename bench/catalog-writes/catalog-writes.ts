import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore, type Store } from '../commerce/store.ts'
import { ask } from '../loyalty/ask.ts'
import { OWNER } from '../loyalty/fill.ts'
import { cpuOf, ownCpuOf } from '../platform/cpu.ts'

interface Progress {
  readonly job: { readonly status: string; readonly succeeded: number; readonly failed: number }
}

/** Seconds to adjust all products by a job, and to take that back: `npm run bench -- catalog-writes [--products 100000]`. */
export async function catalogWrites(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { products: { type: 'string', default: '100000' } } })
  const home = await mkdtemp(join(tmpdir(), 'galleria-catalog-writes-'))
  await chmod(home, 0o755)
  try {
    const store = await openStore(home, Number(values.products), 'production')
    try {
      await store.count()
      // As in a shop that is open: the catalog is in memory from the start on, and here the start has just been.
      await ask(store.url, OWNER, 'POST', '/stores/v3/products/search', { search: {} })
      console.log(`${values.products} products, load ${loadavg()[0]?.toFixed(1)}`)
      const adjust = { filter: {}, adjust: { price: { percentage: { rate: 10 } } } }
      const edit = await job(store, 'adjusted', '/stores/v3/bulk/products/adjust-variants-by-filter', adjust)
      await job(store, 'taken back', `/stores/v1/catalog-edits/${edit}/undo`, {})
    } finally {
      await store.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function job(
  { url, pid, postmaster }: Store,
  done: string,
  path: string,
  body: object,
): Promise<string> {
  const before = { ours: ownCpuOf(pid), database: cpuOf(postmaster) }
  const start = performance.now()
  const { answer } = await ask<{ jobId: string }>(url, OWNER, 'POST', path, body)
  const begun = performance.now()
  for (;;) {
    const { answer: told } = await ask<Progress>(
      url,
      OWNER,
      'GET',
      `/stores/v1/catalog-edits/${answer.jobId}/job`,
    )
    const { status, succeeded, failed } = told.job
    if (status === 'FINISHED') {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const wait = ((begun - start) / 1000).toFixed(1)
      const each = (milliseconds: number) => (milliseconds / (succeeded + failed)).toFixed(3)
      const ours = each(ownCpuOf(pid) - before.ours)
      const database = each(cpuOf(postmaster) - before.database)
      console.log(`  ${succeeded} products ${done}, ${failed} not: ${seconds} s, begun in ${wait} s`)
      console.log(`    processor time of each: ours ${ours} ms, database ${database} ms`)
      return answer.jobId
    }
    await pause(200)
  }
}
