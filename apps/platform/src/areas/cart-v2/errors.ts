import type { CatalogReference } from '@galleria/platform-client/schemas'
import { applicationError } from '../../base/errors.ts'

interface ItemId {
  readonly lineItemId?: string
  readonly catalogReference?: CatalogReference
}

export const noCurrentCart = () =>
  applicationError(404, 'CURRENT_CART_NOT_FOUND', 'There is no cart yet. Add an item first.')

export const noCart = () => applicationError(404, 'CART_NOT_FOUND', 'Cart not found.')

export const alreadyOrdered = (cartId: string, orderId: string | null) =>
  applicationError(428, 'CART_ALREADY_ORDERED', 'This cart is already an order.', {
    cartId,
    ...(orderId ? { orderId } : {}),
  })

export const notInCatalog = (invalidItems: readonly ItemId[]) =>
  applicationError(428, 'ITEM_NOT_FOUND_IN_CATALOG', 'Some items are no longer in the catalog.', {
    invalidItems,
  })

interface Short {
  readonly id: ItemId
  readonly requestedQuantity: number
  readonly availableQuantity: number
}

export const notEnough = (invalidItems: readonly Short[]) =>
  applicationError(428, 'INSUFFICIENT_INVENTORY', 'Some items are out of stock. Reduce the quantities.', {
    invalidItems,
  })

export const nothingToAdd = () => applicationError(428, 'NO_LINE_ITEMS_TO_ADD', 'No item was sent. Send one.')

export const tooManyLines = (requestCount: number, maxCount: number) =>
  applicationError(428, 'MAX_LINE_ITEMS_EXCEEDED', 'The cart has too many lines. Remove some first.', {
    requestCount,
    maxCount,
  })

export const fixedQuantity = (lineItemId: string) =>
  applicationError(428, 'FIXED_QUANTITY_ITEM', 'The quantity of this item is fixed.', {
    invalidItems: [{ lineItemId }],
  })

export const noSuchLines = (lineItemIds: readonly string[]) =>
  applicationError(428, 'LINE_ITEM_NOT_FOUND_IN_CART', 'Some lines are not in this cart.', { lineItemIds })

export const emptyUpdates = (lineItemIds: readonly string[]) =>
  applicationError(428, 'EMPTY_LINE_ITEM_UPDATES', 'Some updates change nothing. Send a quantity.', {
    lineItemIds,
  })

export const doubledUpdates = (duplicateLineItemIds: readonly string[]) =>
  applicationError(428, 'DUPLICATE_LINE_ITEM_UPDATES', 'Some lines are named twice.', {
    duplicateLineItemIds,
  })

export const noPlanLine = (lineItemIds: readonly string[]) =>
  applicationError(428, 'PLAN_LINE_ITEM_NOT_FOUND', 'This plan is not in the cart.', { lineItemIds })

export const badMembership = (
  items: readonly { readonly lineItemId: string; readonly id: string; readonly appId: string }[],
) =>
  applicationError(428, 'INVALID_MEMBERSHIP_PAYMENT_OPTION', "This membership can't pay for these items.", {
    invalidItems: items.map(({ lineItemId, id, appId }) => ({
      invalidItemId: { lineItemId },
      selectedMembership: { id, appId },
    })),
  })
