import { ConfirmDialog, LeaveGuard, parts, useSend } from '@galleria/manage'
import { Button, Disclosure, TextArea } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Name of the return. */
  readonly name: string
  readonly hasEmail: boolean
}

/** Says no, with the reason that the customer reads. */
export function Decline({ name, hasEmail }: Props) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [message, setMessage] = useState('')
  const [isAsking, setAsking] = useState(false)
  return (
    <Disclosure title={t('decline.open')}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <LeaveGuard when={message !== '' && !sent?.done} />
        <TextArea
          label={t('decline.reason')}
          rows={3}
          maxLength={1000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className={parts.buttons}>
          <Button type="submit" variant="danger" pending={isSending}>
            {t('decline.do')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} done="" />
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('decline.title', { name })}
        act={t('decline.do')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          send({ intent: 'decline', message })
          setAsking(false)
        }}
      >
        <p>{hasEmail ? t('letter.tells') : t('letter.no-email')}</p>
      </ConfirmDialog>
    </Disclosure>
  )
}
