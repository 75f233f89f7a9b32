import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assets, ExposedFiles, ReleaseDraft } from '@galleria/federation'
import { sharedLazily, sharedSingletons } from '@galleria/federation/shared'
import { DeliveryFault } from '../base/fault.ts'
import { integrityOf } from '../store/integrity.ts'
import { exposedServer } from './exposed-server.ts'
import type { Built } from './read-build.ts'
import { parseManifest, type RemoteManifest } from './remote-manifest.ts'
import { readMaps } from './source-maps.ts'

const server = 'server/module.js'
const kinds = /^\.\/(page|slot)\/[^\s]+$/

/**
 * A remote that any bundler built with the federation plugin: its record is made from `mf-manifest.json`. What it exposes
 * as `./page/<path>` is a page, as `./slot/<slot>` an extension. `server/module.js`, where there is one, is its server build.
 */
export async function readRemote(folder: string, manifestFile: string, module: string): Promise<Built> {
  const path = join(folder, manifestFile)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new DeliveryFault('BUILD_MISSING', `${module} isn't built: ${path} is missing. Build it first.`)
  })
  const manifest = parseManifest(text, path)
  if (manifest.name !== module)
    throw new DeliveryFault(
      'BUILD_OF_ANOTHER_MODULE',
      `${folder} contains a build of "${manifest.name}", not of "${module}".`,
    )
  const own = await filesIn(folder)
  const code = own.get(server)?.toString() ?? null
  const exposed = exposedBy(manifest, path, code !== null)
  const files = new Map<string, Uint8Array>([[server, Buffer.from(exposedServer(module, exposed, code))]])
  for (const [file, content] of own) if (!file.startsWith('server/')) files.set(`web/${file}`, content)
  const web = [...own.keys()].filter((file) => !file.startsWith('server/'))
  return {
    draft: { ...draftOf(manifest, exposed, files), budgets: await budgetsBeside(folder) },
    files,
    maps: new Map(
      [...(await readMaps(folder, web))].map(([file, map]) => [file.replace('maps/', 'maps/web/'), map]),
    ),
  }
}

function exposedBy(
  { metaData, exposes }: RemoteManifest,
  from: string,
  isServerRendered: boolean,
): ExposedFiles {
  const foreign = exposes.find(({ path }) => !kinds.test(path))
  if (foreign || exposes.length === 0)
    throw new DeliveryFault(
      'EXPOSE_UNKNOWN',
      `${from} exposes ${foreign ? `"${foreign.path}"` : 'nothing'}. Name each file "./page/<path>" or "./slot/<slot>".`,
    )
  const { type } = metaData.remoteEntry
  return {
    type: type === 'module' || type === 'esm' ? 'module' : 'global',
    global: metaData.globalName,
    names: exposes.map(({ path }) => path.slice(2)).sort(),
    isServerRendered,
  }
}

function draftOf(
  manifest: RemoteManifest,
  exposed: ExposedFiles,
  files: ReadonlyMap<string, Uint8Array>,
): Omit<ReleaseDraft, 'budgets'> {
  const { remoteEntry } = manifest.metaData
  const entry = join(remoteEntry.path, remoteEntry.name).replace(/^\//, '')
  const chunks = Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path.slice(2), flat(assets)]))
  const named = new Set([entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])])
  const rest = [...files.keys()]
    .filter((path) => /^web\/.*\.(m?js|css)$/.test(path))
    .map((path) => path.slice('web/'.length))
    .filter((path) => !named.has(path))
  const isModule = exposed.type === 'module'
  // Of a script of the module system nothing else holds the hashes: the shell checks all before it runs the entry.
  const js = isModule ? [...named, ...rest].filter((path) => path !== entry && !path.endsWith('.css')) : []
  const others = {
    js: rest.filter((path) => !path.endsWith('.css')),
    css: rest.filter((path) => path.endsWith('.css')),
  }
  const paths = pathsOf(exposed, 'page')
  return {
    schema: 2,
    module: manifest.name,
    prefixes: [...new Set(paths.map(prefixOf))].sort(),
    routes: paths.map((path) => `/${path}`),
    nav: [],
    widgets: {},
    uses: {},
    extensions: Object.fromEntries(pathsOf(exposed, 'slot').map((slot) => [slot, { order: 100, props: {} }])),
    exposed,
    entry,
    js,
    css: [],
    server,
    chunks: isModule ? {} : { ...chunks, ...(rest.length > 0 && { '*': others }) },
    integrity: Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)])),
    requires: requiresOf(manifest),
  }
}

function flat({ js, css }: RemoteManifest['exposes'][number]['assets']): Assets {
  return { js: [...js.sync, ...js.async], css: [...css.sync, ...css.async] }
}

function pathsOf({ names }: ExposedFiles, kind: string): string[] {
  return names.filter((each) => each.startsWith(`${kind}/`)).map((each) => each.slice(kind.length + 1))
}

function prefixOf(path: string): string {
  const [first, second] = path.split('/')
  if (!first || first.startsWith(':') || first === '*')
    throw new DeliveryFault(
      'EXPOSE_UNKNOWN',
      `The page "${path}" needs a fixed first segment, such as "stores".`,
    )
  return first === 'manage' && second ? `/manage/${second}` : `/${first}`
}

/** What it takes from the shell. Anything else that it shares, it brings. */
function requiresOf({ shared }: RemoteManifest): Record<string, string> {
  const known = new Set<string>([...sharedSingletons, ...sharedLazily])
  return Object.fromEntries(
    shared
      .filter(({ name, requiredVersion }) => known.has(name) && typeof requiredVersion === 'string')
      .map(({ name, requiredVersion }) => [nameOf(name), String(requiredVersion)]),
  )
}

function nameOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
}

/** `"galleria": { "budgets": … }` of the package.json beside the built folder. */
async function budgetsBeside(folder: string): Promise<ReleaseDraft['budgets']> {
  const text = await readFile(join(folder, '..', 'package.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { galleria?: { budgets?: ReleaseDraft['budgets'] } }).galleria?.budgets ?? {}
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // A bundler's own notes are no part of what is served.
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  return new Map(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(join(folder, path))] as const)),
  )
}
