import type { Command } from 'commander'
import { runPlatformProgram } from '../support/platform-program.ts'

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
      const args = [...(name ? ['--name', name] : []), ...(mail ? ['--mail'] : []), '--', email]
      process.exitCode = await runPlatformProgram('owner', args)
    })
}
