import type { ReleaseRecord } from '@galleria/federation'
import type { Verdict } from '../gates/gate.ts'
import { type GateOptions, passGates } from '../gates/run-gates.ts'
import { changeRegistry, type Step } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { readingOnce } from '../release/read-release.ts'

export interface Deployed {
  readonly module: string
  readonly version: string
  readonly revision: number
  /** False when this release had that traffic before. */
  readonly changed: boolean
  readonly gates: readonly Verdict[]
}

export interface Move {
  readonly document: RegistryDocument
  readonly channel: string
  readonly change: NonNullable<Step>['change']
}

export interface MoveOptions extends Pick<GateOptions, 'breaking'> {
  /** Gates that were asked before. */
  readonly asked?: readonly Verdict[]
}

/** Asks the gates about the set that would run, then moves traffic in the same step. */
export async function move(
  delivery: Delivery,
  record: ReleaseRecord,
  reference: Reference,
  aim: (document: RegistryDocument) => Move | null,
  { asked = [], breaking }: MoveOptions = {},
): Promise<Deployed> {
  let gates: readonly Verdict[] = []
  let changed = false
  const read = readingOnce(delivery)
  const { revision } = await changeRegistry(withReason(delivery, breaking), async (document) => {
    changed = false
    const move = aim(document)
    if (!move) return null
    gates = [...(await passGates(delivery, document, record, move.channel, { read, breaking })), ...asked]
    changed = true
    return {
      document: move.document,
      change: { module: record.module, ...move.change, gates: toldIn(gates) },
    }
  })
  return { module: record.module, version: reference.version, revision, changed, gates }
}

/** History keeps the reason for which a gate was passed, beside the one that was given. */
export function withReason(delivery: Delivery, ...reasons: readonly (string | undefined)[]): Delivery {
  const all = [delivery.why, ...reasons].filter((reason) => reason !== undefined)
  return { ...delivery, why: all.length > 0 ? all.join('; ') : undefined }
}

export function toldIn(gates: readonly Verdict[]) {
  return gates.map(({ gate, verdict, found }) => ({ gate, verdict, found: [...found] }))
}
