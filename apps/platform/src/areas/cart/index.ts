/** Cart: the shopper's lines from wish to checkout, and what they come to. */

import type { Area } from '../../http/area.ts'
import { mergeCarts } from './merge.ts'
import { cartData } from './personal-data-store.ts'
import { cartRoutes } from './routes.ts'

export const cart: Area = {
  routes: cartRoutes,
  onSignIn: mergeCarts,
  personalData: cartData,
}

export { putIn, withoutCoupon } from './calls.ts'
export { displayConfig, viewCart } from './change.ts'
export { emitCartCreated, emitCartDeleted, emitCartUpdated, modifiedFields } from './events.ts'
export { CouponCode, Email, Note, SelectedShipping } from './fields.ts'
export { addLines, findVariant } from './lines/add.ts'
export { CustomLineItem } from './lines/custom-line.ts'
export { textsKey } from './lines/custom-texts.ts'
export { paymentOptionOf } from './lines/details.ts'
export { lineFields, MerchantDiscount, NewLine, onlyForMerchants, Quantity } from './lines/input.ts'
export { fullPrice, itemTypeOf, nameOf, unitPrice, weightOfPiece } from './lines/item-facts.ts'
export { type Item, isForMembers, isOnTrial, isShipped } from './lines/items.ts'
export { ownAmounts, refuseOddDiscounts, tooFine } from './lines/own-amounts.ts'
export { withPictures } from './lines/picture.ts'
export type { RequestedLine } from './lines/requested-line.ts'
export { storePictures } from './lines/store-pictures.ts'
export { MOST_LINES, MOST_OF_ONE, tooManyLines } from './lines/too-many.ts'
export { type CartCaller, type Owner, ownerOf } from './owner.ts'
export { type Quote, quote } from './quote/quote.ts'
export type { QuoteRequest } from './quote/request.ts'
export { NOT_VALIDATED, type OrderProblem, SEVERAL_LINES } from './quote/validations.ts'
export {
  type CartRow,
  cartValues,
  createCart,
  deleteCart,
  lockCart,
  lockTarget,
  putLine,
  readLines,
  removeLines,
  writeCart,
} from './store/carts.ts'
export { readItems } from './store/items.ts'
export type { OwnerType, StoredLine } from './tables.ts'
export { cartById, current, noCart, type Target } from './target.ts'
export { trialView } from './views/estimate.ts'
export { freeShippingView } from './views/free-shipping.ts'
export { catalogReference, descriptionLines, imageOf, itemView, productName, skuOf } from './views/item.ts'
export { violationsIn } from './views/problems.ts'
export {
  additionalFees,
  appliedDiscounts,
  calculationErrors,
  itemViolations,
  logistics,
  membershipsView,
  priceSummary,
  shippingInfo,
  summaryView,
} from './views/quote.ts'
