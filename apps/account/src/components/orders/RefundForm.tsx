import { useFormat } from '@galleria/i18n'
import type { useFetcher } from '@galleria/router'
import { Button, Field, RadioGroup, Select, TextArea, useFocusFirstError } from '@galleria/ui'
import { useEffect, useState } from 'react'
import type { OrderAnswer } from '../../data/order-action.ts'
import { useMessages } from '../../messages/index.ts'
import { refundReasons } from '../../rules/refunds/refund-copy.ts'
import { isExchangeable, type offeredResolutions, type RefundLine } from '../../rules/refunds/refund-form.ts'
import styles from './RefundCard.module.css'

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
        {lines.map((line, index) => (
          <div key={line.id} className={styles.line}>
            <Field
              label={<bdi>{t('refund.quantity', { name: line.name })}</bdi>}
              hint={t('refund.of', { count: line.left })}
              name={`line-${line.id}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={line.left}
              defaultValue={lines.length === 1 ? line.left : 0}
              error={index === 0 ? errors.lines : undefined}
            />
            <Select
              label={
                lines.length === 1 ? (
                  t('refund.reason')
                ) : (
                  <bdi>{t('refund.reason-of', { name: line.name })}</bdi>
                )
              }
              name={`reason-${line.id}`}
              defaultValue=""
              error={errors.reasons?.[line.id]}
            >
              <option value="">{t('refund.choose')}</option>
              {refundReasons.map(({ name, label }) => (
                <option key={name} value={name}>
                  {t(label)}
                </option>
              ))}
            </Select>
            {resolution === 'EXCHANGE' && (
              <VariantChoice line={line} currency={currency} error={errors.variants?.[line.id]} />
            )}
          </div>
        ))}
      </fieldset>
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

interface VariantChoiceProps {
  readonly line: RefundLine
  readonly currency: string
  readonly error: string | undefined
}

/** Variants of the same product that are in stock, each with its price difference. */
function VariantChoice({ line: { id, name, variants }, currency, error }: VariantChoiceProps) {
  const t = useMessages()
  const format = useFormat()
  const textOf = ({ name, difference }: RefundLine['variants'][number]) => {
    const amount = Number(difference)
    const text = { name: name || t('refund.the-same'), amount: format.money(Math.abs(amount), currency) }
    return amount > 0
      ? t('refund.dearer', text)
      : amount < 0
        ? t('refund.cheaper', text)
        : t('refund.even', text)
  }
  return (
    <Select
      label={<bdi>{t('refund.variant-of', { name })}</bdi>}
      name={`variant-${id}`}
      defaultValue=""
      error={error}
    >
      <option value="">{t('refund.choose-variant')}</option>
      {variants
        .filter(({ inStock }) => inStock)
        .map((variant) => (
          <option key={variant.id} value={variant.id}>
            {textOf(variant)}
          </option>
        ))}
    </Select>
  )
}
