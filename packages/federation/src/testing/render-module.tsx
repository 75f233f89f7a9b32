import type { Session } from '@galleria/auth'
import { ServedRoleContext, SessionContext } from '@galleria/auth/react'
import { english, type Language, LocaleContext } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { getDefaultStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { type Site, site as siteContext } from '../context.ts'
import type { ModuleDefinition, ModuleRoute } from '../define-module.ts'
import { WidgetEnvironmentContext } from '../widget-environment.ts'
import { openShop, type ReachablePlatform } from './open-shop.ts'
import './waiting.ts'
import { testWidgetEnvironment, type WidgetStubs } from './widget-environment.ts'

export interface RenderModuleOptions {
  /** Path of the page, e.g. `/cart?coupon=TEN`. */
  readonly at: string
  /** Without one, every call fails as if the platform were down. */
  readonly platform?: ReachablePlatform
  /** Stand-ins for other modules' widgets; without one their fallback is shown. */
  readonly widgets?: WidgetStubs
  /** A session to share between renders; by default a new one in memory. */
  readonly session?: Session
  readonly site?: Partial<Site>
  /** The page's; its module's words must have been loaded: `await messages.load('ar')`. */
  readonly language?: Language
  /** Hydrates HTML drawn for the session's role, instead of an empty page; for parts that need no loader. */
  readonly isServed?: boolean
}

export interface RenderedModule extends RenderResult {
  readonly user: UserEvent
  readonly session: Session
  readonly client: PlatformClient
  readonly router: ReturnType<typeof createMemoryRouter>
  /** Errors that React recovered from, such as HTML that differs from what the server drew. */
  readonly recovered: readonly unknown[]
}

const nowhere: ReachablePlatform = {
  url: 'http://platform.test',
  clientId: '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1',
  fetch: () => Promise.reject(new TypeError('fetch failed')),
}

/** Mounts one module as the shell would, over a real platform in process. */
export function renderModule(module: ModuleDefinition, options: RenderModuleOptions): RenderedModule {
  return mount(module, options, module.routes.map(toRoute))
}

/** The same for something that stands on a page, e.g. `<Widget name="cart.mini-cart" />`, beside the module's routes. */
export function renderInModule(
  module: ModuleDefinition,
  element: ReactNode,
  { at = '/', ...options }: Partial<RenderModuleOptions> = {},
): RenderedModule {
  const frame = (
    <>
      {element}
      <Outlet />
    </>
  )
  const page: RouteObject = { path: '*', element: null }
  return mount(module, { at, ...options }, [
    { element: frame, children: [...module.routes.map(toRoute), page] },
  ])
}

function mount(
  module: ModuleDefinition,
  options: RenderModuleOptions,
  routes: RouteObject[],
): RenderedModule {
  const { language = english } = options
  const { client, session, context } = openShop(options.platform ?? nowhere, {
    session: options.session,
    site: { shellUrl: 'http://shop.test', locale: language.tag, currencies: ['USD', 'EUR'], ...options.site },
  })
  const site = context().get(siteContext)
  const environment = {
    ...testWidgetEnvironment(module, options.widgets ?? {}, (loader) => loader({ context: context() })),
    session,
  }
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [...routes, { path: '*', element: <p>Elsewhere</p> }],
      },
    ],
    { initialEntries: [options.at], getContext: context },
  )
  const page = (
    <LocaleContext
      value={{ language, currency: site.currency, timeZone: site.timeZone, storeName: site.name }}
    >
      <SessionContext value={session}>
        <WidgetEnvironmentContext value={environment}>
          <Provider store={getDefaultStore()}>
            <ServedRoleContext value={session.role}>
              <RouterProvider router={router} />
            </ServedRoleContext>
          </Provider>
        </WidgetEnvironmentContext>
      </SessionContext>
    </LocaleContext>
  )
  const recovered: unknown[] = []
  const result = options.isServed ? hydrate(page, recovered) : render(page)
  return { ...result, user: userEvent.setup(), session, client, router, recovered }
}

function hydrate(page: ReactNode, recovered: unknown[]): RenderResult {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  return render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => void recovered.push(error),
  })
}

function toRoute({ personal: _, children, ...route }: ModuleRoute): RouteObject {
  return { ...route, ...(children ? { children: children.map(toRoute) } : {}) } as RouteObject
}
