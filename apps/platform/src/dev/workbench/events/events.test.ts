import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockProduct } from '../../testing/shop.ts'
import { Shopper } from '../../testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

async function addToCart(): Promise<string> {
  const shopper = await Shopper.visitor(site)
  return (await shopper.add(await stockProduct(site.platform.services.db))).body.cart.id
}

interface Heard {
  readonly id: string
  readonly data: { readonly type: string; readonly entityId: string; readonly data: object }
}

const some = (heard: readonly Heard[]) => heard.length > 0

/** Hears events until they are enough, and lets go. */
async function listen(
  query: string,
  headers: Record<string, string>,
  enough: (heard: readonly Heard[]) => boolean,
  begin?: () => Promise<unknown>,
) {
  const ended = new AbortController()
  const response = await site.fetch(`${site.url}/_dev/events${query}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: ended.signal,
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const heard: Heard[] = []
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let text = ''
  await reader.read()
  await begin?.()
  while (!enough(heard)) {
    const { value = '', done } = await reader.read()
    text += value
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const id = /^id: (.*)$/m.exec(message)?.[1]
      if (id) heard.push({ id, data: JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '{}') })
    }
    if (done) break
  }
  await reader.cancel()
  ended.abort()
  return heard
}

describe('The stream of events', () => {
  it('tells what happens from then on, as on the wire', async () => {
    await addToCart()
    let cartId = ''
    const heard = await listen('', {}, some, async () => {
      cartId = await addToCart()
    })
    expect(heard).toMatchObject([
      {
        data: {
          type: 'wix.ecom.v1.cart_created',
          entityId: cartId,
          sequence: 1,
          data: { slug: 'created', createdEvent: { entity: { id: cartId } } },
        },
      },
    ])
  })

  it('tells after a break what came since, by the id of the last event', async () => {
    const [first] = await listen('', {}, some, addToCart)
    const cartId = await addToCart()
    const heard = await listen('', { 'last-event-id': first?.id ?? '' }, (all) =>
      all.some(({ data }) => data.entityId === cartId),
    )
    expect(heard.some(({ id }) => id === first?.id)).toBe(false)
  })

  it('tells only of the types that are asked for', async () => {
    const shopper = await Shopper.visitor(site)
    const lamp = await stockProduct(site.platform.services.db)
    const heard = await listen('?type=wix.ecom.v1.cart_updated', {}, some, async () => {
      await shopper.add(lamp)
      await shopper.add(lamp)
    })
    expect(heard).toMatchObject([{ data: { type: 'wix.ecom.v1.cart_updated' } }])
  })
})

describe('The pages of events', () => {
  const post = (path: string, fields: Record<string, string>) =>
    site.fetch(`${site.url}/_dev/subscriptions/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
  const read = async (path: string) => (await site.fetch(site.url + path)).text()

  it('show what happened, and its payload', async () => {
    const cartId = await addToCart()
    const page = await read(`/_dev/events?entity=${cartId}`)
    expect(page).toContain('wix.ecom.v1.cart_created')
    expect(page).toContain('createdEvent')
    expect(page).toContain('No target receives this event')
  })

  it('add a target, show what waits for it, switch it off and remove it', async () => {
    const added = await post('add', { url: 'http://127.0.0.1:9/hooks' })
    const where = added.headers.get('location') ?? ''
    const id = new URL(where, site.url).searchParams.get('target') ?? ''
    const cartId = await addToCart()
    expect(await read(where)).toMatch(/cart_created.*Waiting/s)
    expect(await read(`/_dev/events?entity=${cartId}`)).toContain('Waiting')
    await post('off', { id })
    expect(await read('/_dev/subscriptions')).toContain('>Off</span>')
    expect((await post('replay', { id })).status).toBe(303)
    await post('remove', { id })
    expect(await read('/_dev/subscriptions')).toContain('No targets yet')
  })

  it('say at the field that an address is no target, and keep what was written', async () => {
    const answer = await post('add', { url: 'ftp://files' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/role="alert".*value="ftp:\/\/files"/s)
  })
})
