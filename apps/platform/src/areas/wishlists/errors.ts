import { applicationError } from '../../base/errors.ts'
import { MOST_ITEMS, MOST_LISTS } from './reference.ts'

export function noWishlist() {
  return applicationError(404, 'WISHLIST_NOT_FOUND', 'Wishlist not found.')
}

export function noProduct() {
  return applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found.')
}

export function tooManyItems() {
  return applicationError(
    428,
    'WISHLIST_ITEMS_LIMIT_EXCEEDED',
    `A wishlist has at most ${MOST_ITEMS} items. Remove one first.`,
    { limit: MOST_ITEMS },
  )
}

export function tooManyLists() {
  return applicationError(
    428,
    'WISHLISTS_LIMIT_EXCEEDED',
    `A member has at most ${MOST_LISTS} wishlists. Delete one first.`,
    { limit: MOST_LISTS },
  )
}
