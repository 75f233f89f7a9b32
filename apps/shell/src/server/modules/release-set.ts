import { isInRollout, type RegistrySnapshot, type Release } from '@galleria/delivery'
import { filledSlots } from '@galleria/federation/slots'

/** Set of releases that one visitor's page is made of, on the server and in the browser alike. */
export interface ReleaseSet extends Pick<RegistrySnapshot, 'revision' | 'modules' | 'extensionsOff'> {
  /** Modules of which other visitors may get another release. */
  readonly split: ReadonlySet<string>
  /** Every page differs with the share: a link or an extension was added, moved or removed. */
  readonly isFrameSplit: boolean
}

interface Shares {
  readonly base: ReleaseSet
  /** By the names of those that the visitor is in. */
  readonly sets: Map<string, ReleaseSet>
}

const most = 64
const known = new WeakMap<RegistrySnapshot, Shares>()

/** By the visitor's id and each rollout's salt alone: the same on every server and after every restart. */
export function releaseSet(snapshot: RegistrySnapshot, visitor: string): ReleaseSet {
  const { base, sets } = sharesOf(snapshot)
  if (base.split.size === 0) return base
  const drawn = [...snapshot.canaries].filter(([name, { rollout }]) => {
    return base.split.has(name) && isInRollout(visitor, rollout)
  })
  if (drawn.length === 0) return base
  const key = drawn.map(([name]) => name).join()
  const before = sets.get(key)
  if (before) return before
  const set = {
    ...base,
    modules: withReleases(
      base.modules,
      drawn.map(([, { release }]) => release),
    ),
  }
  if (sets.size >= most) sets.clear()
  sets.set(key, set)
  return set
}

/** Replaces releases of a set by others; a module that the set lacks comes last. */
export function withReleases(
  modules: ReadonlyMap<string, Release>,
  others: readonly Release[],
): ReadonlyMap<string, Release> {
  return new Map([...modules, ...others.map((release) => [release.name, release] as const)])
}

/** A cache between may hand this page to anybody: nothing in it was drawn. */
export function isForAll({ split, isFrameSplit }: ReleaseSet, reachable: readonly Release[]): boolean {
  return !isFrameSplit && !reachable.some(({ name }) => split.has(name))
}

function sharesOf(snapshot: RegistrySnapshot): Shares {
  const before = known.get(snapshot)
  if (before) return before
  const { revision, modules, canaries, extensionsOff } = snapshot
  const all = [...canaries.values()].filter(({ rollout }) => rollout.percent >= 100)
  const some = [...canaries].filter(([, { rollout }]) => rollout.percent > 0 && rollout.percent < 100)
  const base: ReleaseSet = {
    revision,
    modules:
      all.length > 0
        ? withReleases(
            modules,
            all.map(({ release }) => release),
          )
        : modules,
    extensionsOff,
    split: new Set(some.map(([name]) => name)),
    isFrameSplit: some.some(([name, { release }]) => frameOf(release) !== frameOf(modules.get(name))),
  }
  const shares = { base, sets: new Map() }
  known.set(snapshot, shares)
  return shares
}

function frameOf(release: Release | undefined): string {
  const { nav = [], extensions = {} } = release?.description ?? {}
  return JSON.stringify([nav, Object.entries(extensions).map(([slot, { order }]) => [slot, order])])
}

const slots = new WeakMap<ReleaseSet['modules'], Readonly<Record<string, readonly string[]>>>()

/** Names of the extensions that fill each slot in this set, in order. */
export function slotsOf({
  modules,
  extensionsOff,
}: Pick<ReleaseSet, 'modules' | 'extensionsOff'>): Readonly<Record<string, readonly string[]>> {
  const before = slots.get(modules)
  if (before) return before
  const filled = filledSlots(
    [...modules.values()].map(({ description }) => description),
    extensionsOff,
  )
  slots.set(modules, filled)
  return filled
}
