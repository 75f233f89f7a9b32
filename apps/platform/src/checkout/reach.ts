import type { Caller } from '../caller.ts'
import { type Owner, ownerOf } from '../cart/owner.ts'

/** A shopper's own; the owner's calls see every checkout. */
export function reachOf(caller: Caller): Owner | undefined {
  return caller.type === 'VISITOR' || caller.type === 'MEMBER' ? ownerOf(caller) : undefined
}
