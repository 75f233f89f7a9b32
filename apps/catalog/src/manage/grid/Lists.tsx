import { useMessages } from '../messages/index.ts'
import type { Names } from './Filters.tsx'
import type { ColumnId } from './rules/columns.ts'

export const listIds: Partial<Record<ColumnId, string>> = {
  status: 'catalog-statuses',
  brand: 'catalog-brands',
  ribbon: 'catalog-ribbons',
  collections: 'catalog-collections',
}

/** Suggestions for the editors of cells. */
export function Lists({ names }: { readonly names: Names }) {
  const t = useMessages()
  const lists: readonly (readonly [string | undefined, readonly string[]])[] = [
    [listIds.status, [t('status.visible'), t('status.hidden')]],
    [listIds.brand, names.brands],
    [listIds.ribbon, names.ribbons],
    [listIds.collections, names.collections.map(([, name]) => name)],
  ]
  return lists.map(([id, values]) => (
    <datalist key={id} id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  ))
}
