import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'

/** The embedded platform's own program. */
const PROGRAM = 'apps/platform/src/app/owner/main.ts'

export function addOwner(program: Command): void {
  const owner = program.command('owner').description('Manages the owner of a store on the embedded platform.')

  owner
    .command('create')
    .description('Creates the first owner and prints a link that sets the password.')
    .argument('<email>', 'email address the owner signs in with')
    .option('--name <name>', 'first name')
    .option('--mail', 'email the link instead of printing it')
    .addHelpText(
      'after',
      `
Set the platform's own variables first (DATABASE_URL, PLATFORM_URL, PLATFORM_SECRET and so on).
The link works once, for 24 hours. Run the command again to replace the link. Details: docs/production.md.`,
    )
    .action(async (email: string, { name, mail }: { name?: string; mail?: boolean }) => {
      if (!existsSync(PROGRAM))
        throw new DeliveryFault(
          'CHECKOUT_MISSING',
          `Couldn't find ${PROGRAM}. Run the command in a checkout of Galleria.`,
        )
      const args = [PROGRAM, ...(name ? ['--name', name] : []), ...(mail ? ['--mail'] : []), '--', email]
      process.exitCode = await new Promise<number>((resolve, reject) => {
        const child = spawn(process.execPath, args, { stdio: 'inherit' })
        child.once('error', reject)
        child.once('close', (code) => resolve(code === 0 ? 0 : 1))
      })
    })
}
