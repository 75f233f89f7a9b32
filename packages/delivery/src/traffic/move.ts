import type { ReleaseRecord } from '@galleria/federation'
import type { Verdict } from '../gates/gate.ts'
import { passGates } from '../gates/run-gates.ts'
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

/** Asks the gates about the set that would run, then moves traffic in the same step. `asked`: gates that were asked before. */
export async function move(
  delivery: Delivery,
  record: ReleaseRecord,
  reference: Reference,
  aim: (document: RegistryDocument) => Move | null,
  asked: readonly Verdict[] = [],
): Promise<Deployed> {
  let gates: readonly Verdict[] = []
  let changed = false
  const read = readingOnce(delivery)
  const { revision } = await changeRegistry(delivery, async (document) => {
    changed = false
    const move = aim(document)
    if (!move) return null
    gates = [...(await passGates(delivery, document, record, move.channel, read)), ...asked]
    changed = true
    const said = gates.map(({ gate, verdict, found }) => ({ gate, verdict, found: [...found] }))
    return { document: move.document, change: { module: record.module, ...move.change, gates: said } }
  })
  return { module: record.module, version: reference.version, revision, changed, gates }
}
