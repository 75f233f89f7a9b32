import { join } from 'node:path'
import { removeLeftovers } from '../../release/leftovers.ts'
import { run } from './run.ts'

/** Builds modules of this workspace; what did not change since comes from the cache. */
export async function build(modules: readonly string[]): Promise<void> {
  const filters = modules.map((module) => `--filter=@galleria/${module}`)
  const args = ['run', 'build', ...filters, '--output-logs=errors-only']
  await run('turbo', args, 'Run it as "pnpm galleria", or with --from.')
  for (const module of modules) await removeLeftovers(join('apps', module, 'dist'))
}
