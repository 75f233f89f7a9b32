import { useFormat } from '@galleria/i18n'
import { parts as styles, Table, useSend } from '@galleria/manage'
import type { EventDelivery } from '@galleria/platform-client/event-subscriptions'
import { Badge, Button, Heading, Notice, type Tone } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

const tones: Readonly<Record<string, Tone>> = { DELIVERED: 'success', PENDING: 'neutral', DEAD: 'danger' }

/** Newest deliveries to a target, each of which can be sent again. */
export function Deliveries({ deliveries }: { readonly deliveries: readonly EventDelivery[] }) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend<{ replayed?: number }>()
  const states: Readonly<Record<string, string>> = {
    DELIVERED: t('deliveries.delivered'),
    PENDING: t('deliveries.pending'),
    DEAD: t('deliveries.dead'),
  }
  const answer = ({ attempts }: EventDelivery) => {
    const last = attempts.at(-1)
    return last
      ? (last.error ?? t('deliveries.answer', { status: last.status ?? 0, ms: Math.round(last.ms) }))
      : ''
  }
  return (
    <div className={styles.form}>
      <div className={styles.titled}>
        <Heading level={2} size="lg">
          {t('deliveries.title')}
        </Heading>
        {deliveries.some(({ status }) => status === 'DEAD') && (
          <Button size="small" pending={isSending} onClick={() => send({ intent: 'replay' })}>
            {t('deliveries.replay')}
          </Button>
        )}
      </div>
      <div role="status">
        {sent?.done && !isSending && (
          <p>
            {sent.replayed === undefined
              ? t('deliveries.resent')
              : t('deliveries.replayed', { count: sent.replayed })}
          </p>
        )}
      </div>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      {deliveries.length === 0 ? (
        <p className={styles.quiet}>{t('deliveries.none')}</p>
      ) : (
        <Table
          label={t('deliveries.title')}
          head={[
            { title: t('deliveries.event') },
            { title: t('common.state') },
            { title: t('deliveries.attempts'), isNumber: true },
            { title: t('deliveries.last') },
            { title: t('deliveries.when') },
            { title: t('deliveries.act') },
          ]}
          rows={deliveries.map((delivery) => {
            const { eventId, eventType, status, attempts, finishedDate, nextAttemptDate } = delivery
            const at = finishedDate ?? attempts.at(-1)?.at ?? nextAttemptDate
            return {
              key: eventId,
              cells: [
                <bdi key="event">{eventType}</bdi>,
                <Badge key="state" tone={tones[status] ?? 'neutral'}>
                  {states[status] ?? status}
                </Badge>,
                attempts.length,
                <bdi key="last">{answer(delivery)}</bdi>,
                at ? format.moment(at) : '',
                <Button
                  key="act"
                  size="small"
                  variant="quiet"
                  onClick={() => send({ intent: 'resend', eventId })}
                >
                  {t('deliveries.resend')}
                </Button>,
              ],
            }
          })}
        />
      )}
    </div>
  )
}
