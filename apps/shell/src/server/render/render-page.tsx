import type { PassThrough } from 'node:stream'
import type { Role, Session } from '@galleria/auth'
import type { Clock, RegistrySnapshot } from '@galleria/delivery'
import {
  drawnFiles,
  platform,
  type Site,
  session as sessionContext,
  site as siteContext,
  staff as staffContext,
} from '@galleria/federation'
import type { Language } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import type { StaffRole } from '@galleria/platform-client/roles'
import { createStore } from 'jotai'
import { preinit } from 'react-dom'
import { createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { Boot } from '../../common/boot.ts'
import type { Catalog } from '../../common/catalog-adapter.ts'
import { isOutage, serializeError, statusOf } from '../../common/errors.ts'
import type { Reports } from '../../common/reports.ts'
import { designRouteId, elsewhereRouteId } from '../../common/route-ids.ts'
import type { Hydration, WaitingCode } from '../../common/waiting-code.ts'
import { App } from '../../document/App.tsx'
import { BootElement, Document } from '../../document/Document.tsx'
import { PreviewBar } from '../../page/PreviewBar.tsx'
import { escapeXml } from '../base/xml.ts'
import { type BrowserBuilds, type BuildName, buildNamed, headLinks, type ShellFile } from '../files/index.ts'
import {
  type AddressOf,
  browserModule,
  type Excluded,
  type Incompatibility,
  type ModuleHost,
  type PageModules,
  type PreviewedRelease,
  releasesOf,
  replacedIn,
  runModules,
} from '../modules/index.ts'
import type { Telemetry } from '../telemetry/index.ts'
import { hintFaces } from './hint-faces.ts'
import { linksOfCatalog } from './links-of-catalog.ts'
import { offeredNav } from './navigation.ts'
import { createPageAssets } from './page-assets.ts'
import { pageWidgets } from './page-widgets.ts'
import { type QueriedPage, queryPage } from './query-page.ts'
import { stream } from './stream.ts'
import { widgetData } from './widget-data.ts'

export interface RenderDependencies {
  readonly host: ModuleHost
  readonly instead: RegistrySnapshot['instead']
  readonly builds: BrowserBuilds
  readonly addressOf: AddressOf
  readonly incompatibility: Incompatibility
  readonly session: Session
  /** `currency`: another than the store's own. */
  readonly createClient: (language: Language, currency?: string) => PlatformClient
  /** Client that reads in the name of who asks for this page; absent where the page is for nobody. */
  readonly clientOfOne?: (language: Language, currency?: string, staff?: StaffVisitor) => ClientOfOne
  readonly platformUrl: string
  readonly edgeUrl?: string | undefined
  readonly catalog?: Catalog | undefined
  readonly renderBudget: number
  readonly clock: Clock
  readonly onProblem: (message: string) => void
  readonly report: Reports['report']
  /** Called for what a module threw while its page was made. */
  readonly onError: Telemetry['serverError']
  /** Share of page views that tell of themselves. */
  readonly telemetrySample: number
  /** Whether pages tell the platform of visits. */
  readonly countsVisits: boolean
  readonly hydration: Hydration
}

/** Client of one page's visitor: nothing it reads is shared. */
interface ClientOfOne {
  readonly client: PlatformClient
  /** Speaks for the store, where the visitor is of its staff. */
  readonly staff?: { readonly client: PlatformClient; readonly role: StaffRole } | undefined
  /** Whether the platform did not take the session. */
  readonly isRefused: () => boolean
}

export interface StaffVisitor {
  readonly role: StaffRole
  /** In the front process alone. */
  readonly accessToken?: string
}

/** Visitor that the server draws a page for. */
export interface PageVisitor {
  readonly role: Role
  /** For pages of the store's side: as whom its token speaks. */
  readonly staff?: StaffVisitor | undefined
  /** In the front process alone, like the network address. */
  readonly accessToken?: string
  readonly address?: string
}

export interface RenderedPage {
  readonly status: number
  /** Whether the page is the same for every shopper, so that shared caches may store it. */
  readonly isPublic: boolean
  /** Whether some of it is the shopper's own, and left to the browser. */
  readonly isPersonal: boolean
  readonly body: PassThrough
}

/** Milliseconds for a browser without script: a form may ask the platform several times, and nobody else draws what is late. */
const PLAIN_BUDGET = 10_000

/** Milliseconds that a page may take. */
export const budgetOf = ({ kept }: Pick<PageOrder, 'kept'>, usual: number): number =>
  kept ? PLAIN_BUDGET : usual

/** Everything that one page is made from. */
export interface PageOrder extends PageModules, Excluded {
  readonly url: string
  /** Nonce for the scripts that React writes into a page that streams; a complete page has none (`rendered-page.ts`). */
  readonly nonce: string
  readonly language: Language
  readonly site: Site
  /** Revision of the registry. */
  readonly revision: number
  /** Releases that a signed link shows this browser alone; they are among those that the page reaches. */
  readonly previewed: readonly PreviewedRelease[]
  /** Browser build of the shell that the page runs. */
  readonly build: BuildName
  /** Set for a personal page that the server is to draw. */
  readonly visitor?: PageVisitor | undefined
  /** Body of a form that was sent without script, whose action runs before the page is drawn. */
  readonly form?: string | undefined
  /** Values that a browser without script keeps, by key; absent for others. */
  readonly kept?: Readonly<Record<string, string>> | undefined
  /** Refresh by which a browser without script gets a page that is not drawn for it: seconds and address. */
  readonly renewal?: string | undefined
}

/** Renders a page from one set of releases: the same for everybody, or for its visitor alone. */
export async function renderPage(
  order: PageOrder,
  dependencies: RenderDependencies,
): Promise<RenderedPage | Response> {
  const { url, nonce, language, site, revision, slots, previewed } = order
  const { session, renderBudget, clock, onProblem } = dependencies
  const { form } = order
  const deadline = clock.now() + budgetOf(order, renderBudget)
  const { pathname } = new URL(url)
  const modules = { ...order, ...runModules(order, dependencies) }
  // Without the visitor's own headers: a page must be the same for all.
  const request = new Request(url, form === undefined ? {} : sent(form))
  const currency = site.currency === site.currencies[0] ? undefined : site.currency
  const client = dependencies.createClient(language, currency)
  const files = new Set<string>()
  const contextOf = (client: PlatformClient, session: Session, staff?: ClientOfOne['staff']) => () => {
    const context = new RouterContextProvider()
    context.set(platform, client)
    context.set(sessionContext, session)
    context.set(siteContext, site)
    context.set(drawnFiles, files)
    context.set(staffContext, staff ?? null)
    return context
  }
  const createContext = contextOf(client, session)
  const { visitor } = order
  const one = visitor && dependencies.clientOfOne?.(language, currency, visitor.staff)
  const theirs = visitor && {
    ...session,
    role: visitor.role,
    isMember: visitor.role === 'member',
    // Known by its cookies.
    isPersistent: true,
  }
  const forOne = theirs && {
    isRefused: one?.isRefused ?? (() => false),
    createContext: contextOf(one?.client ?? client, theirs, one?.staff),
  }
  const [queried, [hosted, data, nav]] = await Promise.all([
    queryPage({ request, language, modules, createContext, clock, deadline, onProblem, forOne }),
    modules.hosted.then((hosted) =>
      Promise.all([
        hosted,
        widgetData(modules, hosted, createContext(), { clock, deadline }, onProblem),
        offeredNav(order.links, hosted, language.code, {
          context: createContext(),
          clock,
          deadline,
          onProblem,
        }),
      ]),
    ),
  ])
  if (queried instanceof Response) return queried

  const { page, context, handler, sources, isDrawnForOne } = queried
  // Frame and widgets of a page drawn for one see the role too, so that all of the page agrees.
  const drawnFor = (isDrawnForOne && theirs) || session
  for (const error of Object.values(context.errors ?? {})) {
    if (statusOf(error) < 500) continue
    onProblem(`${pathname}: ${error instanceof Error ? error.message : 'failed'}`)
    if (!isOutage(error)) dependencies.onError(error, modules.owner ?? undefined)
  }
  const status = pageStatus(queried)
  const replaced = replacedIn(modules, hosted)
  const isWhole = page.kind !== 'pending' && Object.keys(replaced).length === 0
  // A page that the browser has a part in making is hydrated as soon as it can be.
  const isWaiting =
    dependencies.hydration === 'interaction' &&
    order.build === 'released' &&
    page.kind === 'module' &&
    status === 200 &&
    isWhole &&
    (!queried.isPersonal || isDrawnForOne) &&
    previewed.length === 0
  const { renewal } = order
  // Scripts renew a session, and draw what is left to them.
  const renewing =
    renewal && queried.isPersonal && !isDrawnForOne
      ? `<noscript><meta http-equiv="refresh" content="${escapeXml(renewal)}"></noscript>`
      : ''
  // Who opens a page of the admin works there: its code comes beside its styles, and still runs after the first paint.
  const isFetchedAtOnce = isWaiting && order.manage !== undefined
  const assets = createPageAssets(language, dependencies.addressOf, isWaiting && !isFetchedAtOnce)
  const build = buildNamed(dependencies.builds, order.build)
  const { environment, served, eager, missing } = pageWidgets({
    hosted,
    data,
    slots,
    assets,
    session: drawnFor,
  })
  const releases = releasesOf(modules, hosted)
  const preview = previewed.map(({ name, version, origin }) => {
    const shown = hosted.get(name)?.release.version ?? version
    return { module: name, version, shown, ...(origin && { origin }) }
  })
  const locale = { language, currency: site.currency, timeZone: site.timeZone, storeName: site.name }
  const links = order.manage && linksOfCatalog(order.manage, dependencies.catalog)
  const manage = links?.map(({ label, labels, ...link }) => ({
    ...link,
    label: labels?.[language.code] ?? label,
  }))
  const boot = (): Boot => ({
    site,
    platformUrl: dependencies.platformUrl,
    ...(dependencies.edgeUrl && { edgeUrl: dependencies.edgeUrl }),
    ...(dependencies.catalog && { catalog: dependencies.catalog }),
    revision,
    sample: dependencies.telemetrySample,
    ...(!dependencies.countsVisits && { isUncounted: true }),
    ...(Object.keys(replaced).length > 0 && { replaced }),
    ...(preview.length > 0 && { preview }),
    modules: releases.map((release) => browserModule(release, language.code, dependencies)),
    nav,
    ...(manage && { manage }),
    page:
      page.kind === 'module' && queried.isPersonal && !isDrawnForOne ? { ...page, isPersonal: true } : page,
    ...(isDrawnForOne && { role: drawnFor.role }),
    ...(Object.keys(slots).length > 0 && { slots }),
    served: [...served],
    eager: [...eager],
    widgetData: Object.fromEntries([...data].filter(([name]) => served.has(name))),
    loaderData: context.loaderData,
    errors: context.errors && mapValues(context.errors, serializeError),
  })
  const code = (): WaitingCode => ({
    ...(missing.size > 0 && { isUrgent: true }),
    scripts: build.assets.js,
    preloads: assets.waiting,
  })
  const Hints = () => {
    const { css, fonts, js, words, designCss, previewCss } = build.assets
    styles(css)
    hintFaces(fonts, language)
    for (const file of words[language.code] ?? []) assets.frame(file)
    if (isFetchedAtOnce) for (const file of js) assets.frame(file)
    if (context.matches.at(-1)?.route.id === designRouteId) styles(designCss)
    if (preview.length > 0) styles(previewCss)
    const owner = releases.find(({ name }) => name === modules.owner?.name)
    if (owner && page.kind === 'module') {
      assets.entry(owner)
      for (const source of [...sources, ...files]) assets.add(owner, source, { scripts: true })
    }
    return null
  }
  // Last in the document, hence rendered last: by then it is known which widgets the page holds.
  const LateBoot = () => (
    <BootElement
      json={JSON.stringify(boot()).replaceAll('<', '\\u003c')}
      code={isWaiting ? code() : undefined}
    />
  )

  const body = await stream(
    <App
      app={{
        site,
        locale,
        nav,
        manage,
        ...(preview.length > 0 && { bar: <PreviewBar preview={preview} /> }),
      }}
      session={drawnFor}
      servedRole={drawnFor.role}
      environment={environment}
      store={createStore()}
    >
      <Document
        head={{
          script: build.headScripts[language.code] ?? '',
          links: headLinks(site.name, language) + renewing,
        }}
        boot={<LateBoot />}
        density={manage && 'compact'}
      >
        <Hints />
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </App>,
    {
      nonce,
      scripts: isWaiting ? [] : build.assets.js,
      onProblem(message, error) {
        onProblem(`${pathname}: ${message}`)
        dependencies.onError(error, modules.owner ?? undefined)
      },
    },
  )
  return {
    status,
    isPublic: status === 200 && isWhole && !queried.isPersonal,
    isPersonal: queried.isPersonal,
    body,
  }
}

const sent = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
})

function pageStatus({ page, context }: QueriedPage): number {
  const [failure] = Object.values(context.errors ?? {})
  if (failure !== undefined) return statusOf(failure)
  const isMissing = context.matches.at(-1)?.route.id === elsewhereRouteId && page.kind !== 'pending'
  return isMissing ? 404 : context.statusCode
}

function styles(files: readonly ShellFile[]): void {
  for (const { href, integrity } of files)
    preinit(href, { as: 'style', precedence: 'shell', integrity, crossOrigin: 'anonymous' })
}

function mapValues<From, To>(
  from: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]))
}
