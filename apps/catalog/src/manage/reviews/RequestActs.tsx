import { ConfirmDialog, type Selection } from '@galleria/manage'
import { Button } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { RequestsSent } from './requests.ts'

interface Props {
  readonly selection: Selection
  readonly send: (sent: RequestsSent) => void
  readonly isSending: boolean
}

/** Sends the selected requests now, or cancels them. All that are found can be canceled, and are never sent at one press. */
export function RequestActs({ selection, send, isSending }: Props) {
  const { keys, isAll, count, clear } = selection
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  function cancel() {
    setAsking(false)
    send(isAll ? { intent: 'cancel-all' } : { intent: 'cancel', ids: keys })
    clear()
  }
  return (
    <>
      {!isAll && (
        <Button
          size="small"
          variant="primary"
          pending={isSending}
          onClick={() => {
            send({ intent: 'send', ids: keys })
            clear()
          }}
        >
          {t('requests.send')}
        </Button>
      )}
      <Button size="small" pending={isSending} onClick={() => setAsking(true)}>
        {t('requests.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('requests.cancel-title', { count })}
        act={t('requests.cancel')}
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      >
        <p>{t('requests.cancel-more')}</p>
      </ConfirmDialog>
    </>
  )
}
