import { randomBytes } from 'node:crypto'
import type { Verdict } from '../gates/gate.ts'
import { passGates } from '../gates/run-gates.ts'
import { changeRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readingOnce } from '../release/read-release.ts'
import { approveOwn, checkApprovals } from './approve.ts'
import { type DeployInput, prepare } from './deploy.ts'
import { checkRequired, type Deployed, shareIn, toldIn, withReason } from './move.ts'

/**
 * Releases several modules in one revision: no visitor gets one without the others. Each gate sees the others as they
 * are about to be, and canaries share one draw.
 */
export async function deployTogether(
  delivery: Delivery,
  inputs: readonly Omit<DeployInput, 'matrix'>[],
): Promise<Deployed[]> {
  const releases = await Promise.all(inputs.map((input) => prepare(delivery, input)))
  const together = new Map(releases.map(({ record }) => [record.module, record]))
  const reason = (kind: 'breaking' | 'despite') => inputs.find((input) => input[kind] !== undefined)?.[kind]
  const [breaking, despite] = [reason('breaking'), reason('despite')]
  for (const { record, reference } of releases) await approveOwn(delivery, record.module, reference)
  const salt = randomBytes(9).toString('base64url')
  const read = readingOnce(delivery)
  const verdicts = new Map<string, readonly Verdict[]>()
  const after = await changeRegistry(withReason(delivery, breaking, despite), async (document) => {
    verdicts.clear()
    let next = document
    let action = ''
    for (const { record, reference, aim } of releases) {
      const move = aim(next, salt)
      if (!move) continue
      const { channel } = move
      const gates = await passGates(delivery, document, record, channel, { read, breaking, together })
      checkRequired(document, record, move, gates)
      checkApprovals(document, record, reference, channel)
      verdicts.set(record.module, gates)
      next = move.document
      action = move.change.action
    }
    if (verdicts.size === 0) return null
    const moved = releases.filter(({ record }) => verdicts.has(record.module))
    return {
      document: next,
      change: {
        action,
        modules: moved.map(({ record }) => record.module),
        to: moved.map(({ record }) => `${record.module}@${record.version}`).join(', '),
        gates: toldIn([...verdicts.values()].flat()),
      },
    }
  })
  return releases.map(({ record }) => ({
    module: record.module,
    version: record.version,
    revision: after.revision,
    share: shareIn(after, record),
    changed: verdicts.has(record.module),
    gates: verdicts.get(record.module) ?? [],
  }))
}
