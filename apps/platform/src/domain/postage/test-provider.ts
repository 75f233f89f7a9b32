import { createHash } from 'node:crypto'
import { fractionDigits } from '../money/money.ts'
import { checkDigit } from './check-digit.ts'
import type { LabelProvider, Parcel, Place, Rate } from './provider.ts'

/** Prices in hundredths by zone: of the parcel, and of each begun kilogram. */
const services = [
  { service: 'ECONOMY', name: 'Economy', base: [495, 645, 1495], kilogram: [60, 95, 480], days: [3, 5, 15] },
  {
    service: 'PRIORITY',
    name: 'Priority',
    base: [745, 945, 2395],
    kilogram: [90, 140, 690],
    days: [2, 3, 8],
  },
  {
    service: 'EXPRESS',
    name: 'Express',
    base: [1895, 2495, 4995],
    kilogram: [180, 290, 950],
    days: [1, 1, 3],
  },
] as const
const HEAVIEST = 30
/** Cubic centimeters that count as a kilogram: a large light parcel costs as a heavy one. */
const VOLUME = 5000
const VOID_DAYS = 28

/** Zone 0 is the same region, 1 the same country, 2 abroad. */
function zoneOf(from: Place, to: Place): 0 | 1 | 2 {
  if (!from.country || from.country !== to.country) return 2
  return from.subdivision && from.subdivision === to.subdivision ? 0 : 1
}

function ratesOf({ from, to, package: { length, width, height }, kilograms, currency }: Parcel): Rate[] {
  const counted = Math.max(kilograms, (length * width * height) / VOLUME)
  if (counted > HEAVIEST || !to.country) return []
  const zone = zoneOf(from, to)
  const begun = Math.max(1, Math.ceil(counted))
  const minor = 10 ** (fractionDigits(currency) - 2)
  return services.map(({ service, name, base, kilogram, days }) => ({
    ...{ service, name, days: days[zone] },
    amount: Math.round((base[zone] + kilogram[zone] * begun) * minor),
  }))
}

/** Sells no postage: its labels have prices, numbers and check digits, and no carrier knows them. */
export const testLabels: LabelProvider = {
  name: 'test',
  rates: async (parcel) => ratesOf(parcel),

  async buy({ parcel, service, account, key }) {
    const rate = ratesOf(parcel).find((each) => each.service === service)
    if (!rate) return undefined
    const hash = createHash('sha256').update(`${account} ${key}`).digest()
    const serial = (hash.readBigUInt64BE() % 10n ** 19n).toString().padStart(19, '0')
    const trackingNumber = `94${serial}${checkDigit(`94${serial}`)}`
    return { reference: trackingNumber, carrier: 'Test Post', trackingNumber, amount: rate.amount }
  },

  void: async ({ bought, now }) =>
    now.getTime() - bought.getTime() > VOID_DAYS * 86_400_000 ? 'TOO_OLD' : 'VOIDED',
}
