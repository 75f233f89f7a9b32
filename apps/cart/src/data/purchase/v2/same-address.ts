import type { Address } from '../../../rules/model/index.ts'

export const addressFields = [
  'country',
  'subdivision',
  'city',
  'postalCode',
  'addressLine',
  'addressLine2',
] as const

/** Whether a cart goes there: to the whole address, or where only a place is wanted, to that place. */
export function goesTo(there: Address | null | undefined, wanted: Address): boolean {
  const named = wanted.addressLine ? addressFields : addressFields.filter((field) => wanted[field])
  return named.every((field) => (there?.[field] || '') === (wanted[field] || ''))
}
