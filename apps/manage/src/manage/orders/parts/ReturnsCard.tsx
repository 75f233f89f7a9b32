import { useFormat } from '@galleria/i18n'
import { parts } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Badge, Card, Heading, TextLink } from '@galleria/ui'
import { returnableUnits, returnTone, useReturnWords } from '../../shared/return-words.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { nameOf } from '../rules/order-facts.ts'
import styles from './order.module.css'

interface Props {
  readonly data: OrderData
  readonly mayChange: boolean
}

/** Returns of an order, each with a link to its page, and the way to start one. */
export function ReturnsCard({ data: { order, handling, refundRequests }, mayChange }: Props) {
  const t = useMessages()
  const words = useReturnWords()
  const format = useFormat()
  const left = returnableUnits(handling.lines, refundRequests)
  const mayStart = mayChange && [...left.values()].some((units) => units > 0)
  if (refundRequests.length === 0 && !mayStart) return null
  const names = new Map(order.lineItems.map((line) => [line.id, nameOf(line)]))
  return (
    <Card>
      <Heading level={2}>{t('returns.title')}</Heading>
      {refundRequests.map(({ id, status, lineItems, reason, createdDate }, index) => (
        <div key={id} className={styles.part}>
          <p>
            <TextLink as={Link} className={parts.target} to={`/manage/orders/returns/${id}`}>
              {t('returns.name', { name: `${order.number}-R${index + 1}` })}
            </TextLink>{' '}
            <Badge tone={returnTone(status)}>{words.statusOf(status)}</Badge>
          </p>
          <p>
            <bdi>{lineItems.map((line) => `${line.quantity} × ${names.get(line.id) ?? ''}`).join(', ')}</bdi>
          </p>
          <p className={parts.quiet}>
            {words.reasonOf(lineItems[0]?.reason ?? reason)} · {format.moment(createdDate)}
          </p>
        </div>
      ))}
      {mayStart && (
        <p>
          <TextLink as={Link} className={parts.target} to={`/manage/orders/${order.id}/return`}>
            {t('returns.start')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
