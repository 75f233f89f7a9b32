import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { browserModule, createAddresses } from '../../apps/shell/src/server/modules/browser-module.ts'
import { pageModules } from '../../apps/shell/src/server/modules/page-modules.ts'
import { openDelivery } from '../../packages/delivery/src/index.ts'
import { signWith } from '../../packages/delivery/src/keys/signature.ts'
import { createRegistryReader } from '../../packages/delivery/src/reader/reader.ts'
import { seal } from '../../packages/delivery/src/registry/envelope.ts'
import { integrityOf } from '../../packages/delivery/src/store/integrity.ts'
import type { ReleaseDraft, ReleaseRecord } from '../../packages/federation/src/release.ts'
import { modules, root } from '../../scripts/store/layout.ts'

/** So many modules as large as the store's own, each released so often; what a page's share of them costs. */
export async function largeRegistry(count: number, releases: number): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  try {
    const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
    const { store, trust, signing } = await openDelivery(env, { by: 'bench' })
    const drafts = await Promise.all(modules.map(draftOf))
    const entries: [string, unknown][] = []
    for (let index = 0; index < count; index++) {
      const like = drafts[index % drafts.length] as ReleaseDraft
      const isOwn = index < drafts.length
      const name = isOwn ? like.module : `extra-${index}`
      const own = isOwn ? like : { ...like, module: name, prefixes: [`/${name}`], widgets: {} }
      const written = await Promise.all(
        Array.from({ length: releases }, async (_, at) => {
          const version = `1.${at}.0`
          const record: ReleaseRecord = { ...own, version, sizes: {}, commit: null, createdAt: '' }
          const text = JSON.stringify(record)
          const signatures = JSON.stringify(signWith(signing, 'release', text))
          await store.writeRelease({ module: name, version, record: text, signatures, files: new Map() })
          return { version, integrity: integrityOf(text) }
        }),
      )
      const [live, lastGood, ...older] = written.toReversed()
      const previous = [lastGood, ...older].flatMap((each) => (each ? [each.version] : [])).slice(0, 20)
      entries.push([name, { live, lastGood, previous, canary: null, channels: {} }])
    }
    const document = {
      schema: 2,
      revision: 1,
      change: null,
      shells: {},
      modules: Object.fromEntries(entries),
    }
    const text = seal(document as Parameters<typeof seal>[0], signing)
    await store.swapRegistry(null, { text, revision: 1 })
    const reader = createRegistryReader({ store, trust })
    const first = cpu()
    const snapshot = await reader.snapshot()
    console.log(
      `registry of ${snapshot.modules.size} x ${releases}: ${text.length} bytes, first read ${first().toFixed(0)} ms of CPU`,
    )
    const paths = [
      '/',
      '/products/a',
      '/cart',
      ...Array.from({ length: 97 }, (_, at) => `/extra-${at + 4}/x`),
    ]
    const options = { addressOf: createAddresses(undefined), incompatibility: () => undefined }
    const resolve = async (path: string) => {
      const { reachable } = pageModules(await reader.snapshot(), path)
      return JSON.stringify(reachable.map((release) => browserModule(release, 'ar', options)))
    }
    for (const path of paths) await resolve(path)
    const many = cpu()
    for (let round = 0; round < 20; round++) for (const path of paths) await resolve(path)
    console.log(`resolve   ${(many() / (20 * paths.length)).toFixed(3)} ms of CPU  (most: 1 ms)`)
    const documents = await Promise.all(paths.map(resolve))
    const most = documents.reduce((one, other) => (one.length > other.length ? one : other))
    console.log(
      `document  ${brotliCompressSync(most).length} bytes brotli, ${gzipSync(most).length} gzip  (most: 10000)`,
    )
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function draftOf(module: string): Promise<ReleaseDraft> {
  return JSON.parse(await readFile(join(root, 'apps', module, 'dist/release.json'), 'utf8')) as ReleaseDraft
}

/** Processor time of this process from now on, in milliseconds. */
function cpu(): () => number {
  const begin = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1000
  }
}
