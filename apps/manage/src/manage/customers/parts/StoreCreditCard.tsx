import { useFormat } from '@galleria/i18n'
import {
  amountOf,
  ConfirmDialog,
  errorAt,
  LeaveGuard,
  MoneyField,
  parts,
  useDone,
  useSend,
} from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Card, Field, Heading, Select, TextLink } from '@galleria/ui'
import { useState } from 'react'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import styles from './customer.module.css'
import { Result } from './Result.tsx'
import { useAuthor } from './use-author.ts'

interface Props {
  readonly credit: CustomerData['storeCredit']
  readonly mayChange: boolean
}

/** Money that the customer can spend here: ledger, and a form to change it. */
export function StoreCreditCard({ credit, mayChange }: Props) {
  const t = useMessages()
  const format = useFormat()
  const author = useAuthor()
  const { send, sent, isSending } = useSend()
  const [direction, setDirection] = useState<'ADD' | 'TAKE'>('ADD')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { balance, currency, entries } = credit
  useDone(sent, () => {
    setAmount('')
    setReason('')
  })
  const money = (value: string) => format.money(value, currency)
  const titles: Readonly<Record<string, string>> = {
    ADJUSTED: t('credit.adjusted'),
    SPENT: t('credit.spent'),
    RETURNED: t('credit.returned'),
  }
  const written = amountOf(amount, currency)
  const isReady = written !== undefined && reason.trim() !== ''
  return (
    <Card>
      <Heading level={2}>{t('credit.title')}</Heading>
      <p>
        <strong>{money(balance)}</strong>
      </p>
      {mayChange && (
        <form
          className={parts.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady && !isSending) setAsking(true)
          }}
        >
          <LeaveGuard when={(amount !== '' || reason !== '') && !isSending} />
          <Select
            label={t('credit.change')}
            value={direction}
            choices={[
              { value: 'ADD', label: t('credit.add') },
              { value: 'TAKE', label: t('credit.take') },
            ]}
            onChange={({ target }) => setDirection(target.value as 'ADD' | 'TAKE')}
          />
          <MoneyField
            label={t('credit.amount')}
            currency={currency}
            value={amount}
            error={errorAt(sent?.errors, 'amount')}
            onChange={setAmount}
          />
          <Field
            label={t('credit.reason')}
            hint={t('credit.reason-hint')}
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={errorAt(sent?.errors, 'reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={parts.buttons}>
            <Button type="submit" pending={isSending} disabled={!isReady}>
              {t('credit.do')}
            </Button>
          </div>
          <Result {...{ sent, isSending }} withErrors={false} />
        </form>
      )}
      {entries.length > 0 && (
        <ul className={styles.plain}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.part}>
              <div className={styles.head}>
                <span>
                  {titles[entry.type] ?? entry.type}{' '}
                  {entry.orderId && (
                    <TextLink as={Link} to={`/manage/orders/${entry.orderId}`}>
                      <bdi>#{entry.orderNumber}</bdi>
                    </TextLink>
                  )}
                </span>
                <span>{money(entry.amount)}</span>
              </div>
              {entry.reason && <bdi>{entry.reason}</bdi>}
              <span className={parts.quiet}>
                {format.moment(entry.date)} · {t('credit.left', { amount: money(entry.balance) })}
                {entry.by && (
                  <>
                    {' · '}
                    <bdi>{author(entry.by)}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('credit.ask')}
        act={t('credit.do')}
        isDanger={direction === 'TAKE'}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send({ intent: 'credit', amount: written, direction, reason: reason.trim(), balance })
        }}
      >
        <p>
          {direction === 'ADD'
            ? t('credit.ask-add', { amount: money(written ?? '0') })
            : t('credit.ask-take', { amount: money(written ?? '0') })}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
