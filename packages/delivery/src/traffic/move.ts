import type { ReleaseRecord } from '@galleria/federation'
import { GateFault, type Verdict } from '../gates/gate.ts'
import { type GateOptions, passGates } from '../gates/run-gates.ts'
import { changeRegistry, moduleIn, type Step } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { demandsOf } from '../registry/settings.ts'
import { readingOnce } from '../release/read-release.ts'
import { approveOwn, checkApprovals } from './approve.ts'

export interface Deployed {
  readonly module: string
  readonly version: string
  readonly revision: number
  /** False when this release had that traffic before. */
  readonly changed: boolean
  readonly gates: readonly Verdict[]
  /** Share of visitors that it has as a canary, in percent; absent where all have it. */
  readonly share?: number | undefined
}

export interface Move {
  readonly document: RegistryDocument
  readonly channel: string
  readonly change: NonNullable<Step>['change']
}

export interface MoveOptions extends Pick<GateOptions, 'breaking'> {
  /** Reason that was given to pass a check of health. */
  readonly despite?: string | undefined
  /** Gates that were asked before. */
  readonly asked?: readonly Verdict[]
}

/** Asks the gates about the set that would run, then moves traffic in the same step. */
export async function move(
  delivery: Delivery,
  record: ReleaseRecord,
  reference: Reference,
  aim: (document: RegistryDocument) => Move | null,
  { asked = [], breaking, despite }: MoveOptions = {},
): Promise<Deployed> {
  let gates: readonly Verdict[] = []
  let changed = false
  const read = readingOnce(delivery)
  await approveOwn(delivery, record.module, reference)
  const document = await changeRegistry(withReason(delivery, breaking, despite), async (before) => {
    changed = false
    const move = aim(before)
    if (!move) return null
    gates = [...(await passGates(delivery, before, record, move.channel, { read, breaking })), ...asked]
    checkRequired(before, record, move, gates)
    checkApprovals(before, record, reference, move.channel)
    changed = true
    return {
      document: move.document,
      change: { module: record.module, ...move.change, gates: toldIn(gates) },
    }
  })
  const { module } = record
  const { revision } = document
  return { module, version: reference.version, revision, changed, gates, share: shareIn(document, record) }
}

/** Refuses a release that its module's settings ask for a gate that was not asked. A promoted canary was asked before. */
export function checkRequired(
  document: RegistryDocument,
  record: ReleaseRecord,
  { channel, change }: Move,
  gates: readonly Verdict[],
): void {
  if (change.action === 'promote') return
  const wanted = demandsOf(document, record.module, channel).require ?? []
  const missing = wanted.filter((name) => !gates.some(({ gate }) => gate === name))
  if (missing.length === 0) return
  const where = channel === 'production' ? '' : ` in ${channel}`
  const verdicts = missing.map(
    (gate): Verdict => ({
      gate,
      verdict: 'fail',
      found: [`The settings of ${record.module} require it${where}.`],
      advice: `Deploy with --${gate}.`,
    }),
  )
  throw new GateFault(record, verdicts)
}

export function shareIn(document: RegistryDocument, { module, version }: ReleaseRecord): number | undefined {
  const { canary } = moduleIn(document, module)
  return canary?.version === version ? canary.percent : undefined
}

/** History keeps the reason for which a gate was passed, beside the one that was given. */
export function withReason(delivery: Delivery, ...reasons: readonly (string | undefined)[]): Delivery {
  const all = [delivery.why, ...reasons].filter((reason) => reason !== undefined)
  return { ...delivery, why: all.length > 0 ? all.join('; ') : undefined }
}

export function toldIn(gates: readonly Verdict[]) {
  return gates.map(({ gate, verdict, found }) => ({ gate, verdict, found: [...found] }))
}
