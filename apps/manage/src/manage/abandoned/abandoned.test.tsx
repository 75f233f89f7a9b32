import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { getAbandonedCart, queryAbandonedCarts } from '@galleria/platform-client/abandoned-carts'
import { addToCurrentCart, STORES_APP_ID } from '@galleria/platform-client/cart'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { getCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
let cartId = ''
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(async () => {
  vi.stubGlobal('fetch', site.fetch)
  cartId = await leftCart()
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }

/** A cart of Ada's that nobody has touched for two hours. */
async function leftCart(): Promise<string> {
  const member = await site.signIn({ email: 'ada@galleria.test', password: 'lovelace-1843' })
  const own = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: member.accessToken }),
  })
  const { product } = await createProduct(store, { product: { name: 'Left Cup', priceData: { price: 10 } } })
  const catalogReference = { catalogItemId: product.id, appId: STORES_APP_ID, options: {} }
  const { cart } = await addToCurrentCart(own, { lineItems: [{ catalogReference, quantity: 1 }] })
  const { services } = site.platform
  const past = new Date(Date.now() - 2 * 3_600_000)
  await services.db.updateTable('carts').set({ updatedAt: past }).where('id', '=', cart.id).execute()
  await services.schedule.runDue(services)
  return cart.id
}

test('Staff see who left what, send the letter after a look at it, and delete the entry', async () => {
  const { user } = await openAs(site, 'staff', '/manage/abandoned')
  await user.click(await screen.findByRole('link', { name: /ada@galleria\.test/ }, patience))
  await screen.findByRole('heading', { level: 2, name: 'Items' }, patience)
  const link = screen.getByRole('textbox', { name: 'Recovery link' }) as HTMLInputElement
  expect(link.value).toContain(cartId)
  await user.click(screen.getByRole('button', { name: 'Send recovery email' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  expect(dialog.getByText(/cart/i, { selector: 'strong' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send recovery email' }))
  expect(await screen.findByText('We emailed ada@galleria.test.', {}, patience)).toBeTruthy()
  const { abandonedCart } = await getAbandonedCart(store, { id: cartId })
  expect(abandonedCart.activities.at(-1)).toMatchObject({ authorEmail: 'staff@galleria.test' })
  expect(await screen.findByText(/staff@galleria\.test/, {}, patience)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(
    within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Abandoned checkouts' }, patience)
  expect((await queryAbandonedCarts(store, {})).abandonedCarts.map(({ id }) => id)).not.toContain(cartId)
})

test('The owner says after how long the letter goes', async () => {
  const { user } = await openAs(site, 'owner', '/manage/abandoned')
  await user.click(await screen.findByText(/^Recovery emails go out after/, {}, patience))
  const minutes = screen.getByRole('spinbutton', { name: 'Minutes without a change' })
  await user.clear(minutes)
  await user.type(minutes, '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(minutes.getAttribute('aria-invalid')).toBe('true'), patience)
  await user.clear(minutes)
  await user.type(minutes, '90')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { checkoutSettings } = await getCheckoutSettings(store, undefined)
    expect(checkoutSettings.abandonedAfterMinutes).toBe(90)
  }, patience)
})
