import { useLocale } from '@galleria/i18n'
import { localIn, momentIn } from '@galleria/manage/zone-time'
import { Field, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { type Status, statuses, statusName } from '../../shared/status-name.ts'
import type { PartProps } from '../part.ts'

/** Status of the product, and the moment from which shoppers see it. */
export function PublicationFields({ draft, change, at }: Pick<PartProps, 'draft' | 'change' | 'at'>) {
  const t = useMessages()
  const { timeZone = 'UTC' } = useLocale()
  const { publication } = draft
  return (
    <>
      <Select
        label={t('column.status')}
        hint={publication === 'DRAFT' ? t('publication.draft-more') : undefined}
        value={publication}
        onChange={({ target }) => change({ publication: target.value as Status })}
        choices={statuses.map((value) => ({ value, label: statusName(value, t) }))}
      />
      {publication === 'SCHEDULED' && (
        <Field
          type="datetime-local"
          label={t('publication.date')}
          hint={t('publication.date-more', { zone: timeZone })}
          value={localIn(timeZone, draft.publishDate || undefined)}
          error={at('product.publication.date')}
          onChange={({ target }) => change({ publishDate: momentIn(timeZone, target.value) ?? '' })}
        />
      )}
    </>
  )
}
