import type { FieldViolation } from '@galleria/platform-client'
import type { AddressForm, AddressFormErrors } from './address-form.ts'

const fields: Readonly<Record<string, keyof AddressForm>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  country: 'country',
  addressLine: 'addressLine',
  addressLine2: 'addressLine2',
  city: 'city',
  subdivision: 'subdivision',
  postalCode: 'postalCode',
}

/** The platform's own objections, each at the field it is about; the rest at the email, where the form begins. */
export function contactErrors(violations: readonly FieldViolation[]): AddressFormErrors {
  const errors: AddressFormErrors = {}
  for (const { field, description } of violations) {
    const name = fields[field.split('.').at(-1) ?? ''] ?? 'email'
    errors[name] ??= description
  }
  return errors
}
