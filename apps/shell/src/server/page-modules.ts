import type { RegistrySnapshot, Release } from '@galleria/delivery'
import { ownsPath } from '../composition/prefixes.ts'
import type { HostedModule } from './hosted-module.ts'
import type { ModuleHost } from './module-host.ts'

/** Widgets of the frame itself. */
export const frameWidgets = ['catalog.menu', 'catalog.search', 'account.menu', 'cart.mini-cart'] as const

export interface PageModules {
  /** The one that answers the address. */
  readonly owner: Release | null
  /** The owner and everyone whose widgets the page may hold, however deep. */
  readonly reachable: readonly Release[]
  /** Those that could be had in time. */
  readonly hosted: ReadonlyMap<string, HostedModule>
}

/** However many modules are registered, a page concerns itself with those it can reach. */
export async function pageModules(
  { modules }: RegistrySnapshot,
  path: string,
  host: ModuleHost,
): Promise<PageModules> {
  const owner = [...modules.values()].find(({ description }) => ownsPath(description.prefixes, path)) ?? null
  const reachable = new Map<string, Release>()
  const visit = (release: Release | undefined) => {
    if (!release || reachable.has(release.name)) return
    reachable.set(release.name, release)
    for (const widget of release.description.uses) visit(modules.get(widget.split('.')[0] as string))
  }
  if (owner) visit(owner)
  for (const widget of frameWidgets) visit(modules.get(widget.split('.')[0] as string))

  const hosted = new Map<string, HostedModule>()
  await Promise.all(
    [...reachable.values()].map(async (release) => {
      const module = await host.get(release)
      if (module) hosted.set(release.name, module)
    }),
  )
  return { owner, reachable: [...reachable.values()], hosted }
}
