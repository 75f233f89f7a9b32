import startDatabase from '../../apps/platform/src/data/postgres/vitest-setup.ts'
import { SpareSites } from '../../apps/platform/src/dev/testing/spare-sites.ts'
import { createTestPlatform } from '../../apps/platform/src/dev/testing.ts'
import { median } from '../lib/statistics.ts'

const ROUNDS = 30

/** Milliseconds to put a used site back to a baseline, and to have a fresh one. `npm run bench -- reset` */
export async function reset(): Promise<void> {
  const stop = await startDatabase()
  try {
    for (const seed of ['none', 'small', 'full'] as const) {
      const site = await createTestPlatform({ seed })
      await site.platform.reset(seed)
      const post = (path: string, body: object) =>
        site.fetch(site.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const [inProcess, overHttp, untouched]: number[][] = [[], [], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        await site.signUp()
        inProcess?.push(await timed(() => site.platform.reset(seed)))
        await site.signUp()
        overHttp?.push(await timed(() => post('/_dev/reset', { baseline: seed })))
        untouched?.push(await timed(() => site.platform.reset(seed)))
      }
      await site.close()
      const spares = new SpareSites(seed)
      const fresh: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await spares.ready()
        const begin = performance.now()
        const database = await spares.take()
        const one = await createTestPlatform({ seed, database })
        await one.fetch(`${one.url}/ready`)
        fresh.push(performance.now() - begin)
        await one.close()
      }
      await spares.close()
      tell(`${seed}: reset in process`, inProcess ?? [])
      tell(`${seed}: reset by call`, overHttp ?? [])
      tell(`${seed}: reset, nothing done`, untouched ?? [])
      tell(`${seed}: fresh site, answering`, fresh)
    }
  } finally {
    await stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function tell(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  console.log(`${what.padEnd(32)} ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
}
