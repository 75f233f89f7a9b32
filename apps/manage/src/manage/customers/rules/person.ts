import type { Customer } from '@galleria/platform-client/customers'

/** Name of a customer, else the address. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || ''
}

/** A country or language in the page's own language. */
export function named(type: 'region' | 'language', code: string | undefined, locale: string): string {
  if (!code) return ''
  try {
    return new Intl.DisplayNames(locale, { type, fallback: 'code' }).of(code) ?? code
  } catch {
    // A shopper's browser may send what is no code.
    return code
  }
}
