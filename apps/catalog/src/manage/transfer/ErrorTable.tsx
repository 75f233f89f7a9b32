import { useFormat } from '@galleria/i18n'
import { Table } from '@galleria/manage'
import type { CatalogImportError } from '@galleria/platform-client/catalog-imports'
import { Badge } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { fieldCopy } from './field-copy.ts'

/** Errors of a file, row by row. */
export function ErrorTable({ errors }: { readonly errors: readonly CatalogImportError[] }) {
  const t = useMessages()
  const format = useFormat()
  if (errors.length === 0) return null
  return (
    <Table
      label={t('transfer.errors')}
      head={[
        { title: t('transfer.row') },
        { title: t('transfer.handle') },
        { title: t('transfer.field') },
        { title: t('transfer.reason') },
        { title: t('transfer.means') },
      ]}
      rows={errors.map(({ rowNumber, handle, field, reason, warning }, index) => ({
        key: `${rowNumber} ${field} ${index}`,
        cells: [
          format.number(rowNumber),
          <bdi key="handle">{handle || '–'}</bdi>,
          field ? fieldCopy(field, t) : '–',
          <bdi key="reason">{reason}</bdi>,
          <Badge key="means" tone={warning ? 'warning' : 'danger'}>
            {warning ? t('transfer.partly') : t('transfer.left-out')}
          </Badge>,
        ],
      }))}
    />
  )
}
