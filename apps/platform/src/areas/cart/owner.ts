import type { Caller } from '../../base/caller-type.ts'
import type { OwnerType } from './tables.ts'

export type Shopper = Extract<Caller, { type: 'VISITOR' | 'MEMBER' }>
/** Whoever may do something with a cart: shoppers with their own, the merchant's programs with any. */
export type CartCaller = Extract<Caller, { type: 'VISITOR' | 'MEMBER' | 'APP' }>

export interface Owner {
  readonly ownerType: OwnerType
  readonly ownerId: string
}

/** By the token alone: a member's things are the member's, on whatever device. */
export function ownerOf(caller: Shopper): Owner {
  return caller.type === 'MEMBER'
    ? { ownerType: 'MEMBER', ownerId: caller.memberId }
    : { ownerType: 'VISITOR', ownerId: caller.visitorId }
}
