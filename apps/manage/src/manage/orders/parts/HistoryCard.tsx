import { useFormat } from '@galleria/i18n'
import { parts, Timeline, useDone, useSend } from '@galleria/manage'
import { Button, Card, Heading, TextArea } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { activityTitle } from '../rules/activities.ts'
import styles from './order.module.css'

/** Events of the order and who did them, newest first, with notes that only staff read. */
export function HistoryCard({
  order,
  handling,
  mayChange,
}: Pick<OrderData, 'order' | 'handling'> & { readonly mayChange: boolean }) {
  const t = useMessages()
  const format = useFormat()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const [note, setNote] = useState('')
  useDone(sent, () => setNote(''))
  const names = new Map(handling.staff.map(({ email, name }) => [email, name]))
  const events = order.activities.toReversed().map((activity, index) => {
    const { id, createdDate, authorEmail, authorAppId, authorAppName, merchantComment, orderRefunded } =
      activity
    const facts = [
      orderRefunded?.amount && format.money(orderRefunded.amount.amount, order.currency),
      orderRefunded?.reason,
      merchantComment?.message,
    ].filter(Boolean)
    return {
      id: id ?? String(index),
      at: createdDate ?? order.createdDate,
      title: activityTitle(activity, t),
      who: authorEmail
        ? (names.get(authorEmail) ?? authorEmail)
        : authorAppId
          ? (authorAppName ?? t('history.program'))
          : null,
      detail: facts.length ? <bdi className={styles.note}>{facts.join(' · ')}</bdi> : undefined,
    }
  })
  return (
    <Card>
      <Heading level={2}>{t('history.title')}</Heading>
      {mayChange && (
        <form
          className={parts.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim()) send({ intent: 'note', message: note.trim() })
          }}
        >
          <TextArea
            label={t('history.note')}
            rows={2}
            maxLength={5000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={parts.buttons}>
            <Button type="submit" pending={isSending}>
              {t('history.add')}
            </Button>
          </div>
          <Result {...{ sent, isSending }} done={t('order.saved')} />
        </form>
      )}
      <Timeline label={t('history.title')} events={events} />
    </Card>
  )
}
