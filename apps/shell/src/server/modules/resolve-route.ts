import type { ModuleStore, RegistryReader } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import { english, type Language } from '@galleria/i18n'
import type { Context } from 'hono'
import { ownsPath } from '../../common/prefixes.ts'
import { PreviewFault, type Previews } from '../preview/index.ts'
import { browserChoice } from './browser-choice.ts'
import { type AddressOf, browserModule } from './browser-module.ts'
import type { Incompatibility } from './compatibility.ts'
import { visitorCookie } from './visitor.ts'

interface ResolveDependencies {
  readonly registry: RegistryReader
  readonly previews: Previews
  readonly store: ModuleStore
  readonly site: (language: Language) => Site
  readonly incompatibility: Incompatibility
  readonly addressOf: AddressOf
}

/** Releases that one browser may say it cannot run. */
const most = 5

/**
 * Answers with the release of the module for a path or a name that this browser is to run. `without`: versions that it
 * cannot run; then the next good one, and whether the first of them is still in the store (`kept`).
 */
export async function resolveModule(c: Context, dependencies: ResolveDependencies): Promise<Response> {
  const { registry, previews, store, site } = dependencies
  const { path, module: name, language } = c.req.query()
  const without = c.req.query('without')?.split(',').slice(0, most) ?? []
  const snapshot = await registry.snapshot()
  const cookies = c.req.header('cookie')
  const { set, visitor, previewed } = await browserChoice(snapshot, cookies, previews).catch(
    (error: Error) => {
      if (error instanceof PreviewFault) return browserChoice(snapshot, undefined, previews)
      throw error
    },
  )
  const meant = name
    ? set.modules.get(name)
    : path && [...set.modules.values()].find(({ description }) => ownsPath(description.prefixes, path))
  const release =
    meant && (without.includes(meant.version) ? await snapshot.instead(meant.name, without) : meant)
  const isDrawn = previewed.length > 0 || (meant && set.split.has(meant.name))
  if (isDrawn && visitor.isNew)
    c.header('set-cookie', visitorCookie(visitor, site(english).shellUrl.startsWith('https:')))
  return c.json(
    {
      revision: set.revision,
      module: release ? browserModule(release, language, dependencies) : null,
      ...(meant && without[0] && { kept: await isKept(store, meant.name, without[0]) }),
    },
    200,
    { 'cache-control': isDrawn ? 'private, no-store' : 'no-cache' },
  )
}

/** A store that cannot tell is no reason to load a page anew. */
async function isKept(store: ModuleStore, module: string, version: string): Promise<boolean> {
  return store.readRelease(module, version).then(
    (found) => found !== null,
    () => true,
  )
}
