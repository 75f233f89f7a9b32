import { type AddressPart, addressFaults, type PartialAddress } from '@galleria/i18n/addresses'
import type { CountryForm } from './words.ts'

/** Texts for what is wrong with an address, by its part. */
export function addressErrors(
  form: CountryForm,
  address: PartialAddress,
): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(
    addressFaults(form, address).map(({ part, fault }) => [
      part,
      fault === 'pattern' ? form.wrongPostalCode : form.fields.find((field) => field.part === part)?.missing,
    ]),
  )
}
