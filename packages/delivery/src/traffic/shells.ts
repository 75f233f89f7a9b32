import { DeliveryFault } from '../base/fault.ts'
import { unfitFor } from '../gates/shell-fit.ts'
import { changeRegistry, loadRegistry } from '../registry/change.ts'
import type { Delivery } from '../registry/delivery.ts'
import { timeOf } from '../registry/delivery.ts'
import type { RegistryDocument, ShellEntry } from '../registry/document.ts'
import { readRelease } from '../release/read-release.ts'

export interface ShellBuild {
  readonly version: string
  readonly provides: Readonly<Record<string, string>>
  readonly agreement?: ShellEntry['agreement']
}

/**
 * Refuses a shell in which a live module has no release that could run, neither the live one nor an earlier one. Says
 * which modules would be served an earlier release.
 */
export async function checkShell(delivery: Delivery, shell: ShellBuild): Promise<string[]> {
  const { document } = await loadRegistry(delivery)
  const told: string[] = []
  const stuck: string[] = []
  for (const [module, { live, previous }] of Object.entries(document.modules)) {
    if (!live) continue
    const fits = async (version: string) => {
      const release = await readRelease(delivery, module, version).catch(() => null)
      return release ? unfitFor(shell, release.record) : 'is missing from the store'
    }
    const lacking = await fits(live.version)
    if (lacking === undefined) continue
    const name = `${module}@${live.version}`
    let earlier: string | undefined
    for (const version of previous) if (!earlier && !(await fits(version))) earlier = version
    if (earlier) told.push(`${name} ${lacking}. The shell serves ${module}@${earlier} instead.`)
    else stuck.push(`${name} ${lacking}, and no earlier release fits.`)
  }
  if (stuck.length > 0)
    throw new DeliveryFault('SHELL_UNFIT', ['The shell isn’t registered.', ...stuck].join('\n'))
  return told
}

/** Registers what a serving shell provides to every module. `only`: no other shell serves any more. */
export function registerShell(
  delivery: Delivery,
  { version, provides, agreement }: ShellBuild,
  { only = false } = {},
): Promise<RegistryDocument> {
  const since = timeOf(delivery)
  return changeRegistry(delivery, (document) => {
    const others = only ? {} : document.shells
    const known = document.shells[version]
    const isAlone = !only || Object.keys(document.shells).length === 1
    if (known && isAlone && sameOffer(known, { provides, agreement })) return null
    return {
      document: {
        ...document,
        shells: { ...others, [version]: { provides: { ...provides }, agreement, since } },
      },
      change: { action: 'shell', to: version },
    }
  })
}

function sameOffer(one: Omit<ShellEntry, 'since'>, other: Omit<ShellBuild, 'version'>): boolean {
  const texts = [one, other].map(({ provides, agreement }) => JSON.stringify([provides, agreement]))
  return texts[0] === texts[1]
}

export function retireShell(delivery: Delivery, version: string): Promise<RegistryDocument> {
  return changeRegistry(delivery, (document) => {
    const { [version]: known, ...shells } = document.shells
    if (!known) throw new DeliveryFault('SHELL_UNKNOWN', `There's no registered shell "${version}".`)
    return { document: { ...document, shells }, change: { action: 'retire shell', from: version } }
  })
}
