import { useFormat } from '@galleria/i18n'
import { ConfirmDialog, parts, useSend } from '@galleria/manage'
import { Badge, Button, Card, DescriptionList, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import { CopyText } from '../../shared/CopyText.tsx'
import { usePaymentMethods } from '../../shared/payment-methods.ts'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { paymentStatus, toneOf } from '../rules/status.ts'
import styles from './order.module.css'
import { RefundForm } from './RefundForm.tsx'

const mayBePaid = ['NOT_PAID', 'DECLINED', 'PARTIALLY_PAID', 'CANCELED', 'PENDING']

/** Totals, each payment with its refund, and how to ask for what is still owed. */
export function PaymentsCard({ data, mayChange }: { readonly data: OrderData; readonly mayChange: boolean }) {
  const { order, handling, transactions, refundabilities } = data
  const t = useMessages()
  const format = useFormat()
  const methodName = usePaymentMethods()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const making = useSend<OrderAnswer>()
  const [asked, setAsked] = useState<{ readonly intent: 'void' | 'paid'; readonly payment?: string }>()
  const { currency, priceSummary, balanceSummary } = order
  const money = (amount: string | undefined) => format.money(amount ?? 0, currency)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('totals.subtotal'), priceSummary.subtotal?.amount],
    [t('totals.discount'), minus(priceSummary.discount?.amount)],
    [t('totals.delivery'), priceSummary.shipping?.amount],
    [t('totals.fees'), priceSummary.totalAdditionalFees?.amount],
    [t('totals.tax'), priceSummary.tax?.amount],
    [t('totals.total'), priceSummary.total?.amount ?? '0'],
    [t('totals.paid'), balanceSummary?.paid?.amount],
    [t('totals.refunded'), minus(balanceSummary?.refunded?.amount)],
    [t('totals.balance'), balanceSummary?.balance?.amount],
  ]
  const due = handling.amountToRefund
  const canPay = order.status === 'APPROVED' && mayBePaid.includes(order.paymentStatus)
  const owed = Number(handling.amountOwed.amount)
  const open = handling.paymentRequests.find(({ paymentUrl }) => paymentUrl)
  return (
    <Card>
      <Heading level={2}>{t('payments.title')}</Heading>
      {Number(due.amount) > 0 && (
        <Notice tone="warning">{t('payments.to-refund', { amount: money(due.amount) })}</Notice>
      )}
      <DescriptionList
        items={rows
          .filter(([name, amount]) => name === t('totals.total') || Number(amount ?? 0) !== 0)
          .map(([term, amount]) => ({ term, value: money(amount), strong: term === t('totals.total') }))}
      />
      {transactions.payments.length === 0 && <p className={parts.quiet}>{t('payments.none')}</p>}
      {transactions.payments.map((payment) => {
        const { id, amount, regularPaymentDetails: details } = payment
        const found = refundabilities.find(({ paymentId }) => paymentId === id)
        return (
          <div key={id} className={styles.part}>
            <p>
              <strong>{money(amount.amount)}</strong> {methodName(methodOf(details))}{' '}
              {details && <Badge tone={toneOf(details.status)}>{paymentStatus(details.status, t)}</Badge>}
            </p>
            {mayChange && details?.status === 'AUTHORIZED' && (
              <div className={parts.buttons}>
                <Button pending={isSending} onClick={() => send({ intent: 'capture', payment: id })}>
                  {t('payments.capture')}
                </Button>
                <Button variant="quiet" onClick={() => setAsked({ intent: 'void', payment: id })}>
                  {t('payments.void')}
                </Button>
              </div>
            )}
            {mayChange && found && found.refundabilityStatus !== 'NOT_REFUNDABLE' && (
              <RefundForm
                key={found.availableRefundAmount?.amount}
                data={data}
                paymentId={id}
                isManual={found.refundabilityStatus === 'MANUAL'}
                left={found.availableRefundAmount?.amount ?? '0'}
                making={making}
              />
            )}
          </div>
        )
      })}
      <Result sent={making.sent} isSending={making.isSending} done={t('refund.done')} />
      {transactions.refunds.map(({ id, transactions: each }) => (
        <p key={id}>
          {each.map((refund) => (
            <span key={refund.paymentId}>
              {t('payments.refund', { amount: money(refund.amount.amount) })}{' '}
              <Badge tone={toneOf(refund.refundStatus)}>
                {refund.refundStatus === 'SUCCEEDED' ? t('payment.refunded') : t('payment.pending')}
              </Badge>{' '}
            </span>
          ))}
        </p>
      ))}
      {handling.paymentRequests.map(({ id, status, amount, createdDate }) => (
        <p key={id} className={parts.quiet}>
          {t('payments.asked', { amount: money(amount.amount), date: format.moment(createdDate) })}{' '}
          <Badge tone={toneOf(status)}>
            {status === 'PAID'
              ? t('payment.paid')
              : status === 'EXPIRED'
                ? t('payments.expired')
                : t('payment.not-paid')}
          </Badge>
        </p>
      ))}
      {mayChange && canPay && (
        <div className={parts.buttons}>
          <Button onClick={() => setAsked({ intent: 'paid' })}>{t('payments.mark')}</Button>
          {owed > 0 && (
            <>
              <Button variant="quiet" pending={isSending} onClick={() => send({ intent: 'link' })}>
                {t('payments.link')}
              </Button>
              {order.buyerInfo?.email && (
                <Button variant="quiet" pending={isSending} onClick={() => send({ intent: 'mail' })}>
                  {t('payments.mail')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {mayChange && canPay && open?.paymentUrl && (
        <CopyText label={t('payments.url')} text={open.paymentUrl} />
      )}
      <Result {...{ sent, isSending }} done={t('order.saved')} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          asked?.intent === 'void'
            ? t('payments.void-title')
            : t('payments.mark-title', { number: order.number })
        }
        act={asked?.intent === 'void' ? t('payments.void') : t('payments.mark')}
        isDanger={asked?.intent === 'void'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) send(asked)
          setAsked(undefined)
        }}
      >
        <p>
          {asked?.intent === 'void'
            ? t('payments.void-more')
            : t('payments.mark-more', { amount: money(balanceSummary?.balance?.amount) })}
        </p>
      </ConfirmDialog>
    </Card>
  )
}

const minus = (amount: string | undefined) => (Number(amount ?? 0) === 0 ? undefined : `-${amount}`)

interface Details {
  readonly paymentMethod?: string | undefined
  readonly offlinePayment?: boolean | undefined
}

/** An exchange is marked as offline too. */
function methodOf({ paymentMethod = '', offlinePayment }: Details = {}): string {
  return offlinePayment && paymentMethod !== 'exchange' ? 'offline' : paymentMethod
}
