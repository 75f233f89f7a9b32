import { resolve } from 'node:path'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import { readShell } from '../../traffic/read-shell.ts'
import { checkShell, registerShell, retireShell } from '../../traffic/shells.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'

interface Options extends CommonOptions {
  readonly only?: boolean
  readonly retire?: string
}

export function addShell(program: Command): void {
  changing(program.command('shell'))
    .description(
      'Registers the shared packages of a shell before it serves, or retires a shell that stopped.',
    )
    .argument('[folder]', 'folder of its build, such as apps/shell/dist')
    .option('--only', 'retire all other shells')
    .option('--retire <version>', 'retire this shell')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run galleria -- shell apps/shell/dist\n  npm run galleria -- shell --retire 3f2a90c1d2e4',
    )
    .action(async (folder: string | undefined, options: Options) => {
      const context = await delivery(options)
      if (options.retire) {
        const { revision } = await retireShell(context, options.retire)
        return say(options, { revision }, () => `Retired shell ${options.retire} (revision ${revision}).`)
      }
      if (!folder)
        throw new DeliveryFault(
          'SHELL_FOLDER_MISSING',
          'Pass the folder of a built shell, such as apps/shell/dist, or --retire <version>.',
        )
      const build = await readShell(resolve(folder))
      const warnings = await checkShell(context, build)
      const { revision } = await registerShell(context, build, { only: options.only ?? false })
      const { version, provides } = build
      say(options, { version, provides, revision, warnings }, () => [
        `Registered shell ${version} (revision ${revision}).`,
        ...warnings.map((line) => `  ${line}`),
      ])
    })
}
