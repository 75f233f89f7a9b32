import { isPrivileged } from '../../base/caller-type.ts'
import { violations } from '../../base/errors.ts'
import type { Caller } from '../../http/caller.ts'
import { type Owner, onlyForMerchants, ownerOf } from '../cart/index.ts'

/** A shopper's own; the owner's calls see every checkout. */
export function reachOf(caller: Caller): Owner | undefined {
  return caller.type === 'VISITOR' || caller.type === 'MEMBER' ? ownerOf(caller) : undefined
}

/** Lines of the merchant's own, and prices other than the catalog's, are for the owner's calls. */
export function refuseOwnPrices(caller: Caller, lines: Parameters<typeof onlyForMerchants>[1]): void {
  if (caller.type === 'VISITOR' || caller.type === 'MEMBER') onlyForMerchants(caller, lines)
}

const CHANNELS_OF_SHOPPERS = ['WEB', 'OTHER_PLATFORM']

/** Where something is sold is the merchant's to say; a shopper buys on the web, or on a page of another platform. */
export function refuseForeignChannel(caller: Caller, channelType: string, field = 'channelType'): void {
  if (isPrivileged(caller) || CHANNELS_OF_SHOPPERS.includes(channelType)) return
  const description = `is not allowed for shoppers. Send ${CHANNELS_OF_SHOPPERS.join(' or ')}`
  throw violations([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
}
