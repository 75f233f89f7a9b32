import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

const DAY = 86_400_000

export interface TradeRows {
  readonly coupons: Inserted<'coupons'>[]
  readonly shippingOptions: Inserted<'shippingOptions'>[]
  readonly taxRates: Inserted<'taxRates'>[]
}

/** What a sale is made under: coupons, ways of delivery, taxes. */
export function tradeRows(now: Date): TradeRows {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY)
  const coupon = (code: string, name: string, terms: Partial<Inserted<'coupons'>>): Inserted<'coupons'> => ({
    id: idOf('coupon', code),
    code,
    codeKey: code,
    name,
    kind: 'PERCENT',
    percent: null,
    amountMinor: null,
    minimumSubtotalMinor: 0,
    usageLimit: null,
    used: 0,
    startsAt: day(-400),
    expiresAt: null,
    active: true,
    ...terms,
  })
  const option = (
    code: string,
    title: string,
    countries: string[],
    priceMinor: number,
    deliveryTime: string,
    more: Partial<Inserted<'shippingOptions'>> = {},
  ) => ({
    id: idOf('shipping option', code),
    carrierId: idOf('carrier', 'Galleria'),
    code,
    title,
    kind: 'SHIPPING' as const,
    countries,
    priceMinor,
    freeFromMinor: null,
    deliveryTime,
    instructions: null,
    pickupAddress: null,
    ...more,
  })
  const shippingOptions = [
    option('us-standard', 'Standard', ['US'], 695, '3 to 5 working days', { freeFromMinor: 15_000 }),
    option('us-express', 'Express', ['US'], 1895, 'Next working day'),
    option('ca-standard', 'Standard', ['CA', 'MX'], 1295, '5 to 8 working days', { freeFromMinor: 25_000 }),
    option(
      'eu-standard',
      'Standard',
      ['AT', 'BE', 'DE', 'DK', 'ES', 'FR', 'IE', 'IT', 'NL', 'PT', 'SE'],
      1495,
      '4 to 7 working days',
      { freeFromMinor: 25_000 },
    ),
    option('uk-standard', 'Standard', ['GB'], 1395, '4 to 6 working days'),
    option('world', 'International', ['*'], 2995, '8 to 14 working days'),
    option('store-pickup', 'Pick up at the shop', ['US'], 0, 'Ready in two hours', {
      kind: 'STORE_PICKUP',
      instructions: 'Ring at the green door; we bring it down.',
      pickupAddress: {
        country: 'US',
        subdivision: 'US-NY',
        city: 'New York',
        postalCode: '10013',
        addressLine: '27 Walker Street',
      },
    }),
  ]
  const tax = (country: string, subdivision: string | null, name: string, rate: number) => ({
    id: idOf('tax', `${country}/${subdivision}`),
    country,
    subdivision,
    name,
    rate,
  })
  return {
    coupons: [
      coupon('WELCOME10', 'Ten percent off your first order', { percent: 10 }),
      coupon('FIVER', 'Five dollars off', { kind: 'AMOUNT', amountMinor: 500, minimumSubtotalMinor: 2500 }),
      coupon('FREESHIP', 'Delivery on us', { kind: 'FREE_SHIPPING' }),
      coupon('SUMMER25', 'Summer sale', { percent: 25, expiresAt: day(-30) }),
      coupon('FIRST100', 'For the first hundred', { percent: 15, usageLimit: 100, used: 100 }),
      coupon('SOON20', 'Opens next week', { percent: 20, startsAt: day(7) }),
    ],
    shippingOptions: shippingOptions.map((each, position) => ({ ...each, position })),
    taxRates: [
      tax('US', null, 'Sales tax', 0),
      tax('US', 'US-NY', 'New York sales tax', 0.08875),
      tax('US', 'US-CA', 'California sales tax', 0.0725),
      tax('US', 'US-TX', 'Texas sales tax', 0.0625),
      tax('US', 'US-WA', 'Washington sales tax', 0.065),
      tax('CA', null, 'GST', 0.05),
      tax('GB', null, 'VAT', 0.2),
      tax('DE', null, 'MwSt', 0.19),
      tax('FR', null, 'TVA', 0.2),
    ],
  }
}
