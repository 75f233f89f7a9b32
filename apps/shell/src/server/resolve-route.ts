import type { ModuleStore } from '@galleria/delivery'
import { english } from '@galleria/i18n'
import type { Context } from 'hono'
import { ownsPath } from '../composition/prefixes.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { browserChoice } from './assignment/browser-choice.ts'
import { visitorCookie } from './assignment/visitor.ts'
import { browserModule } from './browser-module.ts'
import { PreviewFault } from './preview/previews.ts'

/** Releases that one browser may say it cannot run. */
const most = 5

/**
 * Which release of the module that answers a path, or bears a name, this browser is to run. `without`: versions that it
 * cannot run; then the next good one, and whether the first of them is still in the store (`kept`).
 */
export async function resolveModule(c: Context, dependencies: AppDependencies): Promise<Response> {
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
  const release = meant && (without.includes(meant.version) ? await set.instead(meant.name, without) : meant)
  const isDrawn = previewed.length > 0 || (meant && set.split.has(meant.name))
  if (isDrawn && visitor.isNew)
    c.header('set-cookie', visitorCookie(visitor, site(english).shellUrl.startsWith('https:')))
  return c.json(
    {
      revision: set.revision,
      module: release ? browserModule(release, language, dependencies.unfit) : null,
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
