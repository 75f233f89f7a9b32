import { openShop, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import type { Product } from '@galleria/platform-client/products'
import { ToastRegion } from '@galleria/ui'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeRestored } from '../data/restored-lines.ts'
import { changeSaved, readSaved } from '../data/saved-for-later.ts'
import { SAVED_ITEMS_KEY } from '../data/saved-for-later-key.ts'
import cart from '../module.ts'
import { destination, draft, seenPrices } from '../state.ts'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

let site: TestPlatform
let shopper: Shopper
let product: Product
let asked: string[]
let down: RegExp | undefined

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  asked = []
  down = undefined
  shopper = openShop(site, { fetch: countingFetch() })
  product = (await plainProducts(openShop(site)))[0] as Product
  for (const kept of [destination, draft, seenPrices]) kept.clear()
  changeSaved(() => [])
})
afterEach(async () => {
  cleanup()
  await site.close()
})

const add = (quantity = '1') =>
  shopper.post(current, '/cart/current', { intent: 'add', productId: product.id, quantity })
const openCart = () => {
  const page = renderModule(cart, { at: '/cart', platform: site, session: shopper.session })
  render(<ToastRegion />)
  return page
}
const now = async () => (await shopper.load(current, '/cart/current')).cart
const calls = (name: string) => asked.filter((path) => path.endsWith(name)).length

test('Fifty clicks are at most three calls, and the totals are marked until they are answered', async () => {
  await add()
  renderModule(cart, { at: '/cart', platform: { ...site, fetch: countingFetch() }, session: shopper.session })
  const line = await screen.findByRole('listitem')
  const more = within(line).getByRole('button', { name: 'Increase' })
  for (let click = 0; click < 50; click++) fireEvent.click(more)
  expect(within(line).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('51')
  const total = screen.getByText('Total before delivery and tax').closest('dl')
  expect(total?.getAttribute('aria-busy')).toBe('true')
  await waitFor(async () => expect((await now())?.lineItems[0]?.quantity).toBe(51))
  await waitFor(() => expect(total?.getAttribute('aria-busy')).toBe('false'))
  expect(calls('/update-line-items-quantity')).toBeLessThanOrEqual(3)
})

test('A quantity that the platform cannot take goes back to what it was, and says so', async () => {
  await add('2')
  renderModule(cart, { at: '/cart', platform: { ...site, fetch: countingFetch() }, session: shopper.session })
  const line = await screen.findByRole('listitem')
  down = /update-line-items/
  fireEvent.click(within(line).getByRole('button', { name: 'Increase' }))
  expect(within(line).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3')
  await within(line).findByRole('alert', {}, { timeout: 15_000 })
  expect(within(line).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('2')
}, 30_000)

test('More than there are can be typed: leaving the field sets the quantity to what is left, and says so', async () => {
  await add('2')
  await site.platform.services.db.updateTable('variants').set({ quantity: 5, trackQuantity: true }).execute()
  const { user } = openCart()
  const field: HTMLInputElement = await screen.findByRole('spinbutton', {
    name: `Quantity of ${product.name}`,
  })
  await user.clear(field)
  await user.type(field, '99')
  expect(field.value).toBe('99')
  await user.tab()
  expect(field.value).toBe('5')
  const note = await screen.findByText('Only 5 left, so we changed the quantity to 5.')
  expect(note.closest('[role="status"]')).toBeTruthy()
  await waitFor(async () => expect((await now())?.lineItems[0]?.quantity).toBe(5))
  expect(screen.getByText('Only 5 left, so we changed the quantity to 5.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decrease' }))
  expect(screen.queryByText(/so we changed the quantity/)).toBeNull()
})

test('A shopper with all of the stock reads so beside the plus button', async () => {
  await add('1')
  await site.platform.services.db.updateTable('variants').set({ quantity: 1, trackQuantity: true }).execute()
  openCart()
  const more = await screen.findByRole('button', { name: 'Increase' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  const reason = screen.getByText('Only 1 left')
  expect(more.getAttribute('aria-describedby')).toBe(reason.id)
})

test('A cart in another currency than the prices on show says once in which it is paid', async () => {
  await add()
  const at = { at: '/cart', platform: site, session: shopper.session }
  renderModule(cart, { ...at, site: { currency: 'EUR' } })
  const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')
  const said = await screen.findAllByText((_, element) =>
    plain(element?.textContent ?? '').startsWith('Prices in EUR are approximate.'),
  )
  expect(plain(said.at(-1)?.textContent ?? null)).toBe(
    'Prices in EUR are approximate. You pay in US dollars.',
  )
  cleanup()
  renderModule(cart, at)
  await screen.findByRole('heading', { name: 'Your cart' })
  expect(screen.queryByText(/are approximate/)).toBeNull()
})

test('A cleared cart can be brought back with its note', async () => {
  await add('3')
  await shopper.post(current, '/cart/current', { intent: 'note', note: 'Ring twice' })
  const { user } = openCart()
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const quantity = await screen.findByRole('spinbutton', { name: `Quantity of ${product.name}` })
  expect(quantity.getAttribute('aria-valuenow')).toBe('3')
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  expect((await now())?.note).toBe('Ring twice')
})

test('An Undo without an answer says so, and no later line takes the focus for it', async () => {
  await add('2')
  const line = (await now())?.lineItems[0]
  if (!line) throw new Error('The cart has a line')
  const served = { at: '/cart', platform: { ...site, fetch: countingFetch() }, session: shopper.session }
  const { user } = renderModule(cart, served)
  render(<ToastRegion />)
  await user.click(await screen.findByRole('button', { name: `Remove ${product.name}` }))
  down = /add-(to-cart|line-items)$/
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/^We can’t connect to the store right now/, {}, { timeout: 15_000 })
  expect(takeRestored(line)).toBe(false)
}, 30_000)

test('A note is kept with the cart, and can be taken back', async () => {
  await add()
  const { user } = openCart()
  await user.click(await screen.findByText('Add a note to your order'))
  await user.type(screen.getByLabelText('Note'), 'It is a gift')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('Saved')
  expect((await now())?.note).toBe('It is a gift')
  await user.clear(screen.getByLabelText('Note'))
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(async () => expect((await now())?.note ?? '').toBe(''))
})

test('A line is put aside and taken back, as many as there are', async () => {
  await add('4')
  const { user } = openCart()
  await user.click(await screen.findByRole('button', { name: `Save for later: ${product.name}` }))
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  const saved = screen.getByRole('region', { name: 'Saved for later' })
  expect(saved.textContent).toContain('4 items')
  await user.click(within(saved).getByRole('button', { name: `Move to cart: ${product.name}` }))
  const quantity = await screen.findByRole('spinbutton', { name: `Quantity of ${product.name}` })
  expect(quantity.getAttribute('aria-valuenow')).toBe('4')
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
})

test('A saved item that stock does not allow stays on the list, with the reason', async () => {
  await add()
  const { user } = openCart()
  await user.click(await screen.findByRole('button', { name: `Save for later: ${product.name}` }))
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  act(() => changeSaved((list) => list.map((line) => ({ ...line, quantity: 100_000 }))))
  await user.click(screen.getByRole('button', { name: `Move to cart: ${product.name}` }))
  await screen.findByRole('spinbutton', { name: `Quantity of ${product.name}` })
  const taken = (await now())?.lineItems[0]?.quantity ?? 0
  const left = readSaved()[0]?.quantity ?? 0
  expect(taken + left).toBe(100_000)
})

test('An item that cannot be saved for later stays in the cart', async () => {
  await add()
  await now()
  down = /remove-line-items/
  const id = (await now())?.lineItems[0]?.id ?? ''
  const answer = await shopper.post(current, '/cart/current', { intent: 'save-for-later', lineItemId: id })
  expect(answer).toMatchObject({ ok: false, retry: true })
  expect(readSaved()).toEqual([])
  expect((await now())?.lineItems).toHaveLength(1)
}, 30_000)

test('A line that was taken out without an answer is on the list: nothing is lost', async () => {
  const fetch: typeof site.fetch = async (input, init) => {
    const answer = await site.fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/remove-line-items')) throw new TypeError('Failed to fetch')
    return answer
  }
  const heard = openShop(site, { fetch })
  await heard.post(current, '/cart/current', { intent: 'add', productId: product.id, quantity: '2' })
  const mine = (await heard.load(current, '/cart/current')).cart?.lineItems[0]?.id ?? ''
  await heard.post(current, '/cart/current', { intent: 'save-for-later', lineItemId: mine })
  expect((await heard.load(current, '/cart/current')).cart).toBeNull()
  expect(readSaved().map(({ quantity }) => quantity)).toEqual([2])
}, 30_000)

test('A line that is gone before its removal is answered can still be brought back', async () => {
  await add()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fetch: typeof site.fetch = async (input, init) => {
    const response = await site.fetch(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/remove-line-items')) await held
    return response
  }
  const { user } = renderModule(cart, { at: '/cart', platform: { ...site, fetch }, session: shopper.session })
  render(<ToastRegion />)
  await user.click(await screen.findByRole('button', { name: /^Remove / }))
  await waitFor(async () => expect(await now()).toBeNull())
  const other = new BroadcastChannel('galleria.cart')
  other.postMessage({ tab: 'another' })
  other.close()
  await screen.findByText('Your cart is empty')
  answer()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('spinbutton')
}, 30_000)

test('A saved item no longer sold says so under its stored name and can only be removed', async () => {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: crypto.randomUUID() }
  changeSaved(() => [{ catalogReference, quantity: 1, name: 'Vase of last year', path: '/products/gone' }])
  const { user } = openCart()
  await screen.findByText('No longer available')
  expect(screen.queryByRole('button', { name: /^Move to cart/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Vase of last year' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Vase of last year from saved items' }))
  expect(readSaved()).toEqual([])
})

test('The saved list shows its stored names while the platform cannot be reached', async () => {
  down = /query-platformized/
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id }
  changeSaved(() => [{ catalogReference, quantity: 1, name: 'Kept name' }])
  renderModule(cart, { at: '/cart', platform: { ...site, fetch: countingFetch() }, session: shopper.session })
  await screen.findByRole('button', { name: 'Move to cart: Kept name' })
  await waitFor(() => expect(calls('/query-platformized')).toBeGreaterThan(0))
  expect(screen.queryByText('No longer available')).toBeNull()
}, 30_000)

test('A full storage loses nothing that was put aside on this page', () => {
  const line = (catalogItemId: string) => ({
    ...{ catalogReference: { appId: STORES_APP_ID, catalogItemId }, quantity: 1, name: catalogItemId },
  })
  changeSaved(() => [line('a')])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeSaved((list) => [line('b'), ...list])
  changeSaved((list) => [line('c'), ...list])
  full.mockRestore()
  expect(readSaved().map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  changeSaved((list) => list)
  expect(localStorage.getItem(SAVED_ITEMS_KEY)).toContain('"b"')
})

test('A list that somebody else wrote is as good as none', () => {
  localStorage.setItem('galleria.cart.saved', '[{"quantity":"many"}]')
  changeSaved((list) => list)
  expect(readSaved()).toEqual([])
})

function countingFetch(): typeof site.fetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    asked.push(pathname)
    return down?.test(pathname) ? Promise.reject(new TypeError('Failed to fetch')) : site.fetch(input, init)
  }
}
