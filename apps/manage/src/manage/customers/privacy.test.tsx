import { createTestPlatform } from '@galleria/platform/testing'
import { getCustomer, queryCustomers } from '@galleria/platform-client/customers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'
import { guestOf } from './guest.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

test('A guest’s data is saved as a file, and erased once the address is typed', async () => {
  const { customer, order } = await guestOf(store, 'forget@example.test')
  const { user, router } = await openAs(site, 'owner', `/manage/customers/${customer.id}`)
  await user.click(await screen.findByRole('button', { name: 'Export personal data' }, LONG))
  const link = await screen.findByRole('link', { name: 'Download again' }, LONG)
  const file = await (await site.fetch(link.getAttribute('href') ?? '')).json()
  expect(file.orders[0]).toMatchObject({ id: order.id, email: 'forget@example.test' })
  await user.click(screen.getByText('Erase customer', { selector: 'summary' }))
  await user.click(screen.getByRole('button', { name: 'See what is erased' }))
  expect(await screen.findByRole('row', { name: /^Orders 1 Stays without the person/ }, LONG)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /^Type .*forget@example\.test/ })
  await user.type(field, 'forget')
  const erase = screen.getByRole('button', { name: 'Erase customer' })
  await user.click(erase)
  expect(await screen.findByText(/^This doesn’t match/)).toBeTruthy()
  expect((await getCustomer(store, { customerId: customer.id })).customer.email).toBe('forget@example.test')
  await user.type(field, '@example.test')
  await user.click(erase)
  expect(await screen.findByText(/^The customer was erased/, {}, LONG)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/manage/customers')
  expect(screen.getByRole('link', { name: 'Who did what' }).getAttribute('href')).toBe(
    `/manage/settings/audit?object=${customer.id}`,
  )
  await expect(getCustomer(store, { customerId: customer.id })).rejects.toMatchObject({ status: 404 })
}, 90_000)

test('A member’s data is not erased from the customer’s page', async () => {
  const { customers } = await queryCustomers(store, { query: { filter: { hasAccount: true } } })
  await openAs(site, 'owner', `/manage/customers/${customers[0]?.id}`)
  expect(await screen.findByRole('link', { name: 'Account and moderation' }, LONG)).toBeTruthy()
  expect(screen.queryByText('Erase customer')).toBeNull()
}, 60_000)
