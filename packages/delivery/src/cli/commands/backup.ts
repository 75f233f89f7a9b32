import type { Command } from 'commander'
import { runPlatformProgram } from '../support/platform-program.ts'

interface Options {
  readonly keys?: boolean
  readonly replace?: boolean
  readonly verify?: boolean
  readonly json?: boolean
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(
      'Copies database, uploaded files, modules and keys of an embedded platform to an empty place.',
    )
    .argument('<place>', 'folder or s3://bucket/prefix')
    .option('--no-keys', 'leave the keys that sign releases out')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Set the platform's own variables first (DATABASE_URL, MEDIA_STORE, MODULE_STORE, GALLERIA_HOME). Keys are encrypted
for BACKUP_RECIPIENT, a public key of age, or with BACKUP_PASSPHRASE. Details: docs/backup.md.`,
    )
    .action((place: string, options: Options) => run('backup', place, options))

  program
    .command('restore')
    .description('Brings a backup back to an empty place, after its checksums are verified.')
    .argument('<place>', 'folder or s3://bucket/prefix of the backup')
    .option('--replace', 'delete the database that is there and overwrite its files')
    .option('--verify', 'compare the checksums and restore nothing')
    .option('--no-keys', 'leave the keys that sign releases out')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Stop the servers of the shop first. Set the platform's own variables to the place to restore to, and BACKUP_IDENTITY
or BACKUP_PASSPHRASE for the keys. Details: docs/backup.md.`,
    )
    .action((place: string, options: Options) => run(options.verify ? 'verify' : 'restore', place, options))
}

async function run(verb: string, place: string, { keys, replace, json }: Options): Promise<void> {
  const flags = [
    ...(keys === false ? ['--without-keys'] : []),
    ...(replace ? ['--replace'] : []),
    ...(json ? ['--json'] : []),
  ]
  process.exitCode = await runPlatformProgram('backup', [verb, ...flags, '--', place])
}
