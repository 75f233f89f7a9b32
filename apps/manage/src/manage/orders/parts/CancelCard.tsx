import { useFormat } from '@galleria/i18n'
import { amountOf, ConfirmDialog, MoneyField, parts, useSend } from '@galleria/manage'
import { Button, Card, Checkbox, Disclosure, Notice, TextArea } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { unsentOf } from '../rules/units.ts'

/** Ends an order with its money and what was not sent, in one form. */
export function CancelCard({
  order,
  handling,
  refundabilities,
}: Pick<OrderData, 'order' | 'handling' | 'refundabilities'>) {
  const t = useMessages()
  const format = useFormat()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const held = handling.amountHeld.amount
  const isPaid = Number(held) > 0
  const hasEmail = Boolean(order.buyerInfo?.email)
  const unsent = unsentOf(handling.lines)
  const [amount, setAmount] = useState(isPaid ? held : '')
  const [more, setMore] = useState({ restock: true, notify: true, message: '' })
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<{ readonly key: string; readonly amount: string | undefined }>()
  const { currency } = order
  const isManual = refundabilities.some(({ refundabilityStatus }) => refundabilityStatus === 'MANUAL')
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = amount.trim() ? amountOf(amount, currency) : undefined
    if (amount.trim() && typed === undefined) return setProblem(t('refund.wrong'))
    if (Number(typed ?? 0) > Number(held))
      return setProblem(t('refund.too-much', { amount: format.money(held, currency) }))
    setProblem(undefined)
    setAsked({ key: crypto.randomUUID(), amount: Number(typed ?? 0) > 0 ? typed : undefined })
  }
  const back = format.money(asked?.amount ?? 0, currency)
  const left = Number(held) - Number(asked?.amount ?? 0)
  return (
    <Card>
      <Disclosure title={t('cancel.open')}>
        <form className={parts.form} onSubmit={submit} noValidate>
          {unsent > 0 && (
            <Checkbox
              checked={more.restock}
              onChange={({ target }) => setMore({ ...more, restock: target.checked })}
            >
              {t('cancel.restock', { count: unsent })}
            </Checkbox>
          )}
          {isPaid && (
            <MoneyField
              label={t('refund.amount', { amount: format.money(held, currency) })}
              hint={isManual ? t('refund.manual') : t('cancel.later')}
              currency={currency}
              value={amount}
              onChange={setAmount}
            />
          )}
          <Checkbox
            checked={more.notify && hasEmail}
            disabled={!hasEmail}
            onChange={({ target }) => setMore({ ...more, notify: target.checked })}
          >
            {hasEmail ? t('letter.notify') : t('letter.no-email')}
          </Checkbox>
          {hasEmail && (
            <TextArea
              label={t('cancel.message')}
              rows={2}
              maxLength={1000}
              value={more.message}
              onChange={({ target }) => setMore({ ...more, message: target.value })}
            />
          )}
          <div className={parts.buttons}>
            <Button type="submit" variant="danger" pending={isSending}>
              {t('cancel.do')}
            </Button>
          </div>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <Result {...{ sent, isSending }} done={t('order.saved')} />
        </form>
      </Disclosure>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          asked?.amount
            ? t('cancel.title-refund', { number: order.number, amount: back })
            : t('cancel.title', { number: order.number })
        }
        act={asked?.amount ? t('cancel.do-refund', { amount: back }) : t('cancel.do')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          const notify = more.notify && hasEmail
          send({
            intent: 'cancel',
            ...asked,
            restock: more.restock && unsent > 0,
            notify,
            message: more.message.trim(),
          })
          setAsked(undefined)
        }}
      >
        <p>
          {[
            more.restock && unsent > 0 && t('cancel.restocks', { count: unsent }),
            left > 0 && t('cancel.left', { amount: format.money(left, currency) }),
            more.notify && hasEmail && t('letter.tells'),
            t('cancel.final'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
