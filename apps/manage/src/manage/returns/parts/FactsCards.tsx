import { parts, Timeline } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { MailLink } from '../../shared/MailLink.tsx'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { stepsOf, stepTitle } from '../rules/history.ts'

/** Order and customer of a return, with links to both. */
export function OrderCard({ data: { return: found } }: { readonly data: ReturnData }) {
  const t = useMessages()
  const { buyer, orderId, orderNumber, exchangeOrderId } = found
  return (
    <Card>
      <Heading level={2}>{t('order.title')}</Heading>
      <p>
        <TextLink as={Link} className={parts.target} to={`/manage/orders/${orderId}`}>
          {t('order.open', { number: orderNumber })}
        </TextLink>
      </p>
      {exchangeOrderId && (
        <p>
          <TextLink as={Link} className={parts.target} to={`/manage/orders/${exchangeOrderId}`}>
            {t('order.exchange')}
          </TextLink>
        </p>
      )}
      <p>
        <bdi>{buyer.name}</bdi>
        {buyer.name && <br />}
        <MailLink email={buyer.email} none={t('letter.no-email')} />
      </p>
      {buyer.memberId && (
        <p>
          <TextLink as={Link} className={parts.target} to={`/manage/members/profile/${buyer.memberId}`}>
            {t('order.member')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

/** Steps of a return, and who took them. */
export function HistoryCard({ data: { return: found, order, handling } }: { readonly data: ReturnData }) {
  const t = useMessages()
  const names = new Map(handling.staff.map(({ email, name }) => [email, name]))
  const events = stepsOf(order.activities, found.id).map((step, index) => {
    const { id, createdDate, authorEmail, authorAppId, authorAppName } = step
    const isBuyers = ['REFUND_REQUESTED', 'REFUND_REQUEST_WITHDRAWN'].includes(
      step.customActivity?.type ?? '',
    )
    const staff = authorEmail ? (names.get(authorEmail) ?? authorEmail) : undefined
    return {
      id: id ?? String(index),
      at: createdDate ?? found.createdDate,
      title: stepTitle(step, t),
      who:
        staff ??
        (authorAppId ? (authorAppName ?? t('history.program')) : isBuyers ? t('history.customer') : null),
    }
  })
  return (
    <Card>
      <Heading level={2}>{t('history.title')}</Heading>
      <Timeline label={t('history.title')} events={events} />
    </Card>
  )
}
