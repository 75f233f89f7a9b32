import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '@galleria/federation'
import { preinit, preload } from 'react-dom'
import type { CodeFile } from '../../../../apps/shell/src/common/waiting-code.ts'
import type { PageAssets } from '../../../../apps/shell/src/server/render/page-assets.ts'

const written = <T>(file: string): Readonly<Record<string, T>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** By module and source file: written by the browser's build. */
const chunks = written<Assets>('chunks.json')
/** By script. */
const integrity = written<string>('integrity.json')

export function createPageAssets(_language: unknown, _addressOf: unknown, isWaiting: boolean): PageAssets {
  const waiting = new Map<string, PageAssets['waiting'][number]>()
  function script(file: CodeFile) {
    if (isWaiting) waiting.set(file.href, file)
    else
      preload(file.href, {
        as: 'script',
        fetchPriority: 'low',
        crossOrigin: 'anonymous',
        integrity: file.integrity,
      })
  }
  return {
    add({ name }, source, { scripts }) {
      const assets = chunks[`${name}/src/${source}`]
      for (const path of assets?.css ?? []) preinit(`/assets/${path}`, { as: 'style', precedence: 'module' })
      if (!scripts) return
      for (const path of assets?.js ?? [])
        script({ href: `/assets/${path}`, ...(integrity[path] && { integrity: integrity[path] }) })
    },
    // Part of the one script.
    entry: () => undefined,
    frame: script,
    get waiting() {
      return [...waiting.values()]
    },
  }
}
