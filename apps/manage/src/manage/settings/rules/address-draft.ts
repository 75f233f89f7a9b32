/** An address as its form has it. */
export interface AddressDraft {
  readonly country: string
  readonly subdivision: string
  readonly city: string
  readonly postalCode: string
  readonly addressLine: string
  readonly addressLine2: string
}

export const emptyAddress: AddressDraft = {
  country: '',
  subdivision: '',
  city: '',
  postalCode: '',
  addressLine: '',
  addressLine2: '',
}

type Address = { readonly [Name in keyof AddressDraft]?: string | null | undefined }

export function addressDraft(address: Address | null | undefined): AddressDraft {
  const names = Object.keys(emptyAddress) as (keyof AddressDraft)[]
  return Object.fromEntries(names.map((name) => [name, address?.[name] ?? ''])) as unknown as AddressDraft
}

/** The address as calls take it: without what was left empty. */
export function addressOf(draft: AddressDraft): Partial<AddressDraft> {
  const { subdivision, ...rest } = draft
  const all = Object.entries({ ...rest, subdivision: subdivision.toUpperCase() })
  return Object.fromEntries(all.flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])))
}

/** Address in one line, for tables. */
export function addressLine(address: Address): string {
  const { addressLine: line, addressLine2, city, postalCode, subdivision, country } = address
  return [line, addressLine2, [postalCode, city].filter(Boolean).join(' '), subdivision ?? country]
    .filter(Boolean)
    .join(', ')
}
