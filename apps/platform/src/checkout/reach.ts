import type { Caller } from '../caller.ts'
import { onlyForMerchants } from '../cart/line-input.ts'
import { type Owner, ownerOf } from '../cart/owner.ts'

/** A shopper's own; the owner's calls see every checkout. */
export function reachOf(caller: Caller): Owner | undefined {
  return caller.type === 'VISITOR' || caller.type === 'MEMBER' ? ownerOf(caller) : undefined
}

/** Lines of the merchant's own, and prices other than the catalogue's, are for the owner's calls. */
export function refuseOwnPrices(caller: Caller, lines: Parameters<typeof onlyForMerchants>[1]): void {
  if (caller.type === 'VISITOR' || caller.type === 'MEMBER') onlyForMerchants(caller, lines)
}
