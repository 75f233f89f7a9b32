import type { Order } from '@galleria/platform-client/orders'
import type { useFetcher } from '@galleria/router'
import { Button, Field, Select, TextArea, useFocusFirstError } from '@galleria/ui'
import { useEffect, useState } from 'react'
import type { OrderAnswer } from '../../data/order-action.ts'
import { useMessages } from '../../messages/index.ts'
import { refundReasons } from '../../rules/refund-copy.ts'
import { refundLines } from '../../rules/refund-form.ts'
import styles from './RefundCard.module.css'

interface RefundFormProps {
  readonly order: Order
  readonly fetcher: ReturnType<typeof useFetcher<OrderAnswer>>
  readonly close: () => void
}

/** Lines and reason of a refund request; one opening of the form makes one request, however often it is sent. */
export default function RefundForm({ order, fetcher, close }: RefundFormProps) {
  const t = useMessages()
  const [key] = useState(() => crypto.randomUUID())
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  const errors = answer && 'errors' in answer ? answer.errors : {}
  const form = useFocusFirstError(answer)
  const lines = refundLines(order)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), [form])
  return (
    <fetcher.Form method="post" ref={form} className={styles.form} noValidate>
      <input type="hidden" name="key" value={key} />
      <fieldset className={styles.lines}>
        <legend>{t('refund.form')}</legend>
        {lines.map(({ id, name, left }, index) => (
          <Field
            key={id}
            label={<bdi>{t('refund.quantity', { name })}</bdi>}
            hint={t('refund.of', { count: left })}
            name={`line-${id}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            defaultValue={lines.length === 1 ? left : 0}
            error={index === 0 ? errors.lines : undefined}
          />
        ))}
      </fieldset>
      <Select label={t('refund.reason')} name="reason" defaultValue="" required error={errors.reason}>
        <option value="" disabled>
          {t('refund.choose')}
        </option>
        {refundReasons.map(({ name, label }) => (
          <option key={name} value={name}>
            {t(label)}
          </option>
        ))}
      </Select>
      <TextArea label={t('refund.message')} name="message" rows={3} maxLength={1000} />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="refund" variant="primary" pending={busy}>
          {t('refund.send')}
        </Button>
        <Button onClick={close}>{t('refund.cancel')}</Button>
      </div>
    </fetcher.Form>
  )
}
