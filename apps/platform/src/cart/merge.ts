import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import type { SignIn } from '../services.ts'
import { addLines } from './changes.ts'
import { type CartRow, deleteCart, linesOf, lockCart, lockOrCreateCart, touchCart } from './store.ts'

/** The visitor's lines go over to the member, up to the stock; the visitor's cart is gone with it, so it happens once. */
export async function mergeCarts(trx: Trx, { visitorId, memberId, date }: SignIn): Promise<void> {
  const from = await lockCart(trx, { type: 'VISITOR', id: visitorId })
  if (!from) return
  const lines = await linesOf(trx, from.id)
  const { cart: into, created } = await lockOrCreateCart(
    trx,
    { type: 'MEMBER', id: memberId },
    from.currency,
    date,
  )
  const sold = await stillSold(
    trx,
    lines.map((line) => line.variantId),
  )
  await addLines(
    trx,
    into,
    lines
      .filter((line) => sold.has(line.variantId))
      .map((line) => ({
        catalogReference: {
          catalogItemId: line.productId,
          options: { ...line.options, variantId: line.variantId },
        },
        quantity: line.quantity,
      })),
  )
  await deleteCart(trx, from.id)
  await adoptCheckout(trx, from.id, into)
  await touchCart(trx, into.id, date, {
    couponCode: into.couponCode ?? from.couponCode,
    buyerNote: into.buyerNote ?? from.buyerNote,
    ...(into.contactInfo || !from.contactInfo ? {} : { contactInfo: from.contactInfo }),
  })
  await emit(trx, { type: 'wix.ecom.v1.cart_deleted', entityId: from.id, date })
  await emit(trx, {
    type: created ? 'wix.ecom.v1.cart_created' : 'wix.ecom.v1.cart_updated',
    entityId: into.id,
    date,
  })
}

async function stillSold(trx: Trx, variantIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (!variantIds.length) return new Set()
  const rows = await trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select('variants.id')
    .where('variants.id', 'in', variantIds)
    .where('variants.visible', '=', true)
    .where('products.visible', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** A checkout that was begun as a visitor goes on as the member's, unless the member has begun one. */
async function adoptCheckout(trx: Trx, fromCartId: string, into: CartRow): Promise<void> {
  const own = await trx.selectFrom('checkouts').select('id').where('cartId', '=', into.id).executeTakeFirst()
  if (own) return
  await trx
    .updateTable('checkouts')
    .set({ ownerType: into.ownerType, ownerId: into.ownerId, cartId: into.id })
    .where('cartId', '=', fromCartId)
    .where('status', '=', 'OPEN')
    .execute()
}
