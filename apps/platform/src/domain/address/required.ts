import { addressFaults as faultsIn, generalFormat } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'
import { type Violation, violations } from '../../base/errors.ts'
import type { StoredAddressWithContact } from './address.ts'

/** Checks the given fields for validity; missing ones may still come. `name` is the address's own in the body. */
export function addressFaults(at: string, value: unknown, name = 'address'): void {
  const found = checkAddress(value as StoredAddressWithContact | null | undefined).filter(
    ({ violatedRule }) => violatedRule !== 'REQUIRED_FIELD',
  )
  const pathOf = (field: string) => `${at}.${field.replace('address', name)}`
  if (found.length) throw violations(found.map((fault) => ({ ...fault, field: pathOf(fault.field) })))
}

const empty = (field: string): Violation => ({
  field,
  description: 'must not be empty',
  violatedRule: 'REQUIRED_FIELD',
})

/** Everything an order needs to reach somebody in its country, in the order of a form. */
export function checkAddress(value: StoredAddressWithContact | null | undefined): Violation[] {
  const { address, contactDetails } = value ?? {}
  const format = address?.country ? addressFormat(address.country, 'en') : generalFormat('')
  const given = { ...address, addressLine: address?.addressLine || address?.streetAddress?.name }
  return [
    ...(['firstName', 'lastName'] as const).flatMap((name) =>
      contactDetails?.[name]?.trim() ? [] : [empty(`contactDetails.${name}`)],
    ),
    ...(address?.country?.trim() ? [] : [empty('address.country')]),
    ...faultsIn(format, given).map(
      ({ part, fault }): Violation =>
        fault === 'missing'
          ? empty(`address.${part}`)
          : {
              field: `address.${part}`,
              description: 'is not a postal code of this country',
              violatedRule: 'FORMAT',
              data: { type: 'POSTAL_CODE' },
            },
    ),
  ]
}
