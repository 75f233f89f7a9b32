import { needsPostalCode, needsSubdivision } from '../../../domain/address/required.ts'
import type { PlainKey } from '../../../domain/messages/translate.ts'
import { regionsOf } from './regions.ts'

export interface AddressField {
  readonly name: 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'
  readonly label: PlainKey
  readonly autocomplete: string
  readonly optional: boolean
  readonly half?: true
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}

const wordSet = (text: string) => new Set(text.split(' '))
const codeFirst = wordSet('AT BE CH CZ DE DK EE ES FI FR GR HR HU IS LI LT LU LV MC NL NO PL PT RO SE SI SK')
/** Universal Postal Union: countries that write no postal code. */
const withoutCode = wordSet(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW',
)
/** A street, B more of it, C town, S state, Z postal code: in the order of a parcel's label. */
const orders: Readonly<Record<string, string>> = {
  GB: 'ABCZ',
  HK: 'ABC',
  IT: 'ABZCS',
  JP: 'ZSCAB',
  KR: 'ZSCAB',
  MO: 'ABC',
  SG: 'ABCZ',
}

const towns: Readonly<Record<string, PlainKey>> = { HK: 'checkout.district', MO: 'checkout.district' }
const regionNames: Readonly<Record<string, PlainKey>> = {
  AE: 'checkout.emirate',
  AU: 'checkout.state',
  BR: 'checkout.state',
  CA: 'checkout.province',
  IE: 'checkout.county',
  IN: 'checkout.state',
  IT: 'checkout.province',
  JP: 'checkout.prefecture',
  MX: 'checkout.state',
  US: 'checkout.state',
}
const postalNames: Readonly<Record<string, PlainKey>> = {
  AU: 'checkout.postcode',
  BR: 'checkout.cep',
  GB: 'checkout.postcode',
  IE: 'checkout.eircode',
  NZ: 'checkout.postcode',
  US: 'checkout.zip',
  ZA: 'checkout.postcode',
}

/** The fields of an address as its country writes it, in its order. */
export function addressLayout(country: string | null | undefined): readonly AddressField[] {
  const at = country ?? ''
  const order = orderOf(at)
  const places = [...order].filter((letter) => 'CSZ'.includes(letter))
  // Two share a row; of three the town, or the last, has its own.
  const alone =
    places.length === 3 ? (places[0] === 'C' ? 'C' : places[2]) : places[places.length - 2] ? '' : 'C'
  return [...order].map((letter) => ({
    ...fieldOf(letter, at),
    ...('CSZ'.includes(letter) && letter !== alone ? { half: true as const } : {}),
  }))
}

function orderOf(country: string): string {
  return orders[country] ?? (codeFirst.has(country) ? 'ABZC' : withoutCode.has(country) ? 'ABCS' : 'ABCSZ')
}

function fieldOf(letter: string, at: string): AddressField {
  switch (letter) {
    case 'A':
      return { name: 'addressLine', label: 'checkout.street', autocomplete: 'address-line1', optional: false }
    case 'B':
      return {
        name: 'addressLine2',
        label: 'checkout.street-more',
        autocomplete: 'address-line2',
        optional: true,
      }
    case 'C':
      return {
        name: 'city',
        label: towns[at] ?? 'checkout.city',
        autocomplete: 'address-level2',
        optional: false,
      }
    case 'S': {
      const choices = regionsOf(at)
      return {
        name: 'subdivision',
        label: regionNames[at] ?? 'checkout.region',
        autocomplete: 'address-level1',
        optional: !needsSubdivision(at),
        ...(choices.length ? { choices } : {}),
      }
    }
    default:
      return {
        name: 'postalCode',
        label: postalNames[at] ?? 'checkout.postal-code',
        autocomplete: 'postal-code',
        optional: !needsPostalCode(at),
      }
  }
}
