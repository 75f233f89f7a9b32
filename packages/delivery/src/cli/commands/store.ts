import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { prune } from '../../maintenance/prune.ts'
import { repair } from '../../maintenance/repair.ts'
import { verify } from '../../maintenance/verify.ts'
import { savedRegistryIn } from '../../reader/saved-registry.ts'
import { type CommonOptions, changing, delivery, say, telling } from '../support/context.ts'
import { progressBar } from '../support/progress.ts'

export function addVerify(program: Command): void {
  telling(program.command('verify'))
    .description(
      'Checks every signature and every file of the module store. Exit code 1: something is wrong.',
    )
    .action(async (options: CommonOptions) => {
      const done = await verify(await delivery(options), progressBar('Verifying'))
      say(options, done, ({ revision, releases, files, problems }) => [
        ...problems,
        `Checked revision ${revision}: ${releases} releases, ${files} files, ${problems.length || 'no'} problems.`,
      ])
      if (done.problems.length > 0) process.exitCode = 1
    })
}

export function addRepair(program: Command): void {
  changing(program.command('repair'))
    .description('Replaces a damaged, forged or missing registry by the newest sound one of its history.')
    .option('--from <file>', 'also consider this copy, such as one that a shell saved')
    .addHelpText(
      'after',
      '\nShops keep serving their last good releases meanwhile. Releases that only the damaged registry named are lost: deploy them again.',
    )
    .action(async (options: CommonOptions & { from?: string }) => {
      const context = await delivery(options)
      const home = process.env.GALLERIA_HOME || '.galleria'
      const own = await savedRegistryIn(join(home, 'shell'), context.store.address).read()
      const given = options.from === undefined ? null : await readFile(options.from, 'utf8')
      const copies = [own, given].filter((text) => text !== null)
      const done = await repair(context, copies)
      say(options, done, ({ revision, from, problem }) =>
        from === null
          ? `The registry is sound (revision ${revision}). Nothing changed.`
          : [`${problem}`, `Repaired it from revision ${from} (now revision ${revision}).`],
      )
    })
}

export function addPrune(program: Command): void {
  changing(program.command('prune'))
    .description('Deletes old releases. Keeps every release that is live, canary, last good or in a channel.')
    .requiredOption('--keep <count>', 'number of releases to keep for each module', (text) => {
      if (!/^[1-9]\d{0,5}$/.test(text))
        throw new InvalidArgumentError(`Enter a number above 0. Got "${text}".`)
      return Number(text)
    })
    .option('--dry-run', 'list the releases without deleting them')
    .addHelpText('after', '\nExample:\n  npm run galleria -- prune --keep 20 --dry-run')
    .action(async (options: CommonOptions & { keep: number; dryRun?: boolean }) => {
      const { keep, dryRun = false } = options
      const done = await prune(await delivery(options), { keep, dryRun })
      say(options, done, ({ removed, swept }) => [
        ...removed,
        `${dryRun ? 'Would delete' : 'Deleted'} ${removed.length} releases${swept ? ` and ${swept} incomplete uploads` : ''}.`,
      ])
    })
}
