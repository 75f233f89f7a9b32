import type { Release } from '@galleria/delivery'
import { preinit, preload } from 'react-dom'
import { baseOf } from './browser-module.ts'

/** Hints for one page; React places them in the head, each once. */
export interface PageAssets {
  /** Styles are needed to paint; scripts only where the page will run them at once. */
  add(release: Release, source: string | undefined, options: { readonly scripts: boolean }): void
  entry(release: Release): void
}

export function createPageAssets(): PageAssets {
  return {
    add(release, source, { scripts }) {
      const assets = source === undefined ? undefined : release.description.chunks[source]
      const base = baseOf(release)
      for (const path of assets?.css ?? []) style(base + path)
      if (scripts) for (const path of assets?.js ?? []) script(base + path)
    },
    entry(release) {
      const base = baseOf(release)
      const { entry, module } = release.description
      for (const path of [entry, ...module.js]) script(base + path)
      for (const path of module.css) style(base + path)
    },
  }
}

function script(href: string): void {
  preload(href, { as: 'script', fetchPriority: 'low', ...crossOrigin(href) })
}

/** A link rendered inside a Suspense boundary would hold that boundary back; this does not. */
function style(href: string): void {
  preinit(href, { as: 'style', precedence: 'module', ...crossOrigin(href) })
}

/** As the bundler's own loader does it: a hint that asks otherwise is fetched twice. */
function crossOrigin(href: string): { crossOrigin?: 'anonymous' } {
  return href.startsWith('/') ? {} : { crossOrigin: 'anonymous' }
}
