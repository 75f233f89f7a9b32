import { openShop, redirectOf, renderModule, type Shopper, storeOf } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { calculateCurrentCart } from '@galleria/platform-client/current-cart-v2'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../module.ts'
import { draft, madeCheckout } from '../state.ts'
import * as contact from './checkout.tsx'
import * as current from './current.ts'
import * as delivery from './delivery.tsx'
import { plainProducts } from './products.fixture.ts'
import * as review from './review.tsx'
import { ada } from './to-review.fixture.ts'

let site: TestPlatform
let shopper: Shopper
beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  draft.clear()
  madeCheckout.clear()
})
afterEach(async () => {
  cleanup()
  await site.close()
})

const dollars = (money?: { readonly amount: string }) => `$${Number(money?.amount).toFixed(2)}`
/** Purchase that the payment page finds: V2 reads what either API wrote. */
const handedOver = () => calculateCurrentCart(shopper.client)
async function fillCart() {
  const productId = (await plainProducts(shopper))[0]?.id ?? ''
  await shopper.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' })
}
async function chooseDelivery() {
  const { chosen } = await shopper.load(delivery, '/checkout/delivery')
  return redirectOf(shopper.post(delivery, '/checkout/delivery', { delivery: chosen ?? '' }))
}

test('Without a cart every step leads to the cart', async () => {
  expect(await redirectOf(shopper.load(contact, '/checkout'))).toBe('/cart')
  expect(await redirectOf(shopper.load(delivery, '/checkout/delivery'))).toBe('/cart')
  expect(await redirectOf(shopper.load(review, '/checkout/review'))).toBe('/cart')
})

test('A step whose predecessor is not done leads back to it', async () => {
  await fillCart()
  expect(await redirectOf(shopper.load(delivery, '/checkout/delivery'))).toBe('/checkout')
  expect(await redirectOf(shopper.load(review, '/checkout/review'))).toBe('/checkout')
  await shopper.post(contact, '/checkout', ada)
  expect(await redirectOf(shopper.load(review, '/checkout/review'))).toBe('/checkout/delivery')
})

test('An incomplete address stays, with its errors', async () => {
  await fillCart()
  const answer = await shopper.post(contact, '/checkout', { ...ada, postalCode: 'x' })
  expect(answer).toMatchObject({ data: { errors: { postalCode: 'Use this format: 95014' } } })
})

test('An error goes as soon as its field is changed, the others stay', async () => {
  await fillCart()
  const { user } = renderModule(cart, { at: '/checkout', platform: site, session: shopper.session })
  await user.click(await screen.findByRole('button', { name: 'Continue to delivery' }))
  const city = await screen.findByLabelText('City')
  await screen.findByText('Enter your city')
  await user.type(city, 'Y')
  expect(screen.queryByText('Enter your city')).toBeNull()
  expect(city.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Enter your first name')).toBeTruthy()
})

test('An item that cannot be bought is named before an address is typed', async () => {
  await fillCart()
  const name = (await plainProducts(shopper))[0]?.name ?? ''
  await site.platform.services.db.updateTable('variants').set({ quantity: 0, trackQuantity: true }).execute()
  renderModule(cart, { at: '/checkout', platform: site, session: shopper.session })
  await screen.findByText(`${name}: This item has sold out since you added it.`)
  expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart')
})

test('Company and tax id are asked for where the merchant does, and a wrong one is told at its field', async () => {
  await fillCart()
  const checkoutFields = { company: 'OPTIONAL', taxId: 'REQUIRED' }
  await updateCheckoutSettings(storeOf(site), { checkoutSettings: { checkoutFields } })
  const berlin = { ...ada, country: 'DE', city: 'Berlin', postalCode: '10115', subdivision: '' }
  expect(await shopper.post(contact, '/checkout', berlin)).toMatchObject({
    data: { errors: { taxId: 'Enter your tax ID' } },
  })
  const wrong = { ...berlin, company: 'Lampen AG', taxId: 'DE811907981' }
  expect(await shopper.post(contact, '/checkout', wrong)).toMatchObject({
    data: { errors: { taxId: 'Check your tax ID' } },
  })
  renderModule(cart, { at: '/checkout', platform: site, session: shopper.session })
  expect(await screen.findByRole('textbox', { name: 'Company (optional)' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'VAT ID' })).toHaveProperty('required', true)
  const right = { ...wrong, taxId: 'DE811907980' }
  expect(await redirectOf(shopper.post(contact, '/checkout', right))).toBe('/checkout/delivery')
  expect(await chooseDelivery()).toBe('/checkout/review')
  await shopper.post(review, '/checkout/review', {})
  const { customerInfo } = (await handedOver()).cart
  expect(customerInfo).toMatchObject({
    company: 'Lampen AG',
    vatId: { id: 'DE811907980' },
  })
})

test('The address is kept with the cart: another tab finds the form filled in', async () => {
  await fillCart()
  expect(await redirectOf(shopper.post(contact, '/checkout', ada))).toBe('/checkout/delivery')
  draft.clear()
  expect((await shopper.load(contact, '/checkout')).form).toMatchObject({
    firstName: 'Ada',
    postalCode: '10001',
  })
})

test('Each choice of a delivery is at once in the sum beside it, with the tax', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  const { choices, totals: first } = await shopper.load(delivery, '/checkout/delivery')
  const titles = choices.map(({ option }) => option.title)
  const other = choices.find(
    ({ option: { title, cost } }) =>
      titles.indexOf(title) === titles.lastIndexOf(title) &&
      Number(cost?.price.amount) > 0 &&
      cost?.price.amount !== first?.priceSummary.shipping?.amount,
  )?.option
  expect(other).toBeDefined()
  const { user } = renderModule(cart, { at: '/checkout/delivery', platform: site, session: shopper.session })
  const order = within(await screen.findByRole('complementary', { name: 'Your order' }))
  expect(order.getByText('Total')).toBeTruthy()
  expect(order.getByText('Tax')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${other?.title}`) }))
  await waitFor(() => expect(rowOf(order.getByText('Delivery'))).toBe(dollars(other?.cost?.price)))
  const { totals } = await shopper.load(review, '/checkout/review')
  expect(rowOf(order.getByText('Total'))).toBe(dollars(totals?.priceSummary.total))
})

const rowOf = (term: HTMLElement) => term.closest('dt')?.nextElementSibling?.textContent

test('The review totals everything, and asking twice makes one checkout', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  expect(await chooseDelivery()).toBe('/checkout/review')
  const { totals, cart } = await shopper.load(review, '/checkout/review')
  expect(Number(totals?.priceSummary.total.amount)).toBeGreaterThanOrEqual(Number(cart.subtotal?.amount))
  const answers = await Promise.all([
    shopper.post(review, '/checkout/review', {}),
    shopper.post(review, '/checkout/review', {}),
  ])
  expect(answers).toEqual([
    { url: expect.stringContaining('http') },
    { url: expect.stringContaining('http') },
  ])
  const made = madeCheckout.get()
  await shopper.post(review, '/checkout/review', {})
  expect(madeCheckout.get()).toEqual(made)
  const { cart: now, summary } = await handedOver()
  expect(now.customerInfo?.email).toBe(ada.email)
  expect(summary.priceSummary.total.amount).toBe(totals?.priceSummary.total.amount)
})

test('A bill that goes elsewhere is asked for its own address, and stands so in the checkout', async () => {
  await fillCart()
  const elsewhere = {
    'billing-firstName': 'Augusta',
    'billing-lastName': 'King',
    'billing-country': 'GB',
    'billing-addressLine': '12 St James’s Square',
    'billing-city': 'London',
    'billing-postalCode': 'nonsense',
  }
  expect(await shopper.post(contact, '/checkout', { ...ada, ...elsewhere })).toMatchObject({
    data: { errors: {}, billingErrors: { postalCode: expect.any(String) } },
  })
  const billing = { ...elsewhere, 'billing-postalCode': 'SW1Y 4JH' }
  expect(await redirectOf(shopper.post(contact, '/checkout', { ...ada, ...billing }))).toBe(
    '/checkout/delivery',
  )
  await chooseDelivery()
  await shopper.post(review, '/checkout/review', {})
  const { cart: now } = await handedOver()
  expect(now.paymentInfo).toMatchObject({
    billingContact: { firstName: 'Augusta' },
    billingAddress: { country: 'GB', city: 'London' },
  })
  expect(now.customerInfo?.firstName).toBe('Ada')
  expect(now.deliveryInfo?.address).toMatchObject({ country: 'US', city: 'New York' })
})

test('A tax id that the country of the bill does not have is told in the shopper’s words', async () => {
  await fillCart()
  const elsewhere = {
    ...ada,
    'billing-firstName': 'Augusta',
    'billing-lastName': 'King',
    'billing-taxId': 'GB980780685',
    'billing-country': 'GB',
    'billing-addressLine': '12 St James’s Square',
    'billing-city': 'London',
    'billing-postalCode': 'SW1Y 4JH',
  }
  const answer = await shopper.post(contact, '/checkout', elsewhere)
  if (!(answer instanceof Response))
    // Told at its field: V2 takes the bill's address with the other.
    return expect(answer).toMatchObject({ data: { billingErrors: { taxId: 'Check your tax ID' } } })
  await chooseDelivery()
  expect(await shopper.post(review, '/checkout/review', {})).toEqual({ problem: 'Check your tax ID' })
})

test('A shopper who returns from the payment finds it started, until something changes', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  await chooseDelivery()
  expect((await shopper.load(review, '/checkout/review')).begun).toBe(false)
  await shopper.post(review, '/checkout/review', {})
  expect((await shopper.load(review, '/checkout/review')).begun).toBe(true)
  await shopper.post(current, '/cart/current', { intent: 'note', note: 'Ring twice' })
  expect((await shopper.load(review, '/checkout/review')).begun).toBe(false)
})

test('A gift card that nobody knows is told at its field, and the checkout stays', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  await chooseDelivery()
  const use = (code: string) => shopper.post(review, '/checkout/review', { intent: 'gift-card', code })
  expect(await use('')).toEqual({ giftCardProblem: 'Enter your gift card code' })
  expect(await use('ABCD-EFGH-JKLM-NPQR')).toEqual({
    giftCardProblem: expect.stringMatching(/don’t recognize/),
  })
  expect(await shopper.post(review, '/checkout/review', {})).toEqual({ url: expect.stringContaining('http') })
  const made = madeCheckout.get()
  expect(await shopper.post(review, '/checkout/review', {})).toEqual({ url: expect.stringContaining('http') })
  expect(madeCheckout.get()).toEqual(made)
})

test('A choice of delivery that is not offered is refused', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  const answer = await shopper.post(delivery, '/checkout/delivery', { delivery: 'by-balloon' })
  expect(answer).toMatchObject({ data: { problem: expect.stringMatching(/Choose/) } })
})

test('A tip of each kind comes on top, follows a change of the cart, and can be taken away', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  await chooseDelivery()
  const give = (tip: string, amount = '') =>
    shopper.post(review, '/checkout/review', { intent: 'tip', tip, amount })
  const total = async () => Number((await shopper.load(review, '/checkout/review')).summary?.total.amount)
  const without = await total()
  expect(await give('own', 'plenty')).toEqual({ tipProblem: expect.any(String) })
  expect(madeCheckout.get()).toBeNull()
  expect(await give('2')).toEqual({ done: true })
  expect(await total()).toBeCloseTo(without + 2, 2)
  await give('own', '3,50')
  expect(await total()).toBeCloseTo(without + 3.5, 2)
  await give('20%')
  const fifth = await total()
  expect(fifth).toBeGreaterThan(without)
  const { checkoutId } = madeCheckout.get() ?? {}
  await shopper.post(current, '/cart/current', { intent: 'note', note: 'Ring twice' })
  expect(await total()).toBe(fifth)
  expect(madeCheckout.get()?.checkoutId).toBe(checkoutId)
  await give('none')
  expect(await total()).toBe(without)
})

test('The page of a tip and of what is to pay offers both, and says which is chosen', async () => {
  await fillCart()
  await shopper.post(contact, '/checkout', ada)
  await chooseDelivery()
  const { user } = renderModule(cart, {
    at: '/checkout/review',
    platform: site,
    session: shopper.session,
  })
  await user.click(await screen.findByText('Add a tip'))
  await user.click(screen.getByRole('button', { name: '15%' }))
  await screen.findByText('Your tip: 15%')
  expect(screen.getByRole('button', { name: '15%' }).getAttribute('aria-pressed')).toBe('true')
  await user.type(screen.getByLabelText('Other amount (USD)'), 'plenty')
  await user.click(screen.getByRole('button', { name: 'Add tip' }))
  await screen.findByText('Use this format: 3.50')
  await user.click(screen.getByRole('button', { name: 'No tip' }))
  await screen.findByText('Add a tip')
})

test('The order stands before the form, with its total, and unfolds on a phone', async () => {
  await fillCart()
  const { user } = renderModule(cart, { at: '/checkout', platform: site, session: shopper.session })
  const aside = await screen.findByRole('complementary', { name: 'Your order' })
  const form = document.querySelector('form')
  expect(form && aside.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const subtotal = (await shopper.load(current, '/cart/current')).cart?.subtotal
  expect(within(aside).getAllByText(dollars(subtotal)).length).toBeGreaterThan(0)
  const button = within(aside).getByRole('button', { name: 'Show order details' })
  const details = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(details?.hasAttribute('data-open')).toBe(false)
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.textContent).toBe('Hide order details')
  expect(details?.hasAttribute('data-open')).toBe(true)
})
