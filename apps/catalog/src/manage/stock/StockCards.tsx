import type { StockRow } from '@galleria/platform-client/stock'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import styles from '../grid/grid.module.css'
import { CardCell, Cards, useCards } from '../grid/phone/Cards.tsx'
import type { GridStore } from '../grid/store.ts'
import { useMessages } from '../messages/index.ts'

/** On a telephone: what is there of each variant, and when it is low. */
export function StockCards({ store }: { readonly store: GridStore<StockRow> }) {
  const t = useMessages()
  const cards = useCards(store)
  return (
    <Cards label={t('inventory.title')} cards={cards}>
      {(view) => (
        <>
          <TextLink as={Link} to={`/manage/catalog/inventory/${view.row.id}`}>
            <bdi>{store.kind.nameOf(view.row)}</bdi>
          </TextLink>
          <div className={styles.pair}>
            <CardCell store={store} view={view} id="available" />
            <CardCell store={store} view={view} id="lowStockAt" />
          </div>
        </>
      )}
    </Cards>
  )
}
