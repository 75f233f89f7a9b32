import { openShop } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createFulfillment } from '@galleria/platform-client/fulfillments'
import { getMyMember } from '@galleria/platform-client/members'
import { getOrderHandling, getWholeOrder } from '@galleria/platform-client/order-handling'
import { markOrderAsPaid } from '@galleria/platform-client/order-payments'
import { queryStoreVariants } from '@galleria/platform-client/products'
import { createRefundRequest } from '@galleria/platform-client/refund-requests'
import { updateReturnPolicy } from '@galleria/platform-client/return-policy'
import {
  approveReturn,
  createReturn,
  getReturn,
  receiveReturn,
  searchReturns,
} from '@galleria/platform-client/returns'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderScarves } from '../shared/order.fixture.ts'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

/** A paid order of three scarves at 20.00 that was sent. */
async function sentOrder() {
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@galleria.test' }
  const order = await orderScarves(store, { ...ada, price: '20.00', quantity: 3 })
  await markOrderAsPaid(store, { ecomOrderId: order.id })
  const line = order.lineItems[0]?.id ?? ''
  await createFulfillment(store, {
    orderId: order.id,
    fulfillment: { lineItems: [{ id: line, quantity: 3 }] },
  })
  return { order: (await getWholeOrder(store, { id: order.id })).order, line }
}

async function requested() {
  const { order, line } = await sentOrder()
  const { refundRequest } = await createRefundRequest(store, {
    orderId: order.id,
    refundRequest: {
      lineItems: [{ id: line, quantity: 2, reason: 'DAMAGED', note: 'A hole' }],
      reason: 'DAMAGED',
    },
    idempotencyKey: crypto.randomUUID(),
  })
  return { order, line, id: refundRequest.id }
}
const stateOf = async (id: string) => (await getReturn(store, { returnId: id })).return

test('A request is found in its tab, approved with instructions, received, and refunded less a fee', async () => {
  const { order, id } = await requested()
  const { user, router } = await openAs(site, 'owner', '/manage/orders/returns?state=REQUESTED')
  const tabs = within(await screen.findByRole('navigation', { name: /Returns/ }, LONG))
  expect(tabs.getByRole('link', { name: /^Requested/ }).textContent).toMatch(/1/)
  await user.click(await screen.findByRole('link', { name: `${order.number}-R1` }, LONG))
  await screen.findByRole('heading', { level: 1, name: `Return ${order.number}-R1` }, LONG)
  expect(router.state.location.pathname).toBe(`/manage/orders/returns/${id}`)
  expect(screen.getByText('A hole')).toBeTruthy()

  await user.type(screen.getByRole('textbox', { name: 'How to send the items' }), 'Use the old box.')
  await user.click(screen.getByRole('button', { name: 'Approve return' }))
  await screen.findByText(/Waiting for the parcel/, {}, LONG)
  expect(screen.getByText('Use the old box.')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Approved')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'NEW')
  expect(screen.getByRole('checkbox', { name: 'Restock' })).toMatchObject({ checked: true })
  await user.click(screen.getByRole('button', { name: 'Mark as received' }))
  await screen.findByText(/Refund it, exchange it, or decline it/, {}, LONG)
  await user.type(screen.getByRole('textbox', { name: /Fee to keep/ }), '2.5')
  await user.click(screen.getByRole('button', { name: 'Review refund' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  const act = within(dialog).getByRole('button', { name: /^Refund \$/ })
  const shown = act.textContent?.replaceAll(/[^\d.]/g, '')
  await user.click(act)
  await screen.findByText(/A fee of \$2\.50 was kept/, {}, LONG)
  const done = await stateOf(id)
  expect(done).toMatchObject({ status: 'ACCEPTED', refunded: { amount: shown }, fee: { amount: '2.50' } })
  const { order: after } = await getWholeOrder(store, { id: order.id })
  expect(after.balanceSummary?.refunded?.amount).toBe(shown)
  const { handling } = await getOrderHandling(store, { orderId: order.id })
  const name = handling.staff.find(({ email }) => email === 'owner@galleria.test')?.name
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getAllByText(new RegExp(`by .*${name}`))).toHaveLength(3)
  expect(screen.getByRole('link', { name: `Order ${order.number}` }).getAttribute('href')).toBe(
    `/manage/orders/${order.id}`,
  )
})

test('A return is started from the page of its order, and declined with a reason', async () => {
  const { order, line } = await sentOrder()
  const { user, router } = await openAs(site, 'support', `/manage/orders/${order.id}`)
  await user.click(await screen.findByRole('link', { name: 'Start return' }, LONG))
  await user.click(await screen.findByRole('button', { name: 'Start return' }, LONG))
  expect(await screen.findByText('Enter at least one unit.')).toBeTruthy()
  const units = screen.getByRole('spinbutton', { name: /^Quantity/ })
  await user.clear(units)
  await user.type(units, '1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'WRONG_ITEM')
  await user.click(screen.getByRole('button', { name: 'Start return' }))
  await screen.findByRole('heading', { level: 1, name: `Return ${order.number}-R1` }, LONG)
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  expect(await stateOf(id)).toMatchObject({
    status: 'APPROVED',
    startedBy: 'STAFF',
    lines: [{ id: line, quantity: 1, reason: 'WRONG_ITEM' }],
  })
  await user.click(screen.getByText('Decline'))
  await user.type(screen.getByRole('textbox', { name: 'Reason, for the customer' }), 'It was worn')
  await user.click(screen.getByRole('button', { name: 'Decline return' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Decline return' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as received' })).toBeNull(), LONG)
  expect(screen.getByText('It was worn')).toBeTruthy()
  expect((await stateOf(id)).status).toBe('DECLINED')
})

test('Staff see what the customer asked for, and change it', async () => {
  const { id } = await requested()
  const { user } = await openAs(site, 'owner', `/manage/orders/returns/${id}`)
  await screen.findByRole('heading', { name: 'Outcome' }, LONG)
  expect(screen.getByText('Refund', { selector: 'strong' })).toBeTruthy()
  await user.click(screen.getByText('Change outcome'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome of this return' }), 'EXCHANGE')
  await user.click(screen.getByRole('button', { name: 'Save outcome' }))
  await screen.findByText('Exchange', { selector: 'strong' }, LONG)
  expect(await screen.findByText('Outcome saved.', {}, LONG)).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Save outcome')
  expect((await stateOf(id)).resolution).toBe('EXCHANGE')
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getByText('Outcome changed')).toBeTruthy()
})

test('A refused act tells why, and loses nothing that was typed', async () => {
  const { order, id } = await requested()
  const { user } = await openAs(site, 'owner', `/manage/orders/returns/${id}`)
  await user.click(await screen.findByText('Refund without waiting for the items', {}, LONG))
  await user.type(screen.getByRole('textbox', { name: /Refund amount/ }), '9999')
  await user.click(screen.getByRole('button', { name: 'Review refund' }))
  expect(await screen.findByText('The refund is higher than the amount paid.')).toBeTruthy()
  const kept = screen.getByRole<HTMLInputElement>('textbox', { name: /Refund amount/ })
  expect(Number(kept.value)).toBe(9999)
  expect((await stateOf(id)).status).toBe('REQUESTED')
  const { returns } = await searchReturns(store, { filter: { search: order.number } })
  expect(returns).toHaveLength(1)
})

test('A received return is exchanged for a product, and the new order is linked', async () => {
  const { order, line } = await sentOrder()
  const { return: started } = await createReturn(store, {
    orderId: order.id,
    return: { lines: [{ id: line, quantity: 1, reason: 'WRONG_ITEM' }] },
    idempotencyKey: order.id,
  })
  await receiveReturn(store, { returnId: started.id })
  const { variants } = await queryStoreVariants(store, { query: { paging: { limit: 50 } } })
  const cheap = variants.find(({ stock, productName }) => stock?.inStock && !productName?.includes('Gift'))
  const { user } = await openAs(site, 'owner', `/manage/orders/returns/${started.id}`)
  await user.click(await screen.findByText('Exchange for other items', {}, LONG))
  await user.click(screen.getByRole('button', { name: 'Review exchange' }))
  expect(await screen.findByText('Choose an item to send.')).toBeTruthy()
  await user.type(screen.getByRole('combobox', { name: 'Items to send instead' }), cheap?.productName ?? '')
  const offers = within(screen.getByRole('listbox', { name: 'Items to send instead' }))
  await user.click((await offers.findAllByRole('option', {}, LONG))[0] as Element)
  await user.click(screen.getByRole('button', { name: 'Review exchange' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  expect(dialog.textContent).toMatch(/The returned items are worth \$/)
  await user.click(within(dialog).getByRole('button', { name: 'Place replacement order' }))
  const link = await screen.findByRole('link', { name: 'Replacement order' }, LONG)
  const { status, exchangeOrderId } = await stateOf(started.id)
  expect(status).toBe('EXCHANGED')
  expect(link.getAttribute('href')).toBe(`/manage/orders/${exchangeOrderId}`)
})

test('An outcome that staff change is what the forms of the same page begin with', async () => {
  await updateReturnPolicy(store, { returnPolicy: { resolutions: ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] } })
  const { variants } = await queryStoreVariants(store, { query: { paging: { limit: 100 } } })
  const inStock = variants.flatMap(({ productId, variantId, stock }) =>
    stock?.inStock && productId && variantId ? [{ productId, id: variantId }] : [],
  )
  const besideOf = (each: (typeof inStock)[number]) =>
    inStock.find(({ id, productId }) => productId === each.productId && id !== each.id)
  const one = inStock.find(besideOf)
  const other = one && besideOf(one)
  if (!one || !other) throw new Error('A product comes in two variants')
  const lineOf = (variantId: string, quantity: number) => ({
    catalogReference: { catalogItemId: one.productId, appId: STORES_APP_ID, options: { variantId } },
    quantity,
  })
  const signedIn = await site.signIn({ email: 'ada@galleria.test', password: 'lovelace-1843' })
  const { member } = await getMyMember(openShop(site, { member: signedIn }).client, undefined)
  const placed = await orderScarves(store, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@galleria.test', price: '20.00', quantity: 1 },
    ...{ memberId: member.id ?? '', lineItems: [lineOf(one.id, 2), lineOf(other.id, 1)] },
  })
  await markOrderAsPaid(store, { ecomOrderId: placed.id })
  const lines = placed.lineItems.filter(({ catalogReference }) => catalogReference)
  await createFulfillment(store, {
    orderId: placed.id,
    fulfillment: { lineItems: lines.map(({ id }) => ({ id })) },
  })
  const { refundRequest } = await createRefundRequest(store, {
    orderId: placed.id,
    refundRequest: {
      lineItems: lines.map(({ id, quantity }) => ({ id, quantity, exchangeVariantId: other.id })),
      ...{ reason: 'DAMAGED', resolution: 'EXCHANGE' },
    },
    idempotencyKey: crypto.randomUUID(),
  })
  const { id } = refundRequest
  await approveReturn(store, { returnId: id })
  await receiveReturn(store, { returnId: id })

  const { user } = await openAs(site, 'owner', `/manage/orders/returns/${id}`)
  const wanted = await screen.findByRole('spinbutton', { name: /^Quantity of/ }, LONG)
  expect(wanted).toMatchObject({ value: '3' })
  const leaving = new Event('beforeunload', { cancelable: true })
  expect(window.dispatchEvent(leaving)).toBe(true)
  await user.click(screen.getByText('Change outcome'))
  for (const choice of screen.getAllByRole('combobox', { name: /^Exchange .* for$/ }))
    await user.selectOptions(choice, 'Decide later')
  await user.click(screen.getByRole('button', { name: 'Save outcome' }))
  await screen.findByText('Outcome saved.', {}, LONG)
  expect((await stateOf(id)).lines.map(({ exchangeVariantId }) => exchangeVariantId)).toEqual([
    undefined,
    undefined,
  ])
  expect(screen.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()

  const credit = screen.getByRole('checkbox', { name: /^Add it to store credit/ })
  expect(credit).toMatchObject({ checked: false })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome of this return' }), 'STORE_CREDIT')
  await user.click(screen.getByRole('button', { name: 'Save outcome' }))
  await waitFor(() => expect(credit).toMatchObject({ checked: true }), LONG)
  await user.click(screen.getByRole('button', { name: 'Review refund' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  expect(within(dialog).getByText('The amount goes to the customer’s store credit.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Refund \$/ }))
  await waitFor(async () => expect((await stateOf(id)).storeCredit).toBe(true), LONG)
})
