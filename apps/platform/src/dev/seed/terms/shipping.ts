import type { StoredSlots } from '../../../areas/terms/index.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

type Option = Inserted<'shippingOptions'>

const europe = ['AT', 'BE', 'DE', 'DK', 'ES', 'FR', 'IE', 'IT', 'NL', 'PT', 'SE']
const regions: readonly [name: string, countries: readonly string[], subdivisions?: string[]][] = [
  ['New York', ['US'], ['US-NY']],
  ['United States', ['US']],
  ['Canada and Mexico', ['CA', 'MX']],
  ['European Union', europe],
  ['United Kingdom', ['GB']],
  ['Everywhere else', ['*']],
]

const shop = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10013',
  addressLine: '27 Walker Street',
}

/** Weekday evenings and Saturday mornings, to be chosen until noon of the day before. */
const evenings: StoredSlots = {
  timeZone: 'America/New_York',
  weekly: [...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '18:00' })), { weekday: 6, time: '09:00' }],
  minutes: 180,
  noticeHours: 18,
}

export interface ShippingRows {
  readonly deliveryRegions: Inserted<'deliveryRegions'>[]
  readonly businessLocations: Inserted<'businessLocations'>[]
  readonly shippingOptions: Option[]
}

export function shippingRows(): ShippingRows {
  const option = (
    code: string,
    title: string,
    region: string,
    priceMinor: number,
    deliveryTime: string,
    more: Partial<Option> = {},
  ): Omit<Option, 'position'> => ({
    id: idOf('shipping option', code),
    carrierId: idOf('carrier', 'Galleria'),
    code,
    title,
    kind: 'SHIPPING',
    countries: [],
    deliveryRegionIds: [idOf('delivery region', region)],
    priceMinor,
    freeFromMinor: null,
    deliveryTime,
    instructions: null,
    pickupAddress: null,
    ...more,
  })
  const options = [
    option('us-standard', 'Standard', 'United States', 695, '3 to 5 business days', {
      freeFromMinor: 15_000,
    }),
    option('us-express', 'Express', 'United States', 1895, 'Next business day'),
    option('ca-standard', 'Standard', 'Canada and Mexico', 1295, '5 to 8 business days', {
      freeFromMinor: 25_000,
    }),
    option('eu-standard', 'Standard', 'European Union', 1495, '4 to 7 business days', {
      freeFromMinor: 25_000,
    }),
    option('uk-standard', 'Standard', 'United Kingdom', 1395, '4 to 6 business days'),
    option('world', 'International', 'Everywhere else', 2995, '8 to 14 business days'),
    option('store-pickup', 'Store pickup', 'United States', 0, 'Ready in 2 hours', {
      kind: 'STORE_PICKUP',
      instructions: 'Ring the bell at the green door, and we’ll bring your order down.',
      pickupAddress: shop,
    }),
    option('pickup-point', 'Pickup point', 'United States', 395, '3 to 5 business days', {
      kind: 'PICKUP_POINT',
      instructions: 'Bring the code from our email. We hold your order for 10 days.',
      pickupAddress: { ...shop, city: 'Brooklyn', postalCode: '11201', addressLine: '81 Montague Street' },
    }),
    option('courier', 'Bike courier', 'New York', 1250, '', {
      carrierId: idOf('carrier', 'Hudson Couriers'),
      slots: evenings,
      charges: [{ type: 'INSURANCE', percent: '1', details: 'Insured in transit' }],
    }),
  ]
  return {
    deliveryRegions: regions.map(([name, countries, subdivisions], position) => ({
      id: idOf('delivery region', name),
      name,
      destinations: countries.map((country) => (subdivisions ? { country, subdivisions } : { country })),
      position,
    })),
    businessLocations: [
      {
        id: idOf('business location', 'Walker Street'),
        name: 'Walker Street',
        address: shop,
        timeZone: 'America/New_York',
        isDefault: true,
      },
    ],
    shippingOptions: options.map((each, position) => ({ ...each, position })),
  }
}
