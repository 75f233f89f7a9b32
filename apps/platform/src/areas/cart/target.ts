import { applicationError } from '../../base/errors.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { type CartCaller, type Owner, ownerOf, type Shopper } from './owner.ts'

/** Target cart of a call: the caller's own, or one by its id. */
export interface Target {
  readonly id?: string
  /** Required owner of the cart; absent for the merchant's programs, which reach every cart. */
  readonly owner?: Owner
}

export function current(caller: Shopper): Target {
  return { owner: ownerOf(caller) }
}

/** Target of a call by id. Another owner's cart is as unknown as a missing one. */
export function cartById(caller: CartCaller, id: string): Target {
  if (!isUuid(id)) throw noCart({ id })
  return caller.type === 'APP' ? { id } : { id, owner: ownerOf(caller) }
}

export function noCart({ id }: Target = {}) {
  return id
    ? applicationError(404, 'CART_NOT_FOUND', 'Cart not found.')
    : applicationError(404, 'OWNED_CART_NOT_FOUND', 'There is no cart yet. Add an item first.')
}
