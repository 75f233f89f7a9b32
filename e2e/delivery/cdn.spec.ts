import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Complaints } from '../kit/complaints.ts'
import { expect, test } from '../kit/src/index.ts'
import { Cart } from '../pages/cart.ts'
import { products, Shop } from '../pages/shop.ts'

test.use({ storeOptions: { own: true } })

let cdn: Server
let address: string
/** Folder that the CDN hands out. */
let origin = ''
let spoil: (path: string, content: Buffer) => Buffer | string = (_, content) => content

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

test.beforeAll(async () => {
  cdn = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://cdn').pathname
    const headers = {
      'access-control-allow-origin': '*',
      'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    }
    readFile(join(origin, path)).then(
      (content) => response.writeHead(200, headers).end(spoil(path, content)),
      () => response.writeHead(404, headers).end(),
    )
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`
})
test.afterAll(() => {
  cdn.closeAllConnections()
  cdn.close()
})

test('Files of modules come straight from the CDN, checked by their hashes, and never from the shell', async ({
  page,
  store,
}) => {
  const complaints = new Complaints(page)
  origin = store.folder
  await store.restartShell({ MODULES_URL: address })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const shop = new Shop(page)
  await page.goto(`/products/${products.plain.slug}`)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).click()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await new Cart(page).open()
  await page.goto('/loyalty')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => url.startsWith(`${store.url}/modules/`))).toEqual([])
  for (const module of ['catalog', 'cart', 'loyalty'])
    expect(
      asked.some((url) => url.startsWith(`${address}/${module}/`) && url.endsWith('/web/remoteEntry.js')),
    ).toBe(true)
  complaints.expectNone()

  await test.step('A new release is there with the next page', async () => {
    const version = await store.release('cart')
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    expect(await page.content()).toContain(`${address}/cart/${version}/web/`)
  })

  await test.step('A file that the CDN changed is not run; the last good release is, within the page view', async () => {
    const version = await store.release('cart')
    complaints.allow(/integrity|cart/)
    spoil = (path, content) =>
      path.startsWith(`/cart/${version}/`) && path.endsWith('remoteEntry.js')
        ? `window.isSpoiled = true\n${content}`
        : content
    const cart = new Cart(page)
    await cart.open()
    // The server drew the page by the spoiled release: wait until the last good one has taken it over.
    await expect.poll(() => cart.quantityOf(products.plain.name).evaluate(isAlive)).toBe(true)
    await cart.setQuantity(products.plain.name, 2)
    await shop.expectInCart(2)
    expect(await page.evaluate(() => 'isSpoiled' in window)).toBe(false)
  })
})

/** Whether React has the element. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
