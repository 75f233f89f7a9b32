export type AddressFieldName = 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

export interface AddressField {
  readonly name: AddressFieldName
  readonly label: string
  /** HTML autofill token. */
  readonly autoComplete: string
  readonly required: boolean
  /** What the browser's own check and ours accept; case is forgiven. */
  readonly pattern?: RegExp
  readonly example?: string
  readonly inputMode?: 'numeric'
  /** Code (ISO 3166-2) to name; a select instead of a text field. */
  readonly choices?: Readonly<Record<string, string>>
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** In the order in which people there write an address. */
  readonly fields: readonly AddressField[]
}

const street: AddressField = {
  name: 'addressLine',
  label: 'Street and number',
  autoComplete: 'address-line1',
  required: true,
}
const more: AddressField = {
  name: 'addressLine2',
  label: 'Apartment, floor (optional)',
  autoComplete: 'address-line2',
  required: false,
}
const city: AddressField = { name: 'city', label: 'City', autoComplete: 'address-level2', required: true }

const postal = (label: string, pattern: RegExp, example: string, numeric = false): AddressField => ({
  name: 'postalCode',
  label,
  autoComplete: 'postal-code',
  required: true,
  pattern,
  example,
  ...(numeric && { inputMode: 'numeric' }),
})

const region = (label: string, choices: Readonly<Record<string, string>>): AddressField => ({
  name: 'subdivision',
  label,
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

const european = (code: string, name: string, pattern: RegExp, example: string): Country => ({
  code,
  name,
  fields: [street, more, postal('Postal code', pattern, example, /^\d+$/.test(example)), city],
})

/** The first is where a new shopper is assumed to be. */
export const countries: readonly Country[] = [
  {
    code: 'US',
    name: 'United States',
    fields: [street, more, city, region('State', states), postal('ZIP code', /^\d{5}(-\d{4})?$/, '10001')],
  },
  {
    code: 'CA',
    name: 'Canada',
    fields: [
      street,
      more,
      city,
      region('Province', provinces),
      postal('Postal code', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1'),
    ],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    fields: [
      street,
      more,
      { ...city, label: 'Town or city' },
      postal('Postcode', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA'),
    ],
  },
  {
    code: 'AU',
    name: 'Australia',
    fields: [
      street,
      more,
      { ...city, label: 'Suburb' },
      region('State', territories),
      postal('Postcode', /^\d{4}$/, '2000', true),
    ],
  },
  european('DE', 'Germany', /^\d{5}$/, '10115'),
  european('FR', 'France', /^\d{5}$/, '75001'),
  european('IT', 'Italy', /^\d{5}$/, '00118'),
  european('ES', 'Spain', /^\d{5}$/, '28001'),
  european('NL', 'Netherlands', /^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  {
    code: 'IE',
    name: 'Ireland',
    fields: [
      street,
      more,
      city,
      { ...postal('Eircode', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'D02 AF30'), required: false },
    ],
  },
]

export function findCountry(code: string | null | undefined): Country | undefined {
  return countries.find((country) => country.code === code)
}
