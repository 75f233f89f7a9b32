import type { Command } from 'commander'
import { loadRegistry } from '../../registry/change.ts'
import type { ModuleEntry } from '../../registry/document.ts'
import { type CommonOptions, delivery, say, telling } from '../context.ts'
import { table } from '../table.ts'

export function addModules(program: Command): void {
  telling(program.command('modules'))
    .description('What is served now.')
    .action(async (options: CommonOptions) => {
      const { document } = await loadRegistry(await delivery(options))
      say(options, document, ({ revision, modules }) => [
        ...table(['module', 'live', 'canary', 'last good', 'channels'], Object.entries(modules).map(row)),
        `revision ${revision}`,
      ])
    })
}

function row([name, { live, canary, lastGood, channels }]: [string, ModuleEntry]): string[] {
  const share =
    canary && `${canary.version} ${canary.percent} %${canary.state === 'running' ? '' : ` (${canary.state})`}`
  const others = Object.entries(channels).map(([channel, { version }]) => `${channel}: ${version}`)
  return [name, live?.version ?? '-', share ?? '-', lastGood?.version ?? '-', others.join(', ') || '-']
}
