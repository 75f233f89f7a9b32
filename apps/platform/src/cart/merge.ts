import { quantityLeft } from '../catalog/stock.ts'
import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import type { SignIn } from '../services.ts'
import { textsKey } from './custom-texts.ts'
import { readItems } from './items.ts'
import type { Owner } from './owner.ts'
import { deleteCart, lockCart, putLine, readLines, removeLines } from './store.ts'

/** What a visitor chose follows them when they sign in. The visitor's cart is locked and then gone, so it happens once. */
export async function mergeCarts(trx: Trx, { memberId, visitorId, date }: SignIn): Promise<void> {
  const visitor: Owner = { ownerType: 'VISITOR', ownerId: visitorId }
  const member: Owner = { ownerType: 'MEMBER', ownerId: memberId }
  const from = await lockCart(trx, visitor)
  if (!from) return
  await trx
    .updateTable('checkouts')
    .set(member)
    .where('ownerType', '=', 'VISITOR')
    .where('ownerId', '=', visitorId)
    .where('status', '=', 'OPEN')
    .execute()
  const into = await lockCart(trx, member)
  if (!into) {
    await trx
      .updateTable('carts')
      .set({ ...member, revision: from.revision + 1, updatedAt: date })
      .where('id', '=', from.id)
      .execute()
    await emit(trx, { type: 'wix.ecom.v1.cart_updated', entityId: from.id, date })
    return
  }
  const lines = await readItems(trx, await readLines(trx, from.id))
  const present = await readLines(trx, into.id)
  for (const [index, line] of lines.entries()) {
    const { productId, variantId, options } = line
    const known = present.find(
      (each) => each.variantId === variantId && textsKey(each.options) === textsKey(options),
    )
    const most = (line.found && quantityLeft(line.found.variant, line.found.product.preorder)) ?? 100_000
    const together = line.quantity + (known?.quantity ?? 0)
    const quantity = Math.max(known?.quantity ?? 1, Math.min(together, most, 100_000))
    await putLine(trx, into.id, { productId, variantId, options, quantity, position: present.length + index })
  }
  await removeLines(
    trx,
    from.id,
    lines.map(({ id }) => id),
  )
  await deleteCart(trx, from.id)
  await trx
    .updateTable('carts')
    .set({
      couponCode: into.couponCode ?? from.couponCode,
      buyerNote: into.buyerNote ?? from.buyerNote,
      revision: into.revision + 1,
      updatedAt: date,
    })
    .where('id', '=', into.id)
    .execute()
  await emit(trx, { type: 'wix.ecom.v1.cart_deleted', entityId: from.id, date })
  await emit(trx, { type: 'wix.ecom.v1.cart_updated', entityId: into.id, date })
}
