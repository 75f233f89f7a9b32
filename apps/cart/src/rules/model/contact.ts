export interface Address {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly addressLine?: string | null | undefined
  readonly addressLine2?: string | null | undefined
}

/** Person who buys, or pays, and their place. */
export interface Contact {
  readonly address?: Address | null | undefined
  readonly contactDetails?:
    | {
        readonly firstName?: string | null | undefined
        readonly lastName?: string | null | undefined
        readonly phone?: string | null | undefined
        readonly company?: string | null | undefined
        readonly vatId?: { readonly id: string; readonly type: string } | null | undefined
      }
    | null
    | undefined
}
