import type { Trx } from '../../data/database.ts'
import type { SignIn } from '../../data/hooks.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import { quantityLeft } from '../catalog/index.ts'
import { viewCart } from './change.ts'
import { emitCartDeleted, emitCartUpdated, modifiedFields } from './events.ts'
import { textsKey } from './lines/custom-texts.ts'
import type { RequestedLine } from './lines/requested-line.ts'
import type { Owner } from './owner.ts'
import { handOverCheckouts } from './store/beside.ts'
import {
  type CartRow,
  deleteCart,
  lockCart,
  putLine,
  readLines,
  removeLines,
  updateCart,
} from './store/carts.ts'
import { readItems } from './store/items.ts'

/** Merges a visitor's cart into the member's at sign-in. The visitor's cart is locked and then deleted, so it happens once. */
export async function mergeCarts(
  trx: Trx,
  { memberId, contactId, visitorId, date }: SignIn,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  const visitor: Owner = { ownerType: 'VISITOR', ownerId: visitorId }
  const member: Owner = { ownerType: 'MEMBER', ownerId: memberId }
  const caller: Caller = { type: 'MEMBER', memberId, contactId, visitorId, familyId: '' }
  const from = await lockCart(trx, visitor)
  // A purchase may stand beside no cart.
  await handOverCheckouts(trx, visitorId, member)
  if (!from) return
  const into = await lockCart(trx, member)
  if (!into) {
    const row = { ...from, ...member, revision: from.revision + 1, updatedAt: date }
    const { revision } = row
    await updateCart(trx, from.id, { ...member, revision, updatedAt: date })
    await emitUpdated({ row: from, lines: await readLines(trx, from.id) }, row)
    return
  }
  const lines = await readItems(trx, await readLines(trx, from.id))
  const present = await readLines(trx, into.id)
  for (const line of lines) {
    const { productId, variantId, options, details } = line
    // A line that the merchant put in is one of a kind: it has no item of the catalog.
    const known = details?.custom
      ? undefined
      : present.find((each) => each.variantId === variantId && textsKey(each.options) === textsKey(options))
    const most = (line.found && quantityLeft(line.found.variant)) ?? 100_000
    const together = line.quantity + (known?.quantity ?? 0)
    const quantity = Math.max(known?.quantity ?? 1, Math.min(together, most, 100_000))
    await putLine(trx, into.id, {
      productId,
      variantId,
      options,
      quantity,
      details: known?.details ?? details,
    })
  }
  await removeLines(
    trx,
    from.id,
    lines.map(({ id }) => id),
  )
  await deleteCart(trx, from.id)
  const changes = {
    couponCode: into.couponCode ?? from.couponCode,
    buyerNote: into.buyerNote ?? from.buyerNote,
    revision: into.revision + 1,
    updatedAt: date,
  }
  await updateCart(trx, into.id, changes)
  await emitCartDeleted(trx, { row: from, date, caller })
  await emitUpdated({ row: into, lines: present }, { ...into, ...changes })

  async function emitUpdated(before: { row: CartRow; lines: readonly RequestedLine[] }, row: CartRow) {
    const lines = await readLines(trx, row.id)
    const cart = await viewCart({ db: trx, config }, row, lines, date)
    const modified = modifiedFields(before, { row, lines })
    await emitCartUpdated(trx, { cart, row, date, caller, modifiedFields: modified })
  }
}
