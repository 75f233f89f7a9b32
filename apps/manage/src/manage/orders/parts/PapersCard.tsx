import { ConfirmDialog, parts, useIdempotencyKey, useSend } from '@galleria/manage'
import { Badge, Button, Card, Heading, Select, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { letterName } from '../rules/activities.ts'
import { isDelivered } from '../rules/order-facts.ts'
import styles from './order.module.css'

const letters = ['CONFIRMATION', 'SHIPPED', 'REFUNDED', 'CANCELED'] as const
type Act = { readonly intent: 'void-invoice' | 'delete-invoice'; readonly invoice: string }

/** Invoices, the packing slip and address label, and letters to send again. */
export function PapersCard({
  order,
  invoices,
  mayChange,
}: Pick<OrderData, 'order' | 'invoices'> & { readonly mayChange: boolean }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const key = useIdempotencyKey(sent)
  const [asked, setAsked] = useState<Act>()
  const [letter, setLetter] = useState<string>('CONFIRMATION')
  const hasEmail = Boolean(order.buyerInfo?.email)
  return (
    <Card>
      <Heading level={2}>{t('papers.title')}</Heading>
      {invoices.map(({ id, number, status, url }) => (
        <div key={id} className={styles.part}>
          <p>
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t('invoice.number', { number })}
            </TextLink>{' '}
            <Badge>{invoiceStatus(status, t)}</Badge>
          </p>
          {mayChange && (
            <div className={parts.buttons}>
              {status !== 'Void' && hasEmail && (
                <Button size="small" onClick={() => send({ intent: 'send-invoice', invoice: id })}>
                  {t('invoice.send')}
                </Button>
              )}
              {status !== 'Void' && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setAsked({ intent: 'void-invoice', invoice: id })}
                >
                  {t('invoice.void')}
                </Button>
              )}
              {(status === 'Void' || status === 'Draft') && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setAsked({ intent: 'delete-invoice', invoice: id })}
                >
                  {t('invoice.delete')}
                </Button>
              )}
            </div>
          )}
        </div>
      ))}
      <div className={parts.buttons}>
        {mayChange && (
          <Button pending={isSending} onClick={() => send({ intent: 'invoice' })}>
            {t('invoice.issue')}
          </Button>
        )}
        <Button onClick={() => send({ intent: 'print', kind: 'PACKING_SLIPS' })}>{t('papers.slip')}</Button>
        {isDelivered(order) && (
          <Button onClick={() => send({ intent: 'print', kind: 'ADDRESS_LABELS' })}>
            {t('papers.label')}
          </Button>
        )}
        {sent?.url && (
          <TextLink href={sent.url} target="_blank" rel="noreferrer">
            {t('bulk.open')}
          </TextLink>
        )}
      </div>
      {mayChange && hasEmail && (
        <form
          className={parts.inline}
          onSubmit={(event) => {
            event.preventDefault()
            send({ intent: 'letter', letter, key })
          }}
        >
          <Select label={t('letter.again')} value={letter} onChange={({ target }) => setLetter(target.value)}>
            {letters.map((kind) => (
              <option key={kind} value={kind}>
                {letterName(kind, t)}
              </option>
            ))}
          </Select>
          <Button type="submit" pending={isSending}>
            {t('letter.send')}
          </Button>
        </form>
      )}
      <Result {...{ sent, isSending }} done={t('order.saved')} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked?.intent === 'void-invoice' ? t('invoice.void-title') : t('invoice.delete-title')}
        act={asked?.intent === 'void-invoice' ? t('invoice.void') : t('invoice.delete')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) send(asked)
          setAsked(undefined)
        }}
      >
        <p>{asked?.intent === 'void-invoice' ? t('invoice.void-more') : t('invoice.delete-more')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function invoiceStatus(status: string, t: Say): string {
  switch (status) {
    case 'Draft':
      return t('invoice.draft')
    case 'Sent':
      return t('invoice.sent')
    case 'Paid':
      return t('payment.paid')
    case 'PartiallyPaid':
      return t('payment.partly')
    case 'Void':
      return t('invoice.is-void')
    case 'Processing':
      return t('payment.pending')
    default:
      return t('invoice.overdue')
  }
}
