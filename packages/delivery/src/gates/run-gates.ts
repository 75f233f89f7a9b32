import type { ReleaseRecord } from '@galleria/federation'
import { inParallel } from '../base/in-parallel.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { settingsOf } from '../registry/settings.ts'
import { type ReadReferred, readReferred } from '../release/read-release.ts'
import { budgets } from './budgets.ts'
import { checkedChunks } from './checked-chunks.ts'
import { prefixes, widgetNames } from './collisions.ts'
import { type Gate, GateFault, type Verdict } from './gate.ts'
import { integrity } from './integrity.ts'
import { removals } from './removals.ts'
import { sharedExports, sharedVersions } from './shared-versions.ts'
import { slots } from './slots.ts'
import { widgetContract } from './widget-contract.ts'

const gates: readonly Gate[] = [
  integrity,
  prefixes,
  widgetNames,
  widgetContract,
  removals,
  slots,
  sharedVersions,
  sharedExports,
  budgets,
]

export interface GateOptions {
  readonly read?: ReadReferred | undefined
  /** Reason for which what nobody live uses may go. */
  readonly breaking?: string | undefined
  /** Releases that get their traffic in the same step, by module. */
  readonly together?: ReadonlyMap<string, ReleaseRecord> | undefined
}

/** Verdicts of all gates on the candidate in the set that visitors of `channel` would get. */
export async function askGates(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  document: RegistryDocument,
  candidate: ReleaseRecord,
  channel: string,
  options: GateOptions = {},
): Promise<Verdict[]> {
  const { read = (module, reference) => readReferred(delivery, module, reference) } = options
  const others = await othersIn(read, document, candidate.module, channel, options.together)
  const { shells } = document
  const before = await beforeIn(read, document, candidate.module, channel)
  const isBreaking = options.breaking !== undefined
  const settings = settingsOf(document, candidate.module)
  const kept = keptByOthers(document, candidate.module)
  // Trust the candidate: it was read from the store, which verifies signatures.
  const signature: Verdict = { gate: 'signature', verdict: 'pass', found: [] }
  const chunks = await checkedChunks(delivery.store, candidate)
  return [
    signature,
    chunks,
    ...gates.map((gate) => gate({ candidate, others, shells, before, isBreaking, settings, kept })),
  ]
}

/** Throws where one fails. */
export async function passGates(
  delivery: Delivery,
  document: RegistryDocument,
  candidate: ReleaseRecord,
  channel: string,
  options: GateOptions = {},
): Promise<Verdict[]> {
  const verdicts = await askGates(delivery, document, candidate, channel, options)
  if (verdicts.some(({ verdict }) => verdict === 'fail')) throw new GateFault(candidate, verdicts)
  return verdicts
}

/** Paths that the settings of other modules keep for them. */
function keptByOthers({ settings }: RegistryDocument, module: string): Record<string, string> {
  const others = Object.entries(settings).filter(([name]) => name !== module)
  return Object.fromEntries(
    others.flatMap(([name, { prefixes = [] }]) => prefixes.map((prefix) => [prefix, name])),
  )
}

/** Release of the module that visitors of the channel have now; null where none is, or it can't be read. */
function beforeIn(
  read: ReadReferred,
  { modules }: RegistryDocument,
  module: string,
  channel: string,
): Promise<ReleaseRecord | null> {
  const entry = Object.hasOwn(modules, module) ? modules[module] : undefined
  const reference = entry?.channels[channel] ?? entry?.live
  return reference ? read(module, reference).catch(() => null) : Promise.resolve(null)
}

/** Leaves out a release that cannot be read: it runs nowhere and conflicts with nothing. */
async function othersIn(
  read: ReadReferred,
  { modules }: RegistryDocument,
  candidate: string,
  channel: string,
  together: ReadonlyMap<string, ReleaseRecord> = new Map(),
): Promise<ReleaseRecord[]> {
  const wanted = Object.entries(modules)
    .filter(([name]) => name !== candidate && !together.has(name))
    .flatMap(([name, { live, canary, channels }]) => {
      const own = channel === 'production' ? null : channels[channel]
      const references: (Reference | null | undefined)[] = own ? [own] : [live, canary]
      return references.filter((each) => !!each).map((reference) => [name, reference] as const)
    })
  const found = await inParallel(wanted, 16, ([name, reference]) => read(name, reference).catch(() => null))
  const beside = [...together.values()].filter(({ module }) => module !== candidate)
  return [...beside, ...found.filter((record) => record !== null)]
}
