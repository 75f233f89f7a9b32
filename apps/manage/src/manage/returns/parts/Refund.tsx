import { useFormat } from '@galleria/i18n'
import { amountOf, ConfirmDialog, LeaveGuard, MoneyField, parts, useDone, useSend } from '@galleria/manage'
import { Button, Checkbox, Field, Notice, TextArea } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { ReturnAnswer, Refund as Wanted } from '../data/acts.ts'
import { type ReturnData, unitsOf } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { lessOf, namesOf, unitsIn } from '../rules/lines.ts'
import styles from './return.module.css'

const nothing = {
  ...{ shipping: false, restock: false, notify: true, fee: '', amount: '', message: '' },
  // Outcome of the return, until staff choose.
  storeCredit: undefined as boolean | undefined,
}

/** Gives money back for what came; the exact sum is asked for before anything happens. */
export function Refund({ data }: { readonly data: ReturnData }) {
  const { return: found, order, worth, left } = data
  const { currency } = order
  const t = useMessages()
  const format = useFormat()
  const pricing = useSend<ReturnAnswer>()
  const making = useSend<ReturnAnswer>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [more, setMore] = useState(nothing)
  const put = (part: Partial<typeof more>) => setMore({ ...more, ...part })
  const storeCredit =
    Boolean(found.buyer.memberId) && (more.storeCredit ?? found.resolution === 'STORE_CREDIT')
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<Omit<Wanted, 'amount'>>()
  const [sum, setSum] = useState<string>()
  const hasEmail = found.buyer.email !== ''
  const names = namesOf(order)
  const units = unitsOf(found)
  const price = (amount: string | number) => format.money(amount, currency)
  const priced = pricing.sent
  useDone(priced, () => {
    if (!priced?.price || !asked) return
    const amount = lessOf(priced.price.amount, asked.fee, currency)
    if (Number(amount) > 0) return setSum(amount)
    setAsked(undefined)
    setProblem(t('error.too-low'))
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const lines = units.map((unit) => ({
      ...unit,
      quantity: unitsIn(typed[unit.id] ?? String(unit.quantity), unit.quantity),
    }))
    const counted = lines.flatMap(({ quantity, ...line }) => (quantity ? [{ ...line, quantity }] : []))
    if (lines.some(({ quantity }) => quantity === undefined)) return setProblem(t('refund.wrong-units'))
    const fee = more.fee.trim() ? amountOf(more.fee, currency) : '0'
    const own = more.amount.trim() ? amountOf(more.amount, currency) : undefined
    if (fee === undefined || (more.amount.trim() && own === undefined))
      return setProblem(t('refund.wrong-amount'))
    if (own === undefined && counted.length === 0 && !more.shipping) return setProblem(t('refund.nothing'))
    if (own !== undefined && Number(own) > left) return setProblem(t('error.too-high'))
    setProblem(undefined)
    const { shipping, restock, message } = more
    const chosen = counted.map(({ id, quantity }) => ({ id, quantity }))
    setAsked({ lines: chosen, fee, shipping, restock, storeCredit, message, notify: more.notify && hasEmail })
    setSum(own)
    if (own === undefined) pricing.send({ intent: 'price', orderId: order.id, lines: counted, shipping })
  }
  const text = price(sum ?? 0)
  const isDirty = more !== nothing || Object.keys(typed).length > 0
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <LeaveGuard when={isDirty && !making.sent?.done} />
      <fieldset className={styles.plain}>
        <legend>{t('refund.items')}</legend>
        {units.map(({ id, quantity }) => (
          <Field
            key={id}
            type="number"
            min={0}
            max={quantity}
            inputMode="numeric"
            label={<bdi>{names.get(id)}</bdi>}
            hint={t('refund.units', {
              count: quantity,
              amount: price(worth?.lineItems?.find((line) => line.id === id)?.total.amount ?? 0),
            })}
            value={typed[id] ?? String(quantity)}
            onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
          />
        ))}
      </fieldset>
      {!order.deliveryRefunded && (
        <Checkbox checked={more.shipping} onChange={({ target }) => put({ shipping: target.checked })}>
          {t('refund.delivery')}
        </Checkbox>
      )}
      <div className={parts.inline}>
        <MoneyField
          label={t('refund.fee')}
          hint={t('refund.fee-more')}
          currency={currency}
          value={more.fee}
          onChange={(fee) => put({ fee })}
        />
        <MoneyField
          label={t('refund.amount', { amount: price(left) })}
          hint={t('refund.amount-more')}
          currency={currency}
          value={more.amount}
          onChange={(amount) => put({ amount })}
        />
      </div>
      {found.buyer.memberId && (
        <Checkbox checked={storeCredit} onChange={({ target }) => put({ storeCredit: target.checked })}>
          {t('refund.credit')}
        </Checkbox>
      )}
      {found.status !== 'RECEIVED' && (
        <Checkbox checked={more.restock} onChange={({ target }) => put({ restock: target.checked })}>
          {t('refund.restock')}
        </Checkbox>
      )}
      <TextArea
        label={t('refund.message')}
        rows={2}
        maxLength={1000}
        value={more.message}
        onChange={({ target }) => put({ message: target.value })}
      />
      <Checkbox
        checked={more.notify && hasEmail}
        disabled={!hasEmail}
        onChange={({ target }) => put({ notify: target.checked })}
      >
        {hasEmail ? t('letter.notify') : t('letter.no-email')}
      </Checkbox>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className={parts.buttons}>
        <Button type="submit" variant="primary" pending={pricing.isSending || making.isSending}>
          {t('refund.review')}
        </Button>
      </div>
      <Result sent={priced?.done ? undefined : priced} isSending={pricing.isSending} done="" />
      <Result sent={making.sent} isSending={making.isSending} done="" />
      <ConfirmDialog
        isOpen={asked !== undefined && sum !== undefined}
        title={t('refund.title', { amount: text })}
        act={t('refund.do', { amount: text })}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked && sum) making.send({ intent: 'refund', ...asked, amount: sum })
          setAsked(undefined)
        }}
      >
        <p>
          <bdi>
            {asked?.lines.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? ''}`).join(', ')}
          </bdi>
        </p>
        {asked?.storeCredit && <p>{t('refund.to-credit')}</p>}
        <p>
          {asked?.notify ? `${t('letter.tells')} ` : ''}
          {t('refund.final')}
        </p>
      </ConfirmDialog>
    </form>
  )
}
