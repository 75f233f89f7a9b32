import {
  askGates,
  type Delivery,
  loadRegistry,
  openDelivery,
  openRegistry,
  type RegistryDocument,
  readDocument,
  readMap,
  readRelease,
  type Verdict,
} from '@galleria/delivery'
import { type Incident, readIncidents } from '@galleria/delivery/telemetry'
import type { ReleaseRecord } from '@galleria/federation'
import { AsyncCache } from './async-cache.ts'
import { type HealthReader, healthReader } from './health.ts'

/** All that the console reads and changes: the store as the command sees it, and what never changes kept in memory. */
export interface ConsoleData {
  readonly address: string
  /** Whether this shell has a key to sign changes with; without one the console shows and changes nothing. */
  readonly maySign: boolean
  /** The registry now. Throws where it cannot be read or believed. */
  document(): Promise<RegistryDocument>
  /** Document of an earlier revision; null where the store no longer holds it. */
  revision(number: number): Promise<RegistryDocument | null>
  /** Null where the release is not in the store, or nobody we trust signed it. */
  record(module: string, version: string): Promise<ReleaseRecord | null>
  /** Reason why a release is not trusted; null for a trusted release. */
  problem(module: string, version: string): Promise<string | null>
  /** Releases in the store, newest first. */
  releases(module: string): Promise<ReleaseRecord[]>
  /** Scripts of the release, and those of them whose source maps are kept. */
  maps(record: ReleaseRecord): Promise<{ readonly scripts: number; readonly kept: number }>
  /** Verdicts of the gates on the release in the set that is live now. */
  gates(document: RegistryDocument, record: ReleaseRecord): Promise<Verdict[]>
  readonly health: HealthReader
  /** What releases did to servers of the shop, newest first; none where that cannot be read. */
  incidents(module?: string): Promise<Incident[]>
  delivery(by: string, why: string | undefined, more?: Partial<Delivery>): Delivery
  /** Whether the registry is another than when this was asked last. */
  hasChanged(): Promise<boolean>
}

export interface ConsoleDataOptions {
  /** A folder or `s3://bucket/prefix`. */
  readonly moduleStore: string
  /** Folder that holds this machine's ring of keys. */
  readonly home: string
  /** PKCS #8 in base64, by comma; without it the ring signs. */
  readonly registryPrivateKey: string | undefined
  /** SPKI in base64, by comma: keys that the shell trusts. */
  readonly publicKeys: string
}

/** Opens the store with the keys of `registryPrivateKey` or the ring that the shell trusts; makes no key. */
export async function openConsoleData({
  moduleStore,
  home,
  registryPrivateKey,
  publicKeys,
}: ConsoleDataOptions): Promise<ConsoleData> {
  const env = {
    ...process.env,
    MODULE_STORE: moduleStore,
    GALLERIA_HOME: home,
    REGISTRY_PUBLIC_KEY: publicKeys,
    REGISTRY_PRIVATE_KEY: registryPrivateKey,
  }
  const { trust } = openRegistry(moduleStore, publicKeys)
  const opened = await openDelivery(env, { by: 'console' })
  const base = { ...opened, trust, signing: opened.signing.filter(({ id }) => trust.has(id)) }
  const { store } = base
  const documents = new AsyncCache<RegistryDocument>(500)
  const records = new AsyncCache<ReleaseRecord>(5000)
  let tag: string | undefined

  const record = (module: string, version: string) =>
    records.get(`${module}@${version}`, async () => {
      const release = await readRelease(base, module, version).catch(() => null)
      return release?.record ?? null
    })

  return {
    address: store.address,
    maySign: base.signing.length > 0,
    document: async () => (await loadRegistry(base)).document,
    revision: (number) =>
      documents.get(String(number), async () => {
        const cached = await readDocument(base, number)
        // Fall back to the current document: some stores add one to the history only once it is replaced.
        const document = cached ?? (await loadRegistry(base)).document
        return document.revision === number && number > 0 ? document : null
      }),
    record,
    problem: (module, version) =>
      readRelease(base, module, version).then(
        (release) => (release ? null : `${module}@${version} isn't in the module store.`),
        (error: Error) => error.message,
      ),
    async releases(module) {
      const versions = await store.versions(module)
      const found = await Promise.all(versions.map((version) => record(module, version)))
      return found
        .filter((each) => each !== null)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
    },
    async maps(record) {
      const scripts = Object.keys(record.integrity).filter((path) => path.endsWith('.js'))
      const maps = await Promise.all(
        scripts.map((path) => readMap(store, record.module, record.version, path).catch(() => null)),
      )
      return { scripts: scripts.length, kept: maps.filter((map) => map !== null).length }
    },
    gates: (document, candidate) => askGates(base, document, candidate, 'production'),
    health: healthReader(store),
    incidents: (module) => readIncidents(store, { module }).catch(() => []),
    delivery: (by, why, more) => ({ ...base, by, why, ...more }),
    async hasChanged() {
      const file = await store.readRegistry(tag)
      if (!file || file === 'same') return false
      tag = file.tag
      return true
    },
  }
}
