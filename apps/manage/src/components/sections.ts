import type { ManageLink, ManageSection } from '@galleria/federation'

export interface BarSection {
  readonly section: ManageSection
  /** Link that stands for the section. */
  readonly first: ManageLink
  readonly rest: readonly ManageLink[]
}

/** Links, which come sorted, by section. */
export function sectionsOf(links: readonly ManageLink[]): BarSection[] {
  return [...Map.groupBy(links, ({ section }) => section)].flatMap(([section, [first, ...rest]]) =>
    first ? [{ section, first, rest }] : [],
  )
}

/** Link whose page is shown, or of which a page below is. */
export function currentOf(links: readonly ManageLink[], path: string): ManageLink | undefined {
  return links
    .filter(({ to }) => path === to || (to !== '/manage' && path.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0]
}
