import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { Fault } from '../lib/fault.ts'
import { type Started, startProcess } from '../lib/processes.ts'
import { type ModuleName, modules, root } from '../store/layout.ts'

/** Milliseconds that a first build may take. */
const PATIENCE = 120_000

export function pickModules(args: readonly string[]): readonly ModuleName[] {
  const unknown = args.filter((arg) => !modules.some((name) => name === arg))
  if (unknown.length) {
    throw new Fault(
      'MODULE_UNKNOWN',
      `There's no module ${unknown.map((name) => JSON.stringify(name)).join(', ')}. Choose from ${modules.join(', ')}.`,
    )
  }
  return args.length ? modules.filter((name) => args.includes(name)) : modules
}

export async function startDevServer(
  module: ModuleName,
): Promise<{ module: ModuleName; origin: string; part: Started }> {
  const port = await getPort({ host: '127.0.0.1' })
  const part = await startProcess({
    name: `The ${module} module's development server`,
    command: join(root, 'apps', module, 'node_modules/.bin/rsbuild'),
    args: ['dev', '--port', String(port), '--host', '127.0.0.1'],
    cwd: join(root, 'apps', module),
    env: { NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    readyMark: 'ready ',
    advice: 'Its last output is below.',
    onLine: (line) => console.log(`[${module}] ${line}`),
  })
  const origin = `http://127.0.0.1:${port}`
  await untilDescribed(module, origin, part)
  return { module, origin, part }
}

/** Waits for both builds: the server's alone says that it is ready, and pages would still get the released module. */
async function untilDescribed(module: ModuleName, origin: string, part: Started): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    const response = await fetch(`${origin}/release.json`).catch(() => null)
    if (response?.ok) return
    await setTimeout(100)
  }
  await part.stop()
  throw new Fault(
    'START_TIMEOUT',
    `The ${module} module's development server didn't finish its first build in time.`,
    'Its last output is above. Mend what it reports, then start again.',
  )
}
