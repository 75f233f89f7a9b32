import { join } from 'node:path'
import type { ModuleDefinition, ModuleRoute } from '../define-module.ts'
import type { Assets, ReleaseDraft } from '../release.ts'
import { agreementOf } from './agreement-of.ts'
import { contractOf } from './contract-of.ts'
import { evaluateModule } from './evaluate-module.ts'
import { filesOf, hashOf } from './files-of.ts'
import { manageOf, navOf } from './nav-of.ts'
import { requiresOf } from './requires-of.ts'
import type { Exports } from './shared-exports.ts'

interface Input {
  readonly name: string
  readonly root: string
  readonly dist: string
  /** `''` holds what the exposed module itself needs. */
  readonly chunks: Record<string, Assets>
  readonly imports: Exports
  /** Whether gates will look at it: what they alone ask for takes most of the time. */
  readonly isForGates: boolean
}

/** The script of a module that a page runs first; in `web/`. */
export const entry = 'remoteEntry.js'

export function describeRelease({ name, root, dist, chunks, imports, isForGates }: Input): ReleaseDraft {
  const { '': module = { js: [], css: [] }, ...rest } = chunks
  const src = join(root, 'src')
  const definition = evaluateModule(join(dist, 'server/module.js'))
  if (definition.name !== name) {
    throw new Error(
      `The module is named "${definition.name}" in src/module.ts and "${name}" in rsbuild.config.ts. Use the same name in both.`,
    )
  }
  const files = [...filesOf(dist)]
  const prefixes = prefixesOf(definition)
  const scripts = files.map(([path]) => path).filter((path) => /^web\/.*\.js$/.test(path))
  const isOwn = (address: string) =>
    prefixes.some(
      (prefix) => address === prefix || (prefix !== '/manage' && address.startsWith(`${prefix}/`)),
    )
  return {
    schema: 2,
    module: name,
    prefixes,
    routes: addressesOf(definition.routes, ''),
    ...personalIn(definition.routes),
    nav: navOf(definition, join(src, 'messages')),
    ...manageOf(definition, join(src, 'messages')),
    ...contractOf(src, definition),
    entry,
    js: module.js,
    css: module.css,
    server: 'server/module.js',
    chunks: rest,
    integrity: Object.fromEntries(files.map(([path, content]) => [path, hashOf(content)])),
    requires: requiresOf(root),
    imports,
    ...(isForGates &&
      agreementOf(
        src,
        scripts.map((path) => join(dist, path)),
        isOwn,
      )),
  }
}

/** Addresses that a page answers, with what is open in them. */
function addressesOf(routes: readonly ModuleRoute[], above: string): string[] {
  return routes.flatMap(({ path = '', children, ...route }) => {
    const address = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const isPage = !children || 'Component' in route || 'lazy' in route
    return [...new Set([...(isPage ? [address] : []), ...addressesOf(children ?? [], address)])]
  })
}

function personalIn(routes: readonly ModuleRoute[]): Pick<ReleaseDraft, 'personal' | 'forms'> {
  const personal = addressesOf(onlyPersonal(routes, 'server'), '')
  const forms = addressesOf(onlyPersonal(routes, 'form'), '')
  return { ...(personal.length > 0 && { personal }), ...(forms.length > 0 && { forms }) }
}

/** Routes that the server draws for one shopper; those below such a route are too. */
function onlyPersonal(routes: readonly ModuleRoute[], kind: 'server' | 'form'): readonly ModuleRoute[] {
  return routes.flatMap((route) => {
    if (route.personal === kind) return [route]
    const children = onlyPersonal(route.children ?? [], kind)
    return children.length > 0 ? [{ path: route.path, children } as ModuleRoute] : []
  })
}

/** First segments; two below `/manage`, where each team administers what it shows. `/manage` is the admin's home alone. */
function prefixesOf({ name, routes }: ModuleDefinition): string[] {
  const prefixes = routes.map(({ path = '' }) => {
    const [first, second] = path.replace(/^\//, '').split('/')
    return first === 'manage' && second ? `/manage/${second}` : `/${first}`
  })
  const open = prefixes.find((prefix) => prefix.startsWith('/:') || prefix === '/*')
  if (open)
    throw new Error(
      `The route "${open}" of module "${name}" begins with a parameter. Give it a fixed first segment.`,
    )
  return [...new Set(prefixes)].sort()
}
