import { anonymous, anonymousBody } from '../platform/measure.ts'

const APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** One request, as the yardstick repeats it. */
interface MeasuredRequest {
  /** Size of the answer. */
  readonly bytes: number
  /** The body, where it was a POST. */
  readonly sent?: string
}

/** Each does one piece of work and says what it asked. */
export interface Shop {
  visit(): Promise<MeasuredRequest[]>
  /** A fresh session that puts one thing into its cart. */
  buy(): Promise<MeasuredRequest[]>
  /** Another thing, into a cart that holds some. */
  addAgain(): Promise<MeasuredRequest[]>
  read(): Promise<MeasuredRequest[]>
  estimate(): Promise<MeasuredRequest[]>
  /** Another cart each time, of so many. */
  readAnother(): Promise<MeasuredRequest[]>
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
  const body = () => ({ lineItems: [{ catalogReference: items[next++ % items.length], quantity: 1 }] })
  const add = async (who: string): Promise<MeasuredRequest> => {
    const what = body()
    const bytes = await size(await post('/ecom/v1/carts/current/add-to-cart', what, who))
    return { bytes, sent: JSON.stringify(what) }
  }
  const read = async (who: string): Promise<MeasuredRequest> => ({
    bytes: await size(await fetch(`${url}/ecom/v1/carts/current`, { headers: { authorization: who } })),
  })
  await add(token)
  await add(token)
  const others: string[] = []
  for (let index = 0; index < OTHERS; index += 1) {
    const other = await anonymous(url)
    await add(other)
    others.push(other)
  }
  const shippingAddress = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10013' }
  const asked = { shippingAddress, calculateShipping: true, calculateTax: true }
  const TOKENS_BESIDE = 220
  const visited = (fresh: string) => ({ bytes: fresh.length + TOKENS_BESIDE, sent: anonymousBody })
  return {
    visit: async () => [visited(await anonymous(url))],
    buy: async () => {
      const fresh = await anonymous(url)
      return [visited(fresh), await add(fresh)]
    },
    addAgain: async () => [await add(others[next % OTHERS] ?? token)],
    read: async () => [await read(token)],
    estimate: async () => [
      {
        bytes: await size(await post('/ecom/v1/carts/current/estimate-totals', asked, token)),
        sent: JSON.stringify(asked),
      },
    ],
    readAnother: async () => [await read(others[next++ % OTHERS] ?? token)],
  }
}
