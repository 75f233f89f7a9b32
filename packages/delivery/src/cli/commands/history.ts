import { type Command, InvalidArgumentError } from 'commander'
import { type Revision, readHistory } from '../../registry/history.ts'
import { type Incident, incidentKinds, readIncidents } from '../../telemetry/index.ts'
import { say, telling } from '../support/context.ts'
import { atShop, hereOrThere, type ShopOptions } from '../support/shop.ts'
import { minute, table } from '../support/table.ts'

interface Options extends ShopOptions {
  readonly limit: number
  readonly at?: string
}

export function addHistory(program: Command): void {
  atShop(telling(program.command('history')))
    .description(
      'Shows who changed what, when and why, and what releases did to the server, newest first. With --at, shows the releases that were live then.',
    )
    .argument('[module]', 'show only this module')
    .option('--limit <count>', 'number of changes to show', count, 20)
    .option('--at <when>', 'a revision, or a time such as 2026-11-21T14:00')
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- history cart
  npm run galleria -- history --at 41
  npm run galleria -- history --at 2026-11-21T14:00`,
    )
    .action(async (module: string | undefined, options: Options) => {
      const { at, limit } = options
      if (at) {
        const then = await hereOrThere(options, 'history', { at }, (context) => readHistory(context, { at }))
        return say(options, then, (all) => all.flatMap(set))
      }
      const query = { module, limit }
      const rows = await hereOrThere(options, 'history', query, async (context) => {
        const revisions = await readHistory(context, query)
        const incidents = await readIncidents(context.store, query)
        return [...incidents.map(asRevision), ...revisions]
      })
      say(options, [...rows].sort(newestFirst).slice(0, limit), changes)
    })
}

/** Something that a release did on a shell, told among the changes; it makes no revision. */
interface IncidentRow extends Omit<Revision, 'revision'> {
  readonly revision: null
}

function asRevision({ at, module, version, kind, message }: Incident): IncidentRow {
  const action = `incident: ${incidentKinds[kind]}`
  const change = { at, by: 'shell', action, module, from: version, to: null, why: message, gates: [] }
  return { revision: null, change, set: {} }
}

function newestFirst(a: Revision | IncidentRow, b: Revision | IncidentRow): number {
  return (a.change?.at ?? '') < (b.change?.at ?? '') ? 1 : -1
}

function changes(revisions: readonly (Revision | IncidentRow)[]): string[] {
  return table(
    ['revision', 'when', 'who', 'what', 'module', 'from', 'to', 'why'],
    revisions.map(({ revision, change, problem }) => [
      revision === null ? '-' : String(revision),
      minute(change?.at ?? ''),
      change?.by ?? '',
      change?.action ?? problem ?? '',
      change?.module ?? change?.modules?.join(', ') ?? '',
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
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError(`Enter a number above 0. Got "${text}".`)
  return Number(text)
}
