import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DeliveryFault } from '../../base/fault.ts'
import { removeLeftovers } from '../../release/leftovers.ts'
import { runWithPnpm } from './run.ts'

/** Builds modules of this workspace; what did not change since comes from the cache. */
export async function build(modules: readonly string[]): Promise<void> {
  for (const module of modules) checkSource(module)
  const filters = modules.map((module) => `--filter=@galleria/${module}`)
  const args = ['run', 'build', ...filters, '--output-logs=errors-only']
  const advice = 'Run "npm run galleria -- deploy <module>" in the checkout, or pass --from <folder>.'
  await runWithPnpm('turbo', args, advice)
  for (const module of modules) await removeLeftovers(join('apps', module, 'dist'))
}

function checkSource(module: string): void {
  if (existsSync(join('apps', module, 'package.json'))) return
  const known = modulesHere()
  throw new DeliveryFault(
    'MODULE_SOURCE_MISSING',
    known.length > 0
      ? `There's no module "${module}" in apps/. Choose one of ${known.join(', ')}, or pass --from <folder>.`
      : `There's no apps/${module} in this folder. Run the command in the checkout, or pass --from <folder>.`,
  )
}

/** Names of the modules whose source lies in this workspace. */
export function modulesHere(): string[] {
  if (!existsSync('apps')) return []
  return readdirSync('apps').filter((name) => existsSync(`apps/${name}/src/module.ts`))
}
