/** Ecom wire form (wire §4.1). */
export interface StoredAddress {
  readonly country?: string | null
  readonly subdivision?: string | null
  readonly city?: string | null
  readonly postalCode?: string | null
  readonly streetAddress?: { readonly number?: string; readonly name?: string; readonly apt?: string } | null
  readonly addressLine?: string | null
  readonly addressLine2?: string | null
  readonly geocode?: { readonly latitude?: number | null; readonly longitude?: number | null } | null
  readonly formattedAddress?: string | null
  readonly hint?: string | null
}

interface StoredContact {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
  readonly company?: string | null
  readonly vatId?: { readonly id: string; readonly type: string } | null
}

export interface StoredAddressWithContact {
  readonly address?: StoredAddress | null
  readonly contactDetails?: StoredContact | null
}
