import { createTestPlatform } from '@galleria/platform/testing'
import { queryDiscountRules } from '@galleria/platform-client/discounts'
import { getStoreCredit } from '@galleria/platform-client/store-credit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'
import { guestOf } from './guest.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const guest = (email: string, price: string) => guestOf(store, email, price)

test('A customer is found by name, tagged from the list, and opened from its row', async () => {
  const { customer } = await guest('grace@navy.test', '20.00')
  const { user, router } = await openAs(site, 'owner', '/manage/customers')
  await screen.findByRole('heading', { level: 1, name: 'Customers' }, LONG)
  await user.type(screen.getByRole('searchbox'), 'hopp')
  await waitFor(() => expect(router.state.location.search).toContain('hopp'), LONG)
  const link = await screen.findByRole('link', { name: 'Grace Hopper' }, LONG)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1), LONG)
  await user.click(screen.getByRole('checkbox', { name: /Grace Hopper/ }))
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'vip')
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  expect(await screen.findByText('1 customer changed.', {}, LONG)).toBeTruthy()
  expect(await screen.findByText('vip', {}, LONG)).toBeTruthy()
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' }, LONG)
  expect(router.state.location.pathname).toBe(`/manage/customers/${customer.id}`)
})

test('The page of a customer leads to orders, and keeps notes with their author', async () => {
  const { customer, order } = await guest('grace@navy.test', '30.00')
  const { user } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  const links = await screen.findAllByRole('link', { name: `#${order.number}` }, LONG)
  expect(links[0]?.getAttribute('href')).toBe(`/manage/orders/${order.id}`)
  expect(screen.getByText('10001 New York')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Note for staff' }), 'Prefers letters')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(await history.findByText('Prefers letters', {}, LONG)).toBeTruthy()
  expect(history.getByText(/by .*Olive Okafor/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove tag vip' }))
  expect(await screen.findByText('No tags yet.', {}, LONG)).toBeTruthy()
})

test('The page of an order leads to its customer', async () => {
  const { customer, order } = await guest('once@example.test', '5.00')
  await openAs(site, 'owner', `/manage/orders/${order.id}`)
  const link = await screen.findByRole('link', { name: 'Customer, 1 order' }, LONG)
  expect(link.getAttribute('href')).toBe(`/manage/customers/${customer.id}`)
})

test('A guest’s name is changed, and a filter by tag leaves others out', async () => {
  const { customer } = await guest('typo@example.test', '5.00')
  const { user } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  await user.click(await screen.findByText('Edit', { selector: 'summary' }, LONG))
  const field = screen.getByRole('textbox', { name: 'First name' })
  await user.clear(field)
  await user.type(field, 'Gracia')
  await user.click(screen.getByRole('button', { name: 'Save contact' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gracia Hopper' }, LONG)).toBeTruthy()
  cleanup()
  await openAs(site, 'owner', '/manage/customers?tag=nobody')
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(0), LONG)
})

test('Without a segment the page explains what one is for', async () => {
  await openAs(site, 'owner', '/manage/customers/segments')
  expect(await screen.findByText(/^A segment is a saved set of rules/, {}, LONG)).toBeTruthy()
})

test('A segment is made of rules, counted, and used as a filter and for a discount', async () => {
  await guest('rich@example.test', '500.00')
  const { user, router } = await openAs(site, 'owner', '/manage/customers/segments/new')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }, LONG), 'Big spenders')
  await user.click(screen.getByRole('button', { name: 'Count customers' }))
  expect(await screen.findByText('Enter a value.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Value/ }), '400')
  await user.click(screen.getByRole('button', { name: 'Count customers' }))
  expect(await screen.findByText('1 customer matches now', {}, LONG)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByRole('heading', { level: 1, name: 'Big spenders' }, LONG)
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  cleanup()
  await openAs(site, 'owner', `/manage/customers?segment=${id}`)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1), LONG)
  cleanup()
  const marketing = await openAs(site, 'owner', '/manage/marketing/automatic/new')
  await marketing.user.type(await screen.findByRole('textbox', { name: /^Name/ }, LONG), 'For big spenders')
  await marketing.user.type(screen.getByRole('combobox', { name: 'Customers who get it' }), 'big')
  await marketing.user.click(await screen.findByRole('option', { name: 'Big spenders' }, LONG))
  await marketing.user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(async () => {
    const { discountRules } = await queryDiscountRules(store, {})
    expect(discountRules.find(({ name }) => name === 'For big spenders')?.segmentIds).toEqual([id])
  }, LONG)
})

test('Store credit is given with a reason, and its ledger says who did it', async () => {
  const { customer } = await guest('credit@example.test', '5.00')
  const { user } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  await user.type(await screen.findByRole('textbox', { name: /^Amount/ }, LONG), '12.50')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Late parcel')
  await user.click(screen.getByRole('button', { name: 'Change credit' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Change credit' }))
  expect((await screen.findAllByText('Late parcel', {}, LONG)).length).toBe(2)
  expect(screen.getAllByText(/Olive Okafor/).length).toBeGreaterThan(0)
  const { storeCredit } = await getStoreCredit(store, { customerId: customer.id })
  expect(storeCredit).toMatchObject({ balance: '12.50', entries: [{ reason: 'Late parcel' }] })
})

test('Two customers are merged after a look at what moves', async () => {
  const { customer } = await guest('stays@example.test', '5.00')
  const { order } = await guest('goes@example.test', '7.00')
  const { user } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  await user.click(await screen.findByText('Merge with another customer', {}, LONG))
  await user.type(screen.getByRole('combobox', { name: 'Customer to merge into this one' }), 'goes')
  await user.click(await screen.findByRole('option', { name: /goes@example/ }, LONG))
  await user.click(screen.getByRole('button', { name: 'Review merge' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  expect(within(dialog).getByText('1 order and 0 notes move.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Merge customers' }))
  expect((await screen.findAllByRole('link', { name: `#${order.number}` }, LONG)).length).toBeGreaterThan(0)
})
