import type { Caller } from '../caller.ts'
import type { OwnerType } from './tables.ts'

export type Shopper = Extract<Caller, { type: 'VISITOR' | 'MEMBER' }>

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
