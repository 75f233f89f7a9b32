import type { ReleaseRecord } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import { GateFault } from '../gates/gate.ts'
import { changeRegistry, loadRegistry, moduleIn, withModule } from '../registry/change.ts'
import { type Delivery, timeOf } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { demandsOf, settingsOf } from '../registry/settings.ts'
import { readRelease } from '../release/read-release.ts'

export interface Approved {
  readonly module: string
  readonly version: string
  readonly revision: number
  readonly approvals: number
  readonly wanted: number
}

/** Records that the asking key approves a release of the store; once per key. */
export async function approve(delivery: Delivery, module: string, version: string): Promise<Approved> {
  const release = await readRelease(delivery, module, version)
  if (!release)
    throw new DeliveryFault(
      'RELEASE_UNKNOWN',
      `${module}@${version} was never released. See the versions with npm run galleria -- history ${module}.`,
    )
  const document = await record(delivery, module, release.reference)
  return {
    module,
    version,
    revision: document.revision,
    approvals: approvalsOf(document, module, release.reference).length,
    wanted: settingsOf(document, module).approvals ?? 0,
  }
}

/** Counts the releaser's own approval where the module's settings ask for any. */
export async function approveOwn(delivery: Delivery, module: string, reference: Reference): Promise<void> {
  const { document } = await loadRegistry(delivery)
  const { approvals = 0, channels = {} } = settingsOf(document, module)
  const isCounted = approvals > 0 || Object.values(channels).some((each) => (each.approvals ?? 0) > 0)
  if (isCounted) await record(delivery, module, reference)
}

/** Refuses traffic to a release that too few people approved. */
export function checkApprovals(
  document: RegistryDocument,
  release: ReleaseRecord,
  reference: Reference,
  channel: string,
): void {
  const { module, version } = release
  const wanted = demandsOf(document, module, channel).approvals ?? 0
  const given = approvalsOf(document, module, reference)
  if (given.length >= wanted) return
  throw new GateFault(release, [
    {
      gate: 'approvals',
      verdict: 'fail',
      found: [
        `${module}@${version} has ${given.length} of ${wanted} approvals (${given.map(({ by }) => by).join(', ') || 'none'}).`,
      ],
      advice: `Another person approves it with a key of their own: npm run galleria -- approve ${module}@${version}. Then run this command again.`,
    },
  ])
}

function approvalsOf(document: RegistryDocument, module: string, { integrity }: Reference) {
  const all = moduleIn(document, module).approvals ?? []
  return all.filter((each) => each.integrity === integrity)
}

function record(delivery: Delivery, module: string, reference: Reference): Promise<RegistryDocument> {
  const key = delivery.actor ?? delivery.signing[0]?.id ?? ''
  const { by } = delivery
  return changeRegistry(delivery, (document) => {
    if (approvalsOf(document, module, reference).some((each) => each.key === key)) return null
    const before = moduleIn(document, module).approvals ?? []
    const approvals = [{ ...reference, key, by, at: timeOf(delivery) }, ...before].slice(0, 50)
    return {
      document: withModule(document, module, { approvals }),
      change: { action: 'approve', module, to: reference.version },
    }
  })
}
