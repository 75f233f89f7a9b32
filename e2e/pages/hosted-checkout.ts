import { expect, type Locator, type Page } from '@playwright/test'
import { offered } from './hosted.ts'
import { pick } from './pick.ts'

type Body = Readonly<Record<string, unknown>>

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const buyer = {
  firstName: 'Grace',
  lastName: 'Hopper',
  addressLine: '1 Compiler Street',
  city: 'Arlington',
  postalCode: '22201',
} as const

/** The platform's own checkout page, and what leads there, as a store of another maker would do it. */
export class HostedCheckout {
  readonly page: Page
  readonly main: Locator
  readonly url: string
  #token = ''

  constructor(page: Page, platformUrl: string) {
    this.page = page
    this.main = page.getByRole('main')
    this.url = platformUrl
  }

  async call(path: string, body: Body, method = 'POST') {
    const answer = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(this.#token ? { authorization: this.#token } : {}) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }

  /** A new visitor's checkout with so many of one product. */
  async make(slug: string, quantity: number, more: Body = {}): Promise<string> {
    this.#token = ''
    const grant = { clientId: offered.client, grantType: 'anonymous' }
    this.#token = (await this.call('/oauth2/token', grant)).access_token
    const catalogReference = { catalogItemId: await this.#idOf(slug), appId: STORES, options: {} }
    if (process.env.V1_CARTS === 'gone') return this.#makeByV2({ quantity, catalogReference }, more)
    await this.call('/ecom/v1/carts/current/add-to-cart', { lineItems: [{ quantity, catalogReference }] })
    const made = await this.call('/ecom/v1/carts/current/create-checkout', { channelType: 'WEB', ...more })
    return made.checkoutId
  }

  /** The same where the platform serves no cart of V1: the cart itself is paid for. */
  async #makeByV2(item: Body, { email, shippingAddress }: Body): Promise<string> {
    const { cart } = await this.call('/ecom/v2/carts/current', {
      cart: {
        ...(email ? { customerInfo: { email } } : {}),
        ...(shippingAddress ? { deliveryInfo: { address: shippingAddress } } : {}),
      },
      catalogItems: [item],
    })
    return cart.id
  }

  /** Id of a product, by the catalog of the site. */
  async #idOf(slug: string): Promise<string> {
    if (process.env.CATALOG !== 'v1')
      return (await this.call(`/stores/v3/products/slug/${slug}`, {}, 'GET')).product.id
    const query = { filter: { slug }, paging: { limit: 1 } }
    return (await this.call('/stores-reader/v1/products/query-platformized', { query })).products[0].id
  }

  async address(checkoutId: string, language = 'en'): Promise<string> {
    const preferences = { additionalQueryParameters: { ui_locales: language } }
    const body = { ecomCheckout: { checkoutId }, preferences }
    return (await this.call('/_api/redirects-api/v1/redirect-session', body)).redirectSession.fullUrl
  }

  payButton(): Locator {
    return this.main.getByRole('button', { name: /^Pay / })
  }

  /** The totals are those of what is chosen. */
  async settled(): Promise<void> {
    await expect(this.page.locator('#summary')).not.toHaveAttribute('aria-busy')
  }

  async payBy(name: string | RegExp): Promise<void> {
    await pick(this.main.getByRole('radio', { name }))
    await this.settled()
    await this.payButton().click()
  }

  async fill(email: string): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Email' }).fill(email)
    for (const [name, value] of Object.entries(buyer)) await this.main.locator(`[name="${name}"]`).fill(value)
    await this.main.getByLabel('State').selectOption('Virginia')
    await this.settled()
  }

  /** Puts an order there without the page. */
  async order(slug: string, quantity: number, email: string, payment: string | RegExp): Promise<string> {
    const { firstName, lastName, ...place } = buyer
    const id = await this.make(slug, quantity, {
      email,
      shippingAddress: { ...place, country: 'US', subdivision: 'US-VA' },
      selectedShippingOption: { code: 'standard' },
    })
    await this.page.goto(await this.address(id))
    await this.main.getByLabel('First name').fill(firstName)
    await this.main.getByLabel('Last name').fill(lastName)
    await pick(this.main.getByRole('radio', { name: /^Store pickup/ }))
    await this.payBy(payment)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    return new URL(this.page.url()).searchParams.get('orderId') ?? ''
  }
}
