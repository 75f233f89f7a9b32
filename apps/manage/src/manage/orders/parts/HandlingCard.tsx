import { parts, useSend } from '@galleria/manage'
import { Button, Card, Field, Heading, Select } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'

/** Assignee of an order, and its hold. */
export function HandlingCard({ handling }: Pick<OrderData, 'handling'>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const [reason, setReason] = useState(handling.holdReason ?? '')
  const { onHold, assignee, staff } = handling
  return (
    <Card>
      <Heading level={2}>{t('handling.title')}</Heading>
      <div className={parts.form}>
        <Select
          label={t('handling.assignee')}
          value={assignee?.id ?? ''}
          onChange={({ target }) => send({ intent: 'assign', assignee: target.value })}
        >
          <option value="">{t('handling.nobody')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <form
          className={parts.inline}
          onSubmit={(event) => {
            event.preventDefault()
            send({ intent: 'hold', onHold: !onHold, reason: onHold ? '' : reason.trim() })
          }}
        >
          {onHold ? (
            <p>
              {t('hold.is')} <bdi>{handling.holdReason}</bdi>
            </p>
          ) : (
            <Field
              label={t('hold.reason')}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Button type="submit" pending={isSending}>
            {onHold ? t('hold.release') : t('hold.do')}
          </Button>
        </form>
        <Result {...{ sent, isSending }} done={t('order.saved')} />
      </div>
    </Card>
  )
}
