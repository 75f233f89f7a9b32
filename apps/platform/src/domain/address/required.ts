import { type Violation, violations } from '../../base/errors.ts'
import type { StoredAddressWithContact } from './address.ts'

interface Requirement {
  readonly postalCode?: RegExp
  readonly subdivision?: true
}

/** Countries in which a parcel gets lost without these fields. Elsewhere street and city are enough. */
const requirements: Readonly<Record<string, Requirement>> = {
  US: { postalCode: /^\d{5}(-\d{4})?$/, subdivision: true },
  CA: { postalCode: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, subdivision: true },
  GB: { postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i },
  AU: { postalCode: /^\d{4}$/, subdivision: true },
  DE: { postalCode: /^\d{5}$/ },
  FR: { postalCode: /^\d{5}$/ },
  ES: { postalCode: /^\d{5}$/ },
  IT: { postalCode: /^\d{5}$/ },
  AT: { postalCode: /^\d{4}$/ },
  CH: { postalCode: /^\d{4}$/ },
  NL: { postalCode: /^\d{4} ?[A-Z]{2}$/i },
  BE: { postalCode: /^\d{4}$/ },
  SE: { postalCode: /^\d{3} ?\d{2}$/ },
  BR: { postalCode: /^\d{5}-?\d{3}$/, subdivision: true },
  JP: { postalCode: /^\d{3}-?\d{4}$/, subdivision: true },
}

export const needsSubdivision = (country: string) => requirements[country]?.subdivision ?? false
export const needsPostalCode = (country: string) => requirements[country]?.postalCode !== undefined

/** Checks the given fields for validity; missing ones may still come. */
export function addressFaults(at: string, value: unknown): void {
  const found = checkAddress(value as StoredAddressWithContact | null | undefined).filter(
    ({ violatedRule }) => violatedRule !== 'REQUIRED_FIELD',
  )
  if (found.length) throw violations(found.map((fault) => ({ ...fault, field: `${at}.${fault.field}` })))
}

/** Everything an order needs to reach somebody, in the order of a form. */
export function checkAddress(value: StoredAddressWithContact | null | undefined): Violation[] {
  const { address, contactDetails } = value ?? {}
  const rule = requirements[address?.country ?? ''] ?? {}
  const faults: Violation[] = []
  const need = (field: string, text: string | null | undefined) => {
    if (!text?.trim())
      faults.push({ field, description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' })
  }
  need('contactDetails.firstName', contactDetails?.firstName)
  need('contactDetails.lastName', contactDetails?.lastName)
  need('address.country', address?.country)
  need('address.addressLine', address?.addressLine || address?.streetAddress?.name)
  need('address.city', address?.city)
  if (rule.subdivision) need('address.subdivision', address?.subdivision)
  if (rule.postalCode) need('address.postalCode', address?.postalCode)
  if (address?.postalCode && rule.postalCode && !rule.postalCode.test(address.postalCode.trim())) {
    faults.push({
      field: 'address.postalCode',
      description: 'is not a postal code of this country',
      violatedRule: 'FORMAT',
      data: { type: 'POSTAL_CODE' },
    })
  }
  return faults
}
