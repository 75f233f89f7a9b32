import type { Release } from '@galleria/delivery'
import { preinit, preload } from 'react-dom'
import { baseOf } from './browser-module.ts'

/** Hints for one page; each address once. React places them in the head. */
export interface PageAssets {
  /** Styles are needed to paint; scripts only where the page will run them at once. */
  add(release: Release, source: string | undefined, options: { readonly scripts: boolean }): void
  entry(release: Release): void
}

export function createPageAssets(): PageAssets {
  const script = (href: string) =>
    preload(href, { as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return {
    add(release, source, { scripts }) {
      const assets = source === undefined ? undefined : release.description.chunks[source]
      const base = baseOf(release)
      // A link inside a Suspense boundary would hold that boundary back; a hint does not.
      for (const path of assets?.css ?? []) {
        preinit(base + path, { as: 'style', precedence: 'module', crossOrigin: 'anonymous' })
      }
      if (scripts) for (const path of assets?.js ?? []) script(base + path)
    },
    entry(release) {
      const base = baseOf(release)
      const { entry, module } = release.description
      for (const path of [entry, ...module.js]) script(base + path)
      for (const path of module.css)
        preinit(base + path, { as: 'style', precedence: 'module', crossOrigin: 'anonymous' })
    },
  }
}
