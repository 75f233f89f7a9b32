import type { Format } from '@galleria/i18n'

/** Amount in a currency: a JSON number, as the platform sends it. */
export interface Money {
  readonly value: number
  readonly currency: string
}

/** Unit of a price per unit, e.g. 100 and `G`. */
interface Unit {
  readonly baseQuantity: number
  readonly baseMeasurementUnit: string
}

/** A price before it is written in a reader's language. */
export interface ShownPrice {
  /** Price to pay. */
  readonly price: Money
  /** Price before the reduction, where it was higher. */
  readonly compareAt?: Money
  /** Variants cost from this price up. */
  readonly isFrom: boolean
  readonly perUnit?: Money & { readonly unit?: Unit }
}

export interface PriceText {
  /** Price to pay, formatted for the reader. */
  readonly price: string
  /** Price before the reduction, where it was higher. */
  readonly compareAt?: string
  /** Variants cost from this price up. */
  readonly isFrom: boolean
  /** E.g. `$4.00 / 100 g`. */
  readonly perUnit?: string
}

export type Wording = Pick<Format, 'money' | 'unit'>

export function priceText({ price, compareAt, isFrom, perUnit }: ShownPrice, format: Wording): PriceText {
  const text = ({ value, currency }: Money) => format.money(value, currency)
  return {
    price: text(price),
    isFrom,
    ...(compareAt && { compareAt: text(compareAt) }),
    ...(perUnit && {
      perUnit: perUnit.unit ? perUnitText(text(perUnit), perUnit.unit, format) : text(perUnit),
    }),
  }
}

/** Names of CLDR, which Intl says in every language. */
const names: Readonly<Record<string, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  OZ: 'ounce',
  LB: 'pound',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
}

/** Signs of the units that Intl does not know. */
const signs: Readonly<Record<string, string>> = { CBM: 'm³', SQM: 'm²', SQFT: 'sq ft' }

function perUnitText(price: string, unit: Unit, format: Wording): string {
  const { baseQuantity, baseMeasurementUnit: code } = unit
  const name = names[code]
  const text = name
    ? format.unit(baseQuantity, name, { unitDisplay: 'short' })
    : `${baseQuantity} ${signs[code] ?? code.toLowerCase()}`
  return `${price} / ${baseQuantity === 1 ? text.replace(/^[1١]\s*|\s*[1١]$/, '') : text}`
}
