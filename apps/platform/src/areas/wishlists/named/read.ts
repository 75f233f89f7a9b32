import { NamedWishlist } from '@galleria/platform-client/entities/wishlists'
import { z } from 'zod'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { noWishlist } from '../errors.ts'
import { findItems } from '../store/items.ts'
import { findOwnWishlist } from '../store/wishlists.ts'
import { namedView } from '../view.ts'

export const WishlistAnswer = z.object({ wishlist: NamedWishlist })

/** A list as its member reads it. */
export async function readNamed(
  db: Db,
  { config }: Pick<Services, 'config'>,
  of: { readonly id: string; readonly memberId: string },
): Promise<{ wishlist: NamedWishlist }> {
  const row = await findOwnWishlist(db, of)
  if (!row) throw noWishlist()
  return { wishlist: namedView(config, row, await findItems(db, [row.id])) }
}
