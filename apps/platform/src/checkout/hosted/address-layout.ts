import type { PlainKey } from '../../messages/say.ts'
import { needsPostalCode, needsSubdivision } from '../address.ts'
import { regionsOf } from './regions.ts'

export interface AddressField {
  readonly name: 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'
  readonly label: PlainKey
  readonly autocomplete: string
  readonly optional: boolean
  readonly half?: true
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}

const regionNames: Readonly<Record<string, PlainKey>> = {
  US: 'checkout.state',
  AU: 'checkout.state',
  CA: 'checkout.province',
  JP: 'checkout.prefecture',
}
const postalNames: Readonly<Record<string, PlainKey>> = {
  US: 'checkout.zip',
  GB: 'checkout.postcode',
  AU: 'checkout.postcode',
}
/** Where the number stands before the town: DE, FR and most of the continent. */
const codeFirst = new Set(['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'NL', 'NO', 'PT', 'SE'])

/** The fields of an address as its country writes it, in its order. */
export function addressLayout(country: string | null | undefined): readonly AddressField[] {
  const at = country ?? ''
  const regions = regionsOf(at)
  const city: AddressField = {
    name: 'city',
    label: 'checkout.city',
    autocomplete: 'address-level2',
    optional: false,
    ...(codeFirst.has(at) ? { half: true as const } : {}),
  }
  const postal: AddressField = {
    name: 'postalCode',
    label: postalNames[at] ?? 'checkout.postal-code',
    autocomplete: 'postal-code',
    optional: !needsPostalCode(at),
    half: true,
  }
  const region: AddressField = {
    name: 'subdivision',
    label: regionNames[at] ?? 'checkout.region',
    autocomplete: 'address-level1',
    optional: !needsSubdivision(at),
    half: true,
    ...(regions.length ? { choices: regions } : {}),
  }
  const street: AddressField = {
    name: 'addressLine',
    label: 'checkout.street',
    autocomplete: 'address-line1',
    optional: false,
  }
  const more: AddressField = {
    name: 'addressLine2',
    label: 'checkout.street-more',
    autocomplete: 'address-line2',
    optional: true,
  }
  return codeFirst.has(at) ? [street, more, postal, city] : [street, more, city, region, postal]
}
