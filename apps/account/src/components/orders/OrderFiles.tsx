import { useFormat } from '@galleria/i18n'
import type { Invoice } from '@galleria/platform-client/invoices'
import type { Order } from '@galleria/platform-client/orders'
import { useFetcher } from '@galleria/router'
import { Button, Card, Heading, Notice, TextLink } from '@galleria/ui'
import type { OrderAnswer } from '../../data/order-action.ts'
import { useMessages } from '../../messages/index.ts'
import { downloads } from '../../rules/downloads.ts'
import styles from './OrderParcels.module.css'

interface OrderFilesProps {
  readonly order: Order
  readonly invoices: readonly Invoice[]
}

/** Downloads of an order, and its invoices. */
export function OrderFiles({ order, invoices }: OrderFilesProps) {
  const t = useMessages()
  const format = useFormat()
  const fetcher = useFetcher<OrderAnswer>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const files = downloads(order, new Date().toISOString())
  const over = files.some(({ link }) => !link)
  const papers = invoices.filter(({ status }) => status !== 'Draft' && status !== 'Void')
  if (files.length + papers.length === 0) return null
  return (
    <Card>
      <Heading level={2}>{t('files.title')}</Heading>
      <ul className={styles.parcels}>
        {files.map(({ id, name, link, until }) => (
          <li key={id}>
            {link ? (
              <TextLink href={link} download>
                {t('files.download', { name })}
              </TextLink>
            ) : (
              <p className={styles.items}>
                <bdi>{name}</bdi>
              </p>
            )}
            <p className={styles.detail}>
              {link ? until && t('files.until', { date: format.date(until) }) : t('files.over')}
            </p>
          </li>
        ))}
        {papers.map(({ id, number, url }) => (
          <li key={id}>
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t('files.invoice', { number })}
            </TextLink>
          </li>
        ))}
      </ul>
      {over && (
        <fetcher.Form method="post" className={styles.renew}>
          <Button type="submit" name="intent" value="renew" size="small" pending={fetcher.state !== 'idle'}>
            {t('files.renew')}
          </Button>
        </fetcher.Form>
      )}
      {answer && 'renewed' in answer && !over && <Notice tone="success">{t('files.renewed')}</Notice>}
      {answer && 'problem' in answer && <Notice tone="danger">{answer.problem}</Notice>}
    </Card>
  )
}
