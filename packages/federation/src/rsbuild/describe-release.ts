import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ModuleDefinition } from '../define-module.ts'
import type { Assets, ReleaseDescription } from '../release.ts'
import { evaluateModule } from './evaluate-module.ts'
import { navOf } from './nav-of.ts'

const require = createRequire(import.meta.url)

interface Input {
  readonly name: string
  readonly dist: string
  readonly src: string
  /** `''` holds what the exposed module itself needs. */
  readonly chunks: Record<string, Assets>
}

export function describeRelease({ name, dist, src, chunks }: Input): ReleaseDescription {
  const { '': module = { js: [], css: [] }, ...rest } = chunks
  const definition = evaluateModule(join(dist, 'server/module.js'))
  if (definition.name !== name) {
    throw new Error(`src/module.ts says its name is "${definition.name}", rsbuild.config.ts says "${name}".`)
  }
  return {
    schema: 1,
    name,
    prefixes: prefixesOf(definition),
    nav: navOf(definition, join(src, 'messages')),
    widgets: Object.keys(definition.widgets ?? {}),
    uses: widgetsUsed(src).filter((widget) => !widget.startsWith(`${name}.`)),
    entry: 'remoteEntry.js',
    server: 'server/module.js',
    module,
    chunks: rest,
    files: filesOf(dist),
    requires: Object.fromEntries(
      ['react', 'react-dom', 'jotai'].map((key) => [
        key,
        (require(`${key}/package.json`) as { version: string }).version,
      ]),
    ),
  }
}

export function prefixesOf({ name, routes }: ModuleDefinition): string[] {
  const prefixes = routes.map(({ path = '' }) => `/${path.replace(/^\//, '').split('/')[0]}`)
  const open = prefixes.find((prefix) => prefix.startsWith('/:') || prefix === '/*')
  if (open) throw new Error(`Module "${name}" has a route whose first segment is open: ${open}.`)
  return [...new Set(prefixes)].sort()
}

/** Widgets placed in the sources, so that a server can have their modules ready before it renders. */
function widgetsUsed(src: string): string[] {
  const used = new Set<string>()
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx$/.test(file) || /\.test\.tsx$/.test(file)) continue
    const code = readFileSync(join(src, file), 'utf8')
    for (const [, widget] of code.matchAll(/<Widget\b[^>]*?\bname="([\w.-]+)"/g)) used.add(widget as string)
  }
  return [...used].sort()
}

function filesOf(dist: string): ReleaseDescription['files'] {
  const files: Record<string, { integrity: string; bytes: number }> = {}
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name).slice(dist.length + 1)
    if (path === 'release.json' || path.endsWith('.map') || path.includes('.hot-update.')) continue
    const content = readFileSync(join(dist, path))
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
    files[path] = { integrity, bytes: content.length }
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}
