import { Widget } from '@galleria/federation'
import { openShop, renderInModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import type { Product } from '@galleria/platform-client/products'
import { ToastRegion } from '@galleria/ui'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAdded } from '../data/added-toast.ts'
import { announceCartChange } from '../data/cart-sync.ts'
import cart from '../module.ts'
import * as current from '../routes/current.ts'
import { plainProducts } from '../routes/products.fixture.ts'
import { destination, seenPrices } from '../state.ts'

let site: TestPlatform
let shopper: Shopper
let product: Product

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  product = (await plainProducts(openShop(site)))[0] as Product
  for (const kept of [destination, seenPrices]) kept.clear()
})
afterEach(async () => {
  cleanup()
  dismissAdded()
  await site.close()
})

const add = (quantity = '1') =>
  shopper.post(current, '/cart/current', { intent: 'add', productId: product.id, quantity })
const show = (what: Parameters<typeof renderInModule>[1]) =>
  renderInModule(
    cart,
    <>
      {what}
      <ToastRegion />
    </>,
    { platform: site, session: shopper.session },
  )
const lines = async () => (await shopper.load(current, '/cart/current')).cart?.lineItems ?? []

test('The mini cart opens a drawer in which all can be changed, and undone', async () => {
  await add('2')
  const { user } = show(<Widget name="cart.mini-cart" />)
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }))
  const drawer = await screen.findByRole('dialog', { name: 'Your cart, 2 items' }, { timeout: 10_000 })
  await user.click(within(drawer).getByRole('button', { name: 'Increase' }))
  await waitFor(async () => expect((await lines())[0]?.quantity).toBe(3))
  await screen.findByRole('dialog', { name: 'Your cart, 3 items' })
  expect(within(drawer).getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/checkout')
  await user.click(within(drawer).getByRole('button', { name: `Remove ${product.name}` }))
  await within(drawer).findByText('Your cart is empty.')
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await within(drawer).findByRole('spinbutton', { name: `Quantity of ${product.name}` })
  expect((await lines())[0]?.quantity).toBe(3)
}, 30_000)

test('Staff pages ask for no cart: the mini cart reads it on the way back to the shop, and after another tab changed it', async () => {
  await add('2')
  const asked: string[] = []
  const watched = {
    ...site,
    fetch: (...[input, init]: Parameters<typeof fetch>) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return site.fetch(input, init)
    },
  }
  const { router } = renderInModule(cart, <Widget name="cart.mini-cart" />, {
    at: '/manage/catalog/history',
    platform: watched,
    session: shopper.session,
  })
  const ofCart = () => asked.filter((path) => path.includes('/carts/current'))
  await screen.findByRole('link', { name: 'Cart' })
  await router.navigate('/manage')
  announceCartChange({ alsoHere: true })
  await new Promise((done) => setTimeout(done, 200))
  expect(ofCart()).toEqual([])
  await router.navigate('/products')
  await screen.findByRole('link', { name: 'Cart, 2 items' })
  expect(ofCart()).toHaveLength(1)
  await router.navigate('/manage')
  await add('1')
  announceCartChange({ alsoHere: true })
  await new Promise((done) => setTimeout(done, 200))
  expect(ofCart()).toHaveLength(1)
  await router.navigate('/products')
  await screen.findByRole('link', { name: 'Cart, 3 items' })
}, 30_000)

test.each([3, 4])(
  'A newcomer’s first %i are counted at once, and never otherwise',
  async (quantity) => {
    const { user } = show(
      <>
        <Widget name="cart.mini-cart" />
        <Widget name="cart.add-to-cart" productId={product.id} productName={product.name} />
      </>,
    )
    const link = await screen.findByRole('link', { name: 'Cart' })
    const labels: (string | null)[] = []
    const seen = new MutationObserver(() => labels.push(link.getAttribute('aria-label')))
    seen.observe(link, { attributes: true, attributeFilter: ['aria-label'] })
    for (let more = 1; more < quantity; more++)
      await user.click(await screen.findByRole('button', { name: 'Increase' }))
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    await screen.findByText(/added to your cart/)
    await user.click(link)
    await screen.findByRole('dialog', { name: /^Your cart, / }, { timeout: 10_000 })
    await waitFor(async () => expect((await lines())[0]?.quantity).toBe(quantity))
    seen.disconnect()
    expect(labels).toEqual([`Cart, ${quantity} items`])
  },
  30_000,
)

test.each([
  { when: 'before the cart was read', pieces: 0, label: 'Cart, 1 item' },
  { when: 'after the cart was read', pieces: 2, label: 'Cart, 3 items' },
])(
  'An add goes on being counted when the platform goes away $when',
  async ({ pieces, label }) => {
    if (pieces > 0) await add(String(pieces))
    let isAway = pieces === 0
    let missed = 0
    const fetch: typeof site.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      const isAdd = pathname.includes('/add-')
      if (pathname.includes('/carts/current') && !isAdd && isAway) {
        missed += 1
        throw new TypeError('Failed to fetch')
      }
      const answer = await site.fetch(input, init)
      if (isAdd) isAway = true
      return answer
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
    await screen.findByRole('link', { name: pieces > 0 ? `Cart, ${pieces} items` : 'Cart' })
    const button = await screen.findByRole('button', { name: 'Add to cart' })
    await user.click(button)
    const link = await screen.findByRole('link', { name: label })
    await waitFor(() => expect(missed).toBeGreaterThan(0))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await new Promise((done) => setTimeout(done, 200))
    expect(link.getAttribute('aria-label')).toBe(label)
  },
  30_000,
)

test('Add to cart adds so many of the named variant, tells it, and tells whoever is around it', async () => {
  const onAdded = vi.fn()
  const { user } = show(
    <Widget
      name="cart.add-to-cart"
      productId={product.id}
      productName={product.name}
      maxQuantity={2}
      onAdded={onAdded}
    />,
  )
  const more = await screen.findByRole('button', { name: 'Increase' })
  for (let click = 0; click < 3; click++) await user.click(more)
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await screen.findByText(`2 × ${product.name} added to your cart`)
  expect(onAdded).toHaveBeenCalledOnce()
  expect((await lines())[0]?.quantity).toBe(2)
})

test('Add to cart says that it is sold out, or ordered ahead', async () => {
  const named = { productId: product.id, productName: product.name }
  show(<Widget name="cart.add-to-cart" {...named} soldOut />)
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' })).disabled).toBe(true)
  cleanup()
  show(<Widget name="cart.add-to-cart" {...named} preorder />)
  expect(await screen.findByRole('button', { name: 'Pre-order' })).toBeTruthy()
})

test('A text that is missing is asked for, and the page is told which', async () => {
  const onMissing = vi.fn()
  const { user } = show(
    <Widget
      name="cart.add-to-cart"
      productId={product.id}
      productName={product.name}
      missingTexts={['Engraving']}
      onMissing={onMissing}
    />,
  )
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByText('Enter your engraving')
  expect(onMissing).toHaveBeenCalledWith('Engraving')
  expect(await lines()).toEqual([])
})

test('Quick add adds one straight away, and says beside itself what did not go', async () => {
  const { user } = show(
    <>
      <Widget name="cart.quick-add" productId={product.id} productName={product.name} />
      <Widget name="cart.quick-add" productId={crypto.randomUUID()} productName="Ghost" />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: `Add ${product.name} to cart` }))
  await screen.findByText(`${product.name} added to your cart`)
  expect((await lines())[0]?.quantity).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Add Ghost to cart' }))
  await screen.findByText(/just sold out/)
})

test('A double press adds one, and a later press adds another', async () => {
  const named = { productId: product.id, productName: product.name }
  const { user } = show(<Widget name="cart.add-to-cart" {...named} />)
  const button = await screen.findByRole('button', { name: 'Add to cart' })
  const passed = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await user.click(button)
  await screen.findByText(`${product.name} added to your cart`)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  passed.mockReturnValue(10_499)
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBeNull()
  passed.mockReturnValue(10_500)
  await user.click(button)
  await waitFor(async () => expect((await lines())[0]?.quantity).toBe(2))
  passed.mockRestore()
})

test('The toast of what was added goes when the cart opens over the page', async () => {
  const named = { productId: product.id, productName: product.name }
  const { user } = show(
    <>
      <Widget name="cart.mini-cart" />
      <Widget name="cart.add-to-cart" {...named} />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByText(`${product.name} added to your cart`)
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }))
  await screen.findByRole('dialog', { name: /^Your cart, / }, { timeout: 10_000 })
  expect(screen.queryByText(`${product.name} added to your cart`)).toBeNull()
}, 30_000)

test('The free-shipping bar says what is missing, follows the cart, and is nothing where nothing is free', async () => {
  await add()
  const { user } = show(
    <>
      <Widget name="cart.free-shipping-bar" />
      <Widget name="cart.add-to-cart" productId={product.id} productName={product.name} />
    </>,
  )
  const progress = await screen.findByRole('region', { name: 'Free delivery' })
  expect(progress.textContent).toMatch(/^Add \$[\d.]+ more for free delivery \(United States\)\.$/)
  const before = progress.textContent
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(progress.textContent).not.toBe(before))
  destination.set({ country: 'GB', postalCode: 'SW1Y 4JH' })
  // A second press right after the first counts as one double press.
  await new Promise((done) => setTimeout(done, 500))
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Free delivery' })).toBeNull())
})
