import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import type { CatalogImport } from '@galleria/platform-client/catalog-imports'
import { useMessages } from '../messages/index.ts'

type Counted = Pick<CatalogImport, 'createdCount' | 'updatedCount' | 'unchangedCount' | 'failedCount'>

/** How many products are made, changed, left alone and left out. */
export function Counts({ counted }: { readonly counted: Counted }) {
  const t = useMessages()
  const format = useFormat()
  const figures = [
    [t('transfer.created'), counted.createdCount],
    [t('transfer.updated'), counted.updatedCount],
    [t('transfer.unchanged'), counted.unchangedCount],
    [t('transfer.not-taken'), counted.failedCount],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([term, count]) => (
        <div key={term} className={styles.figure}>
          <dt>{term}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
