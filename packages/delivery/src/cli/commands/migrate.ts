import type { Command } from 'commander'
import { runPlatformProgram } from '../support/platform-program.ts'

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Lists or applies the migrations of the embedded platform’s database.')
    .option('--check', 'list the steps to come, and those of a newer release')
    .option('--apply', 'apply the steps to come, each with its time')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Set the platform's own variables first (DATABASE_URL and so on). Details: docs/migrations.md.

Exit codes of --check: 0 up to date, 1 error, 2 steps to come, 3 steps of a newer release.`,
    )
    .action(async (options: { check?: boolean; apply?: boolean; json?: boolean }) => {
      const args = (['check', 'apply', 'json'] as const).filter((name) => options[name])
      process.exitCode = await runPlatformProgram(
        'migrate',
        args.map((name) => `--${name}`),
      )
    })
}
