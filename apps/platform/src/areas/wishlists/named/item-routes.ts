import { NamedWishlist } from '@galleria/platform-client/entities/wishlists'
import * as operations from '@galleria/platform-client/operations/wishlists/named-wishlists'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { addTo, lockList, removeFrom } from '../change.ts'
import { tooManyItems } from '../errors.ts'
import { MOST_ITEMS, Reference, References, wishOf } from '../reference.ts'
import { deleteItem, findItems, isSame, keepItem } from '../store/items.ts'
import { findWishlists, updateWishlistRow } from '../store/wishlists.ts'
import { readNamed } from './read.ts'

const Id = z.string().max(100)
const Items = z.object({ wishlistId: Id.optional(), catalogReferences: References })
const wishesOf = ({ catalogReferences }: z.infer<typeof Items>) =>
  catalogReferences.flatMap((each) => wishOf(each) ?? [])

/** Items of lists with names: the embedded platform's own. */
export function namedItemRoutes(app: App): void {
  operation(
    app,
    operations.addWishlistItems,
    { body: Items, answer: z.object({ wishlist: NamedWishlist, left: z.int() }) },
    (call) =>
      transaction(call.db, async (trx) => {
        const { memberId } = call.caller
        const list = await lockList(trx, call, call.input.wishlistId)
        const { left } = await addTo(trx, call, list, wishesOf(call.input))
        return { ...(await readNamed(trx, call, { id: list.id, memberId })), left }
      }),
  )

  operation(app, operations.removeWishlistItems, { body: Items, answer: Nothing }, (call) =>
    transaction(call.db, async (trx) => {
      const { wishlistId } = call.input
      const list = await lockList(trx, call, wishlistId)
      const lists = wishlistId === undefined ? await findWishlists(trx, call.caller.memberId) : [list]
      for (const each of lists) await removeFrom(trx, call, each, wishesOf(call.input))
      return {}
    }),
  )

  operation(
    app,
    operations.moveWishlistItem,
    {
      body: z.object({ fromWishlistId: Id, toWishlistId: Id, catalogReference: Reference }),
      answer: Nothing,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { fromWishlistId, toWishlistId, catalogReference } = call.input
        const from = await lockList(trx, call, fromWishlistId)
        const to = await lockList(trx, call, toWishlistId)
        const wish = wishOf(catalogReference)
        const there = await findItems(trx, [to.id])
        const row = wish && (await deleteItem(trx, from.id, wish))
        if (!row) throw applicationError(404, 'ITEM_NOT_FOUND', 'This item is not on the wishlist.')
        if (to.id !== from.id && there.length >= MOST_ITEMS && !there.some((each) => isSame(each, row)))
          throw tooManyItems()
        await keepItem(trx, { ...row, wishlistId: to.id })
        const date = call.clock.now()
        for (const { id } of [from, to]) await updateWishlistRow(trx, id, { updatedAt: date })
        return {}
      }),
  )
}
