import { useLocale } from '@galleria/i18n'
import { LeaveGuard, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { GiftCardAccount } from '@galleria/platform-client/gift-cards'
import { Button, Heading, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { draftFor } from '../rules/gift-cards.ts'
import { RecipientFields } from './RecipientFields.tsx'

interface Props {
  readonly revision: string
  readonly recipient: GiftCardAccount['recipient']
}

/** Mails the card again: under a new code, because the old one is known to nobody but who has it. */
export function SendForm({ revision, recipient }: Props) {
  const t = useMessages()
  const { language } = useLocale()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change } = useDraft(draftFor(recipient, language.code))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'send', revision, draft })
      }}
    >
      <Heading level={2}>{t('card.send-again')}</Heading>
      <p>{t('card.send-means')}</p>
      <RecipientFields draft={draft} errors={sent?.errors} onChange={change} />
      <LeaveGuard when={isChanged && !isSending && !sent?.done} />
      <div className={styles.buttons}>
        <Button type="submit" pending={isSending}>
          {t('card.send')}
        </Button>
      </div>
      <div role="status">{sent?.done && !isSending && <p>{t('card.sent')}</p>}</div>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </form>
  )
}
