import { useFormat } from '@galleria/i18n'
import { amountOf, ConfirmDialog, MoneyField, parts, useDone, useSend } from '@galleria/manage'
import { Button, Checkbox, Disclosure, Field, Notice } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer, Refund } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { nameOf } from '../rules/order-facts.ts'
import { refundable, refundOf, type Typed } from '../rules/units.ts'
import styles from './order.module.css'

interface Props {
  readonly data: OrderData
  readonly paymentId: string
  /** The money goes back outside of the store. */
  readonly isManual: boolean
  /** Decimal; most that can go back. */
  readonly left: string
  /** Submission of the card, which still tells what was done when the form begins anew. */
  readonly making: ReturnType<typeof useSend<OrderAnswer>>
}

/** Gives money back for lines, or an amount; the exact sum is asked for before anything happens. */
export function RefundForm({ data: { order, handling }, paymentId, isManual, left, making }: Props) {
  const t = useMessages()
  const format = useFormat()
  const pricing = useSend<OrderAnswer>()
  const [typed, setTyped] = useState<Typed>({})
  const due = Number(handling.amountToRefund.amount)
  const [amount, setAmount] = useState(
    due > 0 ? String(Math.min(due, Number(left)).toFixed(digits(left))) : '',
  )
  const [more, setMore] = useState({ shipping: false, restock: true, notify: true, reason: '' })
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<Omit<Refund, 'amount'>>()
  const [sum, setSum] = useState<string>()
  const { currency } = order
  const hasEmail = Boolean(order.buyerInfo?.email)
  const names = new Map(order.lineItems.map((line) => [line.id, nameOf(line)]))
  const priced = pricing.sent
  useDone(priced, () => setSum(priced?.price?.amount))

  function submit(event: FormEvent) {
    event.preventDefault()
    const lineItems = refundOf(handling.lines, typed)
    const own = amount.trim() ? amountOf(amount, currency) : undefined
    if (amount.trim() && own === undefined) return setProblem(t('refund.wrong'))
    if (own === undefined && lineItems.length === 0 && !more.shipping) return setProblem(t('refund.nothing'))
    if (own !== undefined && Number(own) > Number(left))
      return setProblem(t('refund.too-much', { amount: format.money(left, currency) }))
    setProblem(undefined)
    const notify = more.notify && hasEmail
    setAsked({ key: crypto.randomUUID(), paymentId, isManual, lineItems, ...more, notify })
    setSum(own)
    if (own === undefined) pricing.send({ intent: 'price', lineItems, shipping: more.shipping })
  }
  const text = format.money(sum ?? 0, currency)
  return (
    <Disclosure title={t('refund.open')} open={due > 0}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <fieldset className={styles.plain}>
          <legend>{t('refund.items')}</legend>
          {refundable(handling.lines).map(({ key, id, isSent, most }) => (
            <div key={key} className={styles.unit}>
              <span>
                <bdi>{names.get(id)}</bdi>{' '}
                <span className={parts.quiet}>{isSent ? t('refund.sent') : t('refund.unsent')}</span>
              </span>
              <Field
                type="number"
                min={0}
                max={most}
                inputMode="numeric"
                label={t('units.of', { count: most })}
                aria-label={
                  isSent
                    ? t('refund.line-sent', { name: names.get(id) ?? '', count: most })
                    : t('refund.line', { name: names.get(id) ?? '', count: most })
                }
                value={typed[key] ?? '0'}
                onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
              />
            </div>
          ))}
          {!order.deliveryRefunded && (
            <Checkbox
              checked={more.shipping}
              onChange={({ target }) => setMore({ ...more, shipping: target.checked })}
            >
              {t('totals.delivery')}
            </Checkbox>
          )}
        </fieldset>
        <div className={parts.inline}>
          <MoneyField
            label={t('refund.amount', { amount: format.money(left, currency) })}
            hint={t('refund.amount-more')}
            currency={currency}
            value={amount}
            onChange={setAmount}
          />
          <Field
            label={t('refund.reason')}
            maxLength={200}
            value={more.reason}
            onChange={({ target }) => setMore({ ...more, reason: target.value })}
          />
        </div>
        <Checkbox
          checked={more.restock}
          onChange={({ target }) => setMore({ ...more, restock: target.checked })}
        >
          {t('refund.restock')}
        </Checkbox>
        <Checkbox
          checked={more.notify && hasEmail}
          disabled={!hasEmail}
          onChange={({ target }) => setMore({ ...more, notify: target.checked })}
        >
          {hasEmail ? t('letter.notify') : t('letter.no-email')}
        </Checkbox>
        {isManual && <p className={parts.quiet}>{t('refund.manual')}</p>}
        <div className={parts.buttons}>
          <Button type="submit" pending={pricing.isSending}>
            {t('refund.review')}
          </Button>
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Result sent={priced?.done ? undefined : priced} isSending={pricing.isSending} done="" />
      </form>
      <ConfirmDialog
        isOpen={asked !== undefined && sum !== undefined}
        title={t('refund.title', { amount: text })}
        act={t('refund.do', { amount: text })}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) making.send({ intent: 'refund', ...asked, amount: sum })
          setAsked(undefined)
        }}
      >
        <p>{asked?.lineItems.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? ''}`).join(', ')}</p>
        <p>
          {[
            asked?.restock && asked.lineItems.length > 0 && t('refund.restocks'),
            isManual && t('refund.manual'),
            asked?.notify && t('letter.tells'),
            t('refund.final'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </ConfirmDialog>
    </Disclosure>
  )
}

const digits = (amount: string) => amount.split('.')[1]?.length ?? 0
