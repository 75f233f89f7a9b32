import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeBundle } from '../../apps/platform/src/app/bundle/bundle.ts'
import { dist } from '../../apps/platform/src/app/bundle/fresh.ts'
import { startPostgres } from '../../apps/platform/src/data/postgres/index.ts'
import { median } from '../lib/statistics.ts'
import { memoryOf, ownCpuOf } from '../platform/cpu.ts'
import { anonymous, platformServer } from '../platform/measure.ts'

/** Limits on what a person sees: seconds of the clock, seconds of processor, megabytes. */
const BOUNDS = { embedded: { clock: 1.5, cpu: 0.6 }, DATABASE_URL: { clock: 0.6 } } as const
const MOST_MEMORY = 110
const AT_REST_MS = 10_000

/**
 * The platform alone over the seeded store, built and warm: from its launch to the first visitor's token, the processor time of
 * our own process until then, and its memory after ten seconds at rest. `npm run bench -- platform-start [rounds]`.
 */
export async function platformStart(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 5)
  await makeBundle(dist)
  const home = await mkdtemp(join(tmpdir(), 'galleria-platform-start-'))
  await chmod(home, 0o755)
  try {
    await (await launch({ GALLERIA_HOME: home })).stop()
    await measure('embedded', rounds, { GALLERIA_HOME: home })
    const postgres = await startPostgres({ directory: join(home, 'postgres') })
    try {
      await measure('DATABASE_URL', rounds, { DATABASE_URL: postgres.url('galleria') })
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(
  name: keyof typeof BOUNDS,
  rounds: number,
  env: Record<string, string>,
): Promise<void> {
  const times: { clock: number; cpu: number }[] = []
  let memory = 0
  for (let round = 1; round <= rounds; round++) {
    const server = await launch(env)
    times.push(server)
    if (round === rounds) {
      await delay(AT_REST_MS)
      memory = memoryOf(server.pid)
    }
    await server.stop()
  }
  const bounds: { clock: number; cpu?: number } = BOUNDS[name]
  const [clock, cpu] = [median(times.map((each) => each.clock)), median(times.map((each) => each.cpu))]
  console.log(`${name}, median of ${rounds}`)
  console.log(`  first answer      ${clock.toFixed(2)} s, allowed ${bounds.clock}`)
  console.log(
    `  our processor     ${cpu.toFixed(2)} s${bounds.cpu === undefined ? '' : `, allowed ${bounds.cpu}`}`,
  )
  console.log(`  memory at rest    ${memory.toFixed(0)} MB, allowed ${MOST_MEMORY}`)
}

async function launch(env: Record<string, string>) {
  const began = performance.now()
  const server = await platformServer({ PORT: '0', ...env })
  await anonymous(server.url)
  return { ...server, clock: (performance.now() - began) / 1000, cpu: ownCpuOf(server.pid) / 1000 }
}
