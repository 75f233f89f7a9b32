import { useFormat } from '@galleria/i18n'
import type { useFetcher } from '@galleria/router'
import { Badge, Button, ProductGrid } from '@galleria/ui'
import type { Changed } from '../../data/wishes/change-list.ts'
import type { ListLink, ShownWish, WishlistsPage } from '../../data/wishes/read-wishlists.ts'
import { useMessages } from '../../messages/index.ts'
import { ProductCard } from '../ProductCard.tsx'
import { usePrefetch } from '../use-prefetch.ts'
import styles from './WishItems.module.css'

interface Props {
  readonly page: WishlistsPage
  readonly nameOf: (list: ListLink) => string
  readonly fetcher: ReturnType<typeof useFetcher<Changed>>
}

/** Items of a list as tiles, with what can be done to each. */
export function WishItems({ page: { wishes, list, links, goneIds }, nameOf, fetcher }: Props) {
  const t = useMessages()
  const ahead = usePrefetch()
  const others = links.filter(({ id }) => id !== list?.id)
  return (
    <>
      <ProductGrid data-product-list {...ahead}>
        {wishes.map((wish, index) => (
          <li key={wish.id} className={styles.item}>
            <ProductCard tile={wish.tile} priority={index < 4} headingLevel={2} hasHeart={false} />
            <div className={styles.below}>
              <Item {...{ wish, others, nameOf, fetcher }} listId={list?.id ?? ''} />
            </div>
          </li>
        ))}
      </ProductGrid>
      {goneIds.length > 0 && (
        <fetcher.Form method="post" className={styles.gone}>
          <p>{t('wishlist.gone', { count: goneIds.length })}</p>
          <input type="hidden" name="list" value={list?.id ?? ''} />
          <input type="hidden" name="id" value={goneIds.join(' ')} />
          <Button type="submit" size="small" name="intent" value="remove">
            {t('wishlist.gone-remove')}
          </Button>
        </fetcher.Form>
      )}
    </>
  )
}

interface ItemProps extends Pick<Props, 'nameOf' | 'fetcher'> {
  readonly wish: ShownWish
  readonly others: readonly ListLink[]
  readonly listId: string
}

function Item({ wish: { id, tile, dropped }, others, listId, nameOf, fetcher }: ItemProps) {
  const t = useMessages()
  const { money } = useFormat()
  const { name } = tile
  // Told in the currency of the shop, which says nothing beside a price in another one.
  const isTold = dropped && dropped.currency === tile.price.price.currency
  return (
    <>
      {isTold && (
        <Badge tone="success">
          {t('wishlist.dropped', { amount: money(dropped.value, dropped.currency) })}
        </Badge>
      )}
      <fetcher.Form method="post" className={styles.acts}>
        <input type="hidden" name="list" value={listId} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        {listId && others.length > 0 && (
          <select
            className={styles.move}
            aria-label={t('wishlist.move-named', { name })}
            value=""
            onChange={({ target }) =>
              void fetcher.submit(
                { intent: 'move', list: listId, id, name, to: target.value },
                { method: 'post' },
              )
            }
          >
            <option value="">{t('wishlist.move')}</option>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        )}
        <Button
          type="submit"
          size="small"
          name="intent"
          value="remove"
          aria-label={t('wishlist.remove-named', { name })}
          pending={fetcher.formData?.get('id') === id}
        >
          {t('wishlist.remove')}
        </Button>
      </fetcher.Form>
    </>
  )
}
