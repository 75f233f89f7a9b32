import { SharedWishlist } from '@galleria/platform-client/entities/wishlists'
import * as operations from '@galleria/platform-client/operations/wishlists/named-wishlists'
import { z } from 'zod'
import { newSecret } from '../../../base/secrets.ts'
import { withoutDirections } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { findMember, mustNotBeMuted } from '../../members/index.ts'
import { lockList } from '../change.ts'
import { noWishlist } from '../errors.ts'
import { readNamed, WishlistAnswer } from '../named/read.ts'
import { referenceOf } from '../reference.ts'
import { findItems } from '../store/items.ts'
import { findSharedWishlist, updateWishlistRow } from '../store/wishlists.ts'

const Id = z.string().max(100)

/** Links by which anybody reads a list: the embedded platform's own. */
export function sharedWishlistRoutes(app: App): void {
  operation(
    app,
    operations.shareWishlist,
    { body: z.object({ wishlistId: Id, showsName: z.boolean() }), answer: WishlistAnswer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { wishlistId, showsName } = call.input
        const { memberId } = call.caller
        const row = await lockList(trx, call, wishlistId)
        mustNotBeMuted(call.caller, await findMember(trx, memberId))
        const date = call.clock.now()
        const link = row.shareToken === null ? { shareToken: newSecret(), sharedAt: date } : {}
        await updateWishlistRow(trx, row.id, { ...link, showsName, updatedAt: date })
        return readNamed(trx, call, { id: row.id, memberId })
      }),
  )

  operation(
    app,
    operations.unshareWishlist,
    { query: z.object({ wishlistId: Id }), answer: WishlistAnswer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { memberId } = call.caller
        const row = await lockList(trx, call, call.input.wishlistId)
        const none = { shareToken: null, sharedAt: null, showsName: false }
        await updateWishlistRow(trx, row.id, { ...none, updatedAt: call.clock.now() })
        return readNamed(trx, call, { id: row.id, memberId })
      }),
  )

  operation(
    app,
    operations.getSharedWishlist,
    { query: z.object({ token: z.string().max(100) }), answer: z.object({ sharedWishlist: SharedWishlist }) },
    async ({ db, input: { token } }) => {
      const row = await findSharedWishlist(db, token)
      if (!row) throw noWishlist()
      const { name, isDefault, showsName, contact } = row
      const items = await findItems(db, [row.id])
      const ownerName = showsName ? withoutDirections(contact?.firstName ?? '').trim() || null : null
      return {
        sharedWishlist: {
          ...{ name, isDefault, ownerName },
          // Hidden products are not told of either.
          items: items
            .filter(({ priceMinor }) => priceMinor !== null)
            .map((item) => ({ catalogReference: referenceOf(item) })),
        },
      }
    },
  )
}
