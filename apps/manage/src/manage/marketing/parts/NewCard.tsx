import { useLocale } from '@galleria/i18n'
import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import { momentIn } from '@galleria/manage/zone-time'
import { Link } from '@galleria/router'
import { ButtonLink, Field, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { newCard } from '../rules/gift-cards.ts'
import { Frame } from './Frame.tsx'
import own from './marketing.module.css'
import { RecipientFields } from './RecipientFields.tsx'

interface Props {
  readonly isOwner: boolean
  readonly currency: string
}

/** Form that issues a card; the platform tells its code here once and never again. */
export function NewCard({ isOwner, currency }: Props) {
  const t = useMessages()
  const { language, timeZone = 'UTC' } = useLocale()
  const { sent, isSending, send } = useSend<{ code?: string; id?: string }>()
  const { draft, isChanged, change, reset } = useDraft(newCard(language.code))
  if (sent?.code)
    return (
      <Frame title={t('cards.new')} isOwner={isOwner}>
        <div className={styles.rows}>
          <div role="status">
            <Notice tone="success" title={t('card.made')}>
              <p>
                <strong>
                  <bdi dir="ltr">{sent.code}</bdi>
                </strong>
              </p>
              <p>{t('card.once')}</p>
            </Notice>
          </div>
          <div className={styles.buttons}>
            <ButtonLink as={Link} to={`/manage/marketing/gift-cards/${sent.id}`} variant="primary">
              {t('card.see')}
            </ButtonLink>
            <ButtonLink as={Link} to="/manage/marketing/gift-cards">
              {t('cards.all')}
            </ButtonLink>
          </div>
        </div>
      </Frame>
    )
  if (!isOwner)
    return (
      <Frame title={t('cards.new')} isOwner={isOwner}>
        <Notice tone="info">{t('error.owner-only')}</Notice>
      </Frame>
    )
  const expires = momentIn(timeZone, draft.expires) ?? null
  return (
    <Frame title={t('cards.new')} isOwner={isOwner}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) send({ intent: 'issue', draft, expires })
        }}
      >
        <div className={own.dates}>
          <Field
            label={t('card.amount', { currency })}
            inputMode="decimal"
            value={draft.amount}
            error={errorAt(sent?.errors, 'initialValue')}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <Field
            label={t('card.expires')}
            hint={t('card.zone', { zone: timeZone })}
            type="datetime-local"
            value={draft.expires}
            error={errorAt(sent?.errors, 'expirationDate')}
            onChange={(event) => change({ expires: event.target.value })}
          />
        </div>
        <RecipientFields draft={draft} errors={sent?.errors} hint={t('card.email-hint')} onChange={change} />
        <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} />
      </form>
    </Frame>
  )
}
