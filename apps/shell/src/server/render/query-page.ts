import type { Clock } from '@galleria/delivery'
import type { Language } from '@galleria/i18n'
import { createStaticHandler, type RouterContextProvider, type StaticHandlerContext } from 'react-router'
import type { PageState } from '../../common/boot.ts'
import { statusOf } from '../../common/errors.ts'
import { appRoutes } from '../../composition/app-routes.tsx'
import { type ModuleRoutes, moduleRoutes } from '../../composition/module-routes.tsx'
import type { Preparable } from '../../composition/preparable.ts'
import { withDeadline } from '../base/with-deadline.ts'
import type { PageModules, RunningModules } from '../modules/index.ts'
import { awaitLoaderData } from './await-loader-data.ts'

export interface QueriedPage {
  readonly page: PageState
  readonly context: StaticHandlerContext
  readonly handler: ReturnType<typeof createStaticHandler>
  readonly isPersonal: boolean
  /** Whether the loaders of a personal page ran, in the name of who asks. */
  readonly isDrawnForOne: boolean
  /** Source files of the matched routes, by which the release names their chunks. */
  readonly sources: ReadonlySet<string>
}

interface QueryInput {
  readonly request: Request
  readonly language: Language
  readonly modules: PageModules & RunningModules
  readonly createContext: () => RouterContextProvider
  readonly clock: Clock
  /** By the clock, after which the browser is left to do it. */
  readonly deadline: number
  readonly onProblem: (message: string) => void
  /** Set where the server may draw a personal page: for whom, and whether the platform has refused them meanwhile. */
  readonly forOne?: ForOne | undefined
}

interface ForOne {
  readonly isRefused: () => boolean
  readonly createContext: () => RouterContextProvider
}

/** Even when the module came late, its loaders get a moment. */
const least = 200

/** Runs the loaders of the matched routes; without the module, or in time, a skeleton stands for its page. */
export async function queryPage(input: QueryInput): Promise<QueriedPage | Response> {
  const { modules, clock, deadline, onProblem, request } = input
  const { owner } = modules
  if (!owner) return run(input, { kind: 'shell' })
  const running = await modules.ownerModule
  if (!running && request.method === 'POST') throw new Error('The module of a form did not load.')
  if (!running) return run(input, { kind: 'pending', module: owner.name })
  const sources = new Set<string>()
  const mounted = moduleRoutes(running.module.definition, ({ source }) => source && sources.add(source))
  const left = Math.max(least, deadline - clock.now())
  const page = { kind: 'module', module: owner.name } as const
  const { pathname } = new URL(request.url)
  const { forOne, ...shared } = input
  if (request.method === 'POST') {
    if (!forOne) throw new Error('A form needs a session.')
    const answered = await withDeadline(clock, left, run(input, page, mounted, sources))
    if (forOne.isRefused()) throw new Error('The platform refused the session of a form.')
    return answered
  }
  if (forOne) {
    // Leave a personal page to the browser, which renews a token and says what fails.
    const leave = (why: string) => {
      onProblem(`${pathname} is left to the browser: ${why}`)
      return run(shared, page, mounted, sources)
    }
    try {
      const drawn = await withDeadline(clock, left, run(input, page, mounted, sources))
      if (forOne.isRefused()) return leave('The platform refused its session.')
      return drawn instanceof Response || !hasFailed(drawn) ? drawn : leave('Its data could not be had.')
    } catch (error) {
      return leave((error as Error).message)
    }
  }
  try {
    return await withDeadline(clock, left, run(shared, page, mounted, sources))
  } catch (error) {
    onProblem(`${pathname} is left to the browser: ${(error as Error).message}`)
    return run(shared, { kind: 'pending', module: owner.name })
  }
}

/** Whether a loader failed by more than saying that there is no such page. */
function hasFailed({ context }: QueriedPage): boolean {
  return Object.values(context.errors ?? {}).some((error) => ![403, 404].includes(statusOf(error)))
}

async function run(
  { request, language, createContext, forOne }: QueryInput,
  page: PageState,
  mounted?: ModuleRoutes,
  sources: Set<string> = new Set(),
): Promise<QueriedPage | Response> {
  const routes = appRoutes(mounted ? [mounted.route] : [], { isPending: page.kind === 'pending' })
  const handler = createStaticHandler(routes, { basename: language.prefix || '/' })
  const left = forOne ? mounted?.browserOnly : mounted?.personal
  const context = await handler.query(request, {
    requestContext: (forOne?.createContext ?? createContext)(),
    filterMatchesToLoad: ({ route }) => !left?.has(route.id),
  })
  if (context instanceof Response) return context
  const matches = context.matches.map(({ route }) => route.id)
  const isPersonal = matches.some((id) => mounted?.personal.has(id))
  const isDrawnForOne = Boolean(forOne) && isPersonal && !matches.some((id) => left?.has(id))
  if (isPersonal && !isDrawnForOne) await prepare(context, language, sources)
  return { page, context: await awaitLoaderData(context), handler, isPersonal, isDrawnForOne, sources }
}

/** Finds the file behind the route's own that the browser will draw the page with, so that the skeleton's head hints at it. */
async function prepare({ matches }: StaticHandlerContext, language: Language, sources: Set<string>) {
  for (const { route, params } of matches) {
    const { prepare } = (route.handle ?? {}) as Preparable
    const file = await prepare?.({ params, language: language.code }).catch(() => undefined)
    if (file?.source) sources.add(file.source)
  }
}
