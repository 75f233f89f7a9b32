import { parts } from '@galleria/manage'
import type { StockRow } from '@galleria/platform-client/stock'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import type { Selection } from '../grid/selection.ts'
import type { GridStore } from '../grid/store.ts'
import { useActiveRow } from '../grid/use-active-row.ts'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly store: GridStore<StockRow>
  readonly selection: Selection
}

/** Leads from the active line to its log, its product and those who wait for it. */
export function OpenVariant({ store, selection }: Props) {
  const t = useMessages()
  const row = useActiveRow(store, selection)
  if (!row) return null
  const name = store.kind.nameOf(row)
  return (
    <p className={parts.buttons}>
      <TextLink as={Link} to={`/manage/catalog/inventory/${row.id}`}>
        {t('inventory.log', { name })}
      </TextLink>
      <TextLink as={Link} to={`/manage/catalog/products/${row.productId}`}>
        {t('editor.open', { name: row.name })}
      </TextLink>
      {row.waiting > 0 && (
        <TextLink as={Link} to={`/manage/catalog/waiting?product=${row.productId}`}>
          {t('inventory.waiting', { count: row.waiting })}
        </TextLink>
      )}
    </p>
  )
}
