import { type Command, InvalidArgumentError } from 'commander'
import { type Revision, readHistory } from '../../registry/history.ts'
import { type CommonOptions, delivery, say, telling } from '../support/context.ts'
import { minute, table } from '../support/table.ts'

interface Options extends CommonOptions {
  readonly limit: number
  readonly at?: string
}

export function addHistory(program: Command): void {
  telling(program.command('history'))
    .description('Who changed what, when and why, newest first; with --at the whole set that was live then.')
    .argument('[module]', 'only its changes')
    .option('--limit <count>', 'at most as many', count, 20)
    .option('--at <when>', 'a revision, or a time in ISO 8601')
    .addHelpText(
      'after',
      `
Examples:
  galleria history cart
  galleria history --at 41
  galleria history --at 2026-11-21T14:00`,
    )
    .action(async (module: string | undefined, options: Options) => {
      const revisions = await readHistory(
        await delivery(options),
        options.at ? { at: options.at } : { ...options, module },
      )
      say(options, revisions, (all) => (options.at ? all.flatMap(set) : changes(all)))
    })
}

function changes(revisions: readonly Revision[]): string[] {
  return table(
    ['revision', 'when', 'who', 'what', 'module', 'from', 'to', 'why'],
    revisions.map(({ revision, change, problem }) => [
      String(revision),
      minute(change?.at ?? ''),
      change?.by ?? '',
      change?.action ?? problem ?? '',
      change?.module ?? '',
      change?.from ?? '',
      change?.to ?? '',
      change?.why ?? '',
    ]),
  )
}

function set({ revision, change, set }: Revision): string[] {
  const rows = Object.entries(set).map(([module, { live, canary }]) => [module, live ?? '-', canary ?? '-'])
  return [`revision ${revision}, ${minute(change?.at ?? '')}`, ...table(['module', 'live', 'canary'], rows)]
}

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number above 0.')
  return Number(text)
}
