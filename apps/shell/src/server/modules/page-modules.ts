import type { RegistrySnapshot, Release } from '@galleria/delivery'
import { type ManageSection, manageSections, type ReleaseNavItem } from '@galleria/federation'
import { isManagePath, ownsPath } from '../../common/prefixes.ts'
import { slotsOf } from './release-set.ts'

/** Widgets of the shop's frame itself. */
const shopWidgets = [
  'catalog.announcement',
  'catalog.menu',
  'catalog.search',
  'account.menu',
  'account.newsletter',
  'cart.mini-cart',
] as const

/** Widgets of the admin's. */
const manageWidgets = ['manage.bar', 'account.menu'] as const

/** Widgets of either frame. */
export const frameWidgets: readonly string[] = [...new Set([...shopWidgets, ...manageWidgets])]

/** Widgets and slots of the frame at a path, without its language. */
function frameOf(path: string): {
  readonly widgets: readonly string[]
  readonly slots: readonly string[]
} {
  // The bar searches what all modules have.
  return isManagePath(path)
    ? { widgets: manageWidgets, slots: ['manage.search'] }
    : { widgets: shopWidgets, slots: ['header.tools'] }
}

/** Most links of modules in the frame. */
const MOST_LINKS = 12

/** Link of a module in the frame. */
export interface PageLink extends ReleaseNavItem {
  readonly module: string
}

/** Link of a module in the admin. */
export interface PageManageLink extends PageLink {
  readonly section: ManageSection
  readonly area?: string | undefined
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
  /** Widgets that the frame places. */
  readonly frame: readonly string[]
  /** Links of all modules in the admin, sorted; absent on the shop's pages. */
  readonly manage?: readonly PageManageLink[]
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
  const frame = frameOf(path)
  for (const widget of frame.widgets) visit(modules.get(moduleOf(widget)))
  for (const slot of frame.slots) fill(slot)
  const links = all.flatMap(({ name: module, description }) =>
    description.nav.map(({ label, labels, to }) => ({ module, label, ...(labels && { labels }), to })),
  )
  return {
    owner,
    reachable: [...reachable.values()],
    extensions: [...extensions],
    slots,
    links: links.slice(0, MOST_LINKS),
    frame: frame.widgets,
    ...(isManagePath(path) && { manage: manageLinks(all) }),
  }
}

function manageLinks(releases: readonly Release[]): PageManageLink[] {
  return releases
    .flatMap(({ name: module, description }) =>
      (description.manage ?? []).flatMap(({ section, ...item }) => {
        const known = manageSections.find((each) => each === section)
        return known ? [{ ...item, module, section: known }] : []
      }),
    )
    .sort(
      (a, b) =>
        manageSections.indexOf(a.section) - manageSections.indexOf(b.section) ||
        a.order - b.order ||
        (a.to < b.to ? -1 : 1),
    )
    .map(({ order, ...link }) => link)
}

/** `cart.mini-cart` is the cart's. */
export function moduleOf(widget: string): string {
  return widget.split('.')[0] as string
}
