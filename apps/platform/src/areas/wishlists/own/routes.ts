import { Wishlist } from '@galleria/platform-client/entities/wishlists'
import * as operations from '@galleria/platform-client/operations/wishlists/wishlists'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { addTo, lockList, removeFrom } from '../change.ts'
import { noProduct, tooManyItems } from '../errors.ts'
import { Reference, wishOf } from '../reference.ts'
import { findItems } from '../store/items.ts'
import { findDefaultWishlist } from '../store/wishlists.ts'
import { wishlistView } from '../view.ts'

const Body = z.object({ catalogReference: Reference, returnEntity: z.boolean().default(false) })
const Answer = z.object({ wishlist: z.optional(Wishlist) })

/** The default list by the hosted platform's calls. */
export function ownWishlistRoutes(app: App): void {
  operation(
    app,
    operations.getDefaultWishlist,
    {
      query: z.object({ appId: z.string().max(36).optional() }),
      answer: z.object({ wishlist: Wishlist }),
    },
    async ({ db, caller: { memberId }, input: { appId } }) => {
      const row = await findDefaultWishlist(db, memberId)
      const isAsked = appId === undefined || appId.toLowerCase() === STORES_APP_ID
      const items = row && isAsked ? await findItems(db, [row.id]) : []
      return { wishlist: wishlistView(row, items) }
    },
  )

  operation(app, operations.addItem, { body: Body, answer: Answer }, (call) =>
    transaction(call.db, async (trx) => {
      const { catalogReference, returnEntity } = call.input
      const wish = wishOf(catalogReference)
      if (!wish) throw noProduct()
      const list = await lockList(trx, call)
      const { unknown, left } = await addTo(trx, call, list, [wish])
      if (unknown > 0) throw noProduct()
      if (left > 0) throw tooManyItems()
      return returnEntity ? { wishlist: wishlistView(list, await findItems(trx, [list.id])) } : {}
    }),
  )

  operation(app, operations.removeItem, { body: Body, answer: Answer }, (call) =>
    transaction(call.db, async (trx) => {
      const { catalogReference, returnEntity } = call.input
      const wish = wishOf(catalogReference)
      const list = await lockList(trx, call)
      if (wish) await removeFrom(trx, call, list, [wish])
      return returnEntity ? { wishlist: wishlistView(list, await findItems(trx, [list.id])) } : {}
    }),
  )
}
