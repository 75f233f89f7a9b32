import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { english, languages } from '@galleria/i18n'
import { readCatalog } from '@galleria/i18n/build'
import type { ModuleDefinition, NavItem } from '../define-module.ts'
import type { ReleaseDraft, ReleaseNavItem } from '../release.ts'

/** A module's links in every language it speaks: pages show them that know nothing else of it. */
export function navOf({ nav = [] }: ModuleDefinition, folder: string): ReleaseNavItem[] {
  return nav.map((item) => linkOf(item, folder))
}

/** Links of a module in the admin, or nothing where it has none. */
export function manageOf({ manage }: ModuleDefinition, folder: string): Pick<ReleaseDraft, 'manage'> {
  if (!manage?.nav.length) return {}
  return {
    manage: manage.nav.map(({ section, order = 100, area, ...item }) => ({
      ...linkOf(item, folder),
      section,
      order,
      ...(area && { area }),
    })),
  }
}

function linkOf({ label, to }: Pick<NavItem, 'label' | 'to'>, folder: string): ReleaseNavItem {
  if (typeof label === 'string') return { label, to }
  // Match a message as the build leaves it in the code.
  const [index, text] = label as unknown as readonly [number, string]
  const key = Object.keys(readCatalog(join(folder, 'en.json')))[index] as string
  const labels = languages
    .map(({ code }) => [code, join(folder, `${code}.json`)] as const)
    .filter(([code, file]) => code !== english.code && existsSync(file))
    .map(([code, file]) => [code, readCatalog(file)[key] ?? text])
  return { label: text, labels: Object.fromEntries(labels), to }
}
