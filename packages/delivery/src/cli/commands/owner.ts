import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'

/** The embedded platform's own program. */
const PROGRAM = 'apps/platform/src/app/owner/main.ts'

export function addOwner(program: Command): void {
  const owner = program.command('owner').description('Who owns a shop on the embedded platform.')

  owner
    .command('create')
    .description('Makes the first owner, with a link to choose the password.')
    .argument('<email>', 'where the owner signs in')
    .option('--name <name>', 'first name of the owner')
    .option('--mail', 'send the link by mail instead of printing it')
    .addHelpText(
      'after',
      `
Give it the platform's own environment (DATABASE_URL, PLATFORM_URL, PLATFORM_SECRET, …). The link works once, for a day.
Run again for the same address it makes another link and ends the one of before. docs/production.md tells more.`,
    )
    .action(async (email: string, { name, mail }: { name?: string; mail?: boolean }) => {
      if (!existsSync(PROGRAM))
        throw new DeliveryFault(`There is no ${PROGRAM} here. Run it in the checkout of the platform.`)
      const args = [PROGRAM, ...(name ? ['--name', name] : []), ...(mail ? ['--mail'] : []), '--', email]
      process.exitCode = await new Promise<number>((resolve, reject) => {
        const child = spawn(process.execPath, args, { stdio: 'inherit' })
        child.once('error', reject)
        child.once('close', (code) => resolve(code === 0 ? 0 : 1))
      })
    })
}
