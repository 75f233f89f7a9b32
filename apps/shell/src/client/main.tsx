import './late-styles.ts'
import { getSession } from '@galleria/auth'
import { type ModuleDefinition, platform, session as sessionContext, site } from '@galleria/federation'
import { languageOf } from '@galleria/i18n'
import { getDefaultStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { BrowserModule } from '../common/boot.ts'
import { adapterOf } from '../common/catalog-adapter.ts'
import { currencyCookie } from '../common/currency.ts'
import { reviveError } from '../common/errors.ts'
import { App } from '../document/App.tsx'
import { Document } from '../document/Document.tsx'
import { loadFrameWords } from '../messages/index.ts'
import { readBoot } from './boot.ts'
import { watchPages } from './collecting/visited-pages.ts'
import { createDataStrategy } from './data-strategy.ts'
import { createDiscovery } from './discovery.ts'
import { reportCaught, startCollecting } from './early-errors.ts'
import { usesExtension } from './federation/load-module.ts'
import { Hydrated } from './Hydrated.tsx'
import { watchMissingPages } from './missing-pages.ts'
import { createModules } from './modules.ts'
import { pause } from './pause.ts'
import { createPreparation } from './prepare-page.ts'
import { isReleaseFault } from './refetch.ts'
import { createClientRegistry } from './registry.ts'
import { report } from './reports.ts'
import { startPage } from './start-page.ts'
// Listens from the beginning, for code that comes when it is wanted.
import './unsaved-input.ts'
import { createWidgetEnvironment } from './widget-environment.ts'

const boot = readBoot()
const language = languageOf(location.pathname)
// First of all: it takes the answer of a redirect login out of the address before any module's code runs.
const session = getSession({ baseUrl: boot.platformUrl, clientId: boot.site.clientId })
// Ask for the known visitor's token while the modules load.
if (session.role !== 'none') void session.getAuthHeaders().catch(() => undefined)
const { currencies } = boot.site
let shop = boot.site
/** The platform's client comes with the first call: a page that the server rendered makes none. */
const createClient = async () => {
  const [{ createPlatformClient }, catalog] = await Promise.all([
    import(/* webpackChunkName: "platform-client" */ '@galleria/platform-client'),
    adapterOf(boot.catalog),
  ])
  const client = createPlatformClient({
    baseUrl: boot.platformUrl,
    ...(boot.edgeUrl && { edgeUrl: boot.edgeUrl }),
    getAuthHeaders: session.getAuthHeaders,
    language: language.code,
    ...(shop.currency !== currencies[0] && { currency: shop.currency }),
  })
  return catalog?.(client) ?? client
}
let client: ReturnType<typeof createClient> | undefined
const keepCurrency = (currency: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we build for.
  document.cookie = currencyCookie(currency, currencies)
  shop = { ...shop, currency }
  client = undefined
}
const registry = createClientRegistry(boot, language)
/** Loads the current page, or the one being navigated to, as a new document. */
let again = () => location.reload()
const modules = createModules(
  registry,
  language.code,
  (module) => {
    void import(/* webpackChunkName: "last-good" */ './outdated.ts').then(({ outdated }) =>
      outdated(module, language, () => again()),
    )
  },
  usesExtension() ? chosen : undefined,
)
const loadClient = () => {
  client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}
// Fetch it with the first sign that somebody is about to press: the router waits for it before each navigation.
for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown'])
  addEventListener(sign, () => void loadClient().catch(() => undefined), { once: true, passive: true })
// A page that the server left to the browser begins with a call.
if (boot.page.kind === 'module' && boot.page.isPersonal) void loadClient().catch(() => undefined)
const getContext = async () => {
  const context = new RouterContextProvider()
  context.set(platform, await loadClient())
  context.set(sessionContext, session)
  context.set(site, shop)
  return context
}
const environment = createWidgetEnvironment({ boot, session, modules, registry, getContext })

/** A function, for a module that awaits at its top brings the bundler's run-time for it. */
async function start() {
  const [{ routes, present, unfinished, whole }, bar] = await Promise.all([
    startPage({ boot, modules, environment, language }),
    previewBar(),
    loadFrameWords(language.code),
  ])
  // Avoid createBrowserRouter: it starts loaders at once, and one that ends before hydration changes what is
  // hydrated.
  const router = createRouter({
    routes,
    basename: language.prefix || '/',
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    hydrationData: {
      loaderData: boot.loaderData,
      errors:
        boot.errors &&
        Object.fromEntries(Object.entries(boot.errors).map(([id, error]) => [id, reviveError(error)])),
    },
    getContext,
    dataStrategy: createDataStrategy((definition, error) => {
      const release = definition && modules.releaseOf(definition)
      if (release)
        report({
          kind: 'load-failed',
          module: release.name,
          version: release.version,
          message: String(error),
        })
    }),
    patchRoutesOnNavigation: createDiscovery(registry, modules, present),
  })

  const pages = watchPages(router)
  watchMissingPages(router, (href, isStill) =>
    import(/* webpackChunkName: "last-good" */ './follow-move.ts').then(({ followMove }) =>
      followMove(href, isStill),
    ),
  )
  again = () => {
    const to = router.state.navigation.location
    if (to) location.assign(router.createHref(to))
    else location.reload()
  }
  const { currency, timeZone, name: storeName } = boot.site
  const locale = { language, currency, timeZone, storeName }
  const app = {
    site: boot.site,
    locale,
    nav: boot.nav,
    manage: boot.manage,
    preparePage: createPreparation(registry, modules, language.code),
    keepCurrency,
    bar,
    isPersonal: boot.page.kind === 'module' && Boolean(boot.page.isPersonal),
    ...(unfinished ? { unfinished, servedAt: router.state.location.key } : {}),
    ...(whole && { arrival: whole.then((page) => page.unfinished !== 'inert') }),
  }
  const page = (
    <StrictMode>
      <App
        app={app}
        session={session}
        servedRole={boot.role ?? 'none'}
        environment={environment}
        store={getDefaultStore()}
      >
        <Document density={boot.manage && 'compact'}>
          {/* Stands where the server had its hints: React derives ids from places in the tree. */}
          <Hydrated
            onHydrated={() => {
              router.initialize()
              // Storage may know another role than the cookies that the page was drawn by.
              if (boot.role && boot.role !== session.role) void router.revalidate()
              startCollecting(boot, pages)
            }}
          />
          <RouterProvider
            router={router}
            onError={(error, { errorInfo }) => {
              reportCaught(error)
              void failed(router, error, Boolean(errorInfo))
            }}
          />
        </Document>
      </App>
    </StrictMode>
  )
  // React listens from here on: presses before this are done again (`page/hold-taps.ts`).
  document.documentElement.dataset.hydrates = ''
  delete document.documentElement.dataset.still
  // Yield to the browser while the page is hydrated: a tap is answered before the rest.
  startTransition(() => void hydrateRoot(document, page))
}

/** A page that was not rendered, or of which a chunk did not come, is its release's fault; its data are not. */
async function failed(router: ReturnType<typeof createRouter>, error: unknown, isRendering: boolean) {
  if (isRendering) console.error('A page failed while it was rendered.', error)
  else if (!isReleaseFault(error)) return
  const definition: ModuleDefinition | undefined = router.state.matches
    .map(({ route }) => route.handle?.definition)
    .find(Boolean)
  const release = definition && modules.releaseOf(definition)
  if (!definition || !release) return
  const { name: module, version } = release
  if (isRendering) report({ kind: 'render-failed', module, version, message: String(error) })
  const { recoverPage } = await import(/* webpackChunkName: "last-good" */ './recover-page.ts')
  await recoverPage(router, modules, definition, error).catch(() => undefined)
}

/** The module as it is, where the extension can't have another release. */
async function chosen(module: BrowserModule): Promise<BrowserModule | null> {
  try {
    const { chosenRelease } = await import(/* webpackChunkName: "preview-bar" */ './federation/devtools.ts')
    return await chosenRelease(module, language.code)
  } catch (error) {
    console.warn(`What was chosen for ${module.name} can't be had.`, error)
    return null
  }
}

async function previewBar() {
  if (!boot.preview) return null
  const { PreviewBar } = await import(/* webpackChunkName: "preview-bar" */ '../page/PreviewBar.tsx')
  return <PreviewBar preview={boot.preview} />
}

void pause().then(start)
