import type { ModuleStore, RegistryReader, RegistrySnapshot, Release } from '@galleria/delivery'
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
 * cannot run; then the next good one, and whether the first of them is still in the store (`kept`). `version`: that one alone,
 * if this shop shows it to everybody.
 */
export async function resolveModule(c: Context, dependencies: ResolveDependencies): Promise<Response> {
  const { registry, previews, store, site } = dependencies
  const { path, module: name, language, version } = c.req.query()
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
  const instead =
    meant && (without.includes(meant.version) ? await snapshot.instead(meant.name, without) : meant)
  const release = meant && version ? await shownRelease(snapshot, meant, version) : instead
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

/** A version that visitors get: live, as a canary, or where the live one fails. Others are shown by signed links alone. */
async function shownRelease(
  { canaries, instead }: RegistrySnapshot,
  live: Release,
  version: string,
): Promise<Release | null> {
  const canary = canaries.get(live.name)?.release
  const shown = [live, canary, await instead(live.name, [live.version])]
  return shown.find((release) => release?.version === version) ?? null
}

/** A store that cannot tell is no reason to load a page anew. */
async function isKept(store: ModuleStore, module: string, version: string): Promise<boolean> {
  return store.readRelease(module, version).then(
    (found) => found !== null,
    () => true,
  )
}
