import type { BrowserModule } from '../../common/boot.ts'
import { sharedModules } from './shared-modules.ts'

/** Key under which Module Federation's browser extension keeps what it puts in the place of which remote. */
const key = '__MF_DEVTOOLS__'

interface Federation {
  readonly __GLOBAL_PLUGIN__?: readonly unknown[]
  moduleInfo: Record<string, object>
}

/** Parts of `mf-manifest.json` that are read here. */
interface Manifest {
  readonly metaData: {
    readonly globalName: string
    readonly remoteEntry: { readonly name: string; readonly type: string }
    readonly buildInfo: { readonly buildVersion: string }
  }
  readonly shared: readonly { readonly name: string; readonly version: string; readonly assets: object }[]
  readonly exposes: readonly { readonly name: string; readonly path: string; readonly assets: object }[]
}

const federation = (globalThis as unknown as { readonly __FEDERATION__: Federation }).__FEDERATION__
/** By module, the release that runs in this page. */
const running = new Map<string, BrowserModule>()
let turns = 0

/**
 * The release that the extension's user chose instead of one, as this shop's registry offers it, with its hashes; `null` where
 * nothing was chosen, or nothing that may run here (decision 0355).
 */
export async function chosenRelease(module: BrowserModule, language: string): Promise<BrowserModule | null> {
  const chosen = overrides()[module.name]
  const release = typeof chosen === 'string' ? await offered(module, chosen, language) : null
  running.set(module.name, release ?? module)
  void show().catch((error: unknown) => console.warn('The extension gets no modules.', error))
  return release
}

async function offered(
  module: BrowserModule,
  chosen: string,
  language: string,
): Promise<BrowserModule | null> {
  const { name } = module
  // A module that is worked on stays: its server has the newest source.
  if (module.version === 'source') return null
  const version = versionIn(name, chosen)
  if (version === module.version) return null
  const query = new URLSearchParams({ module: name, version: version ?? '', language })
  const answer = version && (await fetch(`/registry/resolve?${query}`).then((response) => response.json()))
  if (answer?.module) return answer.module
  console.warn(
    `${name} stays ${module.version}: "${chosen}" is no release that this shop shows everybody. Follow a signed link instead: npm run galleria -- preview ${name}@<version>, or link ${name} <address>.`,
  )
  return null
}

/** `1.4.0`, or what this shop serves of it. */
function versionIn(name: string, chosen: string): string | undefined {
  if (/^[\w.+-]+$/.test(chosen)) return chosen
  if (!URL.canParse(chosen, location.origin)) return undefined
  const { origin, pathname } = new URL(chosen, location.origin)
  const [, module, version] = /^\/modules\/([\w-]+)\/([\w.+-]+)\/web\//.exec(pathname) ?? []
  return origin === location.origin && module === name ? version : undefined
}

/** The extension writes them below `overrides`, older ones at the top. */
function overrides(): Readonly<Record<string, unknown>> {
  try {
    const { overrides = {}, ...others } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { ...others, ...overrides }
  } catch {
    return {}
  }
}

/** Fills in what the extension shows, from manifests, and tells it. The run-time makes no snapshots of what it is not told. */
async function show(): Promise<void> {
  const turn = ++turns
  const releases = [...running.values()]
  const manifests = await Promise.all(releases.map(({ base }) => manifestAt(base)))
  // A later module has been loaded meanwhile: its turn shows all of them.
  if (turn !== turns) return
  const moduleInfo: Record<string, object> = {
    shell: {
      ...snapshotOf('/assets/', undefined),
      globalName: 'shell',
      shared: Object.entries(sharedModules).map(([sharedName, { version }]) => ({
        sharedName,
        version,
        assets: {},
        usedExports: [],
      })),
      version: document.querySelector<HTMLScriptElement>('script[src*="/assets/shell."]')?.src ?? '',
      remotesInfo: Object.fromEntries(
        releases.map(({ name, version }) => [name, { matchedVersion: version }]),
      ),
    },
  }
  for (const [index, { name, version, base }] of releases.entries())
    moduleInfo[`${name}:${version}`] = { ...snapshotOf(base, manifests[index]), version, remotesInfo: {} }
  federation.moduleInfo = moduleInfo
  window.postMessage({ moduleInfo }, location.origin)
}

const manifests = new Map<string, Promise<Manifest | undefined>>()

function manifestAt(base: string): Promise<Manifest | undefined> {
  const known = manifests.get(base)
  if (known) return known
  // A module from source, or one that was built without our preset, may have none.
  const read = fetch(`${base}mf-manifest.json`)
    .then((response) => (response.ok ? (response.json() as Promise<Manifest>) : undefined))
    .catch(() => undefined)
  manifests.set(base, read)
  return read
}

function snapshotOf(base: string, manifest: Manifest | undefined): object {
  const publicPath = new URL(base, location.origin).href
  if (!manifest) return { publicPath, remoteEntry: '', shared: [], modules: [] }
  const { globalName, remoteEntry, buildInfo } = manifest.metaData
  return {
    publicPath,
    globalName,
    buildVersion: buildInfo.buildVersion,
    remoteEntry: remoteEntry.name,
    remoteEntryType: remoteEntry.type,
    remoteTypes: '',
    remoteTypesZip: '',
    remoteTypesAPI: '',
    shared: manifest.shared.map(({ name, version, assets }) => ({
      sharedName: name,
      version,
      assets,
      usedExports: [],
    })),
    modules: manifest.exposes.map(({ name, path, assets }) => ({
      moduleName: name,
      modulePath: path,
      assets,
    })),
  }
}
