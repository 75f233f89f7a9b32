import { dirname, join, relative } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import type { Assets } from '../release.ts'

/** Every dynamic import of the module's own files, with the files it needs beyond the entry. */
export function collectChunks(compilation: Rspack.Compilation, src: string): Record<string, Assets> {
  const found: Record<string, Assets> = {}
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue
    const files = group.getFiles().filter((file) => !file.includes('.hot-update.'))
    const assets = {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
    }
    for (const { module, request } of group.origins) {
      const from = module && 'resource' in module ? (module.resource as string) : undefined
      // The container itself imports what is exposed, and is no file.
      if (!from) found[''] = assets
      if (!from || !request?.startsWith('.')) continue
      const key = relative(src, join(dirname(from), request)).replaceAll('\\', '/')
      if (!key.startsWith('..')) found[key] = assets
    }
  }
  return found
}
