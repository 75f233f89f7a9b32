import { NamedWishlist } from '@galleria/platform-client/entities/wishlists'
import * as operations from '@galleria/platform-client/operations/wishlists/named-wishlists'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { displayName } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { findMember, mustNotBeMuted } from '../../members/index.ts'
import { lockList } from '../change.ts'
import { tooManyLists } from '../errors.ts'
import { MOST_LISTS } from '../reference.ts'
import { findItems } from '../store/items.ts'
import {
  deleteWishlistRow,
  findWishlists,
  insertWishlist,
  lockDefaultWishlist,
  updateWishlistRow,
} from '../store/wishlists.ts'
import { namedView } from '../view.ts'
import { readNamed, WishlistAnswer } from './read.ts'

const Name = displayName(50).refine((name) => name !== '', { error: 'must not be empty' })

/** Several lists with names: the embedded platform's own. */
export function namedWishlistRoutes(app: App): void {
  operation(
    app,
    operations.listMyWishlists,
    { answer: z.object({ wishlists: z.array(NamedWishlist) }) },
    async ({ db, config, clock, caller: { memberId } }) => {
      const found = await findWishlists(db, memberId)
      // Made at the first look, so that every list a page shows has an id to move items to.
      const rows = found.length
        ? found
        : [await transaction(db, (trx) => lockDefaultWishlist(trx, memberId, clock.now()))]
      const items = await findItems(
        db,
        rows.map(({ id }) => id),
      )
      const byList = Map.groupBy(items, ({ wishlistId }) => wishlistId)
      return { wishlists: rows.map((row) => namedView(config, row, byList.get(row.id) ?? [])) }
    },
  )

  operation(
    app,
    operations.createWishlist,
    { body: z.object({ wishlist: z.object({ name: Name }) }), answer: WishlistAnswer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { memberId } = call.caller
        const date = call.clock.now()
        await lockDefaultWishlist(trx, memberId, date)
        if ((await findWishlists(trx, memberId)).length >= MOST_LISTS) throw tooManyLists()
        const { name } = call.input.wishlist
        const id = await insertWishlist(trx, { memberId, name, isDefault: false, date })
        return readNamed(trx, call, { id, memberId })
      }),
  )

  operation(
    app,
    operations.updateWishlist,
    {
      body: z.object({
        wishlist: z.object({
          id: z.string().max(100),
          revision: Revision,
          name: displayName(50).optional(),
          tellsPriceDrops: z.boolean().optional(),
          tellsBackInStock: z.boolean().optional(),
        }),
      }),
      answer: WishlistAnswer,
    },
    (call) =>
      transaction(call.db, async (trx) => {
        const { memberId } = call.caller
        const { id, revision, ...changes } = call.input.wishlist
        const row = await lockList(trx, call, id)
        checkRevision(row.revision, revision)
        // Everybody with the link reads the name.
        if (changes.name !== undefined) mustNotBeMuted(call.caller, await findMember(trx, memberId))
        // The default list has a name in every language of the shop, and none of its own.
        const name = row.isDefault ? '' : changes.name || row.name
        await updateWishlistRow(trx, row.id, { ...changes, name, updatedAt: call.clock.now() })
        return readNamed(trx, call, { id: row.id, memberId })
      }),
  )

  operation(
    app,
    operations.deleteWishlist,
    { query: z.object({ wishlistId: z.string().max(100) }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        const row = await lockList(trx, call, call.input.wishlistId)
        if (row.isDefault)
          throw applicationError(428, 'DEFAULT_WISHLIST', "The default wishlist can't be deleted.")
        await deleteWishlistRow(trx, row.id)
        return {}
      }),
  )
}
