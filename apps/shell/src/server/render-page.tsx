import type { PassThrough } from 'node:stream'
import type { Session } from '@galleria/auth'
import type { RegistrySnapshot } from '@galleria/delivery'
import { platform, type Site, session as sessionContext, site as siteContext } from '@galleria/federation'
import { type Language, withoutLanguage } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import { createStore } from 'jotai'
import { preinit, preload } from 'react-dom'
import { createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { designRouteId, elsewhereRouteId } from '../composition/app-routes.tsx'
import type { Boot } from '../composition/boot.ts'
import { serializeError, statusOf } from '../composition/errors.ts'
import { App } from '../document/App.tsx'
import { BootElement, Document } from '../document/Document.tsx'
import { browserModule } from './browser-module.ts'
import type { Clock } from './clock.ts'
import type { ModuleHost } from './module-host.ts'
import { offeredNav } from './navigation.ts'
import { createPageAssets } from './page-assets.ts'
import { pageModules } from './page-modules.ts'
import { pageSurroundings } from './page-surroundings.ts'
import { type QueriedPage, queryPage } from './query-page.ts'
import type { ShellAssets } from './shell-assets.ts'
import { stream } from './stream.ts'
import { widgetData } from './widget-data.ts'

export interface RenderDependencies {
  readonly host: ModuleHost
  readonly assets: ShellAssets
  readonly session: Session
  /** `currency`: another than the store's own. */
  readonly createClient: (language: Language, currency?: string) => PlatformClient
  readonly platformUrl: string
  readonly edgeUrl?: string | undefined
  readonly renderBudget: number
  readonly clock: Clock
  readonly headScript: (language: Language) => string
  readonly onProblem: (message: string) => void
}

export interface RenderedPage {
  readonly status: number
  /** Same for every shopper: a cache between may keep it. */
  readonly isPublic: boolean
  readonly body: PassThrough
}

export interface PageRequest {
  readonly request: Request
  readonly nonce: string
  readonly language: Language
  readonly site: Site
  readonly snapshot: RegistrySnapshot
}

/** One page for a visitor without a session, from one snapshot of the registry. */
export async function renderPage(
  { request, nonce, language, site, snapshot }: PageRequest,
  dependencies: RenderDependencies,
): Promise<RenderedPage | Response> {
  const { host, session, renderBudget, clock, onProblem } = dependencies
  const deadline = clock.now() + renderBudget
  const { pathname } = new URL(request.url)
  const modules = pageModules(snapshot, withoutLanguage(pathname), host)
  const client = dependencies.createClient(
    language,
    site.currency === site.currencies[0] ? undefined : site.currency,
  )
  const createContext = () => {
    const context = new RouterContextProvider()
    context.set(platform, client)
    context.set(sessionContext, session)
    context.set(siteContext, site)
    return context
  }
  const [queried, [hosted, data, nav]] = await Promise.all([
    queryPage({ request, language, modules, createContext, clock, deadline, onProblem }),
    modules.hosted.then((hosted) =>
      Promise.all([
        hosted,
        widgetData(modules, hosted, createContext(), { clock, deadline }, onProblem),
        offeredNav(snapshot, hosted, language.code, {
          context: createContext(),
          clock,
          deadline,
          onProblem,
        }),
      ]),
    ),
  ])
  if (queried instanceof Response) return queried

  const { page, context, handler, sources } = queried
  for (const error of Object.values(context.errors ?? {})) {
    if (statusOf(error) >= 500) onProblem(`${pathname}: ${error instanceof Error ? error.message : 'failed'}`)
  }
  const assets = createPageAssets(language, nonce)
  const { surroundings, served, eager } = pageSurroundings({ modules, hosted, data, assets, session })
  const locale = { language, currency: site.currency }
  const boot = (): Boot => ({
    site,
    platformUrl: dependencies.platformUrl,
    ...(dependencies.edgeUrl && { edgeUrl: dependencies.edgeUrl }),
    revision: snapshot.revision,
    modules: modules.reachable.map((release) => browserModule(release, language.code)),
    nav,
    page,
    served: [...served],
    eager: [...eager],
    widgetData: Object.fromEntries([...data].filter(([name]) => served.has(name))),
    loaderData: context.loaderData,
    errors: context.errors && mapValues(context.errors, serializeError),
  })
  const Hints = () => {
    for (const href of dependencies.assets.css) preinit(href, { as: 'style', precedence: 'shell' })
    for (const href of dependencies.assets.words[language.code] ?? []) preload(href, { as: 'script', nonce })
    if (context.matches.at(-1)?.route.id === designRouteId)
      for (const href of dependencies.assets.designCss) preinit(href, { as: 'style', precedence: 'shell' })
    if (modules.owner && page.kind === 'module') {
      assets.entry(modules.owner)
      for (const source of sources) assets.add(modules.owner, source, { scripts: true })
    }
    return null
  }
  // Last in the document, hence rendered last: by then it is known which widgets the page holds.
  const LateBoot = () => <BootElement json={JSON.stringify(boot()).replaceAll('<', '\\u003c')} />

  const body = await stream(
    <App app={{ site, locale, nav }} session={session} surroundings={surroundings} store={createStore()}>
      <Document nonce={nonce} headScript={dependencies.headScript(language)} boot={<LateBoot />}>
        <Hints />
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </App>,
    { nonce, scripts: dependencies.assets.js, onProblem: (error) => onProblem(`${pathname}: ${error}`) },
  )
  const status = pageStatus(queried)
  return { status, isPublic: status === 200 && page.kind !== 'pending' && !queried.isPersonal, body }
}

function pageStatus({ page, context }: QueriedPage): number {
  const [failure] = Object.values(context.errors ?? {})
  if (failure !== undefined) return statusOf(failure)
  const isMissing = context.matches.at(-1)?.route.id === elsewhereRouteId && page.kind !== 'pending'
  return isMissing ? 404 : context.statusCode
}

function mapValues<From, To>(
  from: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]))
}
