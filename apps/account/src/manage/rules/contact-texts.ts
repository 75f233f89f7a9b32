import type { Member } from '@galleria/platform-client/members'

type Contact = Member['contact']

interface Texts {
  readonly phones: string
  readonly emails: string
  readonly addresses: string
  readonly company: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** A contact in lines that can be read; lists one after the other. */
export function textsIn(contact: Contact): Texts {
  return {
    phones: textsOf(contact?.phones).join(', '),
    emails: textsOf(contact?.emails).join(', '),
    addresses: (contact?.addresses ?? [])
      .map(({ addressLine, addressLine2, postalCode, city, country }) =>
        [addressLine, addressLine2, postalCode, city, country].filter(Boolean).join(', '),
      )
      .join(' · '),
    company: textsOf([contact?.jobTitle, contact?.company]).join(', '),
    fields: fieldsOf(contact?.customFields),
  }
}

function textsOf(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((each) => typeof each === 'string' && each !== '') : []
}

function fieldsOf(given: unknown): Texts['fields'] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given as Record<string, { name?: string | null; value?: unknown }>).map(
    ([key, { name, value }]) => ({
      name: name || key,
      value: typeof value === 'boolean' ? (value ? '✓' : '–') : String(value ?? ''),
    }),
  )
}
