import { inParallel } from '../base/in-parallel.ts'
import type { Delivery } from '../registry/delivery.ts'
import type { Reference, RegistryDocument } from '../registry/document.ts'
import { readReferred } from '../release/read-release.ts'

interface Entry {
  readonly url: string
  readonly fallbackUrl?: string
  readonly metadata: { readonly integrity: string; readonly version: string }
  readonly deployment: { readonly traffic: number; readonly default: boolean }
  readonly extras: { readonly prefixes: readonly string[]; readonly widgets: readonly string[] }
}

/** https://github.com/awslabs/frontend-discovery, schema v1-pre. */
export interface FrontendDiscovery {
  readonly schema: string
  readonly microFrontends: Readonly<Record<string, readonly Entry[]>>
}

/** The registry as other systems read it; `base` is where the shell serves modules. */
export async function frontendDiscovery(
  delivery: Pick<Delivery, 'store' | 'trust'>,
  { modules }: RegistryDocument,
  base: string,
): Promise<FrontendDiscovery> {
  const url = (module: string, version: string, entry: string) =>
    `${base}/modules/${module}/${version}/web/${entry}`
  const lists = await inParallel(
    Object.entries(modules),
    16,
    async ([module, { live, canary, lastGood }]) => {
      if (!live) return [module, []] as const
      const share = canary?.state === 'running' ? canary.percent : 0
      const entry = async (reference: Reference, traffic: number, isDefault: boolean): Promise<Entry> => {
        const { entry, integrity, prefixes, widgets } = await readReferred(delivery, module, reference)
        return {
          url: url(module, reference.version, entry),
          ...(lastGood && lastGood.version !== reference.version
            ? { fallbackUrl: url(module, lastGood.version, entry) }
            : {}),
          metadata: { integrity: integrity[`web/${entry}`] ?? '', version: reference.version },
          deployment: { traffic, default: isDefault },
          extras: { prefixes, widgets: Object.keys(widgets) },
        }
      }
      const entries = [entry(live, 100 - share, true), ...(canary ? [entry(canary, share, false)] : [])]
      return [module, await Promise.all(entries)] as const
    },
  )
  return {
    schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(lists.filter(([, entries]) => entries.length > 0)),
  }
}
