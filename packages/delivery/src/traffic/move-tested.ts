import type { ReleaseRecord } from '@galleria/federation'
import { GateFault, type Verdict } from '../gates/gate.ts'
import { type MatrixOptions, matrixVerdict, runMatrix } from '../matrix/run-matrix.ts'
import { loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { type Deployed, type Move, type MoveOptions, move } from './move.ts'

/** Release that is in the store, and how it gets its traffic. */
export interface Prepared {
  readonly record: ReleaseRecord
  readonly reference: Reference
  readonly aim: (document: RegistryDocument, salt?: string) => Move | null
}

interface Options extends Pick<MoveOptions, 'breaking' | 'despite'> {
  readonly matrix?: MatrixOptions | undefined
}

/** Runs the browser tests first where they are given, then asks the gates and moves traffic. */
export async function moveTested(
  delivery: Delivery,
  { record, reference, aim }: Prepared,
  { matrix, breaking, despite }: Options,
): Promise<Deployed> {
  const asked: Verdict[] = []
  // Skip the tests for a release that has its traffic already.
  if (matrix && aim((await loadRegistry(delivery)).document)) {
    const runs = await runMatrix(delivery, [{ module: record.module, reference }], matrix)
    const verdict = matrixVerdict(runs, matrix.suite)
    if (verdict.verdict === 'fail') throw new GateFault(record, [verdict])
    asked.push(verdict)
  }
  return move(delivery, record, reference, aim, { asked, breaking, despite })
}
