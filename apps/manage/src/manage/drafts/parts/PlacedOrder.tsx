import { ConfirmDialog, parts as layout, useSend } from '@galleria/manage'
import type { DraftOrder } from '@galleria/platform-client/draft-orders'
import type { Order } from '@galleria/platform-client/orders'
import { Link } from '@galleria/router'
import { Button, ButtonLink, Card, DescriptionList, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import { CopyText } from '../../shared/CopyText.tsx'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly draft: DraftOrder
  readonly order: Order
  /** False for a role that reads alone. */
  readonly mayChange: boolean
}

interface Answer {
  readonly url?: string
  readonly mailed?: boolean
}

/** The order that came of the draft, and how its money comes. */
export function PlacedOrder({ draft, order, mayChange }: Props) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Answer>()
  const [isAsking, setAsking] = useState(false)
  const orderId = order.id ?? ''
  const number = String(order.number ?? '')
  const total = order.priceSummary?.total?.formattedAmount ?? ''
  const email = order.buyerInfo?.email
  const isPaid = order.paymentStatus === 'PAID'
  return (
    <div className={layout.rows}>
      <Notice
        tone="success"
        title={draft.sourceOrderId ? t('placed.updated', { number }) : t('placed.title', { number })}
        action={
          <ButtonLink as={Link} to={`/manage/orders/${orderId}`}>
            {t('placed.view')}
          </ButtonLink>
        }
      >
        <p>{email ? t('placed.email', { email }) : t('placed.no-email')}</p>
      </Notice>
      <Card>
        <Heading level={2}>{t('pay.title')}</Heading>
        <DescriptionList
          items={[
            { term: t('total.total'), value: total },
            { term: t('pay.status'), value: isPaid ? t('pay.paid') : t('pay.open') },
          ]}
        />
        {mayChange && !isPaid && (
          <div className={layout.form}>
            <div className={layout.buttons}>
              <Button pending={isSending} onClick={() => send({ intent: 'link', orderId })}>
                {t('pay.link')}
              </Button>
              {email && (
                <Button pending={isSending} onClick={() => send({ intent: 'mail', orderId })}>
                  {t('pay.mail')}
                </Button>
              )}
              <Button onClick={() => setAsking(true)}>{t('pay.mark')}</Button>
            </div>
            {sent?.url && <CopyText label={t('pay.url')} text={sent.url} />}
            <p role="status">{sent?.mailed && email ? t('pay.mailed', { email }) : ''}</p>
            {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
          </div>
        )}
      </Card>
      <ConfirmDialog
        isOpen={isAsking && !isPaid}
        isDanger={false}
        title={t('pay.ask', { number })}
        act={t('pay.mark')}
        pending={isSending}
        problem={sent?.problem}
        onClose={() => setAsking(false)}
        onConfirm={() => send({ intent: 'paid', orderId })}
      >
        <p>{t('pay.meaning', { total })}</p>
      </ConfirmDialog>
    </div>
  )
}
