type Text = string | null

interface Image {
  readonly id?: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly offsetX?: number | null
  readonly offsetY?: number | null
}

interface Address {
  readonly id?: string
  readonly streetAddress?: { readonly number: string; readonly name: string }
  readonly addressLine?: Text
  readonly addressLine2?: Text
  readonly city?: Text
  readonly subdivision?: Text
  readonly country?: Text
  readonly postalCode?: Text
}

/** Writable fields of a member (wire §4.6); everything else has calls of its own. */
export interface MemberInput {
  readonly contact?: {
    readonly firstName?: Text
    readonly lastName?: Text
    readonly phones?: readonly string[]
    readonly emails?: readonly string[]
    readonly addresses?: readonly Address[]
    readonly birthdate?: Text
    readonly company?: Text
    readonly jobTitle?: Text
    /** Purpose of each (spec §3): emails and phones by value, addresses by id. */
    readonly tags?: {
      readonly emails?: Readonly<Record<string, string>>
      readonly phones?: Readonly<Record<string, string>>
      readonly addresses?: Readonly<Record<string, string>>
    }
    readonly customFields?: Readonly<Record<string, { readonly name?: Text; readonly value?: unknown }>>
  }
  readonly profile?: {
    readonly nickname?: Text
    readonly title?: Text
    readonly photo?: Image | null
    readonly cover?: Image | null
  }
  readonly privacyStatus?: 'PUBLIC' | 'PRIVATE'
}
