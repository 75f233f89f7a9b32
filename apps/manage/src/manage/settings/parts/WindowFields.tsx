import { useLocale } from '@galleria/i18n'
import { type Outcome, parts as styles } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ShippingDraft, WindowDraft } from '../rules/shipping-draft.ts'

interface Props {
  readonly draft: ShippingDraft
  readonly errors: Outcome['errors']
  readonly onChange: (part: Partial<ShippingDraft>) => void
}

/** A Sunday, from which the names of weekdays are counted. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000

/** Times that a shopper chooses from, such as evenings of a local courier; none where it has no times. */
export function WindowFields({ draft, errors, onChange }: Props) {
  const t = useMessages()
  const { tag } = useLocale().language
  const names = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const weekdays = Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: names.format(SUNDAY + day * DAY),
  }))
  const windows = (at: number, window?: WindowDraft) =>
    onChange({
      windows: draft.windows.flatMap((each, index) => (index !== at ? [each] : window ? [window] : [])),
    })
  const wrong = (part: string) => Object.keys(errors ?? {}).some((path) => path.includes(part))
  return (
    <>
      {draft.windows.map((window, at) => (
        <div key={at} className={styles.inline}>
          <Select
            label={t('windows.day')}
            value={window.weekday}
            choices={weekdays}
            onChange={({ target }) => windows(at, { ...window, weekday: target.value })}
          />
          <Field
            type="time"
            label={t('windows.time')}
            value={window.time}
            error={wrong(`weekly[${at}]`) && t('windows.time-wrong')}
            onChange={({ target }) => windows(at, { ...window, time: target.value })}
          />
          <Button size="small" variant="quiet" onClick={() => windows(at)}>
            {t('windows.remove')}
          </Button>
        </div>
      ))}
      {draft.windows.length > 0 && (
        <div className={styles.inline}>
          <Field
            label={t('windows.minutes')}
            inputMode="numeric"
            value={draft.windowMinutes}
            maxLength={4}
            error={wrong('timeSlots.minutes') && t('windows.minutes-wrong')}
            onChange={({ target }) => onChange({ windowMinutes: target.value })}
          />
          <Field
            label={t('windows.notice')}
            inputMode="numeric"
            value={draft.windowNotice}
            maxLength={3}
            error={wrong('timeSlots.noticeHours') && t('windows.notice-wrong')}
            onChange={({ target }) => onChange({ windowNotice: target.value })}
          />
          <Field
            label={t('store.zone')}
            value={draft.windowZone}
            maxLength={50}
            error={wrong('timeSlots.timeZone') && t('store.zone-wrong')}
            onChange={({ target }) => onChange({ windowZone: target.value })}
          />
        </div>
      )}
      <div>
        <Button onClick={() => onChange({ windows: [...draft.windows, { weekday: '1', time: '18:00' }] })}>
          {t('windows.add')}
        </Button>
      </div>
    </>
  )
}
