import { anonymous } from '../platform/measure.ts'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Each does one piece of work and answers the sizes of what came back. */
export interface Shop {
  visit(): Promise<number[]>
  /** A fresh session that puts one thing into its cart. */
  buy(): Promise<number[]>
  read(): Promise<number[]>
  estimate(): Promise<number[]>
  /** Another cart each time, of so many. */
  readAnother(): Promise<number[]>
}

interface Goods {
  readonly id: string
  readonly customTextFields?: object[]
  readonly variants: { readonly id: string; readonly stock: { readonly inStock: boolean } }[]
}

const OTHERS = 500

export async function openShop(url: string): Promise<Shop> {
  const post = async (path: string, body: object, token: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer
  }
  const size = async (answer: Response) => (await answer.arrayBuffer()).byteLength
  const token = await anonymous(url)
  const listed = await post('/stores-reader/v1/products/query-platformized', { query: {} }, token)
  const { products } = (await listed.json()) as { products: Goods[] }
  const items = products
    .filter(({ customTextFields = [] }) => customTextFields.length === 0)
    .flatMap(({ id, variants }) =>
      variants.flatMap((variant) =>
        variant.stock.inStock ? { catalogItemId: id, appId: APP_ID, options: { variantId: variant.id } } : [],
      ),
    )
  let next = 0
  const add = (who: string) =>
    post(
      '/ecom/v1/carts/current/add-to-cart',
      { lineItems: [{ catalogReference: items[next++ % items.length], quantity: 1 }] },
      who,
    )
  const read = async (who: string) =>
    size(await fetch(`${url}/ecom/v1/carts/current`, { headers: { authorization: who } }))
  await add(token)
  await add(token)
  const others: string[] = []
  for (let index = 0; index < OTHERS; index += 1) {
    const other = await anonymous(url)
    await size(await add(other))
    others.push(other)
  }
  const shippingAddress = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10013' }
  const asked = { shippingAddress, calculateShipping: true, calculateTax: true }
  const TOKENS_BESIDE = 220
  return {
    visit: async () => [(await anonymous(url)).length + TOKENS_BESIDE],
    buy: async () => {
      const fresh = await anonymous(url)
      return [fresh.length + TOKENS_BESIDE, await size(await add(fresh))]
    },
    read: async () => [await read(token)],
    estimate: async () => [await size(await post('/ecom/v1/carts/current/estimate-totals', asked, token))],
    readAnother: async () => [await read(others[next++ % OTHERS] ?? token)],
  }
}
