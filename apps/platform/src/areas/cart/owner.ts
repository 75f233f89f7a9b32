import type { Caller } from '../../base/caller-type.ts'
import type { OwnerType } from './tables.ts'

export type Shopper = Extract<Caller, { type: 'VISITOR' | 'MEMBER' }>
/** Callers that may use carts: shoppers their own, the merchant's programs any. */
export type CartCaller = Extract<Caller, { type: 'VISITOR' | 'MEMBER' | 'APP' }>

export interface Owner {
  readonly ownerType: OwnerType
  readonly ownerId: string
}

/** Owner of a cart, by the token alone: a member has the same cart on every device. */
export function ownerOf(caller: Shopper): Owner {
  return caller.type === 'MEMBER'
    ? { ownerType: 'MEMBER', ownerId: caller.memberId }
    : { ownerType: 'VISITOR', ownerId: caller.visitorId }
}
