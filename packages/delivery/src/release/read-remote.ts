import { readdir, readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Assets, ExposedFiles, ReleaseDraft } from '@galleria/federation'
import { sharedLazily, sharedSingletons } from '@galleria/federation/shared'
import { DeliveryFault } from '../base/fault.ts'
import { integrityOf } from '../store/integrity.ts'
import { parseDraft } from '../store/parse-record.ts'
import { exposedBy, nameOf, pathsOf, prefixOf } from './exposed-names.ts'
import type { Built } from './read-build.ts'
import { parseManifest, type RemoteManifest } from './remote-manifest.ts'
import { readMaps } from './source-maps.ts'

const server = 'server/module.js'

/** Stand-in for a server build: a release has one file for the server, and this one draws nothing. */
const noServer = 'module.exports = {}\n'

/**
 * A remote that any bundler built with the federation plugin. Its record is made from the plugin's manifest and the bytes
 * of its files, and none of its code is run.
 */
export async function readRemote(folder: string, manifestFile: string, module: string): Promise<Built> {
  const path = join(folder, manifestFile)
  const own = await filesIn(folder, module)
  const text = own.get(normalize(manifestFile))
  if (!text)
    throw new DeliveryFault(
      'BUILD_MISSING',
      `${module} isn't built: ${path} is missing. Build it with manifest: true first.`,
    )
  const manifest = parseManifest(text.toString(), path)
  if (manifest.name !== module)
    throw new DeliveryFault(
      'BUILD_OF_ANOTHER_MODULE',
      `${folder} contains a build of "${manifest.name}", not of "${module}".`,
    )
  refuseCopies(manifest)
  const code = own.get(server)
  const web = [...own].filter(([file]) => !file.startsWith('server/'))
  const files = new Map<string, Uint8Array>([
    [server, code ?? Buffer.from(noServer)],
    ...web.map(([file, content]) => [`web/${file}`, content] as const),
  ])
  const draft = draftOf(manifest, exposedBy(manifest, path, code !== undefined), new Map(web), path)
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]))
  const maps = await readMaps(folder, own.keys())
  return {
    // Read back, so that it is what a shop makes of the same release.json: the content makes the version.
    draft: parseDraft(JSON.stringify({ ...draft, integrity }), path),
    files,
    maps: new Map([...maps].map(([file, map]) => [file.replace(/^maps\/(?!server\/)/, 'maps/web/'), map])),
  }
}

function draftOf(
  manifest: RemoteManifest,
  exposed: ExposedFiles,
  web: ReadonlyMap<string, Buffer>,
  from: string,
): Omit<ReleaseDraft, 'integrity'> {
  const { remoteEntry } = manifest.metaData
  const entry = join(remoteEntry.path, remoteEntry.name).replace(/^\//, '')
  const chunks = Object.fromEntries(
    manifest.exposes.map(({ path, assets }) => [nameOf(path), filesOf(assets)] as const),
  )
  const named = [entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]
  const absent = named.find((file) => !web.has(file))
  if (absent !== undefined)
    throw new DeliveryFault(
      'BUILD_FILE_MISSING',
      `${from} names ${absent}, which isn't in the build. Build again, and pass the whole folder.`,
    )
  const isModule = exposed.type === 'module'
  const code = web.get(entry)?.toString() ?? ''
  const isUnchecked = (file: string) => isModule || !code.includes(integrityOf(web.get(file) ?? ''))
  if (!isModule) checkChunkGlobal(manifest.name, code, entry)
  const files = [...web.keys()]
  const paths = pathsOf(exposed.names, 'page')
  return {
    schema: 2,
    module: manifest.name,
    prefixes: [...new Set(paths.map(prefixOf))].sort(),
    routes: paths.map((path) => `/${path}`),
    nav: [],
    widgets: {},
    uses: {},
    extensions: Object.fromEntries(
      pathsOf(exposed.names, 'slot').map((slot) => [slot, { order: 100, props: {} }]),
    ),
    exposed,
    entry,
    // Files that the entry doesn't check are checked by the shell before it runs the entry: no bundler gives JavaScript modules hashes of
    // each other, and webpack none to style sheets.
    js: isModule ? files.filter((file) => /\.m?js$/.test(file) && file !== entry) : [],
    css: files.filter((file) => file.endsWith('.css') && isUnchecked(file)),
    server,
    chunks: isModule ? stylesOf(chunks) : chunks,
    requires: requiresOf(manifest),
  }
}

function filesOf({ js, css }: RemoteManifest['exposes'][number]['assets']): Assets {
  return { js: [...js.sync, ...js.async], css: [...css.sync, ...css.async] }
}

/** Without the scripts, which are checked with the entry. */
function stylesOf(chunks: Readonly<Record<string, Assets>>): Record<string, Assets> {
  return Object.fromEntries(Object.entries(chunks).map(([name, { css }]) => [name, { js: [], css }]))
}

/** Refuses chunks that would meet those of another remote, or of another release, under one name of the page. */
function checkChunkGlobal(module: string, code: string, entry: string): void {
  const id = module.replaceAll('-', '_')
  const foreign = code
    .match(/\b(?:webpack|rspack)Chunk[\w$]+/g)
    ?.find((name) => name.replace(/^(webpack|rspack)Chunk/, '') !== id)
  if (foreign === undefined) return
  throw new DeliveryFault(
    'CHUNKS_UNNAMED',
    `${entry} loads its chunks as "${foreign}". Set output.uniqueName to "${module}" and build again.`,
  )
}

const shared: ReadonlySet<string> = new Set([...sharedSingletons, ...sharedLazily])

/** A page has one copy of what the shell shares: two of React break each other's components. */
function refuseCopies({ name, shared: all }: RemoteManifest): void {
  const copy = all.find((each) => shared.has(each.name) && each.assets && filesOf(each.assets).js.length > 0)
  if (!copy) return
  throw new DeliveryFault(
    'SHARED_COPY',
    `${name} brings a copy of ${copy.name}, which the shell has. Add import: false to it in shared.`,
  )
}

/** Ranges of what it takes from the shell, by package. Anything else that it shares, it brings. */
function requiresOf({ shared: all }: RemoteManifest): Record<string, string> {
  return Object.fromEntries(
    all.flatMap(({ name, requiredVersion }) =>
      shared.has(name) && typeof requiredVersion === 'string' ? [[packageOf(name), requiredVersion]] : [],
    ),
  )
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Every file but source maps, and but what a bundler notes for itself. */
async function filesIn(folder: string, module: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new DeliveryFault('BUILD_MISSING', `${module} isn't built: there's no ${folder}. Build it first.`)
  })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  return new Map(
    await Promise.all(paths.sort().map(async (path) => [path, await readFile(join(folder, path))] as const)),
  )
}
