import { platform, session } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import type { LoaderFunctionArgs } from '@galleria/router'
import { type Tile, tileOf } from '../../rules/tile.ts'
import { type Dropped, droppedBy } from '../../rules/wishes/dropped.ts'
import { productsByIds } from '../products-by-ids.ts'
import { withRatings } from '../read-reviews.ts'
import { keyOf, type MyList, referenceOf } from './calls.ts'
import { syncWishes } from './sync.ts'
import { wishedIds } from './wished.ts'

export interface ShownWish {
  /** Item in one word, for forms. */
  readonly id: string
  readonly tile: Tile
  readonly dropped?: Dropped
}

/** One of the lists, for the links to all of them. */
export interface ListLink {
  readonly id: string
  /** Empty of the default list. */
  readonly name: string
  readonly count: number
}

export interface WishlistsPage {
  readonly isMember: boolean
  readonly links: readonly ListLink[]
  /** The list that is shown; absent of a guest, and of a platform that has one list alone. */
  readonly list?: NonNullable<MyList['own']>
  readonly wishes: readonly ShownWish[]
  /** Products that are no longer sold. */
  readonly goneIds: readonly string[]
}

/** The member's list that `?list=` names, else the default one; a guest's of this device. */
export async function readWishlists({ context, request }: LoaderFunctionArgs): Promise<WishlistsPage> {
  const client = context.get(platform)
  const { isMember } = context.get(session)
  const lists = await readForPage(syncWishes(client, context.get(session), request.signal))
  const asked = new URL(request.url).searchParams.get('list')
  const shown = lists.find(({ own }) => own?.id === asked) ?? lists[0]
  const device = isMember ? [] : wishedIds().map((id) => ({ catalogReference: referenceOf(id) }))
  const items: MyList['items'] = shown?.items ?? device
  const ids = [...new Set(items.map((item) => item.catalogReference.catalogItemId))]
  const products = ids.length ? await readForPage(productsByIds(client, ids, request.signal)) : []
  const tiles = await withRatings(client, products.map(tileOf), request.signal)
  const wishes = items.map((item) => {
    const tile = tiles.find(({ id }) => id === item.catalogReference.catalogItemId)
    const dropped = shown?.own && droppedBy(item, shown.own.currency)
    return { id: keyOf(item), ...(tile && { tile }), ...(dropped && { dropped }) }
  })
  return {
    isMember,
    links: lists.map(({ own, items: { length: count } }) => ({
      ...{ id: own?.id ?? '', name: own?.name ?? '', count },
    })),
    ...(shown?.own && { list: shown.own }),
    wishes: wishes.filter((wish): wish is ShownWish => 'tile' in wish),
    goneIds: wishes.filter(({ tile }) => !tile).map(({ id }) => id),
  }
}
