import { later } from '../../../base/later.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { signedLink } from '../../../data/signed-link.ts'
import { quote, readLines } from '../../cart/index.ts'
import { deliver } from '../../mailbox/index.ts'
import { readerOf } from '../../members/index.ts'
import { checkoutSettings } from '../../terms/index.ts'
import { abandonCart } from './carts.ts'
import { type Context, LINK_SECONDS } from './leave.ts'
import { leftItems } from './left-items.ts'
import { leftLetter } from './left-letter.ts'
import { findCart, findCartsDue, findLoginEmail, findOpenCheckout, markCartAbandoned } from './left-store.ts'

export const cartRecoveryPath = (id: string) => `/_hosted/recover-cart/${id}`

/** Carts that nobody has touched for a while; those whose buyer is known are told of, and written to, once. */
export async function abandonCartsDue(context: Context): Promise<void> {
  const { abandonedAfterMinutes } = await checkoutSettings(context.db)
  const before = later(context.clock.now(), -60 * abandonedAfterMinutes)
  const rows = await findCartsDue(context.db, before)
  for (const { id } of rows) await transaction(context.db, (trx) => leave(trx, context, id, before))
}

async function leave(trx: Trx, context: Context, id: string, before: Date): Promise<void> {
  const { config, clock } = context
  const date = clock.now()
  const rows = await markCartAbandoned(trx, id, before, date)
  if (rows.length === 0) return
  const cart = await findCart(trx, id)
  const checkout = await findOpenCheckout(trx, id)
  // Its checkout is told of by itself, with a link that goes further.
  if (checkout) return
  const { ownerType, ownerId, currency, couponCode, merchantDiscounts, createdAt } = cart
  const member = ownerType === 'MEMBER' ? await findLoginEmail(trx, ownerId) : undefined
  const email = member?.loginEmail ?? cart.buyerEmail
  const memberId = member ? ownerId : undefined
  const lines = await readLines(trx, id)
  if (!email || lines.length === 0) return
  const { totals, items, coupon } = await quote(trx, {
    ...{ lines, couponCode, merchantDiscounts, currency, now: date, email },
    ...{ withShipping: false, withTax: false, memberId: memberId ?? null },
  })
  const sold = items.filter(({ status }) => status !== 'NOT_FOUND')
  if (sold.length === 0) return
  const { firstName = null, lastName = null, phone = null } = cart.contactInfo?.contactDetails ?? {}
  const url = signedLink(config, cartRecoveryPath(id), later(date, LINK_SECONDS))
  const reader = await readerOf(trx, 'abandonedCart', { email, memberId })
  const abandoned = await abandonCart(trx, context, {
    ...{ cartId: id, ownerType, ownerId, currency, createdAt, url },
    buyer: { email, phone, firstName, lastName },
    itemsCount: sold.length,
    couponId: coupon?.id ?? null,
    subtotal: totals.subtotal,
    total: totals.total,
    activities: reader?.refuses ? [] : ['RECOVERY_EMAIL_SENT'],
  })
  if (!abandoned || reader?.refuses) return
  const letter = leftLetter(config, {
    ...{ left: 'cart', to: email, language: cart.buyerLanguage, url, currency },
    isMember: reader !== undefined,
    items: leftItems(config, sold),
  })
  await deliver(trx, { ...letter, date })
}
