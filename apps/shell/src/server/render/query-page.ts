import type { Clock } from '@galleria/delivery'
import type { Language } from '@galleria/i18n'
import { createStaticHandler, type RouterContextProvider, type StaticHandlerContext } from 'react-router'
import type { PageState } from '../../common/boot.ts'
import { appRoutes } from '../../composition/app-routes.tsx'
import { type ModuleRoutes, moduleRoutes } from '../../composition/module-routes.tsx'
import { withDeadline } from '../base/with-deadline.ts'
import type { PageModules, RunningModules } from '../modules/index.ts'
import { awaitLoaderData } from './await-loader-data.ts'

export interface QueriedPage {
  readonly page: PageState
  readonly context: StaticHandlerContext
  readonly handler: ReturnType<typeof createStaticHandler>
  readonly isPersonal: boolean
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
}

/** Even when the module came late, its loaders get a moment. */
const least = 200

/** Runs the loaders of the matched routes; without the module, or in time, a skeleton stands for its page. */
export async function queryPage(input: QueryInput): Promise<QueriedPage | Response> {
  const { modules, clock, deadline, onProblem, request } = input
  const { owner } = modules
  if (!owner) return run(input, { kind: 'shell' })
  const running = await modules.ownerModule
  if (!running) return run(input, { kind: 'pending', module: owner.name })
  const sources = new Set<string>()
  const mounted = moduleRoutes(running.module.definition, ({ source }) => source && sources.add(source))
  const left = Math.max(least, deadline - clock.now())
  try {
    return await withDeadline(
      clock,
      left,
      run(input, { kind: 'module', module: owner.name }, mounted, sources),
    )
  } catch (error) {
    onProblem(`${new URL(request.url).pathname} is left to the browser: ${(error as Error).message}`)
    return run(input, { kind: 'pending', module: owner.name })
  }
}

async function run(
  { request, language, createContext }: QueryInput,
  page: PageState,
  mounted?: ModuleRoutes,
  sources: ReadonlySet<string> = new Set(),
): Promise<QueriedPage | Response> {
  const routes = appRoutes(mounted ? [mounted.route] : [], { isPending: page.kind === 'pending' })
  const handler = createStaticHandler(routes, { basename: language.prefix || '/' })
  const context = await handler.query(request, {
    requestContext: createContext(),
    filterMatchesToLoad: ({ route }) => !mounted?.personal.has(route.id),
  })
  if (context instanceof Response) return context
  const isPersonal = context.matches.some(({ route }) => mounted?.personal.has(route.id))
  return { page, context: await awaitLoaderData(context), handler, isPersonal, sources }
}
