import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import { localIn, momentIn } from '@galleria/manage/zone-time'
import { Field, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly saved: string | undefined
  readonly revision: string
  readonly timeZone: string
}

/** Expiration date of a card. */
export function ExpiryForm({ saved, revision, timeZone }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft({ expires: localIn(timeZone, saved) })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'expire', revision, expires: momentIn(timeZone, draft.expires) ?? null })
      }}
    >
      <Heading level={2}>{t('card.expires')}</Heading>
      <Field
        label={t('card.expires')}
        hint={t('card.zone', { zone: timeZone })}
        type="datetime-local"
        value={draft.expires}
        error={errorAt(sent?.errors, 'expirationDate')}
        onChange={(event) => change({ expires: event.target.value })}
      />
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} />
    </form>
  )
}
