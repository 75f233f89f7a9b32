import './provided.ts'
import { getSession } from '@galleria/auth'
import { platform, session as sessionContext, site } from '@galleria/federation'
import { createPlatformClient } from '@galleria/platform-client'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { reviveError } from '../composition/errors.ts'
import { App } from '../document/App.tsx'
import { Document } from '../document/Document.tsx'
import { readBoot } from './boot.ts'
import { createDiscovery } from './discovery.ts'
import { createModules } from './modules.ts'
import { createClientRegistry } from './registry.ts'
import { startPage } from './start-page.ts'
import { createSurroundings } from './surroundings.ts'

const boot = readBoot()
// First of all: it takes the answer of a redirect login out of the address before any module's code runs.
const session = getSession({ baseUrl: boot.platformUrl, clientId: boot.site.clientId })
const client = createPlatformClient({
  baseUrl: boot.platformUrl,
  getAuthHeaders: session.getAuthHeaders,
  language: boot.site.locale,
})
const modules = createModules()
const registry = createClientRegistry(boot)
const surroundings = createSurroundings({ boot, session, modules, registry })

const { routes, present, unfinished } = await startPage(boot, modules, surroundings)
const router = createBrowserRouter(routes, {
  hydrationData: {
    loaderData: boot.loaderData,
    errors:
      boot.errors &&
      Object.fromEntries(Object.entries(boot.errors).map(([id, error]) => [id, reviveError(error)])),
  },
  getContext() {
    const context = new RouterContextProvider()
    context.set(platform, client)
    context.set(sessionContext, session)
    context.set(site, boot.site)
    return context
  },
  patchRoutesOnNavigation: createDiscovery(registry, modules, present),
})

const app = { site: boot.site, nav: boot.nav, ...(unfinished ? { unfinished } : {}) }
hydrateRoot(
  document,
  <StrictMode>
    <App app={app} session={session} surroundings={surroundings} store={createStore()}>
      <Document>
        <RouterProvider router={router} />
      </Document>
    </App>
  </StrictMode>,
)
document.documentElement.dataset.ready = ''
