import type { Message } from '@galleria/i18n'
import type { AddressFormat, AddressPart, Names } from '@galleria/i18n/addresses'
import { key, type Say } from './messages/index.ts'

/** Name of a part, and the message where it is empty. */
type Words = readonly [label: Message, missing: Message]

const postalCodes: Readonly<Record<Names['postalCode'], Words>> = {
  'postal-code': [key('address.postal-code'), key('address.postal-code-missing')],
  postcode: [key('address.postcode'), key('address.postcode-missing')],
  zip: [key('address.zip'), key('address.zip-missing')],
  pin: [key('address.pin'), key('address.pin-missing')],
  eircode: [key('address.eircode'), key('address.eircode-missing')],
  cep: [key('address.cep'), key('address.cep-missing')],
}

const regions: Readonly<Record<Names['subdivision'], Words>> = {
  area: [key('address.area'), key('address.area-missing')],
  county: [key('address.county'), key('address.county-missing')],
  department: [key('address.department'), key('address.department-missing')],
  district: [key('address.district'), key('address.district-missing')],
  'do-si': [key('address.do-si'), key('address.do-si-missing')],
  emirate: [key('address.emirate'), key('address.emirate-missing')],
  island: [key('address.island'), key('address.island-missing')],
  oblast: [key('address.oblast'), key('address.oblast-missing')],
  parish: [key('address.parish'), key('address.parish-missing')],
  prefecture: [key('address.prefecture'), key('address.prefecture-missing')],
  province: [key('address.province'), key('address.province-missing')],
  region: [key('address.region'), key('address.region-missing')],
  state: [key('address.state'), key('address.state-missing')],
}

const cities: Readonly<Record<Names['city'], Words>> = {
  city: [key('address.city'), key('address.city-missing')],
  district: [key('address.city-district'), key('address.city-district-missing')],
  suburb: [key('address.suburb'), key('address.suburb-missing')],
  town: [key('address.town'), key('address.town-missing')],
}

const more: Readonly<Record<Names['addressLine2'], Message>> = {
  none: key('address.more'),
  district: key('address.more-district'),
  neighborhood: key('address.more-neighborhood'),
  suburb: key('address.more-suburb'),
  townland: key('address.more-townland'),
  village: key('address.more-village'),
}

function wordsOf(part: AddressPart, names: Names): Words {
  switch (part) {
    case 'addressLine':
      return [key('address.street'), key('address.street-missing')]
    case 'addressLine2':
      return [more[names.addressLine2], more[names.addressLine2]]
    case 'city':
      return cities[names.city]
    case 'subdivision':
      return regions[names.subdivision]
    case 'postalCode':
      return postalCodes[names.postalCode]
  }
}

/** A field of an address form, with its words in the language of the page. */
export interface AddressField {
  readonly part: AddressPart
  /** Label without the word that it is optional. */
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  /** Text for an empty field that is required. */
  readonly missing: string
}

/** Format of a country with the words of its form: plain data, which a loader sends and a page shows as it is. */
export interface CountryForm extends AddressFormat {
  readonly fields: readonly AddressField[]
  readonly hint?: string
  /** Text for a postal code of another form. */
  readonly wrongPostalCode?: string
  /** First of the regions, which chooses none. */
  readonly choose: string
}

export function describe(format: AddressFormat, t: Say): CountryForm {
  const { postalExample: example } = format
  return {
    ...format,
    fields: format.parts.map((part) => {
      const [name, missing] = wordsOf(part, format.names)
      const isRequired = format.required.includes(part)
      const label = isRequired ? t(name) : t('address.optional', { field: t(name) })
      return { part, name: t(name), label, isRequired, missing: t(missing) }
    }),
    choose: t('address.choose'),
    ...(example && {
      hint: t('address.like', { example }),
      wrongPostalCode: t('address.write-like', { example }),
    }),
  }
}
