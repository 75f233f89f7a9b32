import { errorAt, LetterLink, type Outcome, parts, useDone, useSend } from '@galleria/manage'
import type { ReviewSettings } from '@galleria/platform-client/review-settings'
import { Link } from '@galleria/router'
import { Button, ButtonLink, Checkbox, Field, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import styles from './review.module.css'
import type { SettingsSent } from './settings.ts'

interface Props {
  readonly settings: ReviewSettings
  readonly isOwner: boolean
}

/** Whether reviews wait for staff, and whether members are asked for them. */
export function ReviewSettingsForm({ settings, isOwner }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Outcome>()
  const [isModerated, setModerated] = useState(settings.isModerated)
  const [asks, setAsks] = useState(settings.asksForReviews)
  const [days, setDays] = useState(String(settings.askAfterDays))
  const [isSaved, setSaved] = useState(false)
  useDone(sent, () => setSaved(true))
  return (
    <Frame
      title={t('reviews.settings')}
      isOwner={isOwner}
      actions={
        <ButtonLink as={Link} to="/manage/catalog/reviews">
          {t('reviews.title')}
        </ButtonLink>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setSaved(false)
          send({
            intent: 'settings',
            settings: {
              ...{ revision: settings.revision, isModerated, asksForReviews: asks },
              askAfterDays: Number(days),
            },
          } satisfies SettingsSent)
        }}
      >
        <Checkbox checked={isModerated} onChange={({ target }) => setModerated(target.checked)}>
          {t('reviews.moderated')}
        </Checkbox>
        <p className={parts.quiet}>{t('reviews.moderated-more')}</p>
        <Checkbox checked={asks} onChange={({ target }) => setAsks(target.checked)}>
          {t('reviews.asks')}
        </Checkbox>
        <p className={parts.quiet}>
          {t('reviews.asks-more')} <LetterLink kind="review-request" />
        </p>
        <Field
          label={t('reviews.asks-days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          error={errorAt(sent?.errors, 'askAfterDays')}
        />
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('reviews.settings-save')}
          </Button>
        </div>
        <p role="status" className={parts.quiet}>
          {isSaved && t('reviews.settings-saved')}
        </p>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </form>
    </Frame>
  )
}
