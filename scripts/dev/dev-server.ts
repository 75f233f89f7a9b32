import { join } from 'node:path'
import getPort from 'get-port'
import { Fault } from '../lib/fault.ts'
import { type Started, startProcess } from '../lib/processes.ts'
import { type ModuleName, modules, root } from '../store/layout.ts'

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
    readyMark: 'Serving from source: ',
    advice: 'Mend what its last output below reports, then start again.',
    onLine: (line) => console.log(`[${module}] ${line}`),
  })
  return { module, origin: `http://127.0.0.1:${port}`, part }
}
