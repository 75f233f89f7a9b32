import { useFormat } from '@galleria/i18n'
import { Timeline } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { type CustomerEvent, historyOf } from '../rules/history.ts'
import { nameOf } from '../rules/person.ts'
import styles from './customer.module.css'
import { useAuthor } from './use-author.ts'

/** Acts of the customer and of staff, newest first. */
export function HistoryCard({ data }: { readonly data: CustomerData }) {
  const t = useMessages()
  const format = useFormat()
  const author = useAuthor()
  const titleOf = ({ what }: CustomerEvent) => {
    switch (what.type) {
      case 'ORDER':
        return (
          <TextLink as={Link} to={`/manage/orders/${what.orderId}`}>
            {t('history.order', { number: what.number })}
          </TextLink>
        )
      case 'NOTE':
        return t('history.note')
      case 'CREDIT':
        return t('history.credit', { amount: format.money(what.amount, what.currency) })
      case 'CONSENT':
        return {
          ASKED: t('history.consent-asked'),
          CONFIRMED: t('history.consent-confirmed'),
          ENDED: t('history.consent-ended'),
        }[what.step]
      case 'MEMBER':
        return t('history.member')
      case 'GUEST':
        return t('history.guest')
    }
  }
  const detailOf = ({ what }: CustomerEvent) => {
    if (what.type === 'ORDER') return format.money(what.total, what.currency)
    if (what.type === 'CREDIT') return <bdi>{what.reason}</bdi>
    return what.type === 'NOTE' ? <bdi className={styles.text}>{what.text}</bdi> : undefined
  }
  const person = nameOf(data.customer) || t('list.guest')
  return (
    <Card>
      <Heading level={2}>{t('history.title')}</Heading>
      <Timeline
        label={t('history.title')}
        events={historyOf(data).map((event) => ({
          id: event.id,
          at: event.at,
          title: titleOf(event),
          who: event.who ? author(event.who) : person,
          detail: detailOf(event),
        }))}
      />
    </Card>
  )
}
