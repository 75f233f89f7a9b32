import type { ModuleStore, RegistryReader, RegistrySnapshot } from '@galleria/delivery'
import { checkCanary, type KnownReleases } from '@galleria/delivery/telemetry'

export interface BadCanaries {
  /** The registry, without the canaries that a look condemned: until a watcher ends them there, this shell does not serve them. */
  reader(registry: RegistryReader): RegistryReader
  /** Looks at what runs now. */
  refresh(): Promise<void>
}

interface Spared {
  readonly rollouts: ReadonlySet<string>
  readonly snapshot: RegistrySnapshot
}

/** A shell has no key to change the registry with; what it knows to be bad it can leave unserved. */
export function createBadCanaries(
  store: Pick<ModuleStore, 'notes'>,
  releases: Pick<KnownReleases, 'trials'>,
  onProblem: (message: string) => void,
): BadCanaries {
  let rollouts: ReadonlySet<string> = new Set()
  const without = new WeakMap<RegistrySnapshot, Spared>()

  /** The same object for the same state: others keep what they made of it. */
  function spared(snapshot: RegistrySnapshot): RegistrySnapshot {
    const bad = [...snapshot.canaries].filter(([name, { rollout }]) => rollouts.has(nameOf(name, rollout)))
    if (bad.length === 0) return snapshot
    const before = without.get(snapshot)
    if (before?.rollouts === rollouts) return before.snapshot
    const names = new Set(bad.map(([name]) => name))
    const canaries = new Map([...snapshot.canaries].filter(([name]) => !names.has(name)))
    const made = { ...snapshot, canaries }
    without.set(snapshot, { rollouts, snapshot: made })
    return made
  }

  return {
    reader: (registry) => ({ ...registry, snapshot: async () => spared(await registry.snapshot()) }),
    async refresh() {
      const bad = new Set<string>()
      for (const trial of await releases.trials()) {
        const name = nameOf(trial.module, trial.canary)
        const latest = await checkCanary(store, trial)
        if (latest?.verdict !== 'abort') continue
        bad.add(name)
        if (!rollouts.has(name))
          onProblem(
            `${trial.module}@${trial.canary.version} is no longer served: ${latest.reasons.join(' ')}`,
          )
      }
      if (bad.size !== rollouts.size || [...bad].some((name) => !rollouts.has(name))) rollouts = bad
    },
  }
}

function nameOf(module: string, { salt }: { readonly salt: string }): string {
  return `${module} ${salt}`
}
