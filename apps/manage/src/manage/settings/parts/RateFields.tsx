import { type Outcome, parts as styles, useRestoredFocus } from '@galleria/manage'
import { Button, Checkbox, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { type ConditionDraft, newCondition, newRate, type RateDraft } from '../rules/shipping-draft.ts'

interface Props {
  readonly rates: readonly RateDraft[]
  readonly currency: string
  readonly weightUnit: string
  readonly errors: Outcome['errors']
  readonly onChange: (rates: readonly RateDraft[]) => void
}

/** The list with one of it changed, or without it. */
const replaced = <Item,>(items: readonly Item[], at: number, item?: Item): Item[] =>
  items.flatMap((each, index) => (index !== at ? [each] : item === undefined ? [] : [item]))

/** Prices of a way of delivery: the first whose conditions hold is the price. */
export function RateFields({ rates, currency, weightUnit, errors, onChange }: Props) {
  const t = useMessages()
  const restored = useRestoredFocus<HTMLDivElement>()
  const wrong = (path: string) => errors?.[`shippingOption.${path}`] !== undefined
  return (
    <div className={styles.form} {...restored}>
      <p className={styles.quiet}>{t('rates.more')}</p>
      {rates.map((rate, at) => {
        const change = (part: Partial<RateDraft>) => onChange(replaced(rates, at, { ...rate, ...part }))
        return (
          <fieldset key={at} className={styles.form}>
            <legend>{t('rates.number', { number: at + 1 })}</legend>
            <div className={styles.inline}>
              <Field
                label={t('rates.price', { currency })}
                inputMode="decimal"
                value={rate.amount}
                maxLength={20}
                error={wrong(`rates[${at}].amount`) && t('common.amount-wrong')}
                onChange={({ target }) => change({ amount: target.value })}
              />
              <Checkbox
                checked={rate.multiply}
                onChange={({ target }) => change({ multiply: target.checked })}
              >
                {t('rates.each')}
              </Checkbox>
            </div>
            {rate.conditions.map((condition, place) => (
              <Condition
                key={place}
                {...{ condition, currency, weightUnit }}
                isWrong={wrong(`rates[${at}].conditions[${place}].value`)}
                onChange={(next) => change({ conditions: replaced(rate.conditions, place, next) })}
              />
            ))}
            <div className={styles.buttons}>
              <Button size="small" onClick={() => change({ conditions: [...rate.conditions, newCondition] })}>
                {t('rates.add-condition')}
              </Button>
              {rates.length > 1 && (
                <Button size="small" variant="quiet" onClick={() => onChange(replaced(rates, at))}>
                  {t('rates.remove', { number: at + 1 })}
                </Button>
              )}
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button onClick={() => onChange([...rates, newRate])}>{t('rates.add')}</Button>
      </div>
    </div>
  )
}

interface ConditionProps {
  readonly condition: ConditionDraft
  readonly currency: string
  readonly weightUnit: string
  readonly isWrong: boolean
  /** Without one the condition is removed. */
  readonly onChange: (condition?: ConditionDraft) => void
}

function Condition({ condition, currency, weightUnit, isWrong, onChange }: ConditionProps) {
  const t = useMessages()
  const { type, operator, value } = condition
  return (
    <div className={styles.inline}>
      <Select
        label={t('conditions.of')}
        value={type}
        choices={[
          { value: 'BY_TOTAL_PRICE', label: t('conditions.price', { currency }) },
          { value: 'BY_TOTAL_WEIGHT', label: t('conditions.weight', { unit: weightUnit }) },
          { value: 'BY_TOTAL_QUANTITY', label: t('conditions.quantity') },
        ]}
        onChange={({ target }) => onChange({ ...condition, type: target.value as ConditionDraft['type'] })}
      />
      <Select
        label={t('conditions.is')}
        value={operator}
        choices={[
          { value: 'GTE', label: t('conditions.gte') },
          { value: 'GT', label: t('conditions.gt') },
          { value: 'LTE', label: t('conditions.lte') },
          { value: 'LT', label: t('conditions.lt') },
          { value: 'EQ', label: t('conditions.eq') },
        ]}
        onChange={({ target }) =>
          onChange({ ...condition, operator: target.value as ConditionDraft['operator'] })
        }
      />
      <Field
        label={t('conditions.value')}
        inputMode="decimal"
        value={value}
        maxLength={20}
        error={isWrong && t('conditions.wrong')}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      />
      <Button size="small" variant="quiet" onClick={() => onChange()}>
        {t('conditions.remove')}
      </Button>
    </div>
  )
}
