import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  addWishlistItems,
  listMyWishlists,
  type NamedWishlist,
  removeWishlistItems,
} from '@galleria/platform-client/named-wishlists'
import { addItem, getDefaultWishlist, removeItem, STORES_APP_ID } from '@galleria/platform-client/wishlists'

type Item = NamedWishlist['items'][number]

/** An item in one word, for forms: the product, and its variant where it is of one. */
export function keyOf({ catalogReference: { catalogItemId, options } }: Item): string {
  const variantId = options?.variantId
  return typeof variantId === 'string' ? `${catalogItemId}.${variantId}` : catalogItemId
}

export function referenceOf(key: string) {
  const [catalogItemId = '', variantId] = key.split('.')
  return { catalogItemId, appId: STORES_APP_ID, ...(variantId && { options: { variantId } }) }
}

/** A member's lists as pages show them; `own` is absent of a platform that has one list alone. */
export interface MyList extends Pick<NamedWishlist, 'items'> {
  readonly own?: Omit<NamedWishlist, 'items'>
}

/** The embedded platform's call, else what the hosted one has in its place: it knows no such path. */
async function orHosted<Answer>(own: Promise<Answer>, hosted: () => Promise<Answer>): Promise<Answer> {
  try {
    return await own
  } catch (error) {
    if (isPlatformError(error) && error.status === 404 && !error.code) return hosted()
    throw error
  }
}

export function readLists(client: PlatformClient, signal?: AbortSignal): Promise<readonly MyList[]> {
  const options = signal && { signal }
  return orHosted<readonly MyList[]>(
    listMyWishlists(client, undefined, options).then(({ wishlists }) =>
      wishlists.map(({ items, ...own }) => ({ items, own })),
    ),
    async () => [(await getDefaultWishlist(client, undefined, options)).wishlist],
  )
}

/** Adds products to the default list, the first as the newest. */
export async function addWishes(client: PlatformClient, ids: readonly string[]): Promise<void> {
  await orHosted<unknown>(addWishlistItems(client, { catalogReferences: ids.map(referenceOf) }), async () => {
    for (const id of ids.toReversed()) await addItem(client, { catalogReference: referenceOf(id) })
  })
}

/** Adds a product to the default list, or takes it off every list. */
export async function changeWish(client: PlatformClient, id: string, wanted: boolean): Promise<void> {
  const catalogReference = referenceOf(id)
  if (wanted) await addItem(client, { catalogReference })
  else
    await orHosted<unknown>(removeWishlistItems(client, { catalogReferences: [catalogReference] }), () =>
      removeItem(client, { catalogReference }),
    )
}
