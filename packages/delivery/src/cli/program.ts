import { Command } from 'commander'
import { addDeploy } from './commands/deploy.ts'
import { addHistory } from './commands/history.ts'
import { addModules } from './commands/modules.ts'
import { addRollback } from './commands/rollback.ts'

const commands = [addDeploy, addRollback, addModules, addHistory]

export function createProgram(): Command {
  const program = new Command('galleria')
    .description('Releases modules, and says which of them run.')
    .helpCommand(false)
    .showHelpAfterError('Run it with --help to see what there is.')
    .exitOverride()
    .addHelpText(
      'after',
      `
The module store is MODULE_STORE, by default .galleria/modules. Releases are signed with REGISTRY_PRIVATE_KEY,
or with the keys of this machine (.galleria/keys). docs/delivery.md tells the whole story.`,
    )
  for (const add of commands) add(program)
  return program
}
