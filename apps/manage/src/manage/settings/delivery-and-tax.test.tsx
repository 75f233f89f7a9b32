import { createTestPlatform } from '@galleria/platform/testing'
import { queryAdditionalFees } from '@galleria/platform-client/discounts'
import {
  createBusinessLocation,
  getDeliveryTerms,
  queryBusinessLocations,
  queryDeliveryRegions,
} from '@galleria/platform-client/places'
import { queryShippingOptions } from '@galleria/platform-client/shipping'
import { queryShippoConfigurations } from '@galleria/platform-client/shipping-labels'
import {
  queryTaxGroups,
  queryTaxRates,
  queryTaxRegions,
  updateTaxRegion,
} from '@galleria/platform-client/tax'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG, ownerOf } from '../shared/staff.fixture.ts'
import { query, save, settingsOf } from './settings.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)
const open = settingsOf(site)

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
