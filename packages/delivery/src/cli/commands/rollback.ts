import type { Command } from 'commander'
import { rollback } from '../../traffic/rollback.ts'
import { changing, say } from '../support/context.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'

interface Options extends ShopOptions {
  readonly to?: string
}

export function addRollback(program: Command): void {
  atShop(changing(program.command('rollback')))
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
      const input = { module, to: options.to }
      const done = await hereOrThere(options, 'rollback', input, (context) => rollback(context, input))
      say(options, done, ({ version, revision, changed }) =>
        changed
          ? `${module}@${version} is live (revision ${revision}).`
          : `${module}@${version} is already live. Nothing changed.`,
      )
    })
}
