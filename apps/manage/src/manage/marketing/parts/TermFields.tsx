import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Checkbox, Field, Select } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { DiscountDraft } from '../rules/draft.ts'
import own from './marketing.module.css'

interface Props {
  readonly draft: DiscountDraft
  readonly isCode: boolean
  /** True where the rule has conditions that the form does not show. */
  readonly hasOddTrigger?: boolean
  readonly currency: string
  readonly timeZone: string
  readonly errors: Outcome['errors']
  readonly onChange: (part: Partial<DiscountDraft>) => void
  /** Picker of the goods that the bounds are about, where there are bounds. */
  readonly counted?: ReactNode
}

/** Conditions of a discount: minimum, limits, dates, and whether it combines with others. */
export function TermFields(props: Props) {
  const { draft, isCode, hasOddTrigger, currency, timeZone, errors, onChange } = props
  const t = useMessages()
  const at = (...ends: readonly string[]) => ends.map((end) => errorAt(errors, end)).find(Boolean)
  const { least } = draft
  return (
    <>
      {hasOddTrigger ? (
        <p>{t('form.odd-trigger')}</p>
      ) : (
        <div className={styles.inline}>
          <Select
            label={t('form.least')}
            value={least}
            choices={[
              { value: 'NONE', label: t('form.least-none') },
              { value: 'SUBTOTAL', label: t('form.least-amount') },
              ...(isCode ? [] : [{ value: 'QUANTITY', label: t('form.least-quantity') }]),
            ]}
            onChange={(event) => onChange({ least: event.target.value as DiscountDraft['least'] })}
          />
          {least !== 'NONE' && (
            <Field
              label={
                least === 'SUBTOTAL' ? t('form.least-amount-of', { currency }) : t('form.least-quantity')
              }
              inputMode="decimal"
              value={draft.leastValue}
              error={at('minimumSubtotal', 'trigger.from')}
              onChange={(event) => onChange({ leastValue: event.target.value })}
            />
          )}
          {least !== 'NONE' && !isCode && (
            <Field
              label={least === 'SUBTOTAL' ? t('form.most-amount-of', { currency }) : t('form.most-quantity')}
              hint={t('form.no-limit')}
              inputMode="decimal"
              value={draft.mostValue}
              error={at('trigger.to')}
              onChange={(event) => onChange({ mostValue: event.target.value })}
            />
          )}
        </div>
      )}
      {!hasOddTrigger && !isCode && least !== 'NONE' && props.counted}
      {isCode && (
        <div className={styles.inline}>
          <Field
            label={t('form.limit')}
            hint={t('form.no-limit')}
            inputMode="numeric"
            value={draft.usageLimit}
            error={at('usageLimit')}
            onChange={(event) => onChange({ usageLimit: event.target.value })}
          />
          <Field
            label={t('form.per-customer')}
            hint={t('form.no-limit')}
            inputMode="numeric"
            value={draft.perCustomer}
            error={at('limitPerCustomer')}
            onChange={(event) => onChange({ perCustomer: event.target.value })}
          />
        </div>
      )}
      <div className={own.dates}>
        <Field
          label={t('form.start')}
          hint={t('form.zone', { zone: timeZone })}
          type="datetime-local"
          value={draft.start}
          error={at('startTime', 'activeTimeInfo.start')}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        <Field
          label={t('form.end')}
          hint={t('form.end-hint')}
          type="datetime-local"
          value={draft.end}
          error={at('expirationTime', 'activeTimeInfo.end')}
          onChange={(event) => onChange({ end: event.target.value })}
        />
      </div>
      <Checkbox checked={draft.combines} onChange={(event) => onChange({ combines: event.target.checked })}>
        {t('form.combines')}
      </Checkbox>
      <Checkbox checked={draft.active} onChange={(event) => onChange({ active: event.target.checked })}>
        {t('form.active')}
      </Checkbox>
    </>
  )
}
