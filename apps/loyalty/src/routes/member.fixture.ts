import type { SignedIn } from '@galleria/auth/testing'
import { openShop, type ReachablePlatform, type Shopper } from '@galleria/federation/testing'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  STORES_APP_ID,
} from '@galleria/platform-client/cart'
import { queryProducts } from '@galleria/platform-client/products'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'

/** A platform in this process, on which one can register. */
interface Site extends ReachablePlatform {
  signUp(): Promise<SignedIn>
}

/** Signed-in member: a session that finds the tokens of a registration where a browser keeps them. */
export async function newMember(site: Site): Promise<Shopper> {
  return openShop(site, { member: await site.signUp() })
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Analytical Way',
}

/** Buys one piece and pays on the hosted page; what it cost before tax and delivery comes back with the order's id. */
export async function buy({ client }: Shopper, { url, fetch }: Site) {
  const { products } = await queryProducts(client, { query: {} })
  const product = products.find(
    ({ productOptions, customTextFields, stock, productType }) =>
      productOptions.length + (customTextFields?.length ?? 0) === 0 &&
      stock.inventoryStatus === 'IN_STOCK' &&
      productType === 'physical',
  )
  const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES_APP_ID }
  await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity: 1 }] })
  const { checkoutId } = await createCheckoutFromCurrentCart(client, {
    channelType: 'WEB',
    email: 'ada@galleria.test',
    shippingAddress: address,
  })
  const { redirectSession } = await createRedirectSession(client, { ecomCheckout: { checkoutId } })
  const page = new URL(redirectSession.fullUrl)
  const form = { ...address, email: 'ada@galleria.test', firstName: 'Ada', lastName: 'Lovelace' }
  const send = async (intent: string, shown: string) =>
    fetch(url + page.pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...form,
        session: fieldIn(shown, 'session'),
        total: fieldIn(shown, 'total'),
        delivery: fieldIn(shown, 'delivery'),
        payment: 'approved',
        intent,
      }),
    })
  const shown = await (await fetch(page)).text()
  // The page leads to itself, so that it can be loaded again.
  await send('update', shown)
  const paid = await send('pay', await (await fetch(page)).text())
  const back = new URL(paid.headers.get('location') ?? 'http://nowhere')
  return { orderId: back.searchParams.get('orderId') ?? '', price: product?.priceData.discountedPrice ?? 0 }
}

const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
