import type { FieldViolation } from '@galleria/platform-client'
import type { Say } from '../../messages/index.ts'
import type { AddressForm } from './address-fields.ts'
import type { AddressFormErrors } from './address-form.ts'

const fields: Readonly<Record<string, keyof AddressForm>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  phone: 'phone',
  country: 'country',
  addressLine: 'addressLine',
  addressLine2: 'addressLine2',
  city: 'city',
  subdivision: 'subdivision',
  postalCode: 'postalCode',
}

/** Whether it is about the bill's own address: where the platform takes both at once, each is told at its form. */
export const isOfBill = ({ field }: FieldViolation): boolean => /\b(paymentInfo|billing)/.test(field)

/** The platform's own objections, each at the field it is about; the rest at the email, where the form begins. */
export function contactErrors(violations: readonly FieldViolation[], t: Say): AddressFormErrors {
  const errors: AddressFormErrors = {}
  for (const { field, description } of violations) {
    const isTaxId = field.includes('.vatId')
    const name = isTaxId ? 'taxId' : (fields[field.split('.').at(-1) ?? ''] ?? 'email')
    errors[name] ??= isTaxId ? t('address.tax-id-wrong') : description
  }
  return errors
}
