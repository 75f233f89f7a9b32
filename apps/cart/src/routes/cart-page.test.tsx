import { Widget } from '@galleria/federation'
import { openShop, renderInModule, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { addToCurrentCart, STORES_APP_ID } from '@galleria/platform-client/cart'
import type { Product } from '@galleria/platform-client/products'
import { ToastRegion } from '@galleria/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../module.ts'
import { destination, draft, seenPrices } from '../state.ts'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

let site: TestPlatform
let shopper: Shopper
let product: Product

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  product = (await plainProducts(openShop(site)))[0] as Product
  for (const kept of [destination, draft, seenPrices]) kept.clear()
})
afterEach(async () => {
  cleanup()
  await site.close()
})

const add = (quantity = '1') =>
  shopper.post(current, '/cart/current', { intent: 'add', productId: product.id, quantity })
const dollars = (money?: { readonly amount: string }) => `$${Number(money?.amount).toFixed(2)}`
const openCart = () => {
  const page = renderModule(cart, { at: '/cart', platform: site, session: shopper.session })
  render(<ToastRegion />)
  return page
}

test('An empty cart invites to browse', async () => {
  openCart()
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  expect(screen.getByRole('link', { name: 'Browse the store' }).getAttribute('href')).toBe('/products')
  const signIn = screen.getByRole('link', { name: 'Sign in to see your saved cart' })
  expect(signIn.getAttribute('href')).toBe('/account/sign-in?returnTo=%2Fcart')
})

test('A cart that the checkout leads back to says that no order came of it, and no other cart does', async () => {
  await add()
  const open = async (query: string) => {
    renderModule(cart, { at: `/cart${query}`, platform: site, session: shopper.session })
    await screen.findByRole('listitem')
    const said = screen.queryByText(/^Your order wasn’t placed/)?.textContent
    cleanup()
    return said
  }
  expect(await open('?callbackType=CHECKOUT&status=ERROR')).toBe(
    'Your order wasn’t placed and you weren’t charged. Your cart is unchanged.',
  )
  for (const query of ['', '?callbackType=CHECKOUT&status=SUCCESS', '?callbackType=LOGOUT&status=ERROR'])
    expect(await open(query)).toBeUndefined()
})

test('A quantity shows at once, is sent once for many clicks, and the totals follow', async () => {
  await add()
  const { user } = openCart()
  const line = await screen.findByRole('listitem')
  for (let click = 0; click < 3; click++)
    await user.click(within(line).getByRole('button', { name: 'Increase' }))
  expect(within(line).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('4')
  await waitFor(async () => {
    const { cart: now } = await shopper.load(current, '/cart/current')
    expect(now?.lineItems[0]?.quantity).toBe(4)
  })
  const { cart: now } = await shopper.load(current, '/cart/current')
  await waitFor(() => expect(line.textContent).toContain(dollars(now?.lineItems[0]?.lineItemPrice)))
})

test('A removed line can be brought back, and its quantity has the focus', async () => {
  await add('2')
  const { user } = openCart()
  await user.click(await screen.findByRole('button', { name: `Remove ${product.name}` }))
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const quantity = await screen.findByRole('spinbutton', { name: `Quantity of ${product.name}` })
  expect(quantity.getAttribute('aria-valuenow')).toBe('2')
  await waitFor(() => expect(document.activeElement).toBe(quantity))
})

test('An unknown discount code is told at its field', async () => {
  await add()
  const { user } = openCart()
  await user.type(await screen.findByLabelText('Discount code'), 'NO-SUCH-CODE')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText(/don’t recognize this code/)
  expect(screen.getByLabelText('Discount code').getAttribute('aria-invalid')).toBe('true')
})

test('A code that is applied or taken away says so, and leaves the focus where it was used', async () => {
  await add()
  const { user } = openCart()
  await user.type(await screen.findByLabelText('Discount code'), 'WELCOME10')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('button', { name: 'Remove code' })
  const form = screen.getByRole('button', { name: 'Remove code' }).closest('fieldset') as HTMLElement
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
  expect(within(form).getByRole('status').textContent).toMatch(/^Code WELCOME10 applied: −\$/)
  await waitFor(() => expect(screen.getByText(/^Total: \$/)).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Remove code' }))
  await within(form).findByLabelText('Discount code')
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
})

test('A code that ceases to count says why, and is taken away where it says so', async () => {
  await add()
  const { user } = openCart()
  await user.type(await screen.findByLabelText('Discount code'), 'WELCOME10')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Code WELCOME10')).toBeTruthy()
  cleanup()
  await site.platform.services.db.updateTable('coupons').set({ active: false }).execute()
  const again = openCart()
  const told = await screen.findByText('Your discount code no longer applies. This code is no longer active.')
  const notice = told.closest('[role="status"]') as HTMLElement
  await again.user.click(within(notice).getByRole('button', { name: 'Remove code' }))
  await waitFor(() => expect(screen.queryByText(/no longer applies/)).toBeNull())
})

test('Removing the last item moves focus to the empty cart', async () => {
  await add()
  const { user } = openCart()
  await user.click(await screen.findByRole('button', { name: `Remove ${product.name}` }))
  const empty = await screen.findByRole('heading', { name: 'Your cart is empty' })
  await waitFor(() => expect(document.activeElement?.contains(empty)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

test('An estimate for an address offers ways of delivery and completes the totals', async () => {
  await add()
  const { user } = openCart()
  expect(await screen.findByText('Total before delivery and tax')).toBeTruthy()
  await user.type(screen.getByLabelText('ZIP code'), '10001')
  await user.click(screen.getByRole('button', { name: 'Estimate' }))
  const options = await screen.findByRole('group', { name: 'Delivery' })
  expect(within(options).getAllByRole('radio').length).toBeGreaterThan(1)
  expect(within(options).getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true)
  expect(await screen.findByText('Total')).toBeTruthy()
})

test('The header counts what is added on the same page, at once', async () => {
  const { user } = renderInModule(
    cart,
    <>
      <Widget name="cart.mini-cart" />
      <Widget name="cart.add-to-cart" productId={product.id} productName={product.name} />
    </>,
    { platform: site, session: shopper.session },
  )
  expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByRole('link', { name: 'Cart, 1 item' })
})

test('A missing choice is named and nothing is sent', async () => {
  const { user } = renderInModule(
    cart,
    <Widget
      name="cart.add-to-cart"
      productId={product.id}
      productName={product.name}
      missingOptions={['Color', 'Size']}
    />,
    { platform: site, session: shopper.session },
  )
  await user.click(await screen.findByRole('button', { name: 'Choose your color and size' }))
  await screen.findByText('Please choose your color and size')
  expect(shopper.session.role).toBe('none')
})

/** A shopper whose platform can be taken away. */
async function unreliable() {
  const state = { down: false }
  const fetch: typeof site.fetch = (...request) =>
    state.down ? Promise.reject(new TypeError('fetch failed')) : site.fetch(...request)
  const other = openShop(site, { fetch })
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id }
  await addToCurrentCart(other.client, { lineItems: [{ catalogReference, quantity: 1 }] })
  const open = () => renderModule(cart, { at: '/cart', platform: { ...site, fetch }, session: other.session })
  return { state, open }
}

test('With the platform down the page says so and tries again on request', async () => {
  const { state, open } = await unreliable()
  state.down = true
  const { user } = open()
  await screen.findByRole('heading', { name: 'We can’t show your cart right now' }, { timeout: 15_000 })
  state.down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your cart' })
}, 40_000)

test('A shopper whose platform is down keeps seeing the cart, reads what failed, and continues once it is back', async () => {
  const { state, open } = await unreliable()
  const { user } = open()
  const line = await screen.findByRole('listitem')
  state.down = true
  await user.click(within(line).getByRole('button', { name: 'Increase' }))
  await within(line).findByRole('alert', {}, { timeout: 20_000 })
  expect(within(line).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('1')
  await screen.findByText(/We couldn’t load the totals/, {}, { timeout: 20_000 })
  state.down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Total before delivery and tax', {}, { timeout: 10_000 })
}, 60_000)
