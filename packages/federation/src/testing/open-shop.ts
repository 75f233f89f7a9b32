import { createSession, type Session } from '@galleria/auth'
import { createTestBrowser, type SignedIn } from '@galleria/auth/testing'
import { type CatalogAdapter, createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import {
  platform as platformContext,
  type Site,
  session as sessionContext,
  site as siteContext,
} from '../context.ts'

/** Platform in process, as `createTestPlatform()` of `@galleria/platform/testing` returns it. */
export interface ReachablePlatform {
  readonly url: string
  readonly clientId: string
  readonly fetch: typeof fetch
  /** Adapter for the catalog of a site that has one version. */
  readonly catalog?: CatalogAdapter
}

type Route = {
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  readonly action?: (args: ActionFunctionArgs) => Promise<unknown>
}

export interface Shopper {
  readonly client: PlatformClient
  readonly session: Session
  /** Context as a loader of the module sees it. */
  context(): RouterContextProvider
  load<Of extends Route>(
    route: Of,
    path: string,
    params?: Readonly<Record<string, string>>,
  ): Promise<Awaited<ReturnType<NonNullable<Of['loader']>>>>
  post<Of extends Route>(
    route: Of,
    path: string,
    form: Readonly<Record<string, string>>,
  ): Promise<Awaited<ReturnType<NonNullable<Of['action']>>>>
}

export interface OpenOptions {
  readonly fetch?: ReachablePlatform['fetch']
  /** Tokens of somebody who is signed in already. */
  readonly member?: SignedIn | undefined
  /** A session to share; by default a new one in memory. */
  readonly session?: Session | undefined
  readonly site?: Partial<Site> | undefined
}

/** A browser of its own: a session over the platform in process, and routes called as the router calls them. */
export function openShop(platform: ReachablePlatform, options: OpenOptions = {}): Shopper {
  const { url: baseUrl, clientId } = platform
  const { fetch = platform.fetch, member } = options
  const browser = createTestBrowser({ url: baseUrl, clientId, fetch }, { member })
  const session =
    options.session ?? createSession({ baseUrl, clientId, ...browser, locks: null, channel: null })
  const plain = createPlatformClient({ baseUrl, fetch, getAuthHeaders: session.getAuthHeaders })
  const client = platform.catalog ? platform.catalog(plain) : plain
  const site: Site = {
    shellUrl: 'http://127.0.0.1:3000',
    clientId,
    name: 'Galleria',
    locale: 'en-US',
    currency: 'USD',
    currencies: ['USD'],
    // As shops are served; CART_API=v1 runs the same tests by V1.
    cartApi: { version: process.env.CART_API === 'v1' ? 'v1' : 'v2', isFixed: true },
    ...options.site,
  }
  const context = () => {
    const made = new RouterContextProvider()
    made.set(platformContext, client)
    made.set(sessionContext, session)
    made.set(siteContext, site)
    return made
  }
  const args = (path: string, params: Readonly<Record<string, string>>, init?: RequestInit) => {
    const url = new URL(path, site.shellUrl)
    const request = new Request(url, init)
    return { context: context(), url, params, pattern: path, request } as LoaderFunctionArgs
  }
  return {
    client,
    session,
    context,
    load: async (route, path, params = {}) => (await route.loader?.(args(path, params))) as never,
    post: async (route, path, form) => {
      const init = { method: 'POST', body: new URLSearchParams(form) }
      return (await route.action?.(args(path, {}, init))) as never
    },
  }
}

/** Target of a redirect that a loader threw or an action returned. */
export async function redirectOf(work: Promise<unknown>): Promise<string | null> {
  const answer = await work.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return answer.headers.get('location')
  throw answer instanceof Error ? answer : new Error(`No redirect but ${JSON.stringify(answer)}`)
}

/** Client that speaks for the store, to check state behind the pages. */
export function storeOf(site: ReachablePlatform & { readonly ownerKey: string }): PlatformClient {
  const { url: baseUrl, fetch, catalog } = site
  const client = createPlatformClient({
    baseUrl,
    fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
  return catalog ? catalog({ ...client, isStaff: true }) : client
}
