import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import { Checkbox, Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export interface ExpiryDraft {
  readonly expires: boolean
  readonly how: 'months' | 'yearly'
  readonly months: string
  readonly share: string
  readonly month: string
  readonly day: string
}

interface Props {
  readonly draft: ExpiryDraft
  readonly change: (part: Partial<ExpiryDraft>) => void
  readonly errorOf: (field: string) => string | undefined
}

/** Whether points expire, and by what: months without activity, or a day of every year. */
export function ExpiryFields({ draft, change, errorOf }: Props) {
  const t = useMessages()
  const monthName = useMonthName()
  return (
    <>
      <Heading level={2}>{t('expiry.title')}</Heading>
      <Checkbox checked={draft.expires} onChange={(event) => change({ expires: event.target.checked })}>
        {t('expiry.on')}
      </Checkbox>
      {draft.expires && (
        <div className={styles.inline}>
          <Select
            label={t('expiry.how')}
            value={draft.how}
            onChange={(event) => change({ how: event.target.value as ExpiryDraft['how'] })}
          >
            <option value="months">{t('expiry.inactive')}</option>
            <option value="yearly">{t('expiry.yearly')}</option>
          </Select>
          {draft.how === 'months' ? (
            <Field
              label={t('expiry.months')}
              type="number"
              min={1}
              max={12}
              value={draft.months}
              error={errorOf('monthsOfInactivity')}
              onChange={(event) => change({ months: event.target.value })}
            />
          ) : (
            <>
              <Select
                label={t('expiry.month')}
                value={draft.month}
                onChange={(event) => change({ month: event.target.value })}
              >
                {Array.from({ length: 12 }, (_, index) => (
                  <option key={monthName(index + 1)} value={index + 1}>
                    {monthName(index + 1)}
                  </option>
                ))}
              </Select>
              <Field
                label={t('expiry.day')}
                type="number"
                min={1}
                max={31}
                value={draft.day}
                error={errorOf('day')}
                onChange={(event) => change({ day: event.target.value })}
              />
            </>
          )}
          <Field
            label={t('expiry.share')}
            type="number"
            min={1}
            max={100}
            value={draft.share}
            error={errorOf('expiringPointsPercentage')}
            onChange={(event) => change({ share: event.target.value })}
          />
        </div>
      )}
    </>
  )
}

/** The same in a sentence. */
export function ExpiryCopy({ draft: { how, months, share, day, month } }: Pick<Props, 'draft'>) {
  const t = useMessages()
  const monthName = useMonthName()
  const part = Number(share) || 0
  return (
    <p className={styles.quiet}>
      {how === 'months'
        ? t('expiry.says-months', { months: Number(months) || 0, share: part })
        : t('expiry.says-yearly', { day: `${day} ${monthName(Number(month))}`, share: part })}
    </p>
  )
}

function useMonthName() {
  const format = useFormat()
  return (month: number) =>
    format.date(new Date(Date.UTC(2025, month - 1, 1)), { month: 'long', timeZone: 'UTC' })
}
