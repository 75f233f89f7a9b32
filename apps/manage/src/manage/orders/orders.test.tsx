import { storeOf } from '@galleria/federation/testing'
import { english } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createFulfillment, listFulfillments } from '@galleria/platform-client/fulfillments'
import { getOrderHandling, getWholeOrder } from '@galleria/platform-client/order-handling'
import { markOrderAsPaid } from '@galleria/platform-client/order-payments'
import { listLabels, updateLabelSettings } from '@galleria/platform-client/postage'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderScarves } from '../shared/order.fixture.ts'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'
import { buyMany } from './data/list.ts'
import { messages } from './messages/index.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const open = (at: string, who: 'owner' | 'packer' = 'owner') => openAs(site, who, at)
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@galleria.test' }

/** A paid order of three scarves of which nothing was sent. */
async function orderToSend(email = ada.email) {
  const order = await orderScarves(store, { ...ada, email, price: '20.00', quantity: 3 })
  await markOrderAsPaid(store, { ecomOrderId: order.id })
  return (await getWholeOrder(store, { id: order.id })).order
}

test('A packer sees what is to send, finds an order by its number, and opens it from its row', async () => {
  const order = await orderToSend()
  const { user, router } = await open('/manage/orders', 'packer')
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  const tabs = within(screen.getByRole('navigation', { name: /Find orders/ }))
  expect(await tabs.findByRole('link', { name: /^All.*\d/ })).toBeTruthy()
  expect(tabs.getByRole('link', { name: /To ship/ }).getAttribute('href')).toContain('tab=send')
  await user.type(screen.getByRole('searchbox'), order.number)
  await waitFor(() => expect(router.state.location.search).toContain(order.number), LONG)
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'), LONG)
  const link = await screen.findByRole('link', { name: `#${order.number}` }, LONG)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: `Order ${order.number}` }, LONG)
  expect(router.state.location.pathname).toBe(`/manage/orders/${order.id}`)
})

test('A label is bought for a parcel by its price, printed, and given back', async () => {
  await updateLabelSettings(store, { labelSettings: { enabled: true } })
  const order = await orderToSend()
  const { user } = await open(`/manage/orders/${order.id}`)
  await user.click(await screen.findByText('Buy label', {}, LONG))
  const weight = screen.getByRole('textbox', { name: /Weight in kg/ })
  await user.type(weight, 'two')
  await user.click(screen.getByRole('button', { name: 'Show prices' }))
  expect(weight.getAttribute('aria-invalid')).toBe('true')
  await user.clear(weight)
  await user.type(weight, '2,5')
  await user.click(screen.getByRole('button', { name: 'Show prices' }))
  await user.click(await screen.findByRole('radio', { name: /Priority/ }, LONG))
  await user.click(screen.getByRole('button', { name: 'Buy label and mark as shipped' }))
  await screen.findByRole('button', { name: 'Void label' }, LONG)
  const { labels } = await listLabels(store, { orderId: order.id })
  expect(labels).toMatchObject([{ service: 'PRIORITY', status: 'BOUGHT' }])
  const number = labels[0]?.trackingNumber ?? ''
  expect(screen.getByRole('link', { name: 'Print label' }).getAttribute('href')).toContain(
    `/_hosted/shipping-labels/${labels[0]?.id}`,
  )
  expect(screen.getByText(new RegExp(`^Label ${number} bought for \\$`))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Void label' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Void label' }))
  expect(await screen.findByText('Label voided.', {}, LONG)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Void label' })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  expect(await screen.findByRole('button', { name: 'Mark as shipped' }, LONG)).toBeTruthy()
})

test('Labels of many orders are told as bought, and once, also where their PDF can’t be made', async () => {
  await updateLabelSettings(store, { labelSettings: { enabled: true } })
  const { id, number } = await orderToSend()
  const { url, clientId, ownerKey } = site
  const fetch: typeof site.fetch = async (input, init) =>
    (input instanceof Request ? input.url : `${input}`).endsWith('/labels/print')
      ? Response.json({ message: 'Not now', details: {} }, { status: 400 })
      : site.fetch(input, init)
  const client = storeOf({ url, clientId, ownerKey, fetch })
  const buy = () => buyMany(client, [{ id, number }], { key: 'one', t: messages.messagesIn(english) })
  expect(await buy()).toEqual({ succeeded: 1, failed: [], isUnprinted: true })
  expect(await buy()).toEqual({ succeeded: 1, failed: [], isUnprinted: true })
  expect((await listLabels(store, { orderId: id })).labels).toHaveLength(1)
})

test('A part is sent with its tracking, the rest stays to send, and the history names who did it', async () => {
  const order = await orderToSend()
  const { user } = await open(`/manage/orders/${order.id}`)
  const line = order.lineItems.find(({ quantity }) => quantity > 1)
  const units = await screen.findAllByRole('spinbutton', { name: /to ship, of/ })
  for (const field of units) {
    await user.clear(field)
    await user.type(field, '0')
  }
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText('Enter at least one unit to ship.')).toBeTruthy()
  const index = order.lineItems.findIndex(({ id }) => id === line?.id)
  const field = units[index]
  if (!field || !line) throw new Error('Every line has its field')
  await user.clear(field)
  await user.type(field, '1')
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Carrier' }).at(-1) as Element, 'DHL')
  await user.type(screen.getAllByRole('textbox', { name: 'Tracking number' }).at(-1) as Element, 'T-1')
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByRole('link', { name: 'Track T-1' }, LONG)).toBeTruthy()
  const { orderWithFulfillments } = await listFulfillments(store, { orderId: order.id })
  expect(orderWithFulfillments.fulfillments).toMatchObject([
    { lineItems: [{ id: line.id, quantity: 1 }], trackingInfo: { shippingProvider: 'dhl' } },
  ])
  const { handling } = await getOrderHandling(store, { orderId: order.id })
  const name = handling.staff.find(({ email }) => email === 'owner@galleria.test')?.name
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getAllByText(new RegExp(`by .*${name}`)).length).toBeGreaterThan(0)
})

test('A refunded unit is no longer to send, and its exact sum is told before', async () => {
  const order = await orderToSend()
  const line = order.lineItems.find(({ quantity }) => quantity > 1)
  const { user } = await open(`/manage/orders/${order.id}`)
  await user.click(await screen.findByText('Refund', { selector: 'summary' }))
  const index = order.lineItems.findIndex(({ id }) => id === line?.id)
  const field = screen.getAllByRole('spinbutton', { name: /to refund, not shipped/ })[index]
  if (!field || !line) throw new Error('Every line has its field')
  await user.clear(field)
  await user.type(field, '1')
  await user.click(screen.getByRole('button', { name: 'Review refund' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  const act = within(dialog).getByRole('button', { name: /^Refund \$/ })
  const shown = Number(act.textContent?.replaceAll(/[^\d.]/g, ''))
  await user.click(act)
  const left = line.quantity - 1
  await waitFor(async () => {
    const { handling } = await getOrderHandling(store, { orderId: order.id })
    expect(handling.lines.find(({ id }) => id === line.id)).toMatchObject({ refundedUnsent: 1, toSend: left })
  }, LONG)
  const { order: after } = await getWholeOrder(store, { id: order.id })
  expect(Number(after.balanceSummary?.refunded?.amount)).toBe(shown)
  await waitFor(
    () =>
      expect(screen.getAllByRole('spinbutton', { name: /to ship, of/ })[index]?.getAttribute('max')).toBe(
        String(left),
      ),
    LONG,
  )
})

test('A cancellation gives the money back and restocks what was not sent, in one form', async () => {
  const order = await orderToSend()
  const { user } = await open(`/manage/orders/${order.id}`)
  await user.click(await screen.findByText('Cancel this order'))
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: /^Cancel and refund/ }))
  await waitFor(async () => {
    const { order: after } = await getWholeOrder(store, { id: order.id })
    expect([after.status, after.paymentStatus]).toEqual(['CANCELED', 'FULLY_REFUNDED'])
  }, LONG)
  expect(await screen.findByText('Canceled', {}, LONG)).toBeTruthy()
})

test('An order on hold offers nothing to send, and takes its note and tag', async () => {
  const order = await orderToSend()
  const { user } = await open(`/manage/orders/${order.id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Reason to hold' }), 'Address looks wrong')
  await user.click(screen.getByRole('button', { name: 'Put on hold' }))
  expect(await screen.findByRole('button', { name: 'Release' }, LONG)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'vip')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('button', { name: 'Remove tag vip' }, LONG)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Note for staff' }), 'Called the customer')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Called the customer', {}, LONG)).toBeTruthy()
})

test('Selected orders are sent, and those that cannot be are told by their number', async () => {
  const [order, sent] = [await orderToSend('bulk@galleria.test'), await orderToSend('bulk@galleria.test')]
  const lineItems = sent.lineItems.map(({ id }) => ({ id }))
  await createFulfillment(store, { orderId: sent.id, fulfillment: { lineItems } })
  const { user } = await open('/manage/orders?q=bulk@galleria.test')
  for (const { number } of [order, sent])
    await user.click(
      await screen.findByRole('checkbox', { name: new RegExp(`Select order ${number}`) }, LONG),
    )
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }))
  expect(await screen.findByText(`Order ${sent.number}: Nothing is left to ship.`, {}, LONG)).toBeTruthy()
  expect(await screen.findByText('1 order changed.', {}, LONG)).toBeTruthy()
  const { order: after } = await getWholeOrder(store, { id: order.id })
  expect(after.fulfillmentStatus).toBe('FULFILLED')
})

test('A packer ships and prints, and is offered nothing of money, notes or cancellation', async () => {
  const order = await orderToSend()
  await open(`/manage/orders/${order.id}`, 'packer')
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeTruthy()
  for (const [name, file] of [
    ['Packing slip', 'packing-slips'],
    ['Address label', 'address-labels'],
  ] as const) {
    screen.getByRole('button', { name }).click()
    await waitFor(() => {
      const link = screen.getByRole('link', { name: 'Open PDF' })
      expect(link.getAttribute('href')).toContain(`/order-sheets/${file}/`)
    }, LONG)
  }
  for (const name of ['Edit order', 'Archive', 'Put on hold', 'Add', 'Add note', 'Issue invoice', 'Send'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
  for (const text of ['Refund', 'Cancel this order', 'Edit email and address'])
    expect(screen.queryByText(text, { selector: 'summary' }), text).toBeNull()
})
