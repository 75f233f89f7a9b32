import type { Message } from '@galleria/i18n'
import { key } from '../../messages/index.ts'

export type AddressFieldName = 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

export interface AddressField {
  readonly name: AddressFieldName
  readonly label: Message
  /** Message for an empty field. */
  readonly missing: Message
  /** HTML autofill token. */
  readonly autoComplete: string
  readonly required: boolean
  /** Pattern for the browser's own check and ours; case is ignored. */
  readonly pattern?: RegExp
  readonly example?: string
  readonly inputMode?: 'numeric'
  /** Code (ISO 3166-2) to name; a select instead of a text field. */
  readonly choices?: Readonly<Record<string, string>>
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Fields in the order of an address in that country. */
  readonly fields: readonly AddressField[]
}

const street: AddressField = {
  name: 'addressLine',
  label: key('address.street'),
  missing: key('address.street-missing'),
  autoComplete: 'address-line1',
  required: true,
}
const more: AddressField = {
  name: 'addressLine2',
  label: key('address.more'),
  missing: key('address.more'),
  autoComplete: 'address-line2',
  required: false,
}
const city: AddressField = {
  name: 'city',
  label: key('address.city'),
  missing: key('address.city-missing'),
  autoComplete: 'address-level2',
  required: true,
}

type Named = readonly [label: Message, missing: Message]
const postalCode: Named = [key('address.postal-code'), key('address.postal-code-missing')]
const postcode: Named = [key('address.postcode'), key('address.postcode-missing')]
const zip: Named = [key('address.zip'), key('address.zip-missing')]
const eircode: Named = [key('address.eircode'), key('address.eircode-missing')]
const state: Named = [key('address.state'), key('address.state-missing')]
const province: Named = [key('address.province'), key('address.province-missing')]

const postal = (
  [label, missing]: Named,
  pattern: RegExp,
  example: string,
  numeric = false,
): AddressField => ({
  name: 'postalCode',
  label,
  missing,
  autoComplete: 'postal-code',
  required: true,
  pattern,
  example,
  ...(numeric && { inputMode: 'numeric' }),
})

const region = ([label, missing]: Named, choices: Readonly<Record<string, string>>): AddressField => ({
  name: 'subdivision',
  label,
  missing,
  autoComplete: 'address-level1',
  required: true,
  choices,
})

const codes = (country: string, list: string) =>
  Object.fromEntries(
    list.split(',').map((entry) => {
      const [code = '', name = ''] = entry.split(':')
      return [`${country}-${code}`, name]
    }),
  )

const states = codes(
  'US',
  'AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VA:Virginia,WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming',
)
const provinces = codes(
  'CA',
  'AB:Alberta,BC:British Columbia,MB:Manitoba,NB:New Brunswick,NL:Newfoundland and Labrador,NS:Nova Scotia,NT:Northwest Territories,NU:Nunavut,ON:Ontario,PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon',
)
const territories = codes(
  'AU',
  'ACT:Australian Capital Territory,NSW:New South Wales,NT:Northern Territory,QLD:Queensland,SA:South Australia,TAS:Tasmania,VIC:Victoria,WA:Western Australia',
)

const european = (code: string, pattern: RegExp, example: string): Country => ({
  code,
  fields: [street, more, postal(postalCode, pattern, example, /^\d+$/.test(example)), city],
})

/** The first is where a new shopper is assumed to be. */
export const countries: readonly Country[] = [
  {
    code: 'US',
    fields: [street, more, city, region(state, states), postal(zip, /^\d{5}(-\d{4})?$/, '10001')],
  },
  {
    code: 'CA',
    fields: [
      street,
      more,
      city,
      region(province, provinces),
      postal(postalCode, /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1'),
    ],
  },
  {
    code: 'GB',
    fields: [
      street,
      more,
      { ...city, label: key('address.town'), missing: key('address.town-missing') },
      postal(postcode, /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA'),
    ],
  },
  {
    code: 'AU',
    fields: [
      street,
      more,
      { ...city, label: key('address.suburb'), missing: key('address.suburb-missing') },
      region(state, territories),
      postal(postcode, /^\d{4}$/, '2000', true),
    ],
  },
  european('DE', /^\d{5}$/, '10115'),
  european('FR', /^\d{5}$/, '75001'),
  european('IT', /^\d{5}$/, '00118'),
  european('ES', /^\d{5}$/, '28001'),
  european('NL', /^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  {
    code: 'IE',
    fields: [
      street,
      more,
      city,
      { ...postal(eircode, /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'D02 AF30'), required: false },
    ],
  },
]

export function findCountry(code: string | null | undefined): Country | undefined {
  return countries.find((country) => country.code === code)
}
