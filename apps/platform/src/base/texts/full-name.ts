interface Named {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** First and last name; empty where neither is known. */
export function fullName(contact: Named | null | undefined): string {
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
}
