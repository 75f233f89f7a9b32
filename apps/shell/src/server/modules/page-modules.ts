import type { RegistrySnapshot, Release } from '@galleria/delivery'
import type { ReleaseNavItem } from '@galleria/federation'
import { ownsPath } from '../../common/prefixes.ts'
import { slotsOf } from './release-set.ts'

/** Widgets of the frame itself. */
export const frameWidgets = ['catalog.menu', 'catalog.search', 'account.menu', 'cart.mini-cart'] as const

/** Slots of the frame itself. */
const frameSlots = ['header.tools']

/** Most links of modules in the frame. */
const MOST_LINKS = 12

/** Link of a module in the frame. */
export interface PageLink extends ReleaseNavItem {
  readonly module: string
}

/** Releases that one page can reach, so that its cost does not grow with the number of registered ones. */
export interface PageModules {
  /** Module that answers the address. */
  readonly owner: Release | null
  /** The owner and everyone whose widgets the page may hold, however deep. */
  readonly reachable: readonly Release[]
  /** Extensions that the page may hold, by name. */
  readonly extensions: readonly string[]
  /** Names of the extensions that fill each slot, in order. */
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly links: readonly PageLink[]
}

export function pageModules(
  set: Pick<RegistrySnapshot, 'modules' | 'extensionsOff'>,
  path: string,
): PageModules {
  const { modules } = set
  const slots = slotsOf(set)
  const all = [...modules.values()]
  const owner = all.find(({ description }) => ownsPath(description.prefixes, path)) ?? null
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
  const links = all.flatMap(({ name: module, description }) =>
    description.nav.map(({ label, labels, to }) => ({ module, label, ...(labels && { labels }), to })),
  )
  return {
    owner,
    reachable: [...reachable.values()],
    extensions: [...extensions],
    slots,
    links: links.slice(0, MOST_LINKS),
  }
}

/** `cart.mini-cart` is the cart's. */
export function moduleOf(widget: string): string {
  return widget.split('.')[0] as string
}
