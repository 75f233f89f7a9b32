import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'

async function start(
  home: string,
): Promise<{ child: ChildProcess; site: { fetch: typeof fetch; url: string; clientId: string } }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/start.js')], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'development', GALLERIA_HOME: home, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /^platform ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, site: { fetch, url, clientId: CLIENT_ID } }
  }
  throw new Error('The server ended before it was ready')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

it('Faults row 85: keeps an acknowledged cart and an acknowledged order through a kill, each exactly once', async () => {
  const home = await mkdtemp(join(tmpdir(), 'galleria-kill-'))
  let server = await start(home)
  try {
    const { token } = await Shopper.visitor(server.site)
    let shopper = new Shopper(server.site, token)
    const { body } = await shopper.call('POST', '/stores-reader/v1/products/query-platformized', {
      query: { filter: { productType: 'physical' } },
    })
    const product = body.products.find(
      (each: { stock: { inStock: boolean }; variants: { stock: { inStock: boolean } }[] }) =>
        each.variants[0]?.stock.inStock,
    )
    const added = await shopper.add({ productId: product.id, variantId: product.variants[0].id })
    expect(added.body.cart.lineItems).toHaveLength(1)
    await end(server.child, 'SIGKILL')

    server = await start(home)
    shopper = new Shopper(server.site, token)
    expect((await shopper.cart()).body.cart.lineItems).toMatchObject([{ quantity: 1 }])
    const id = await shopper.checkout({ selectedShippingOption: null })
    const delivery = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.shippingInfo
      .carrierServiceOptions[0].shippingOptions[0].code
    const { checkout } = (
      await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, {
        checkout: { shippingInfo: { selectedCarrierServiceOption: { code: delivery } } },
      })
    ).body
    const page = await shopper.hostedAddress(id)
    const paid = await shopper.pay(page, checkout.priceSummary.total.amount, 'approved', { delivery })
    expect(paid.status).toBe(303)
    const orderId = orderIdOf(paid)
    await end(server.child, 'SIGKILL')

    server = await start(home)
    shopper = new Shopper(server.site, token)
    const search = await shopper.call('POST', '/ecom/v1/orders/search', { search: {} })
    expect(search.body.orders).toMatchObject([{ id: orderId }])
    expect((await shopper.cart()).status).toBe(404)
  } finally {
    await end(server.child, 'SIGTERM')
    await rm(home, { recursive: true, force: true })
  }
}, 120_000)
