import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { signedLink } from '../../../data/signed-link.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import type { Caller } from '../../../http/caller.ts'
import { type Item, readItems, readLines } from '../../cart/index.ts'
import { deliver, type Letter } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { authorOf } from '../../orders/index.ts'
import type { AbandonedCartRow } from './carts.ts'
import { LINK_SECONDS, recoveryPath } from './leave.ts'
import { cartRecoveryPath } from './left-carts.ts'
import { leftItems } from './left-items.ts'
import { leftLetter } from './left-letter.ts'
import { findAbandonedCart } from './list-store.ts'
import { deleteAbandoned, findCartLeft, findCheckoutLeft, lockAbandoned, updateActivities } from './store.ts'

/** Means of staff to bring the buyer of an abandoned cart back. */
export interface Recovery {
  readonly row: AbandonedCartRow
  readonly items: readonly Item[]
  /** The order that the buyer placed after all. */
  readonly orderId: string | undefined
  /** Leads back to the checkout; absent once it was bought or is gone. */
  readonly link: string | undefined
  /** The buyer receives no such letters, by their own wish. */
  readonly isRefused: boolean
  readonly letter: Letter | undefined
  /** Code of the letter's language. */
  readonly language: string
}

type Context = Pick<Services, 'config' | 'clock'>

/** @throws ApiError 404 ABANDONED_CART_NOT_FOUND */
export async function recoveryOf(db: Db, context: Context, id: string): Promise<Recovery> {
  const row = isUuid(id) ? await findAbandonedCart(db, id) : undefined
  if (!row) throw noAbandonedCart()
  return recoveryOfRow(db, context, row)
}

async function recoveryOfRow(db: Db, { config, clock }: Context, row: AbandonedCartRow): Promise<Recovery> {
  const { cartId, buyer, currency } = row
  const checkout = await findCheckoutLeft(db, cartId)
  const cart = await findCartLeft(db, cartId)
  const lines = checkout?.lines ?? (cart ? await readLines(db, cartId) : [])
  const items = await readItems(db, lines)
  const isOpen = checkout ? checkout.status === 'OPEN' : cart !== undefined
  const until = later(clock.now(), LINK_SECONDS)
  const path = checkout ? recoveryPath(checkout.id) : cartRecoveryPath(cartId)
  const link = isOpen ? signedLink(config, path, until) : undefined
  const memberId = buyer.identityType === 'MEMBER' ? buyer.id : undefined
  const reader = await readerOf(db, 'abandonedCart', { email: buyer.email, memberId })
  const sold = leftItems(config, items)
  const tag = checkout?.buyerLanguage ?? cart?.buyerLanguage ?? null
  const letter =
    link && sold.length
      ? leftLetter(config, {
          ...{ left: checkout ? 'checkout' : 'cart', to: buyer.email, url: link, currency, items: sold },
          language: tag,
          isMember: reader !== undefined,
        })
      : undefined
  const orderId = checkout?.orderId ?? undefined
  return {
    row,
    items,
    orderId,
    link,
    isRefused: reader?.refuses === true,
    letter,
    language: chooseLanguage(tag).code,
  }
}

/**
 * Sends the recovery letter now.
 *
 * @throws ApiError 404 ABANDONED_CART_NOT_FOUND; 428 BUYER_REFUSES_LETTERS, CART_IS_NOT_RECOVERABLE once it was bought or is gone
 */
export async function sendRecoveryLetter(
  trx: Trx,
  context: Context,
  id: string,
  caller: Caller,
): Promise<Recovery> {
  const row = isUuid(id) ? await lockAbandoned(trx, id) : undefined
  if (!row) throw noAbandonedCart()
  const recovery = await recoveryOfRow(trx, context, row)
  if (recovery.isRefused)
    throw applicationError(
      428,
      'BUYER_REFUSES_LETTERS',
      'The customer has turned off emails about abandoned carts.',
    )
  if (!recovery.letter || row.status !== 'ABANDONED')
    throw applicationError(428, 'CART_IS_NOT_RECOVERABLE', 'This cart was recovered or no longer exists.')
  const date = context.clock.now()
  await deliver(trx, { ...recovery.letter, date })
  const sent = { activityType: 'RECOVERY_EMAIL_SENT' as const, timestamp: date.toISOString() }
  const activities = [...row.activities, { ...sent, ...(await authorOf(trx, caller)) }]
  await updateActivities(trx, id, activities)
  return { ...recovery, row: { ...row, activities } }
}

/** Forgets that a cart was abandoned; the cart itself stays its shopper's. */
export async function deleteAbandonedCart(trx: Trx, id: string): Promise<void> {
  const deleted = isUuid(id) ? await deleteAbandoned(trx, id) : undefined
  if (!deleted) throw noAbandonedCart()
}

export function noAbandonedCart() {
  return applicationError(404, 'ABANDONED_CART_NOT_FOUND', 'Abandoned cart not found.')
}
