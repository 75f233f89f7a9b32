import { type Command, InvalidArgumentError } from 'commander'
import { prune } from '../../maintenance/prune.ts'
import { verify } from '../../maintenance/verify.ts'
import { type CommonOptions, changing, delivery, say, telling } from '../support/context.ts'
import { progressBar } from '../support/progress.ts'

export function addVerify(program: Command): void {
  telling(program.command('verify'))
    .description('Checks every signature and every byte of the store; exit code 1 where one is wrong.')
    .action(async (options: CommonOptions) => {
      const done = await verify(await delivery(options), progressBar('verifying'))
      say(options, done, ({ revision, releases, files, problems }) => [
        ...problems,
        `revision ${revision}: ${releases} releases, ${files} files, ${problems.length || 'no'} problems`,
      ])
      if (done.problems.length > 0) process.exitCode = 1
    })
}

export function addPrune(program: Command): void {
  changing(program.command('prune'))
    .description('Takes old releases away; never one that is live, canary, last good or in a channel.')
    .requiredOption('--keep <count>', 'the newest of each module that stay', (text) => {
      if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number above 0.')
      return Number(text)
    })
    .option('--dry-run', 'only say which would go')
    .addHelpText('after', '\nExample:\n  galleria prune --keep 20 --dry-run')
    .action(async (options: CommonOptions & { keep: number; dryRun?: boolean }) => {
      const { keep, dryRun = false } = options
      const done = await prune(await delivery(options), { keep, dryRun })
      say(options, done, ({ removed, swept }) => [
        ...removed,
        `${removed.length} releases ${dryRun ? 'would go' : 'are gone'}${swept ? `, and what ${swept} broken uploads left` : ''}`,
      ])
    })
}
