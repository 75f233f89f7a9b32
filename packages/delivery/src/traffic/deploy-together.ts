import { randomBytes } from 'node:crypto'
import type { Verdict } from '../gates/gate.ts'
import { passGates } from '../gates/run-gates.ts'
import { changeRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { readingOnce } from '../release/read-release.ts'
import { type DeployInput, prepare } from './deploy.ts'
import { type Deployed, toldIn, withReason } from './move.ts'

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
  const breaking = inputs.find((input) => input.breaking !== undefined)?.breaking
  const salt = randomBytes(9).toString('base64url')
  const read = readingOnce(delivery)
  const verdicts = new Map<string, readonly Verdict[]>()
  const { revision } = await changeRegistry(withReason(delivery, breaking), async (document) => {
    verdicts.clear()
    let next = document
    let action = ''
    for (const { record, aim } of releases) {
      const move = aim(next, salt)
      if (!move) continue
      const { channel } = move
      verdicts.set(
        record.module,
        await passGates(delivery, document, record, channel, { read, breaking, together }),
      )
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
  return releases.map(({ record: { module, version } }) => ({
    module,
    version,
    revision,
    changed: verdicts.has(module),
    gates: verdicts.get(module) ?? [],
  }))
}
