import type { ModuleEntry, RegistryDocument } from '@galleria/delivery'

/** Row of the difference between two sets. */
export interface Difference {
  /** Module, or `shell`. */
  readonly of: string
  /** `live`, `canary`, `last good`, a channel. */
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** By module, in the order of names; nothing where both serve the same. */
export function differences(before: RegistryDocument | null, after: RegistryDocument): Difference[] {
  const names = new Set([...Object.keys(before?.modules ?? {}), ...Object.keys(after.modules)])
  const found = [...names].sort().flatMap((name) => {
    const [old, now] = [linesOf(before?.modules[name]), linesOf(after.modules[name])]
    const kinds = new Set([...old.keys(), ...now.keys()])
    return [...kinds].map((what) => ({
      of: name,
      what,
      from: old.get(what) ?? null,
      to: now.get(what) ?? null,
    }))
  })
  const shells = new Set([...Object.keys(before?.shells ?? {}), ...Object.keys(after.shells)])
  const served = [...shells].map((version) => ({
    of: 'shell',
    what: 'serves',
    from: before?.shells[version] ? version : null,
    to: after.shells[version] ? version : null,
  }))
  return [...found, ...served].filter(({ from, to }) => from !== to)
}

function linesOf(entry: ModuleEntry | undefined): Map<string, string> {
  const lines = new Map<string, string>()
  if (!entry) return lines
  const { live, canary, lastGood, channels, extensionsOff = [] } = entry
  if (live) lines.set('live', live.version)
  if (canary)
    lines.set(
      'canary',
      `${canary.version} · ${canary.percent} %${canary.state === 'running' ? '' : ` · ${canary.state}`}`,
    )
  if (lastGood) lines.set('last good', lastGood.version)
  for (const [channel, { version }] of Object.entries(channels)) lines.set(channel, version)
  for (const slot of extensionsOff) lines.set(`extension in ${slot}`, 'off')
  return lines
}
