import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { submit } from './post.ts'
import type { StockedProduct } from './shop.ts'
import { anonymous } from './sign-up.ts'

interface Site {
  readonly fetch: typeof fetch
  readonly url: string
  readonly clientId: string
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
  readonly body: any
}

/** Shopper with a token, and the steps on the way to an order. */
export class Shopper {
  readonly #site: Site
  readonly token: string

  constructor(site: Site, token: string) {
    this.#site = site
    this.token = token
  }

  static async visitor(site: Site): Promise<Shopper> {
    return new Shopper(site, (await anonymous(site)).access_token)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await this.#site.fetch(this.#site.url + path, {
      method,
      headers: { authorization: this.token, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Reads its own writes: the answer contains what was written before, as for a consistent client (wire §1.3). */
  see(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.call(method, path, body, { 'x-wix-consistent': '1' })
  }

  add({ productId, variantId }: StockedProduct, quantity: unknown = 1): Promise<Answer> {
    const catalogReference = { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId } }
    return this.call('POST', '/ecom/v1/carts/current/add-to-cart', {
      lineItems: [{ catalogReference, quantity }],
    })
  }

  cart(): Promise<Answer> {
    return this.call('GET', '/ecom/v1/carts/current')
  }

  /** Ready to pay, but for the form. */
  async checkout(changes: object = {}): Promise<string> {
    await this.call('PATCH', '/ecom/v1/carts/current', {
      cartInfo: { contactInfo: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } } },
    })
    const made = await this.call('POST', '/ecom/v1/carts/current/create-checkout', {
      channelType: 'WEB',
      email: 'ada@example.test',
      shippingAddress: address,
      selectedShippingOption: { code: 'standard' },
      ...changes,
    })
    return made.body.checkoutId
  }

  async hostedAddress(checkoutId: string, callbacks: object = {}): Promise<URL> {
    const { body } = await this.call('POST', '/_api/redirects-api/v1/redirect-session', {
      ecomCheckout: { checkoutId },
      callbacks,
    })
    return new URL(body.redirectSession.fullUrl)
  }

  /** Sends the form of the hosted page. */
  async pay(
    page: URL,
    total: string,
    payment = 'approved',
    changes: Record<string, string> = {},
  ): Promise<Response> {
    return submit(
      this.#site,
      page.pathname,
      {
        session: page.searchParams.get('session') ?? '',
        intent: 'pay',
        total,
        payment,
        delivery: 'standard',
        email: 'ada@example.test',
        firstName: 'Ada',
        lastName: 'Lovelace',
        ...address,
        ...changes,
      },
      { 'sec-fetch-site': 'same-origin' },
    )
  }

  /** From cart to order; what the page answered. */
  async buy(total: string, payment = 'approved'): Promise<Response> {
    return this.pay(await this.hostedAddress(await this.checkout()), total, payment)
  }
}

export const address = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Oakland',
  postalCode: '94607',
  addressLine: '1 Main Street',
}

export function orderIdOf(response: Response): string {
  return new URL(response.headers.get('location') ?? 'http://none').searchParams.get('orderId') ?? ''
}
