import { createSession, type Session } from '@galleria/auth'
import { createTestBrowser, type SignedIn } from '@galleria/auth/testing'
import { platform, session, site as siteKey } from '@galleria/federation'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from '@galleria/router'

type Route = {
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  readonly action?: (args: ActionFunctionArgs) => Promise<unknown>
}

/** A platform in this process. */
export interface Site {
  readonly url: string
  readonly clientId: string
  readonly fetch: typeof fetch
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
  readonly fetch?: Site['fetch']
  /** Tokens of somebody who is signed in already. */
  readonly member?: SignedIn
}

/** A browser of its own: a session over the platform in process, and routes called as the router calls them. */
export function openShop(site: Site, { fetch = site.fetch, member }: OpenOptions = {}): Shopper {
  const options = { baseUrl: site.url, fetch }
  const own = createSession({
    ...options,
    clientId: site.clientId,
    ...createTestBrowser({ url: site.url, clientId: site.clientId, fetch }, { member }),
    locks: null,
    channel: null,
  })
  const client = createPlatformClient({ ...options, getAuthHeaders: own.getAuthHeaders })
  const newContext = () => {
    const context = new RouterContextProvider()
    context.set(platform, client)
    context.set(session, own)
    const { clientId } = site
    context.set(siteKey, {
      shellUrl: 'http://127.0.0.1:3000',
      clientId,
      name: 'Galleria',
      locale: 'en-US',
      currency: 'USD',
      currencies: ['USD'],
    })
    return context
  }
  const args = (path: string, params: Readonly<Record<string, string>>, init?: RequestInit) => {
    const context = newContext()
    const url = new URL(path, 'http://127.0.0.1:3000')
    return { context, url, params, pattern: path, request: new Request(url, init) } as LoaderFunctionArgs
  }
  return {
    client,
    session: own,
    context: newContext,
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
