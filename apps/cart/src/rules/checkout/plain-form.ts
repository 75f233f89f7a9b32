import type { CountryForms } from '@galleria/page-parts/address'
import { type AddressForm, emptyAddressForm } from './address-fields.ts'

/** Addresses as they were typed, with the forms of their countries. */
interface Typed {
  readonly form: AddressForm
  readonly billing?: AddressForm | undefined
  readonly forms: CountryForms
}

/** Says of a form without script that goods are sent: it may have a second address. */
export const SHIPPED = 'shipped'
/** Intent of the button that asks for the fields of another country. */
export const FIELDS = 'fields'

const wantsBill = (sent: FormData) =>
  sent.has(SHIPPED) && !sent.has('billingSame') && !sent.has('billing-country')

/** Whether a form without script asks to be drawn with other fields, rather than to be read. */
export const asksForFields = (sent: FormData): boolean => sent.get('intent') === FIELDS || wantsBill(sent)

/** Adds the fields of a second address where they are asked for. */
export function withBill(typed: Typed, sent: FormData): Typed {
  if (!wantsBill(sent)) return typed
  return { ...typed, billing: { ...emptyAddressForm, country: typed.form.country } }
}
