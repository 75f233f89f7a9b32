import { WishedProduct } from '@galleria/platform-client/entities/wishlists'
import * as operations from '@galleria/platform-client/operations/wishlists/named-wishlists'
import { z } from 'zod'
import { type App, operation } from '../../http/route.ts'
import { namedItemRoutes } from './named/item-routes.ts'
import { namedWishlistRoutes } from './named/routes.ts'
import { ownWishlistRoutes } from './own/routes.ts'
import { sharedWishlistRoutes } from './shared/routes.ts'
import { findMostWished } from './store/items.ts'

export function wishlistsRoutes(app: App): void {
  ownWishlistRoutes(app)
  sharedWishlistRoutes(app)
  namedWishlistRoutes(app)
  namedItemRoutes(app)

  operation(
    app,
    operations.listMostWished,
    {
      query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
      answer: z.object({ products: z.array(WishedProduct) }),
    },
    async ({ db, input: { limit } }) => ({ products: await findMostWished(db, limit) }),
  )
}
