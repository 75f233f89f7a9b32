import type { RegistrySnapshot, Release } from '@galleria/delivery'
import { ownsPath } from '../../common/prefixes.ts'
import type { Reports } from '../../common/reports.ts'
import type { ModuleHost } from './module-host.ts'
import { slotsOf } from './release-set.ts'
import { type RunningModule, runningModule } from './running-module.ts'

/** Widgets of the frame itself. */
export const frameWidgets = ['catalog.menu', 'catalog.search', 'account.menu', 'cart.mini-cart'] as const

/** Slots of the frame itself. */
const frameSlots = ['header.tools']

export interface PageModules {
  /** Module that answers the address. */
  readonly owner: Release | null
  /** The owner and everyone whose widgets the page may hold, however deep. */
  readonly reachable: readonly Release[]
  /** Extensions that the page may hold, by name. */
  readonly extensions: readonly string[]
  /** Settles as soon as the owner has loaded or failed. */
  readonly ownerModule: Promise<RunningModule | null>
  /** Reachable modules that loaded in time, each of the intended release or of the last good one. */
  readonly hosted: Promise<ReadonlyMap<string, RunningModule>>
}

/** Selects the modules that a page can reach, so that its cost does not grow with the number of registered ones. */
export function pageModules(
  set: Pick<RegistrySnapshot, 'modules' | 'extensionsOff' | 'instead'>,
  path: string,
  host: ModuleHost,
  report?: Reports['report'],
): PageModules {
  const { modules, instead } = set
  const slots = slotsOf(set)
  const owner = [...modules.values()].find(({ description }) => ownsPath(description.prefixes, path)) ?? null
  const reachable = new Map<string, Release>()
  const extensions = new Set<string>()
  const fill = (slot: string) => {
    for (const name of slots[slot] ?? []) {
      extensions.add(name)
      visit(modules.get(moduleOf(name)))
    }
  }
  const visit = (release: Release | undefined, onVisit?: (release: Release) => void) => {
    if (!release || reachable.has(release.name)) return
    reachable.set(release.name, release)
    onVisit?.(release)
    for (const widget of Object.keys(release.description.uses)) visit(modules.get(moduleOf(widget)), onVisit)
  }
  // Slots stand in pages: a widget of the frame does not bring those of its module's pages.
  const fillSlots = ({ description }: Release) => Object.keys(description.slots ?? {}).forEach(fill)
  if (owner) visit(owner, fillSlots)
  for (const widget of frameWidgets) visit(modules.get(moduleOf(widget)))
  for (const slot of frameSlots) fill(slot)
  const running = new Map(
    [...reachable.values()].map((release) => [release.name, runningModule(release, instead, host, report)]),
  )
  return {
    owner,
    reachable: [...reachable.values()],
    extensions: [...extensions],
    ownerModule: (owner && running.get(owner.name)) ?? Promise.resolve(null),
    hosted: allHosted(running),
  }
}

async function allHosted(running: ReadonlyMap<string, Promise<RunningModule | null>>) {
  const found = await Promise.all([...running].map(async ([name, module]) => [name, await module] as const))
  return new Map(found.filter((entry): entry is [string, RunningModule] => entry[1] !== null))
}

/** Releases that the browser is to run: those that the server ran, else the intended ones. */
export function releasesOf(
  { reachable }: PageModules,
  hosted: ReadonlyMap<string, RunningModule>,
): readonly Release[] {
  return reachable.map((release) => hosted.get(release.name)?.release ?? release)
}

/** Releases that the server could not run, by module, where another runs in their place. */
export function replacedIn(
  { reachable }: PageModules,
  hosted: ReadonlyMap<string, RunningModule>,
): Readonly<Record<string, string>> {
  const replaced = reachable.filter(({ name, version }) => {
    const running = hosted.get(name)
    return running && running.release.version !== version
  })
  return Object.fromEntries(replaced.map(({ name, version }) => [name, version]))
}

/** `cart.mini-cart` is the cart's. */
export function moduleOf(widget: string): string {
  return widget.split('.')[0] as string
}
