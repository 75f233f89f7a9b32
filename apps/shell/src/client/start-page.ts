import type { ModuleDefinition, WidgetEnvironment, WidgetName } from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import { matchRoutes, type RouteObject } from 'react-router'
import type { AppState } from '../common/AppContext.tsx'
import type { Boot } from '../common/boot.ts'
import { appRoutes } from '../composition/app-routes.tsx'
import { moduleRoutes } from '../composition/module-routes.tsx'
import type { Modules } from './modules.ts'

interface StartInput {
  readonly boot: Boot
  readonly modules: Modules
  readonly environment: WidgetEnvironment
  readonly language: Language
}

export interface StartPage {
  readonly routes: RouteObject[]
  /** Modules whose routes are in the tree. */
  readonly present: readonly string[]
  readonly unfinished?: NonNullable<AppState['unfinished']>
  /** Promise of the same for all of a page that is late. */
  readonly whole?: Promise<StartPage>
}

/** Milliseconds that the frame waits for the page's module and for its widgets. */
const patience = 1000

/**
 * Builds the tree the server rendered. Where its module will not come, the served HTML is kept; where it is late, the
 * frame does not wait for it.
 */
export async function startPage(input: StartInput): Promise<StartPage> {
  const widgets = atMost(
    patience,
    Promise.allSettled(input.boot.eager.map((name) => input.environment.load(name as WidgetName))),
  )
  const whole = wholePage(input, widgets)
  const { page, modules } = input.boot
  const owner = page.kind === 'module' && modules.find(({ name }) => name === page.module)
  if (!owner) return whole
  for (;;) {
    const started = await atMost(patience, whole)
    if (started) return started
    // Files that are here need processor time, not patience.
    if (!isFetched(owner.base)) return { routes: appRoutes([]), present: [], unfinished: 'late', whole }
  }
}

/** Undefined where it takes longer. */
function atMost<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([work, new Promise<undefined>((go) => setTimeout(go, milliseconds))])
}

/** Whether all that the page preloads from there has come, or has failed. */
function isFetched(base: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=preload][href^="${base}"]`)
  return [...links].every(({ href }) => performance.getEntriesByName(href).length > 0)
}

async function wholePage(
  { boot, modules, language }: StartInput,
  widgets: Promise<unknown>,
): Promise<StartPage> {
  const { page } = boot
  if (page.kind !== 'module') {
    const routes = appRoutes([], { isPending: page.kind === 'pending' })
    await Promise.all([resolveMatched(routes, language), widgets])
    return { routes, present: [], ...(page.kind === 'pending' ? { unfinished: 'fetch' } : {}) }
  }
  try {
    const record = boot.modules.find((module) => module.name === page.module)
    if (!record) throw new Error(`The page did not bring ${page.module}`)
    const definition = await modules.loadPreloaded(record)
    const routes = appRoutes([moduleRoutes(definition).route])
    // Compare releases: another one renders other HTML than the server did.
    const isServed =
      modules.releaseOf(definition) === record && (await isResolved(routes, language, definition, modules))
    await widgets
    if (!isServed) return { routes: appRoutes([]), present: [], unfinished: 'replaced' }
    return { routes, present: [page.module] }
  } catch (error) {
    console.warn(`${page.module} could not be started.`, error)
    return { routes: appRoutes([]), present: [], unfinished: 'inert' }
  }
}

/** False: a chunk of the page did not come, and another release of its module is there instead. */
async function isResolved(
  routes: RouteObject[],
  language: Language,
  definition: ModuleDefinition,
  modules: Modules,
): Promise<boolean> {
  try {
    await resolveMatched(routes, language)
    return true
  } catch (error) {
    await modules.replace(definition, error)
    return false
  }
}

/** The first render must equal the server's, so nothing in it may still be lazy. */
async function resolveMatched(routes: RouteObject[], { prefix }: Language): Promise<void> {
  const matches = matchRoutes(routes, location, prefix || '/') ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
