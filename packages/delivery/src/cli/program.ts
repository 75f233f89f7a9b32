import { Command } from 'commander'
import { addComplete } from './commands/complete.ts'
import { addDeploy } from './commands/deploy.ts'
import { addHealth } from './commands/health.ts'
import { addHistory } from './commands/history.ts'
import { addKeys } from './commands/keys.ts'
import { addMatrix } from './commands/matrix.ts'
import { addModules } from './commands/modules.ts'
import { addNew } from './commands/new.ts'
import { addOwner } from './commands/owner.ts'
import { addPreview } from './commands/preview.ts'
import { addRollback } from './commands/rollback.ts'
import { addShell } from './commands/shell.ts'
import { addPrune, addVerify } from './commands/store.ts'
import { addCanary, addPause, addPromote } from './commands/traffic.ts'
import { addWatch } from './commands/watch.ts'

const commands = [
  addNew,
  addDeploy,
  addRollback,
  addCanary,
  addPromote,
  addPause,
  addWatch,
  addModules,
  addHistory,
  addHealth,
  addPreview,
  addMatrix,
  addVerify,
  addPrune,
  addShell,
  addKeys,
  addOwner,
  addComplete,
]

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
or with the keys of this machine (.galleria/keys). docs/delivery.md tells the whole story.

Exit codes: 0 done, 1 refused, 2 no such command or option, 3 stopped by a gate.`,
    )
  for (const add of commands) add(program)
  return program
}
