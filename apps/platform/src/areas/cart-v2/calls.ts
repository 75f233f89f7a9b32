import type { ItemUpsells } from '@galleria/platform-client/entities/cart-v2'
import { violations } from '../../base/errors.ts'
import { transaction } from '../../data/database.ts'
import type { Target } from '../cart/index.ts'
import { guesserOf, tipFrom, withGiftCardTry } from '../checkout/index.ts'
import { type Context, changePurchase, missing, readPurchase, refuseOrdered, shownCart } from './change.ts'
import { addCoupon, refuseCoupon, removeCoupon } from './coupon.ts'
import { forgetCart, namesMembership } from './create.ts'
import { setDelivery, withoutDelivery } from './delivery.ts'
import { alreadyOrdered, nothingToAdd } from './errors.ts'
import { fieldChanges, givenFields } from './fields.ts'
import { addGiftCard, refuseGiftCard, removeGiftCard } from './gift-cards.ts'
import { MOST_FORMS } from './input/calls.ts'
import type { CartUpdate } from './input/cart.ts'
import type { DeliveryMethod, GiftCard } from './input/fields.ts'
import type { CatalogItem, CustomItem, LineItemUpdate } from './input/lines.ts'
import { addTo, refuseBadMemberships, removeFrom, updateIn, wantedLines } from './lines.ts'

/** Calls on a cart, whichever it is: the caller's own, or one by its id. */
export async function get(context: Context, target: Target) {
  return shownCart(context, await readPurchase(context, target))
}

/** Prices and stock are read with every answer, so that there is nothing more to take over. */
export async function refresh(context: Context, target: Target) {
  const purchase = await readPurchase(context, target)
  refuseOrdered(purchase)
  return shownCart(context, purchase)
}

/** Offers beside lines come from apps of the site (Cart V2 §2.2), and the embedded platform has no such app. */
export async function upsells(context: Context, target: Target): Promise<{ itemsUpsells: ItemUpsells[] }> {
  await readPurchase(context, target)
  return { itemsUpsells: [] }
}

export function remove(context: Context, target: Target) {
  return transaction(context.db, async (trx) => {
    const gone = await forgetCart(trx, context, target)
    if (!gone) throw missing(target)
    if (gone.row.status === 'COMPLETED') throw alreadyOrdered(gone.row.cartId, gone.row.orderId)
    return {}
  })
}

export function update(
  context: Context,
  target: Target,
  { cart, fieldMask, tip, useStoreCredit }: CartUpdate,
) {
  const values = givenFields(cart, fieldMask)
  return changePurchase(context, target, async (trx, purchase) => ({
    ...(await fieldChanges(trx, context, purchase, values)),
    ...(tip === undefined ? {} : { tip: tip ? tipFrom(tip, context.config.currency) : null }),
    ...(useStoreCredit === undefined ? {} : { storeCredit: useStoreCredit }),
  }))
}

interface Added {
  readonly catalogItems: readonly CatalogItem[]
  readonly customItems: readonly CustomItem[]
}

export async function addLines(context: Context, target: Target, input: Added, create = false) {
  if (input.catalogItems.length + input.customItems.length === 0) throw nothingToAdd()
  const wanted = await wantedLines(context, input)
  const named = input.catalogItems.some(namesMembership)
  return changePurchase(
    context,
    target,
    (trx, purchase, date) => addTo(trx, context, purchase, wanted, date),
    { create, check: (_, priced) => refuseBadMemberships(priced, named) },
  )
}

export function removeLines(context: Context, target: Target, ids: readonly string[]) {
  return changePurchase(context, target, (trx, purchase) => removeFrom(trx, purchase, ids))
}

export function updateLines(context: Context, target: Target, updates: readonly LineItemUpdate[]) {
  const named = updates.some(namesMembership)
  return changePurchase(context, target, (trx, purchase) => updateIn(trx, purchase, updates), {
    check: (_, priced) => refuseBadMemberships(priced, named),
  })
}

export function putCoupon(context: Context, target: Target, code: string) {
  return changePurchase(context, target, (trx, purchase) => addCoupon(trx, context, purchase, code), {
    check: (_, priced) => refuseCoupon(context, priced, code),
  })
}

export function takeCoupon(context: Context, target: Target, couponId: string) {
  return changePurchase(context, target, (trx, purchase) => removeCoupon(trx, context, purchase, couponId))
}

export function chooseDelivery(context: Context, target: Target, method: DeliveryMethod) {
  return changePurchase(context, target, (trx, purchase) => setDelivery(trx, context, purchase, method))
}

export function dropDelivery(context: Context, target: Target) {
  return changePurchase(context, target, async (_, purchase) => withoutDelivery(purchase))
}

export function putGiftCard(context: Context, target: Target, card: GiftCard) {
  return withGiftCardTry(context, guesserOf(context), card.code, () =>
    changePurchase(context, target, async (_, purchase) => addGiftCard(context, purchase, card), {
      check: (_, priced) => refuseGiftCard(priced, card.code),
    }),
  )
}

export function takeGiftCard(context: Context, target: Target, id: string) {
  return changePurchase(context, target, (trx, purchase) => removeGiftCard(trx, context, purchase, id))
}

interface Submission {
  readonly id: string
  readonly formSubmissionId: string
}

/** Keeps one submission of each form: a further one takes the place of the one before. */
export function putForms(context: Context, target: Target, submissions: readonly Submission[]) {
  return changePurchase(context, target, async (_, { row }) => {
    const forms = new Map((row.purchase?.forms ?? []).map((each) => [each.id, each]))
    for (const each of submissions) forms.set(each.id, each)
    if (forms.size > MOST_FORMS)
      throw violations([
        {
          field: 'formSubmissions',
          description: `must not bring the cart above ${MOST_FORMS} forms`,
          violatedRule: 'MAX_SIZE',
          data: { threshold: MOST_FORMS },
        },
      ])
    return { purchase: { ...row.purchase, forms: [...forms.values()] } }
  })
}
