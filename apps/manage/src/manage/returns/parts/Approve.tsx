import { LeaveGuard, parts, useSend } from '@galleria/manage'
import { Button, Card, Heading, Notice, TextArea } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import { returnableUnits } from '../../shared/return-words.ts'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'

/** Lets the goods come back, with how to send them. */
export function Approve({
  data: { return: found, handling, refundRequests },
}: {
  readonly data: ReturnData
}) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [instructions, setInstructions] = useState('')
  const left = returnableUnits(handling.lines, refundRequests, found.id)
  if (found.lines.some(({ id, quantity }) => quantity > (left.get(id) ?? 0)))
    return <Notice tone="info">{t('error.not-sent')}</Notice>
  return (
    <Card>
      <Heading level={2}>{t('approve.title')}</Heading>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ intent: 'approve', instructions })
        }}
      >
        <LeaveGuard when={instructions !== '' && !sent?.done} />
        <TextArea
          label={t('approve.instructions')}
          hint={t('approve.hint')}
          rows={3}
          maxLength={2000}
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
        />
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('approve.do')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} done="" />
      </form>
    </Card>
  )
}
