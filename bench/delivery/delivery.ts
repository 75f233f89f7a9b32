import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createRegistryReader, openDelivery } from '../../packages/delivery/src/index.ts'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { build } from '../../scripts/store/parts.ts'
import { median } from '../lib/statistics.ts'
import { largeRegistry } from './large-registry.ts'
import { underTraffic } from './under-traffic.ts'

/** How long a release and a rollback take until a shell's reader has them, whether anybody notices, and what a large registry costs. */
export async function delivery(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string' }, 'per-second': { type: 'string' } },
  })
  const wants = (name: string) => positionals.length === 0 || positionals.includes(name)
  await build()
  if (wants('releases')) await releases(Number(values.rounds ?? 5))
  if (wants('traffic')) await underTraffic(Number(values['per-second'] ?? 100), 20)
  if (wants('registry')) await largeRegistry(500, 50)
}

async function releases(rounds: number): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  try {
    const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
    const galleria = async (...args: string[]) => {
      const cli = join(root, 'packages/delivery/src/cli/start.js')
      const { code, output } = await run(process.execPath, [cli, ...args], { cwd: root, env })
      if (code !== 0) throw new Error(output)
    }
    const settings = ['delivery.settings.json', 'scripts/store/settings.json'].flatMap((file) => [
      '--settings',
      file,
    ])
    const first = ['deploy', 'catalog', '--no-build', '--version', '0.0.0', '--shell', 'apps/shell/dist']
    await galleria(...first, ...settings)
    const { store, trust } = await openDelivery(env, { by: 'bench' })
    const reader = createRegistryReader({ store, trust })
    /** From the command's start until a shell would serve it. */
    const timed = async (version: string, ...command: string[]) => {
      const begin = performance.now()
      await galleria(...command)
      const done = performance.now() - begin
      while ((await reader.snapshot()).modules.get('catalog')?.version !== version)
        await new Promise((resolve) => setTimeout(resolve, 10))
      return [done, performance.now() - begin] as const
    }
    const deploys: (readonly [number, number])[] = []
    const rollbacks: (readonly [number, number])[] = []
    for (let round = 1; round <= rounds; round++) {
      const version = `${round}.0.0`
      deploys.push(await timed(version, 'deploy', 'catalog', '--no-build', '--version', version))
      rollbacks.push(await timed('0.0.0', 'rollback', 'catalog', '--to', '0.0.0'))
    }
    const told = (times: readonly (readonly [number, number])[], at: 0 | 1) =>
      `${Math.round(median(times.map((time) => time[at])))} ms`
    console.log(`deploy    ${told(deploys, 0)}, served after ${told(deploys, 1)}  (most: 3000 ms)`)
    console.log(`rollback  ${told(rollbacks, 0)}, served after ${told(rollbacks, 1)}  (most: 1000 ms)`)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
