import type { Words } from './money.ts'

/** A plan of the buyer's that may pay for lines. */
export interface Membership {
  readonly id?: string | undefined
  readonly appId?: string | undefined
  readonly name?: Words | undefined
  readonly lineItemIds?: readonly string[] | undefined
  /** One piece is one use. */
  readonly credits?:
    | { readonly total?: number | undefined; readonly remaining?: number | undefined }
    | undefined
  readonly expirationDate?: string | null | undefined
}

export interface MembershipOptions {
  readonly eligibleMemberships: readonly Membership[]
  /** `reason`: NOT_APPLICABLE, NOT_STARTED, EXPIRED, NO_CREDITS, NOT_ENOUGH_CREDITS. */
  readonly invalidMemberships: readonly {
    readonly membership?: Membership | undefined
    readonly reason: string
  }[]
  readonly selectedMemberships: readonly {
    readonly id: string
    readonly appId: string
    readonly lineItemIds?: readonly string[] | undefined
  }[]
}
