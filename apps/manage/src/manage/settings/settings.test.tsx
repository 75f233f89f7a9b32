import { createTestPlatform } from '@galleria/platform/testing'
import { getCheckoutSettings, updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { getOrdersSettings } from '@galleria/platform-client/orders-settings'
import { getLabelSettings } from '@galleria/platform-client/postage'
import { getReturnPolicy, updateReturnPolicy } from '@galleria/platform-client/return-policy'
import { getSiteProperties, updateSiteProperties } from '@galleria/platform-client/site-properties'
import { getTaxSettings } from '@galleria/platform-client/tax'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG, ownerOf } from '../shared/staff.fixture.ts'
import { save, settingsOf } from './settings.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)
const open = settingsOf(site)

test('All settings are listed with what they set, and found by a word of either', async () => {
  const { user } = await open('')
  expect(screen.getAllByRole('rowheader')).toHaveLength(14)
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'pickup')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Shipping'])
  expect(screen.getByRole('link', { name: 'Shipping' }).getAttribute('href')).toBe(
    '/manage/settings/shipping',
  )
})

test('The store’s time zone is chosen, and what configuration decides is shown with its variable', async () => {
  const { user } = await open('/store')
  const zone = screen.getByLabelText('Time zone')
  await user.clear(zone)
  await user.type(zone, 'Tokyo')
  await user.click(save())
  expect(await screen.findByText(/Choose a time zone from the list/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Tokyo')
  await user.clear(zone)
  await user.type(zone, 'Asia/Tokyo')
  // The key does nothing while an earlier save is under way.
  await vi.waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull(), LONG)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getSiteProperties(store, undefined)).properties.timeZone).toBe('Asia/Tokyo')
  const row = screen.getByRole('rowheader', { name: 'Time zone until you choose one' }).closest('tr')
  expect(row?.textContent).toContain('TIME_ZONE')
})

test('Name, business, address, units and currencies are saved, and what is wrong is told at its field', async () => {
  const { user } = await open('/store')
  const fill = async (label: string | RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await fill('Store name', 'Casa Lumière')
  await fill('Legal name', 'Lumière GmbH')
  await fill('Contact email', 'hello@lumiere.test')
  await fill('Phone', 'none')
  await fill('City', 'Hamburg')
  await user.selectOptions(screen.getByLabelText('Country'), 'DE')
  await user.selectOptions(screen.getByLabelText('Weight unit'), 'LB')
  await user.selectOptions(screen.getByLabelText('Length unit'), 'IN')
  await user.click(screen.getByRole('button', { name: 'Remove JPY' }))
  expect(document.activeElement).not.toBe(document.body)
  const [rate] = screen.getAllByLabelText<HTMLInputElement>('Rate for 1 USD')
  expect(rate?.value).toBe('0.92')
  await user.clear(rate as HTMLElement)
  await user.type(rate as HTMLElement, '0')
  await user.click(save())
  expect(await screen.findByText(/Enter a phone number such as/)).toBeTruthy()
  expect(screen.getByText(/Enter a number above 0/)).toBeTruthy()
  await fill('Phone', '+49 40 1234567')
  await user.clear(rate as HTMLElement)
  await user.type(rate as HTMLElement, '0,9')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const { properties } = await getSiteProperties(store, undefined)
  expect(properties).toMatchObject({
    siteDisplayName: 'Casa Lumière',
    businessName: 'Lumière GmbH',
    email: 'hello@lumiere.test',
    phone: '+49 40 1234567',
    address: { city: 'Hamburg', country: 'DE' },
    weightUnit: 'LB',
    dimensionsUnit: 'IN',
  })
  expect(properties.displayCurrencies?.[0]).toEqual({ currency: 'EUR', rate: 0.9 })
  expect(properties.displayCurrencies?.map(({ currency }) => currency)).not.toContain('JPY')
  await fill('Currency the store charges in', 'JPY')
  await user.click(save())
  await screen.findAllByText(/The store has orders, drafts or gift cards/, undefined, LONG)
  const currency = screen.getByLabelText('Currency the store charges in')
  expect(currency.getAttribute('aria-invalid')).toBe('true')
  // A colleague's change of another field stays.
  await updateSiteProperties(store, { properties: { phone: '+49 40 7654321' } })
  await fill('Currency the store charges in', 'USD')
  await fill('Legal name', '')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getSiteProperties(store, undefined)).properties).toMatchObject({
    phone: '+49 40 7654321',
    businessName: null,
    paymentCurrency: 'USD',
  })
})

test('Checkout limits are saved, and what is wrong is told at its field with everything typed kept', async () => {
  const { user } = await open('/checkout')
  await user.selectOptions(screen.getByLabelText('Phone'), 'REQUIRED')
  await user.type(screen.getByLabelText('Minimum order (USD)'), '25.005')
  const minutes = screen.getByLabelText('Minutes until a cart counts as abandoned')
  await user.clear(minutes)
  await user.type(minutes, '5')
  await user.click(save())
  expect(await screen.findByText('Enter a whole number of minutes from 10 to 10,080.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Minimum order (USD)').value).toBe('25.005')
  await user.clear(minutes)
  await user.type(minutes, '90')
  await user.click(save())
  expect(await screen.findByText('Enter an amount such as 25.00, or leave this blank.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Minimum order (USD)'))
  await user.type(screen.getByLabelText('Minimum order (USD)'), '25,50')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const { checkoutSettings } = await getCheckoutSettings(store, undefined)
  expect(checkoutSettings).toMatchObject({
    checkoutFields: { phone: 'REQUIRED' },
    validations: { minimumSubtotal: '25.50' },
    abandonedAfterMinutes: 90,
  })
})

test('The return policy is saved, with a final sale that is picked, and days that are none are told', async () => {
  const { user } = await open('/returns')
  expect(screen.getByRole('link', { name: 'See all returns' }).getAttribute('href')).toBe(
    '/manage/orders/returns',
  )
  const days = screen.getByLabelText('Return window in days')
  await user.type(days, 'two weeks')
  await user.click(screen.getByRole('checkbox', { name: /An exchange/ }))
  await user.click(save())
  expect(await screen.findByText(/Enter whole days from 1/)).toBeTruthy()
  await user.clear(days)
  await user.type(days, '14')
  await user.type(screen.getByRole('combobox', { name: 'Final sale products' }), 'vase')
  const [product] = await screen.findAllByRole('option', {}, LONG)
  if (product) await user.click(product)
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getReturnPolicy(store, undefined)).returnPolicy).toMatchObject({
    ...{ windowDays: 14, deliveryDays: 0, resolutions: ['REFUND', 'EXCHANGE'] },
    finalSaleProductIds: [expect.any(String)],
  })
  cleanup()

  const gone = { finalSaleProductIds: [crypto.randomUUID()], finalSaleCollectionIds: [crypto.randomUUID()] }
  await updateReturnPolicy(store, { returnPolicy: gone })
  await open('/returns')
  expect(screen.getByText('Deleted product')).toBeTruthy()
  expect(screen.getByText('Deleted collection')).toBeTruthy()
})

test('The label provider is turned on with a package, and what is wrong with one is told at its field', async () => {
  const { user } = await open('/label-provider')
  await user.click(screen.getByRole('checkbox', { name: 'Buy labels from Simulated labels' }))
  await user.type(screen.getByLabelText('Account at the provider'), 'shop-1')
  await user.click(screen.getByRole('button', { name: 'Add package' }))
  const added = within(screen.getByRole('group', { name: 'Package 2' }))
  const name = added.getByLabelText('Name')
  await user.type(name, 'Box')
  await user.click(save())
  expect(await added.findAllByText('Enter a size from 0.1 to 1,000 cm.')).toHaveLength(3)
  for (const name of ['Length', 'Width', 'Height']) await user.type(added.getByLabelText(name), '7,5')
  await user.click(save())
  expect(await added.findByText('Give each package a name of its own.')).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await user.clear(name)
  await user.type(name, 'Tube')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getLabelSettings(store, undefined)).labelSettings).toMatchObject({
    ...{ enabled: true, account: 'shop-1' },
    packages: [{ name: 'Box' }, { name: 'Tube', length: 7.5, width: 7.5, height: 7.5 }],
  })
  await user.click(screen.getByRole('button', { name: 'Remove package 2' }))
  expect(document.activeElement).not.toBe(document.body)
})

test('A colleague’s change of another field is kept, and of the same field it is told', async () => {
  const { user } = await open('/checkout')
  await updateCheckoutSettings(store, { checkoutSettings: { validations: { maximumQuantity: 7 } } })
  await user.selectOptions(screen.getByLabelText('Company'), 'REQUIRED')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getCheckoutSettings(store, undefined)).checkoutSettings).toMatchObject({
    checkoutFields: { company: 'REQUIRED' },
    validations: { maximumQuantity: 7 },
  })
  const quantity = screen.getByLabelText<HTMLInputElement>('Maximum quantity per item')
  expect(quantity.value).toBe('7')
  await updateCheckoutSettings(store, { checkoutSettings: { validations: { maximumQuantity: 8 } } })
  await user.clear(quantity)
  await user.type(quantity, '9')
  await user.click(save())
  expect(await screen.findByText(/Another person saved this/)).toBeTruthy()
  await vi.waitFor(() => expect(quantity.value).toBe('8'), LONG)
  await user.click(screen.getByRole('button', { name: 'Restore my changes' }))
  expect(quantity.value).toBe('9')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getCheckoutSettings(store, undefined)).checkoutSettings.validations.maximumQuantity).toBe(9)
})

test('Settings of orders, payments and taxes are saved as their calls do', async () => {
  let { user } = await open('/orders')
  await user.selectOptions(screen.getByLabelText('Reduce stock'), 'ON_ORDER_PAID')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getOrdersSettings(store, undefined)).ordersSettings.inventoryUpdateTrigger).toBe(
    'ON_ORDER_PAID',
  )
  cleanup()
  ;({ user } = await open('/payments'))
  expect(screen.getByText('Test mode')).toBeTruthy()
  await user.click(screen.getByLabelText(/Take payments in person/))
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getCheckoutSettings(store, undefined)).checkoutSettings.payments).toEqual({
    online: true,
    offline: false,
  })
  cleanup()
  ;({ user } = await open('/taxes'))
  expect(screen.queryByText(/Simulated outage/)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Tax rates'), 'MANUAL')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await getTaxSettings(store, {})).taxSettings.mode).toBe('MANUAL')
})

test('Staff who may not change settings are told so, and keep what was typed', async () => {
  const { user } = await open('/checkout', 'staff')
  const minutes = screen.getByLabelText<HTMLInputElement>('Minutes until a cart counts as abandoned')
  await user.clear(minutes)
  await user.type(minutes, '300')
  await user.click(save())
  expect(await screen.findByText(/Only the store owner can change this/)).toBeTruthy()
  expect(minutes.value).toBe('300')
})
