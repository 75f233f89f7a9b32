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
  /** Settles as soon as the owner is there, or will not come. */
  readonly ownerModule: Promise<HostedModule | null>
  /** Those of all reachable ones that could be had in time. */
  readonly hosted: Promise<ReadonlyMap<string, HostedModule>>
}

/** However many modules are registered, a page concerns itself with those it can reach. */
export function pageModules({ modules }: RegistrySnapshot, path: string, host: ModuleHost): PageModules {
  const owner = [...modules.values()].find(({ description }) => ownsPath(description.prefixes, path)) ?? null
  const reachable = new Map<string, Release>()
  const visit = (release: Release | undefined) => {
    if (!release || reachable.has(release.name)) return
    reachable.set(release.name, release)
    for (const widget of Object.keys(release.description.uses)) visit(modules.get(moduleOf(widget)))
  }
  if (owner) visit(owner)
  for (const widget of frameWidgets) visit(modules.get(moduleOf(widget)))
  const releases = [...reachable.values()]
  return {
    owner,
    reachable: releases,
    ownerModule: owner ? host.get(owner) : Promise.resolve(null),
    hosted: allHosted(releases, host),
  }
}

async function allHosted(releases: readonly Release[], host: ModuleHost) {
  const found = await Promise.all(
    releases.map(async (release) => [release.name, await host.get(release)] as const),
  )
  return new Map(found.filter((entry): entry is [string, HostedModule] => entry[1] !== null))
}

/** `cart.mini-cart` is the cart's. */
export function moduleOf(widget: string): string {
  return widget.split('.')[0] as string
}
