import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '@galleria/federation'
import { preinit, preload } from 'react-dom'
import type { PageAssets } from '../../../../apps/shell/src/server/render/page-assets.ts'

/** By module and source file: written by the browser's build. */
const chunks = JSON.parse(readFileSync(join(import.meta.dirname, 'chunks.json'), 'utf8')) as Readonly<
  Record<string, Assets>
>

export function createPageAssets(): PageAssets {
  return {
    add({ name }, source, { scripts }) {
      const assets = chunks[`${name}/src/${source}`]
      for (const path of assets?.css ?? []) preinit(`/assets/${path}`, { as: 'style', precedence: 'module' })
      if (!scripts) return
      for (const path of assets?.js ?? []) preload(`/assets/${path}`, { as: 'script', fetchPriority: 'low' })
    },
    // Part of the one script.
    entry: () => undefined,
  }
}
