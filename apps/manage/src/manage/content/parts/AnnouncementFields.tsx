import { useLocale } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { localIn, momentIn } from '@galleria/manage/zone-time'
import { AnnouncementBar } from '@galleria/page-parts/announcement-bar'
import type { Announcement } from '@galleria/platform-client/announcements'
import { Badge, Button, Checkbox, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { type AnnouncementError, type AnnouncementState, withAnnounced } from '../rules/announcement.ts'

interface Props {
  readonly announcement: Announcement
  readonly state: AnnouncementState
  /** Language that is written; undefined for the store's own. */
  readonly language: string | undefined
  /** Whether the text was changed since it was translated. */
  readonly isOutdated: boolean
  readonly errors: readonly AnnouncementError[]
  readonly onChange: (next: Announcement) => void
  readonly onRemove: () => void
}

const tones = {
  now: 'success',
  waits: 'warning',
  later: 'info',
  over: 'neutral',
  off: 'neutral',
} as const satisfies Record<AnnouncementState, string>

/** Announcement as shoppers see it, with its fields below. */
export function AnnouncementFields(props: Props) {
  const { announcement, state, language, isOutdated, errors, onChange, onRemove } = props
  const t = useMessages()
  const { timeZone = 'UTC' } = useLocale()
  const { text, to, tone, translations, isDismissible, isOn, startDate, endDate } = announcement
  const set = (part: Partial<Announcement>) => onChange({ ...announcement, ...part })
  const written = language ? (translations[language] ?? '') : text
  const hint = t('announcements.zone', { zone: timeZone })
  const states: Readonly<Record<AnnouncementState, string>> = {
    now: t('announcements.now'),
    waits: t('announcements.waits'),
    later: t('announcements.later'),
    over: t('announcements.over'),
    off: t('announcements.off'),
  }
  const moment = (local: string) => momentIn(timeZone, local) ?? null
  return (
    <div className={shared.form}>
      <AnnouncementBar
        aria-label={t('announcements.preview')}
        text={written || text || t('announcements.unnamed')}
        lang={written ? language : undefined}
        to=""
        tone={tone}
      />
      <div className={shared.inline}>
        <Field
          label={t('announcements.text')}
          hint={language ? t('translate.original', { field: text }) : undefined}
          lang={language}
          maxLength={200}
          value={written}
          error={!language && errors.includes('text') ? t('error.required') : undefined}
          onChange={({ target }) => onChange(withAnnounced(announcement, language, target.value))}
        />
        <p>
          <Badge tone={tones[state]}>{states[state]}</Badge>{' '}
          {language && isOutdated && <Badge tone="warning">{t('translate.outdated')}</Badge>}
        </p>
      </div>
      {!language && (
        <>
          <div className={shared.inline}>
            <Field
              label={t('announcements.to')}
              hint={t('announcements.to-hint')}
              dir="ltr"
              maxLength={2000}
              value={to}
              error={errors.includes('to') ? t('announcements.to-wrong') : undefined}
              onChange={({ target }) => set({ to: target.value.trim() })}
            />
            <Select
              label={t('announcements.tone')}
              value={tone}
              onChange={({ target }) => set({ tone: target.value })}
              choices={[
                { value: 'QUIET', label: t('announcements.tone-quiet') },
                { value: 'ACCENT', label: t('announcements.tone-accent') },
                { value: 'STRONG', label: t('announcements.tone-strong') },
              ]}
            />
          </div>
          <div className={shared.inline}>
            <Field
              label={t('announcements.from')}
              hint={hint}
              type="datetime-local"
              value={localIn(timeZone, startDate ?? undefined)}
              onChange={({ target }) => set({ startDate: moment(target.value) })}
            />
            <Field
              label={t('announcements.until')}
              hint={hint}
              type="datetime-local"
              value={localIn(timeZone, endDate ?? undefined)}
              error={errors.includes('endDate') ? t('announcements.until-wrong') : undefined}
              onChange={({ target }) => set({ endDate: moment(target.value) })}
            />
          </div>
          <div className={shared.buttons}>
            <Checkbox
              checked={isDismissible}
              onChange={({ target }) => set({ isDismissible: target.checked })}
            >
              {t('announcements.dismissible')}
            </Checkbox>
            <Checkbox checked={isOn} onChange={({ target }) => set({ isOn: target.checked })}>
              {t('announcements.on')}
            </Checkbox>
            <Button size="small" variant="quiet" onClick={onRemove}>
              {t('announcements.remove', { name: text || t('announcements.unnamed') })}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
