import { createSession, type Session } from '@galleria/auth'
import { createTestBrowser, type SignedIn } from '@galleria/auth/testing'
import { platform, session, site as siteKey } from '@galleria/federation'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type Product, queryProducts } from '@galleria/platform-client/products'
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
  load<Of extends Route>(route: Of, path: string): Promise<Awaited<ReturnType<NonNullable<Of['loader']>>>>
  post<Of extends Route>(
    route: Of,
    path: string,
    form: Readonly<Record<string, string>>,
  ): Promise<Awaited<ReturnType<NonNullable<Of['action']>>>>
}

/** A browser of its own: a session over the platform in process, and routes called as the router calls them. */
export function openShop(site: Site, fetch: Site['fetch'] = site.fetch, member?: SignedIn): Shopper {
  const options = { baseUrl: site.url, fetch }
  const { clientId } = site
  const browser = createTestBrowser({ url: site.url, clientId, fetch }, { member })
  const own = createSession({ ...options, clientId, ...browser, locks: null, channel: null })
  const client = createPlatformClient({ ...options, getAuthHeaders: own.getAuthHeaders })
  const args = (path: string, init?: RequestInit) => {
    const context = new RouterContextProvider()
    context.set(platform, client)
    context.set(session, own)
    context.set(siteKey, {
      shellUrl: 'http://127.0.0.1:3000',
      clientId: site.clientId,
      name: 'Galleria',
      locale: 'en-US',
      currency: 'USD',
      currencies: ['USD'],
    })
    const url = new URL(path, 'http://127.0.0.1:3000')
    return { context, url, params: {}, pattern: path, request: new Request(url, init) } as LoaderFunctionArgs
  }
  return {
    client,
    session: own,
    load: async (route, path) => (await route.loader?.(args(path))) as never,
    post: async (route, path, form) => {
      const init = { method: 'POST', body: new URLSearchParams(form) }
      return (await route.action?.(args(path, init))) as never
    },
  }
}

/** Products of the small seed to buy: with stock to spare, and nothing to choose or to write. */
export async function plainProducts({ client }: Shopper): Promise<readonly Product[]> {
  const { products } = await queryProducts(client, { query: {} })
  return products.filter(
    ({ productOptions, customTextFields, stock, productType }) =>
      productOptions.length + (customTextFields?.length ?? 0) === 0 &&
      stock.inventoryStatus === 'IN_STOCK' &&
      (stock.quantity ?? 99) > 9 &&
      productType === 'physical',
  )
}

/** Target of a redirect that a loader threw or an action returned. */
export async function redirectOf(work: Promise<unknown>): Promise<string | null> {
  const answer = await work.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return answer.headers.get('location')
  throw answer instanceof Error ? answer : new Error(`No redirect but ${JSON.stringify(answer)}`)
}
