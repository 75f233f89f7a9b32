import { resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { readShell } from '../../traffic/read-shell.ts'
import { registerShell, retireShell } from '../../traffic/shells.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'

interface Options extends CommonOptions {
  readonly only?: boolean
  readonly retire?: string
}

export function addShell(program: Command): void {
  changing(program.command('shell'))
    .description('Says what a shell brings that modules share, before it serves and after it stopped.')
    .argument('[folder]', 'of its build, as apps/shell/dist')
    .option('--only', 'no other shell serves any more')
    .option('--retire <version>', 'this one serves no more')
    .addHelpText(
      'after',
      '\nExamples:\n  galleria shell apps/shell/dist\n  galleria shell --retire 3f2a90c1d2e4',
    )
    .action(async (folder: string | undefined, options: Options) => {
      const context = await delivery(options)
      if (options.retire) {
        const { revision } = await retireShell(context, options.retire)
        return say(
          options,
          { revision },
          () => `shell ${options.retire} serves no more, revision ${revision}`,
        )
      }
      if (!folder) throw new DeliveryFault('Name the folder of a built shell, or --retire <version>.')
      const build = await readShell(resolve(folder))
      const { revision } = await registerShell(context, build, { only: options.only ?? false })
      say(options, { ...build, revision }, ({ version }) => `shell ${version} is known, revision ${revision}`)
    })
}
