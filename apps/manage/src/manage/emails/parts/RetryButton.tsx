import { ConfirmDialog, useSend } from '@galleria/manage'
import type { EmailDelivery } from '@galleria/platform-client/email-deliveries'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** Sends an email once more, after a question: an address that bounced may be of nobody. */
export function RetryButton({ id, email, subject, status }: EmailDelivery) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size="small" aria-label={t('retry.of', { subject, email })} onClick={() => setAsked(true)}>
        {t('retry.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked && !sent?.done}
        title={t('retry.title', { email })}
        act={t('retry.do')}
        pending={isSending}
        problem={sent?.problem}
        onClose={() => setAsked(false)}
        onConfirm={() => send({ intent: 'retry', id })}
      >
        <p>{status === 'PENDING' ? t('retry.means-now') : t('retry.means')}</p>
      </ConfirmDialog>
    </>
  )
}
