import { Command, Help } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBuild } from './commands/build.ts'
import { addComplete } from './commands/complete.ts'
import { addDeploy } from './commands/deploy.ts'
import { addExtensions } from './commands/extensions.ts'
import { addHealth } from './commands/health.ts'
import { addHistory } from './commands/history.ts'
import { addKeys } from './commands/keys.ts'
import { addLink } from './commands/link.ts'
import { addMatrix } from './commands/matrix.ts'
import { addMigrate } from './commands/migrate.ts'
import { addModules } from './commands/modules.ts'
import { addNew } from './commands/new.ts'
import { addOwner } from './commands/owner.ts'
import { addPreview } from './commands/preview.ts'
import { addPromote } from './commands/promote.ts'
import { addRollback } from './commands/rollback.ts'
import { addSettings } from './commands/settings.ts'
import { addShell } from './commands/shell.ts'
import { addPrune, addRepair, addVerify } from './commands/store.ts'
import { addApprove, addCanary, addPause } from './commands/traffic.ts'
import { addTypes } from './commands/types.ts'
import { addWatch } from './commands/watch.ts'

const commands = [
  addNew,
  addBuild,
  addDeploy,
  addRollback,
  addCanary,
  addPromote,
  addApprove,
  addPause,
  addWatch,
  addModules,
  addExtensions,
  addHistory,
  addHealth,
  addPreview,
  addLink,
  addTypes,
  addMatrix,
  addVerify,
  addRepair,
  addPrune,
  addShell,
  addSettings,
  addKeys,
  addOwner,
  addMigrate,
  addBackup,
  addComplete,
]

const usage = new Help()

export function createProgram(): Command {
  const program = new Command('galleria')
    .description('Releases modules and shows which of them are live.')
    .helpCommand(false)
    .configureHelp({
      commandUsage: (command) => usage.commandUsage(command).replace('galleria', 'npm run galleria --'),
    })
    .showHelpAfterError('Run npm run galleria -- --help for all commands and options.')
    .exitOverride()
    .addHelpText(
      'after',
      `
MODULE_STORE names the module store (default: .galleria/modules). Releases are signed with REGISTRY_PRIVATE_KEY,
or with the keys in .galleria/keys. Guide: docs/delivery.md.

Exit codes: 0 success, 1 error, 2 unknown command or option, 3 a release check failed.`,
    )
  for (const add of commands) add(program)
  return program
}
