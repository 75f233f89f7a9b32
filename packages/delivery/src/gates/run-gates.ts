import type { ReleaseRecord } from '@galleria/federation'
import { inParallel } from '../base/in-parallel.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { type ReadReferred, readReferred } from '../release/read-release.ts'
import { budgets } from './budgets.ts'
import { prefixes, widgetNames } from './collisions.ts'
import { type Gate, GateFault, type Verdict } from './gate.ts'
import { integrity } from './integrity.ts'
import { sharedVersions } from './shared-versions.ts'
import { widgetContract } from './widget-contract.ts'

const gates: readonly Gate[] = [integrity, prefixes, widgetNames, widgetContract, sharedVersions, budgets]

/** Verdicts of all gates on the candidate in the set that visitors of `channel` would get. */
export async function askGates(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  document: RegistryDocument,
  candidate: ReleaseRecord,
  channel: string,
  read: ReadReferred = (module, reference) => readReferred(delivery, module, reference),
): Promise<Verdict[]> {
  const others = await othersIn(read, document, candidate.module, channel)
  // Trust the candidate: it was read from the store, which verifies signatures.
  const signature: Verdict = { gate: 'signature', verdict: 'pass', found: [] }
  return [signature, ...gates.map((gate) => gate({ candidate, others, shells: document.shells }))]
}

/** Throws where one fails. */
export async function passGates(
  delivery: Delivery,
  document: RegistryDocument,
  candidate: ReleaseRecord,
  channel: string,
  read?: ReadReferred,
): Promise<Verdict[]> {
  const verdicts = await askGates(delivery, document, candidate, channel, read)
  if (verdicts.some(({ verdict }) => verdict === 'fail')) throw new GateFault(candidate, verdicts)
  return verdicts
}

/** Leaves out a release that cannot be read: it runs nowhere and conflicts with nothing. */
async function othersIn(
  read: ReadReferred,
  { modules }: RegistryDocument,
  candidate: string,
  channel: string,
): Promise<ReleaseRecord[]> {
  const wanted = Object.entries(modules)
    .filter(([name]) => name !== candidate)
    .flatMap(([name, { live, canary, channels }]) => {
      const own = channel === 'production' ? null : channels[channel]
      const references: (Reference | null | undefined)[] = own ? [own] : [live, canary]
      return references.filter((each) => !!each).map((reference) => [name, reference] as const)
    })
  const found = await inParallel(wanted, 16, ([name, reference]) => read(name, reference).catch(() => null))
  return found.filter((record) => record !== null)
}
