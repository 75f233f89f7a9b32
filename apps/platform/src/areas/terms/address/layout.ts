import type { AddressPart, Names } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'
import type { PlainKey } from '../../../domain/messages/translate.ts'

export interface AddressField {
  readonly name: AddressPart
  readonly label: PlainKey
  readonly autocomplete: string
  readonly optional: boolean
  readonly half?: true
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}

const labels: { readonly [Part in keyof Names]: Readonly<Record<Names[Part], PlainKey>> } = {
  postalCode: {
    'postal-code': 'checkout.postal-code',
    postcode: 'checkout.postcode',
    zip: 'checkout.zip',
    pin: 'checkout.pin',
    eircode: 'checkout.eircode',
    cep: 'checkout.cep',
  },
  subdivision: {
    area: 'checkout.area',
    county: 'checkout.county',
    department: 'checkout.department',
    district: 'checkout.district',
    'do-si': 'checkout.do-si',
    emirate: 'checkout.emirate',
    island: 'checkout.island',
    oblast: 'checkout.oblast',
    parish: 'checkout.parish',
    prefecture: 'checkout.prefecture',
    province: 'checkout.province',
    region: 'checkout.region',
    state: 'checkout.state',
  },
  city: {
    city: 'checkout.city',
    district: 'checkout.district',
    suburb: 'checkout.suburb',
    town: 'checkout.town',
  },
  addressLine2: {
    none: 'checkout.street-more',
    district: 'checkout.more-district',
    neighborhood: 'checkout.more-neighborhood',
    suburb: 'checkout.more-suburb',
    townland: 'checkout.more-townland',
    village: 'checkout.more-village',
  },
}

const autocomplete: Readonly<Record<AddressPart, string>> = {
  addressLine: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
}

/** The fields of an address as its country writes it, in its order. */
export function addressLayout(country: string | null | undefined, language: string): readonly AddressField[] {
  const { parts, required, names, regions } = addressFormat(country ?? '', language)
  const short = parts.filter((part) => !part.startsWith('addressLine'))
  // Two share a row; of three the town, or the last, has its own.
  const alone =
    short.length === 3 ? (short[0] === 'city' ? 'city' : short[2]) : short.length === 1 ? short[0] : ''
  return parts.map((name) => ({
    name,
    label: name === 'addressLine' ? 'checkout.street' : labelOf(name, names),
    autocomplete: autocomplete[name],
    optional: !required.includes(name),
    ...(short.includes(name) && name !== alone ? { half: true as const } : {}),
    ...(name === 'subdivision' && regions ? { choices: regions } : {}),
  }))
}

const labelOf = (part: keyof Names, names: Names): PlainKey =>
  (labels[part] as Readonly<Record<string, PlainKey>>)[names[part]] ?? 'checkout.street'
