import type { Caller } from '../caller.ts'
import type { OwnerType } from './tables.ts'

export interface Owner {
  readonly type: OwnerType
  readonly id: string
}

export type Shopper = Extract<Caller, { type: 'VISITOR' | 'MEMBER' }>

/** Who a cart, a checkout or an order belongs to; by the token alone. */
export function ownerOf(caller: Shopper): Owner {
  return caller.type === 'MEMBER'
    ? { type: 'MEMBER', id: caller.memberId }
    : { type: 'VISITOR', id: caller.visitorId }
}
