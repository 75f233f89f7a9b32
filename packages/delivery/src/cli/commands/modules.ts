import type { Command } from 'commander'
import { frontendDiscovery } from '../../discovery/frontend-discovery.ts'
import { loadRegistry } from '../../registry/change.ts'
import type { ModuleEntry } from '../../registry/document.ts'
import { delivery, say, telling } from '../support/context.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'
import { table } from '../support/table.ts'

export function addModules(program: Command): void {
  atShop(telling(program.command('modules')))
    .description('Shows the live release, canary and channels of each module.')
    .option('--discovery <address>', 'print AWS frontend discovery JSON for the store at this address')
    .addHelpText(
      'after',
      '\nExample:\n  npm run --silent galleria -- modules --discovery https://shop.example > discovery.json',
    )
    .action(async (options: ShopOptions & { discovery?: string }) => {
      if (options.discovery) {
        const context = await delivery(options)
        const { document } = await loadRegistry(context)
        const base = options.discovery.replace(/\/$/, '')
        return console.log(JSON.stringify(await frontendDiscovery(context, document, base), null, 1))
      }
      const document = await hereOrThere(
        options,
        'modules',
        {},
        async (context) => (await loadRegistry(context)).document,
      )
      say(options, document, ({ revision, modules }) => [
        ...table(['module', 'live', 'canary', 'last good', 'channels'], Object.entries(modules).map(row)),
        `revision ${revision}`,
      ])
    })
}

function row([name, { live, canary, lastGood, channels }]: [string, ModuleEntry]): string[] {
  const share =
    canary && `${canary.version} ${canary.percent}%${canary.state === 'running' ? '' : ` (${canary.state})`}`
  const others = Object.entries(channels).map(([channel, { version }]) => `${channel}: ${version}`)
  return [name, live?.version ?? '-', share ?? '-', lastGood?.version ?? '-', others.join(', ') || '-']
}
