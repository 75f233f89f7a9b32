import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '@galleria/federation'
import { preinit, preload } from 'react-dom'
import type { PageAssets } from '../../../../apps/shell/src/server/render/page-assets.ts'

const written = <T>(file: string): Readonly<Record<string, T>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** By module and source file: written by the browser's build. */
const chunks = written<Assets>('chunks.json')
/** By script. */
const integrity = written<string>('integrity.json')

export function createPageAssets(): PageAssets {
  return {
    add({ name }, source, { scripts }) {
      const assets = chunks[`${name}/src/${source}`]
      for (const path of assets?.css ?? []) preinit(`/assets/${path}`, { as: 'style', precedence: 'module' })
      if (!scripts) return
      for (const path of assets?.js ?? [])
        preload(`/assets/${path}`, {
          as: 'script',
          fetchPriority: 'low',
          crossOrigin: 'anonymous',
          integrity: integrity[path],
        })
    },
    // Part of the one script.
    entry: () => undefined,
  }
}
