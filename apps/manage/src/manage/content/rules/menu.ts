import type { MenuItem } from '@galleria/platform-client/menus'

export type MenuLink = Omit<MenuItem, 'items'>

let count = 0

/** Entry without words yet. */
export function newLink(): MenuLink {
  count += 1
  return { id: `${Date.now().toString(36)}-${count}`, label: '', to: '', translations: {} }
}

/** The entry with a label in a language; an emptied one is none. */
export function withLabel<Link extends MenuLink>(
  link: Link,
  language: string | undefined,
  label: string,
): Link {
  if (!language) return { ...link, label }
  const { [language]: _, ...others } = link.translations
  return { ...link, translations: label ? { ...others, [language]: label } : others }
}
