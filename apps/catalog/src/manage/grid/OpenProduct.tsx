import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Selection } from './selection.ts'
import type { GridStore } from './store.ts'
import { useActiveRow } from './use-active-row.ts'

interface Props {
  readonly store: GridStore
  readonly selection: Selection
}

/** Leads to the editor of the product whose line is active. */
export function OpenProduct({ store, selection }: Props) {
  const t = useMessages()
  const row = useActiveRow(store, selection)
  if (!row) return null
  return (
    <p>
      <TextLink as={Link} to={`/manage/catalog/products/${row.id}`}>
        {t('editor.open', { name: row.name })}
      </TextLink>
    </p>
  )
}
