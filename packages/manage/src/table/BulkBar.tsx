import { Button } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Selection } from './column.ts'
import styles from './table.module.css'

interface Props {
  readonly selection: Selection
  /** Number of all rows, where more can be selected than are. */
  readonly canSelectAll: number | undefined
  readonly onAll: () => void
  readonly children: (selection: Selection) => ReactNode
}

/** Stands in place of the count while rows are selected. */
export function BulkBar({ selection, canSelectAll, onAll, children }: Props) {
  const t = useMessages()
  return (
    <div className={styles.bulk}>
      <p role="status">{t('table.picked', { count: selection.count })}</p>
      {canSelectAll !== undefined && (
        <Button size="small" variant="quiet" onClick={onAll}>
          {t('table.pick-all', { count: canSelectAll })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={selection.clear}>
        {t('table.pick-none')}
      </Button>
      {children(selection)}
    </div>
  )
}
