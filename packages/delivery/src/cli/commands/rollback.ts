import type { Command } from 'commander'
import { rollback } from '../../traffic/rollback.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'

interface Options extends CommonOptions {
  readonly to?: string
}

export function addRollback(program: Command): void {
  changing(program.command('rollback'))
    .description('Ends a canary, or returns to the previous release. With --to, returns to any earlier one.')
    .argument('<module>', 'name of the module')
    .option('--to <version>', 'version to return to')
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- rollback cart --why "totals are wrong"
  npm run galleria -- rollback cart --to 1.2.0`,
    )
    .action(async (module: string, options: Options) => {
      const done = await rollback(await delivery(options), { module, to: options.to })
      say(options, done, ({ version, revision, changed }) =>
        changed
          ? `${module}@${version} is live (revision ${revision}).`
          : `${module}@${version} is already live. Nothing changed.`,
      )
    })
}
