import '@galleria/ui/tokens.css'
import '@galleria/ui/base.css'
import './provided.ts'
import { getSession } from '@galleria/auth'
import { platform, session as sessionContext, site } from '@galleria/federation'
import { languageOf } from '@galleria/i18n'
import { createPlatformClient } from '@galleria/platform-client'
import { getDefaultStore } from 'jotai'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { currencyCookie } from '../composition/currency.ts'
import { reviveError } from '../composition/errors.ts'
import { App } from '../document/App.tsx'
import { Document } from '../document/Document.tsx'
import { loadFrameWords } from '../messages/index.ts'
import { readBoot } from './boot.ts'
import { createDiscovery } from './discovery.ts'
import { Hydrated } from './Hydrated.tsx'
import { createModules } from './modules.ts'
import { createClientRegistry } from './registry.ts'
import { startPage } from './start-page.ts'
import { createSurroundings } from './surroundings.ts'

const boot = readBoot()
const language = languageOf(location.pathname)
// First of all: it takes the answer of a redirect login out of the address before any module's code runs.
const session = getSession({ baseUrl: boot.platformUrl, clientId: boot.site.clientId })
const { currencies } = boot.site
let shop = boot.site
const createClient = () =>
  createPlatformClient({
    baseUrl: boot.platformUrl,
    ...(boot.edgeUrl && { edgeUrl: boot.edgeUrl }),
    getAuthHeaders: session.getAuthHeaders,
    language: language.code,
    ...(shop.currency !== currencies[0] && { currency: shop.currency }),
  })
let client = createClient()
const keepCurrency = (currency: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we build for.
  document.cookie = currencyCookie(currency, currencies)
  shop = { ...shop, currency }
  client = createClient()
}
const registry = createClientRegistry(boot, language)
const modules = createModules(registry.doubt, language.code)
const getContext = () => {
  const context = new RouterContextProvider()
  context.set(platform, client)
  context.set(sessionContext, session)
  context.set(site, shop)
  return context
}
const surroundings = createSurroundings({ boot, session, modules, registry, getContext })

/** A function, for a module that awaits at its top brings the bundler's run-time for it. */
async function start() {
  const [{ routes, present, unfinished }] = await Promise.all([
    startPage({ boot, modules, surroundings, language }),
    loadFrameWords(language.code),
  ])
  // Not createBrowserRouter: it starts loaders at once, and one that ends before hydration changes what is hydrated.
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
    patchRoutesOnNavigation: createDiscovery(registry, modules, present),
  })

  const locale = { language, currency: boot.site.currency }
  const app = { site: boot.site, locale, nav: boot.nav, keepCurrency, ...(unfinished ? { unfinished } : {}) }
  hydrateRoot(
    document,
    <StrictMode>
      <App app={app} session={session} surroundings={surroundings} store={getDefaultStore()}>
        <Document>
          {/* Where the server had its hints: ids come from places in the tree. */}
          <Hydrated onHydrated={() => router.initialize()} />
          <RouterProvider router={router} />
        </Document>
      </App>
    </StrictMode>,
  )
}

void start()
