import type { AddressPart } from '@galleria/i18n/addresses'
import { Field, Select } from '@galleria/ui'
import type { AddressField, CountryForm } from './words.ts'

interface Props {
  readonly form: CountryForm
  /** Chosen country, whose form may still be loading; what is typed meanwhile stays when that comes. */
  readonly country?: string
  readonly values: Readonly<Record<AddressPart, string>>
  readonly errors: Partial<Readonly<Record<AddressPart, string>>>
  /** Before the names of the fields and their tokens for the browser: a second address of a page has its own. */
  readonly prefix?: string
  readonly autoComplete?: (token: string) => string
  /** Parts that are required beside those of the country. */
  readonly requires?: readonly AddressPart[]
  /** Class of a field that has a row of its own. */
  readonly wide?: string | undefined
  /** Absent where the form is read when it is sent. */
  readonly onChange?: (part: AddressPart, value: string) => void
  readonly onBlur?: () => void
}

const tokens: Readonly<Record<AddressPart, string>> = {
  addressLine: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
}
/** Room for what the platform takes. */
const lengths: Readonly<Record<AddressPart, number>> = {
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  subdivision: 50,
  postalCode: 20,
}

/** Fields of an address below its country, as the country writes it. */
export function PlaceFields(props: Props) {
  const { form, country = form.country, values, errors, prefix = '', requires = [] } = props
  const { autoComplete, wide, onChange, onBlur } = props
  const alone = aloneIn(form.fields)
  return form.fields.map((field) => {
    const { part } = field
    const isRequired = field.isRequired || requires.includes(part)
    const value = values[part]
    const control = {
      label: isRequired ? field.name : field.label,
      name: prefix + part,
      autoComplete: autoComplete?.(tokens[part]) ?? tokens[part],
      required: isRequired,
      error: errors[part],
      className: alone.has(part) ? wide : undefined,
      onBlur,
      ...(onChange
        ? {
            value,
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange(part, currentTarget.value),
          }
        : { defaultValue: value }),
    }
    // A region and a code of another country are none of this one.
    const key = part === 'subdivision' || part === 'postalCode' ? `${country} ${part}` : part
    if (part === 'subdivision' && form.regions)
      return (
        <Select key={key} {...control}>
          <option value="">{form.choose}</option>
          {form.regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          {value && !form.regions.some(({ code }) => code === value) && (
            <option value={value}>{value}</option>
          )}
        </Select>
      )
    const isCode = part === 'postalCode'
    return (
      <Field
        key={key}
        {...control}
        maxLength={lengths[part]}
        dir={isCode ? 'ltr' : 'auto'}
        inputMode={isCode && isNumeric(form) ? 'numeric' : undefined}
        hint={isCode ? form.hint : undefined}
      />
    )
  })
}

/** A code of digits alone, for which a phone shows its digits; a hyphen or a space needs the letters. */
export const isNumeric = ({ postalExample, postalPattern }: CountryForm) =>
  /^\d+$/.test(postalExample ?? '') && !/[A-Z -]/.test((postalPattern ?? '').replaceAll(/\\[a-z]/g, ''))

/** Streets have a row of their own; of an odd number of short fields the town has, or the last. */
function aloneIn(fields: readonly AddressField[]): ReadonlySet<AddressPart> {
  const parts = fields.map(({ part }) => part)
  const short = parts.filter((part) => !part.startsWith('addressLine'))
  const odd = short.length % 2 === 0 ? undefined : short[0] === 'city' ? 'city' : short.at(-1)
  return new Set(parts.filter((part) => part.startsWith('addressLine') || part === odd))
}
