import { ConfirmDialog, useSend } from '@galleria/manage'
import type { NewsletterSubscriber } from '@galleria/platform-client/newsletter'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** Unsubscribes somebody after a question: staff cannot sign them up again. */
export function EndButton({ id, email }: Pick<NewsletterSubscriber, 'id' | 'email'>) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size="small" aria-label={t('end.of', { email })} onClick={() => setAsked(true)}>
        {t('end.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked && !sent?.done}
        title={t('end.title', { email })}
        act={t('end.do')}
        pending={isSending}
        problem={sent?.problem}
        onClose={() => setAsked(false)}
        onConfirm={() => send({ intent: 'end', id })}
      >
        <p>{t('end.means')}</p>
      </ConfirmDialog>
    </>
  )
}
