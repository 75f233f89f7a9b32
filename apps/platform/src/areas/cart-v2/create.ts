import { randomUUID } from 'node:crypto'
import { jsonb, type Trx, transaction } from '../../data/database.ts'
import { requestedLanguage } from '../../domain/messages/requested-language.ts'
import {
  createCart,
  deleteCart,
  displayConfig,
  emitCartDeleted,
  type Owner,
  ownerOf,
  readLines,
  type Target,
} from '../cart/index.ts'
import { guesserOf, insertCheckout, withGiftCardTry } from '../checkout/index.ts'
import { type Changes, type Context, changeWithin } from './change.ts'
import { putCoupon, refuseCoupon } from './coupon.ts'
import { setDelivery } from './delivery.ts'
import { emitDeleted } from './events.ts'
import { beginning, fieldChanges, givenFields } from './fields.ts'
import { putGiftCard, refuseGiftCard } from './gift-cards.ts'
import type { CreateCart } from './input/cart.ts'
import { addTo, refuseBadMemberships, wantedLines } from './lines.ts'
import { namedOwner } from './open-access.ts'
import { emptyRow, findPurchase, type Purchase } from './purchase/find.ts'
import { cartOnly, pricePurchase } from './purchase/quote.ts'
import { cartView } from './views/cart.ts'

/** The shopper's cart from now on; the one before gives way. */
export async function createCurrentCart(context: Context, owner: Owner, input: CreateCart) {
  await namedOwner(context.db, context.caller, input.cart?.customerInfo)
  return begin(context, input, { owner }, async (trx) => {
    await forgetCart(trx, context, { owner })
    await createCart(trx, owner, context.config.currency, context.clock.now())
  })
}

/** A purchase beside the shopper's cart; an app's own is of whom it names, or of nobody who has a token. */
export async function createOther(context: Context, input: CreateCart) {
  const { db, caller, config, clock } = context
  const named = await namedOwner(db, caller, input.cart?.customerInfo)
  const owner: Owner =
    named ?? (caller.type === 'APP' ? { ownerType: 'VISITOR', ownerId: randomUUID() } : ownerOf(caller))
  const id = randomUUID()
  return begin(context, input, { id }, async (trx) => {
    const date = clock.now()
    await insertCheckout(trx, {
      ...emptyRow,
      ...{ id, cartId: id, ...owner, lines: jsonb([]), couponCode: null, email: null, buyerNote: null },
      ...{ shippingDestination: null, shippingCode: null, currency: config.currency, revision: 0 },
      ...{ createdAt: date, updatedAt: date, buyerLanguage: requestedLanguage(context.request) ?? null },
      purchase: jsonb({ beside: true }),
    })
  })
}

async function begin(context: Context, input: CreateCart, target: Target, make: (trx: Trx) => Promise<void>) {
  return withGiftCardTry(context, guesserOf(context), input.giftCards[0]?.code, () =>
    beginWithin(context, input, target, make),
  )
}

async function beginWithin(
  context: Context,
  input: CreateCart,
  target: Target,
  make: (trx: Trx) => Promise<void>,
) {
  const { db, caller } = context
  const wanted = await wantedLines(context, input)
  return transaction(db, async (trx) => {
    await make(trx)
    const [coupon] = input.coupons
    const [card] = input.giftCards
    const work = async (_: Trx, purchase: Purchase, date: Date): Promise<Changes> => {
      const added = await addTo(trx, context, purchase, wanted, date)
      const fields = givenFields(input.cart ?? {}, undefined)
      const told = await fieldChanges(trx, { config: context.config, caller }, purchase, fields)
      const extras = { ...purchase.row.purchase, ...told.purchase, ...beginning(context, input.cart) }
      const changes: Changes = {
        ...told,
        ...added,
        ...(coupon ? await putCoupon(trx, context, purchase, coupon.code) : {}),
        ...(card ? putGiftCard(context, purchase, card, 'giftCards[0]') : {}),
        purchase: extras,
      }
      if (!input.deliveryMethod) return changes
      const filled = await filledRow(trx, purchase, changes)
      return { ...changes, ...(await setDelivery(trx, context, { row: filled }, input.deliveryMethod)) }
    }
    return changeWithin(trx, context, target, work, {
      check: (_, priced) => {
        if (coupon) refuseCoupon(context, priced, coupon.code)
        if (card) refuseGiftCard(priced, card.code)
        refuseBadMemberships(priced, input.catalogItems.some(namesMembership))
      },
    })
  })
}

/** Reads the lines that were just put into the cart. */
async function filledRow(trx: Trx, { row, cart }: Purchase, changes: Changes) {
  return { ...row, ...changes, ...(cart ? { lines: await readLines(trx, cart.id) } : {}) }
}

export const namesMembership = (item: {
  readonly membershipPayment?: unknown
  readonly selectedMembership?: unknown
}) => Boolean(item.membershipPayment || item.selectedMembership)

/** Throws a cart away, with an open checkout; told in the events of both versions. */
export async function forgetCart(trx: Trx, context: Context, target: Target): Promise<Purchase | undefined> {
  const { config, clock, caller, hooks } = context
  const purchase = await findPurchase(trx, target, { lock: true })
  if (!purchase || purchase.row.status === 'COMPLETED') return purchase
  const { cart: row } = purchase
  const date = clock.now()
  const priced = await pricePurchase(trx, config, purchase.row, date, cartOnly(purchase.row))
  const cart = cartView(displayConfig(context), priced, { current: false })
  if (row) await deleteCart(trx, row.id)
  await hooks.onCartDeleted(trx, { cartId: purchase.row.cartId, caller })
  if (row) await emitCartDeleted(trx, { row, date, caller })
  await emitDeleted(trx, cart, { row: purchase.row, date, caller })
  return purchase
}
