import { useFormat } from '@galleria/i18n'
import type { useFetcher } from '@galleria/router'
import { Button, RadioGroup, TextArea, useFocusFirstError } from '@galleria/ui'
import { useEffect, useId, useState } from 'react'
import type { OrderAnswer } from '../../data/order-action.ts'
import { useMessages } from '../../messages/index.ts'
import {
  isExchangeable,
  type offeredResolutions,
  type RefundLine,
  refundEstimate,
} from '../../rules/refunds/refund-form.ts'
import styles from './RefundCard.module.css'
import { RefundLineChoice } from './RefundLineChoice.tsx'

interface RefundFormProps {
  readonly lines: readonly RefundLine[]
  readonly offered: ReturnType<typeof offeredResolutions>
  readonly currency: string
  readonly fetcher: ReturnType<typeof useFetcher<OrderAnswer>>
  readonly close: () => void
}

/** Lines of a refund request, each with its reason; one opening of the form makes one request, however often it is sent. */
export default function RefundForm({ lines: all, offered, currency, fetcher, close }: RefundFormProps) {
  const t = useMessages()
  const [key] = useState(() => crypto.randomUUID())
  const [resolution, setResolution] = useState<string>(offered[0]?.name ?? 'REFUND')
  // A line without another variant in stock can't be exchanged.
  const lines = resolution === 'EXCHANGE' ? all.filter(isExchangeable) : all
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(all.length === 1 ? all.map(({ id, left }) => [id, left]) : []),
  )
  const estimate = refundEstimate(lines, chosen)
  const format = useFormat()
  const problem = useId()
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  const errors = answer && 'errors' in answer ? answer.errors : {}
  const form = useFocusFirstError(answer)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), [form])
  return (
    <fetcher.Form method="post" ref={form} className={styles.form} noValidate>
      <input type="hidden" name="key" value={key} />
      {offered.length > 1 ? (
        <RadioGroup
          legend={t('refund.resolution')}
          name="resolution"
          value={resolution}
          choices={offered.map(({ name, label }) => ({ value: name, label: t(label) }))}
          onChange={setResolution}
        />
      ) : (
        <input type="hidden" name="resolution" value={resolution} />
      )}
      <fieldset className={styles.lines}>
        <legend>{t('refund.form')}</legend>
        {errors.lines && (
          <p id={problem} className={styles.problem}>
            {errors.lines}
          </p>
        )}
        <ul className={styles.list}>
          {lines.map((line, index) => (
            <RefundLineChoice
              key={line.id}
              line={line}
              count={chosen[line.id] ?? 0}
              onCount={(count) => setChosen({ ...chosen, [line.id]: count })}
              currency={currency}
              isExchange={resolution === 'EXCHANGE'}
              errors={{ reason: errors.reasons?.[line.id], variant: errors.variants?.[line.id] }}
              invalid={errors.lines && index === 0 ? problem : undefined}
            />
          ))}
        </ul>
      </fieldset>
      <p className={styles.estimate} role="status">
        {resolution !== 'EXCHANGE' &&
          estimate !== undefined &&
          t('refund.estimate', { amount: format.money(estimate, currency) })}
      </p>
      {resolution === 'EXCHANGE' && <p className={styles.when}>{t('refund.difference')}</p>}
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
