import type { RenderedModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createBrand } from '@galleria/platform-client/catalog-shared'
import { getCheckoutSettings, updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { queryAdditionalFees } from '@galleria/platform-client/discounts'
import { listEventSubscriptions } from '@galleria/platform-client/event-subscriptions'
import { getOrdersSettings } from '@galleria/platform-client/orders-settings'
import {
  createBusinessLocation,
  getDeliveryTerms,
  queryBusinessLocations,
  queryDeliveryRegions,
} from '@galleria/platform-client/places'
import { getLabelSettings } from '@galleria/platform-client/postage'
import { getReturnPolicy, updateReturnPolicy } from '@galleria/platform-client/return-policy'
import { queryShippingOptions } from '@galleria/platform-client/shipping'
import { queryShippoConfigurations } from '@galleria/platform-client/shipping-labels'
import { getSiteProperties, updateSiteProperties } from '@galleria/platform-client/site-properties'
import {
  getTaxSettings,
  queryTaxGroups,
  queryTaxRates,
  queryTaxRegions,
  updateTaxRegion,
} from '@galleria/platform-client/tax'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

async function open(page: string, who: 'owner' | 'staff' = 'owner'): Promise<RenderedModule> {
  const rendered = await openAs(site, who, `/manage/settings${page}`)
  await screen.findByRole('heading', { level: 1 }, LONG)
  return rendered
}

const save = () => screen.getByRole('button', { name: 'Save' })
const query = { query: { cursorPaging: { limit: 100 } } }

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

test('A delivery region and a rate into it are made, changed and deleted', async () => {
  let { user } = await open('/delivery-regions/new')
  await user.type(screen.getByLabelText('Name'), 'Alps')
  await user.selectOptions(screen.getByLabelText('Country'), 'CH')
  await user.type(screen.getByLabelText('States or provinces'), 'ch-vs, ch-gr')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Alps' })).toBeTruthy()
  const { deliveryRegions } = await queryDeliveryRegions(store, query)
  const region = deliveryRegions.find(({ name }) => name === 'Alps')
  expect(region?.destinations).toEqual([{ country: 'CH', subdivisions: ['CH-VS', 'CH-GR'] }])
  cleanup()

  ;({ user } = await open('/shipping-rates/new'))
  await user.click(save())
  expect(await screen.findByText('Enter a number such as 4.50.')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Name/), 'Sledge')
  await user.click(screen.getByRole('checkbox', { name: 'Alps' }))
  await user.type(screen.getByLabelText('Price (USD)'), '4,50')
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  await user.selectOptions(screen.getByLabelText('If the order’s'), 'BY_TOTAL_WEIGHT')
  await user.selectOptions(screen.getByLabelText('is'), 'LTE')
  await user.type(screen.getByLabelText('Value'), '2')
  await user.click(screen.getByText('Pickup, charges and delivery times'))
  await user.click(screen.getByRole('button', { name: 'Add charge' }))
  await user.click(screen.getByRole('button', { name: 'Remove charge' }))
  expect(document.activeElement).not.toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Add charge' }))
  await user.type(screen.getAllByLabelText('Value').at(-1) as HTMLElement, '1.25')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Sledge' })).toBeTruthy()
  const optionOf = async () =>
    (await queryShippingOptions(store, query)).shippingOptions.find(({ title }) => title === 'Sledge')
  const option = await optionOf()
  expect(option).toMatchObject({
    deliveryRegionIds: [region?.id],
    rates: [{ amount: '4.50', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' }] }],
  })
  const { deliveryTerms } = await getDeliveryTerms(store, { id: option?.id ?? '' })
  expect(deliveryTerms.charges).toEqual([{ type: 'HANDLING_FEE', amount: '1.25' }])

  await user.click(screen.getByRole('checkbox', { name: 'United States' }))
  await user.click(screen.getByRole('checkbox', { name: 'Alps' }))
  await user.click(save())
  const unitedStates = deliveryRegions.find(({ name }) => name === 'United States')?.id
  await vi.waitFor(async () => expect((await optionOf())?.deliveryRegionIds).toEqual([unitedStates]), LONG)

  cleanup()

  const page = await open(`/shipping-rates/${option?.id}`)
  await page.user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipping' }, LONG)).toBeTruthy()
  expect(page.router.state.location.pathname).toBe('/manage/settings/shipping')
  expect(await optionOf()).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Store pickup' })).toBeTruthy()
})

test('A tax region, rate and group are made, and a colleague’s change of a region is told', async () => {
  let { user } = await open('/tax-regions/new')
  await user.type(screen.getByLabelText('Tax ID'), 'SE556677889901')
  await user.selectOptions(screen.getByLabelText('Country'), 'NO')
  await user.type(screen.getByLabelText('Rate (%)'), '25')
  await user.click(screen.getByLabelText('Prices include tax'))
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Norway' })).toBeTruthy()
  const regionOf = async () =>
    (await queryTaxRegions(store, query)).taxRegions.find(({ country }) => country === 'NO')
  const region = await regionOf()
  expect(region).toMatchObject({
    mode: 'MANUAL',
    manualRate: '0.25',
    taxIncluded: true,
    taxId: 'SE556677889901',
  })
  const { id = '', revision } = region ?? {}
  await updateTaxRegion(store, { taxRegion: { id, revision: revision ?? '', manualRate: '0.15' } })
  await user.click(screen.getByLabelText('Tax delivery too'))
  await user.click(save())
  expect(await screen.findByText(/Another person saved this/)).toBeTruthy()
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Rate (%)').value).toBe('15'), LONG)
  await user.click(screen.getByRole('button', { name: 'Restore my changes' }))
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(await regionOf()).toMatchObject({ manualRate: '0.15', taxesShipping: true })
  cleanup()

  ;({ user } = await open('/tax-groups/new'))
  await user.type(screen.getByLabelText('Name'), 'Lamps')
  const search = screen.getByRole('searchbox', { name: 'Product name' })
  await user.type(search, 'Arc{Enter}')
  await user.click((await screen.findAllByRole('button', { name: /^Add “Arc/ }))[0] as HTMLElement)
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeTruthy()
  const group = (await queryTaxGroups(store, query)).taxGroups.find(({ name }) => name === 'Lamps')
  expect(group?.productIds).toHaveLength(1)
  cleanup()

  ;({ user } = await open('/tax-rates/new'))
  await user.type(screen.getByLabelText('Name'), 'VAT')
  await user.type(screen.getByLabelText('Rate (%)'), '8.875')
  await user.selectOptions(screen.getByLabelText('Country'), 'NO')
  await user.type(screen.getByLabelText(/^Authority/), 'Norge')
  await user.selectOptions(screen.getByLabelText('Tax group'), 'Lamps')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'VAT' })).toBeTruthy()
  const rate = (await queryTaxRates(store, query)).taxRates.find(({ country }) => country === 'NO')
  expect(rate).toMatchObject({ rate: '0.08875', taxGroupId: group?.id, jurisdiction: 'Norge' })
})

test('A location, and labels that are sent from it, are made', async () => {
  let { user } = await open('/locations/new')
  await user.type(screen.getByLabelText('Name'), 'Depot')
  await user.click(save())
  expect(await screen.findByText('Choose a country.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Country'), 'US')
  await user.type(screen.getByLabelText('City'), 'Albany')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Depot' })).toBeTruthy()
  const { businessLocations } = await queryBusinessLocations(store, query)
  const depot = businessLocations.find(({ name }) => name === 'Depot')
  expect(depot?.address).toMatchObject({ country: 'US', city: 'Albany' })
  const depotNow = async () =>
    (await queryBusinessLocations(store, query)).businessLocations.find(({ id }) => id === depot?.id)
  await user.click(screen.getByRole('checkbox', { name: 'Active' }))
  await user.click(save())
  await vi.waitFor(async () => expect((await depotNow())?.active).toBe(false), LONG)
  cleanup()

  ;({ user } = await open(`/locations/${depot?.id}`))
  await user.click(screen.getByRole('checkbox', { name: 'Active' }))
  await user.click(screen.getByRole('checkbox', { name: 'Make this the default location' }))
  await user.click(save())
  await vi.waitFor(
    async () => expect(await depotNow()).toMatchObject({ active: true, isDefault: true }),
    LONG,
  )
  cleanup()

  const attic = { name: 'Attic', address: { country: 'US' } }
  await createBusinessLocation(store, { businessLocation: attic })
  ;({ user } = await open('/locations'))
  await user.click(screen.getByRole('button', { name: 'Move “Attic” up' }))
  const inOrder = async () =>
    (await queryBusinessLocations(store, query)).businessLocations
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.position - b.position)
      .map(({ name }) => name)
  await vi.waitFor(async () => expect(await inOrder()).toEqual(['Depot', 'Attic', 'Walker Street']), LONG)
  cleanup()

  ;({ user } = await open('/labels/new'))
  await user.selectOptions(screen.getByLabelText('Ship from'), 'Depot')
  await user.type(screen.getByLabelText('Name'), 'Carton')
  for (const side of ['Length', 'Width', 'Height']) await user.type(screen.getByLabelText(side), '12,5')
  await user.click(screen.getByRole('checkbox', { name: 'Priority mail' }))
  await user.click(screen.getByRole('checkbox', { name: 'Canada and Mexico' }))
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Carton' })).toBeTruthy()
  const { shippoConfigurations } = await queryShippoConfigurations(store, query)
  expect(shippoConfigurations.find(({ osLocationId }) => osLocationId === depot?.id)).toMatchObject({
    packageDetails: { name: 'Carton', dimensions: { length: '12.5' } },
    domesticServices: [{ service: 'PRIORITY_MAIL' }],
    deliveryRegionIds: [expect.any(String)],
  })
})

test('A fee is made, and another one with its code is refused with nothing typed lost', async () => {
  const { user } = await open('/fees/new')
  await user.type(screen.getByLabelText(/^Name/), 'Gift wrap')
  await user.type(screen.getByLabelText(/^Code/), 'gift-wrap')
  await user.type(screen.getByLabelText('Amount (USD)'), '3')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Gift wrap' })).toBeTruthy()
  cleanup()
  const again = await open('/fees/new')
  await again.user.type(screen.getByLabelText(/^Name/), 'Wrap')
  await again.user.type(screen.getByLabelText(/^Code/), 'gift-wrap')
  await again.user.type(screen.getByLabelText('Amount (USD)'), '4')
  await again.user.click(save())
  expect(await screen.findByText(/Another fee already has this code/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Wrap')
  const { additionalFees } = await queryAdditionalFees(store, query)
  expect(additionalFees.filter(({ code }) => code === 'gift-wrap')).toHaveLength(1)
})

test('A webhook is sent the events that were picked, and its address is checked', async () => {
  const { user } = await open('/webhooks/new')
  await user.type(screen.getByLabelText('Address'), 'ftp://example.com')
  await user.click(save())
  await vi.waitFor(
    () => expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true'),
    LONG,
  )
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'http://127.0.0.1:9/hooks')
  await user.click(screen.getByRole('checkbox', { name: 'Send every event' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'order_approved')
  await user.click(screen.getByRole('checkbox', { name: 'wix.ecom.v1.order_approved' }))
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'http://127.0.0.1:9/hooks' })).toBeTruthy()
  const { subscriptions } = await listEventSubscriptions(store, undefined)
  expect(subscriptions).toMatchObject([
    { url: 'http://127.0.0.1:9/hooks', eventTypes: ['wix.ecom.v1.order_approved'], status: 'ENABLED' },
  ])
  expect(screen.getByText(/public-key\.pem$/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Send events to this address' }))
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect((await listEventSubscriptions(store, undefined)).subscriptions[0]?.status).toBe('DISABLED')
})

test('An API key is told once, does what it is let do, is changed, and is revoked after a question', async () => {
  let { user } = await open('/api-keys/new')
  await user.click(save())
  expect(await screen.findByText('Let the key view or change one area at least.')).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'Warehouse')
  await user.selectOptions(screen.getByLabelText('Products'), 'View and change')
  await user.selectOptions(screen.getByLabelText('Orders'), 'View')
  await user.click(save())
  const secret = await screen.findByLabelText<HTMLInputElement>('API key', {}, LONG)
  expect(screen.getByText(/You won’t see it again/)).toBeTruthy()
  const program = createPlatformClient({
    ...{ baseUrl: site.url, fetch: site.fetch },
    getAuthHeaders: async () => ({ authorization: secret.value }),
  })
  await createBrand(program, { brand: { name: 'Kiln' } })
  await user.click(screen.getByRole('link', { name: 'See this key' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Warehouse' }, LONG)).toBeTruthy()
  expect(document.body.textContent).not.toContain(secret.value)
  await user.selectOptions(screen.getByLabelText('Products'), 'No access')
  await user.click(save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  await expect(createBrand(program, { brand: { name: 'Clay' } })).rejects.toThrow(/can't change catalog/)
  cleanup()
  ;({ user } = await open('/api-keys'))
  const row = screen.getByRole('rowheader', { name: 'Warehouse' }).closest('tr')
  expect(row?.textContent).toContain('View: Orders')
  expect(row?.textContent).toContain('Olive Okafor')
  await user.click(screen.getByRole('link', { name: 'Warehouse' }))
  const log = await screen.findByRole('link', { name: 'Changes made with this key' }, LONG)
  expect(log.getAttribute('href')).toMatch(/^\/manage\/settings\/audit\?by=key-/)
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  const dialog = await screen.findByRole('alertdialog', {}, LONG)
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('No API keys yet.', {}, LONG)).toBeTruthy()
  await expect(createBrand(program, { brand: { name: 'Glaze' } })).rejects.toThrow(/was revoked/)
})

test('API keys are not for a manager, who is told for whom they are', async () => {
  await openAs(site, 'staff', '/manage/settings/api-keys')
  expect(await screen.findByText(/This page is for: Owner\./, {}, LONG)).toBeTruthy()
})

test('All customers are exported as one file, in parts', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:customers')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { user } = await open('/data')
  await user.click(screen.getByRole('button', { name: 'Export all customers' }))
  const told = await screen.findByText(/Rows exported: \d+/, {}, LONG)
  const text = await (saved.mock.lastCall as [Blob])[0].text()
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('email,first name')
  expect(told.textContent).toBe(`Rows exported: ${new Intl.NumberFormat('en').format(lines.length - 1)}`)
  expect(lines.length).toBeGreaterThan(1)
})

test('Everything of the shop is saved by one press, and its file can be got again and deleted', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  const { user } = await open('/data')
  await user.click(screen.getByRole('button', { name: 'Export everything' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), LONG)
  click.mockRestore()
  const answer = await site.fetch(saved[0] ?? '')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(await screen.findAllByText('Download: done', {}, LONG)).not.toEqual([])
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(saved[0])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull(), LONG)
  expect((await site.fetch(saved[0] ?? '')).status).toBe(410)
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
