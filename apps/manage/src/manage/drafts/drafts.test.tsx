import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { createDraftOrder, getDraftOrder, queryDraftOrders } from '@galleria/platform-client/draft-orders'
import { getOrder } from '@galleria/platform-client/orders'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const read = async (id: string) => (await getDraftOrder(store, { draftOrderId: id })).draftOrder
const newDraft = async () =>
  (
    await createDraftOrder(store, {
      draftOrder: {
        customLineItems: [
          { price: '40', productName: { original: 'Hour' }, itemType: { preset: 'SERVICE' } },
        ],
      },
    })
  ).draftOrder.id

test('Staff put a draft together with a hidden product and a member, and place it with a payment link', async () => {
  await createProduct(store, { product: { name: 'Hidden Kettle', priceData: { price: 30 }, visible: false } })
  const { user, router } = await openAs(site, 'staff', '/manage/drafts')
  await user.click(await screen.findByRole('button', { name: 'New draft' }, patience))
  await screen.findByRole('heading', { level: 1, name: 'New draft order' }, patience)
  const id = router.state.location.pathname.split('/').at(-1) ?? ''

  await user.type(screen.getByRole('searchbox', { name: /Product name or SKU/ }), 'hidden kett')
  await user.click(await screen.findByRole('button', { name: /^Add Hidden Kettle/ }, patience))
  const price = await screen.findByRole('textbox', { name: 'Unit price of Hidden Kettle' }, patience)
  await user.clear(price)
  await user.type(price, '25,50')
  await user.tab()
  await waitFor(async () => expect((await read(id)).priceSummary.subtotal.amount).toBe('25.50'), patience)

  await user.click(screen.getByText('Choose a member'))
  await user.type(screen.getByRole('searchbox', { name: 'Name or email of a member' }), 'ada')
  await user.click((await screen.findAllByRole('button', { name: /^Choose / }, patience))[0] as HTMLElement)
  await waitFor(async () => expect((await read(id)).buyerInfo?.memberId).toBeTruthy(), patience)

  await user.click(screen.getAllByText('Add discount')[0] as HTMLElement)
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '10')
  await user.click(screen.getByRole('button', { name: 'Add discount' }))
  await screen.findByText('10% off everything', {}, patience)
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lovelace')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US')
  await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Main St')
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Oakland')
  await user.type(screen.getByRole('textbox', { name: 'State or region' }), 'CA')
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '94601')
  await user.tab()
  const [delivery] = await screen.findAllByRole('radio', {}, patience)
  await user.click(delivery as HTMLElement)
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), patience)

  await user.click(screen.getByRole('button', { name: 'Place order' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  expect(dialog.getByRole('checkbox', { name: /^Email the customer at/ })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText(/^Order \d+ was placed$/, {}, patience)).toBeTruthy()
  const { orderId } = await read(id)
  const { order } = await getOrder(store, { id: orderId ?? '' })
  expect(order.lineItems).toMatchObject([{ price: { amount: '25.50' } }])
  expect(order.priceSummary?.discount?.amount).toBe('2.55')
  await user.click(screen.getByRole('button', { name: 'Create payment link' }))
  const link = (await screen.findByRole('textbox', { name: 'Payment link' }, patience)) as HTMLInputElement
  expect(link.value).toMatch(/^http/)
})

test('A draft without an email address says that nobody is told, and claims nothing else once it is placed', async () => {
  const id = await newDraft()
  const { user } = await openAs(site, 'owner', `/manage/drafts/${id}`)
  expect(await screen.findByText(/^Without an email address/, {}, patience)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  expect(dialog.getByText(/^This draft has no email address/)).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Mark the order as paid' }))
  await user.click(dialog.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText(/^No email was sent/, {}, patience)).toBeTruthy()
  expect(screen.getByText('Paid')).toBeTruthy()
})

test('A refused field keeps what was typed and holds nothing else back, and a draft is deleted once staff are sure', async () => {
  const id = await newDraft()
  const { user } = await openAs(site, 'staff', `/manage/drafts/${id}`)
  const email = (await screen.findByRole('textbox', { name: 'Email' }, patience)) as HTMLInputElement
  await user.type(email, 'no address')
  await user.tab()
  expect(await screen.findByText('Not everything is saved', {}, patience)).toBeTruthy()
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['no address', 'true'])
  await user.type(screen.getByRole('textbox', { name: 'Customer note' }), 'Ring twice')
  await user.tab()
  await waitFor(async () => expect((await read(id)).buyerNote).toBe('Ring twice'), patience)
  await user.clear(email)
  await user.type(email, 'cy@galleria.test')
  await user.tab()
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), patience)
  expect((await read(id)).buyerInfo?.email).toBe('cy@galleria.test')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { level: 1, name: 'Draft orders' }, patience)
  const { draftOrders } = await queryDraftOrders(store, {})
  expect(draftOrders.map((draft) => draft.id)).not.toContain(id)
})

test('An order that is not there starts no draft, and one that is gets a copy', async () => {
  const { user, router } = await openAs(site, 'staff', '/manage/drafts')
  await user.click(await screen.findByText('Start from an order', {}, patience))
  const number = screen.getByRole('textbox', { name: 'Order number' })
  await user.type(number, '999999')
  await user.click(screen.getByRole('button', { name: 'Duplicate order' }))
  expect(await screen.findByText(/^There is no order 999999/, {}, patience)).toBeTruthy()
  const placed = await site.platform.services.db
    .selectFrom('orders')
    .select('number')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await user.clear(number)
  await user.type(number, `#${placed.number}`)
  await user.click(screen.getByRole('button', { name: 'Duplicate order' }))
  await screen.findByRole('heading', { level: 1, name: 'New draft order' }, patience)
  const copy = await read(router.state.location.pathname.split('/').at(-1) ?? '')
  expect(copy.lineItems.length).toBeGreaterThan(0)
})
