import { Widget } from '@galleria/federation'
import { openShop, renderInModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import type { Product } from '@galleria/platform-client/products'
import { ToastRegion } from '@galleria/ui'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import cart from '../../module.ts'
import * as current from '../../routes/current.ts'
import { plainProducts } from '../../routes/products.fixture.ts'
import { queueAdd, queuedAdds } from './queue.ts'

let site: TestPlatform
let shopper: Shopper
let product: Product

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  product = (await plainProducts(openShop(site)))[0] as Product
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  await site.close()
})

const wanted = (quantity = '2', productId = product.id) => ({ intent: 'add', productId, quantity })
const send = (by = shopper) => by.post(current, '/cart/current', { intent: 'send-queued' })
const quantities = async () =>
  (await shopper.load(current, '/cart/current')).cart?.lineItems.map(({ quantity }) => quantity) ?? []

test('Adds that waited are sent in one go, and once', async () => {
  queueAdd(wanted())
  queueAdd(wanted('1'))
  expect(await send()).toEqual({ ok: true, message: 'The 2 items that you chose offline are in your cart.' })
  expect(await quantities()).toEqual([3])
  expect(queuedAdds()).toEqual([])
  expect(await send()).toEqual({ ok: true })
  expect(await quantities()).toEqual([3])
})

test('An add whose answer is lost is found in the cart, and not sent again', async () => {
  let isLost = true
  const lossy: typeof fetch = async (input, init) => {
    const answer = await site.fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (isLost && /\/current\/add-(to-cart|line-items)$/.test(pathname))
      throw new TypeError('Failed to fetch')
    return answer
  }
  shopper = openShop(site, { fetch: lossy })
  queueAdd(wanted())
  expect(await send()).toEqual({ ok: true })
  expect(queuedAdds()).toMatchObject([{ before: 0 }])
  isLost = false
  expect(await send()).toMatchObject({ message: 'The item that you chose offline is in your cart.' })
  expect(await quantities()).toEqual([2])
})

test('An add that the platform refuses no longer waits, and the shopper is told', async () => {
  queueAdd(wanted('1', '00000000-0000-4000-8000-000000000000'))
  queueAdd(wanted('1'))
  expect(await send()).toMatchObject({ ok: true, message: expect.stringContaining('isn’t available') })
  expect(await quantities()).toEqual([1])
  expect(queuedAdds()).toEqual([])
})

test('A press without a connection sends nothing, says so, and is in the cart once there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked: string[] = []
  const fetch: typeof site.fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname)
    return site.fetch(input, init)
  }
  const { user } = renderInModule(
    cart,
    <>
      <Widget name="cart.mini-cart" />
      <Widget name="cart.add-to-cart" productId={product.id} productName={product.name} />
      <ToastRegion />
    </>,
    { platform: { ...site, fetch }, session: shopper.session },
  )
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByText(`You’re offline. We’ll add ${product.name} to your cart when you’re back online.`)
  expect(asked.filter((path) => path.includes('/add-'))).toEqual([])
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await screen.findByText('The item that you chose offline is in your cart.')
  await waitFor(async () => expect(await quantities()).toEqual([1]))
  expect(asked.filter((path) => path.includes('/add-'))).toHaveLength(1)
})

test('Code that does not come over a connection just back is asked for again, and the page stays', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isLost = true
  const load = vi.fn(async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return vi.importActual('./send-queued.ts')
  })
  vi.doMock('./send-queued.ts', load)
  queueAdd(wanted('1'))
  renderInModule(
    cart,
    <>
      <Widget name="cart.mini-cart" />
      <ToastRegion />
    </>,
    { platform: site, session: shopper.session },
  )
  await screen.findByRole('link', { name: /Cart/ })
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  isLost = false
  expect(queuedAdds()).toHaveLength(1)
  await waitFor(async () => expect(await quantities()).toEqual([1]), { timeout: 15_000 })
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeTruthy()
}, 30_000)
