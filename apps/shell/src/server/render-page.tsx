import { PassThrough } from 'node:stream'
import type { Session } from '@galleria/auth'
import type { RegistrySnapshot } from '@galleria/delivery'
import {
  platform,
  type Site,
  type Surroundings,
  session as sessionContext,
  site as siteContext,
} from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { createStore } from 'jotai'
import { preinit } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { appRoutes, elsewhereRouteId } from '../composition/app-routes.tsx'
import type { Boot, PageState } from '../composition/boot.ts'
import { serializeError, statusOf } from '../composition/errors.ts'
import { moduleRoutes } from '../composition/module-routes.tsx'
import { App } from '../document/App.tsx'
import { BootElement, Document } from '../document/Document.tsx'
import { browserModule } from './browser-module.ts'
import type { ModuleHost } from './module-host.ts'
import { createPageAssets } from './page-assets.ts'
import { pageModules } from './page-modules.ts'
import { settleData } from './settle-data.ts'
import type { ShellAssets } from './shell-assets.ts'
import { within } from './within.ts'

export interface RenderDependencies {
  readonly host: ModuleHost
  readonly assets: ShellAssets
  readonly session: Session
  readonly createClient: (signal: AbortSignal) => PlatformClient
  readonly platformUrl: string
  readonly renderBudget: number
  readonly headScript: string
  readonly onProblem: (message: string) => void
}

export interface RenderedPage {
  readonly status: number
  /** Same for every shopper: a cache between may keep it. */
  readonly isPublic: boolean
  readonly body: PassThrough
}

interface PageRequest {
  readonly request: Request
  readonly nonce: string
  readonly site: Site
  readonly snapshot: RegistrySnapshot
}

/** One page for a visitor without a session, from one snapshot of the registry. */
export async function renderPage(
  { request, nonce, site, snapshot }: PageRequest,
  dependencies: RenderDependencies,
): Promise<RenderedPage | Response> {
  const { host, assets: shellAssets, session, renderBudget, onProblem } = dependencies
  const { pathname } = new URL(request.url)
  const { owner, reachable, hosted } = await pageModules(snapshot, pathname, host)
  const ownerModule = owner ? hosted.get(owner.name) : undefined

  const sources = new Set<string>()
  const mounted = ownerModule
    ? moduleRoutes(ownerModule.definition, ({ source }) => source && sources.add(source))
    : null
  let page: PageState = owner
    ? { kind: ownerModule ? 'module' : 'pending', module: owner.name }
    : { kind: 'shell' }

  const client = dependencies.createClient(request.signal)
  const query = (routes: ReturnType<typeof appRoutes>) => {
    const handler = createStaticHandler(routes)
    const requestContext = new RouterContextProvider()
    requestContext.set(platform, client)
    requestContext.set(sessionContext, session)
    requestContext.set(siteContext, site)
    const answer = handler.query(request, {
      requestContext,
      filterMatchesToLoad: ({ route }) => !mounted?.personal.has(route.id),
    })
    return answer.then((context) => ({ handler, context }))
  }
  const pending = () => query(appRoutes([], { isPending: true }))
  const found = await (mounted
    ? within(renderBudget, query(appRoutes([mounted.route])))
    : owner
      ? pending()
      : query(appRoutes([]))
  ).catch((error: Error) => {
    onProblem(`${pathname} is left to the browser: ${error.message}`)
    page = { kind: 'pending', module: owner?.name ?? '' }
    return pending()
  })
  if (found.context instanceof Response) return found.context
  const context = await settleData(found.context)

  const assets = createPageAssets()
  const served = new Set<string>()
  const eager = new Set<string>()
  const component = (name: string) => hosted.get(name.split('.')[0] as string)?.widgets.get(name)?.component
  const surroundings: Surroundings = {
    ready: component,
    load: () => Promise.reject(new Error('Widgets are not loaded while rendering')),
    served: (name) => component(name) !== undefined,
    placed(name, load) {
      const release = reachable.find((module) => module.name === name.split('.')[0])
      const widget = release && hosted.get(release.name)?.widgets.get(name)
      if (!release || !widget) return
      served.add(name)
      if (load === 'eager') {
        eager.add(name)
        assets.entry(release)
      }
      assets.add(release, widget.source, { scripts: load === 'eager' })
    },
    session,
  }

  const bootJson = () => {
    const boot: Boot = {
      site,
      platformUrl: dependencies.platformUrl,
      revision: snapshot.revision,
      modules: reachable.map(browserModule),
      nav: [...snapshot.modules.values()].flatMap(({ description }) => description.nav).slice(0, 12),
      page,
      served: [...served],
      eager: [...eager],
      loaderData: context.loaderData,
      errors:
        context.errors &&
        Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, serializeError(error)])),
    }
    return JSON.stringify(boot).replaceAll('<', '\\u003c')
  }

  function Head() {
    for (const href of shellAssets.css) preinit(href, { as: 'style', precedence: 'shell' })
    if (owner && page.kind === 'module') {
      assets.entry(owner)
      for (const source of sources) assets.add(owner, source, { scripts: true })
    }
    return null
  }
  const LateBoot = () => <BootElement json={bootJson()} />

  const app = {
    site,
    nav: [...snapshot.modules.values()].flatMap(({ description }) => description.nav).slice(0, 12),
  }
  const body = await stream(
    <App app={app} session={session} surroundings={surroundings} store={createStore()}>
      <Document nonce={nonce} headScript={dependencies.headScript} boot={<LateBoot />}>
        <Head />
        <StaticRouterProvider
          router={createStaticRouter(found.handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </App>,
    { nonce, scripts: shellAssets.js, onProblem: (error) => onProblem(`${pathname}: ${error}`) },
  )
  const failure = Object.values(context.errors ?? {})[0]
  const leaf = context.matches.at(-1)?.route.id
  const isMissing = leaf === elsewhereRouteId && page.kind !== 'pending'
  const status = failure ? statusOf(failure) : isMissing ? 404 : context.statusCode
  const isPersonal = context.matches.some(({ route }) => mounted?.personal.has(route.id))
  return { status, isPublic: status === 200 && page.kind !== 'pending' && !isPersonal, body }
}

interface StreamOptions {
  readonly nonce: string
  readonly scripts: readonly string[]
  readonly onProblem: (message: string) => void
}

/** Settles when the frame is ready; what is still on its way follows in the same answer. */
function stream(
  element: React.ReactElement,
  { nonce, scripts, onProblem }: StreamOptions,
): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      bootstrapScripts: scripts.map((src) => ({ src, crossOrigin: 'anonymous' })),
      // Whole: a page without scripts must not hide what came late only because it is long.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        pipe(body)
        resolve(body)
      },
      onShellError: reject,
      onError: (error) => onProblem(error instanceof Error ? error.message : String(error)),
    })
    const timer = setTimeout(abort, 10_000)
    body.on('close', () => clearTimeout(timer))
  })
}
