import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { kindName } from '../rules/copy.ts'
import { type DiscountDraft, type Kind, kinds, type TierDraft } from '../rules/draft.ts'

interface Props {
  readonly draft: DiscountDraft
  readonly currency: string
  readonly errors: Outcome['errors']
  readonly onChange: (part: Partial<DiscountDraft>) => void
}

const MOST_TIERS = 10

/** Fields of a reduction: its kind, value and tiers. */
export function ReductionFields({ draft, currency, errors, onChange }: Props) {
  const t = useMessages()
  const at = (end: string) => errorAt(errors, end)
  const { kind } = draft
  return (
    <>
      <Select
        label={t('form.kind')}
        value={kind}
        choices={kinds.map((each) => ({ value: each, label: kindName(each, t) }))}
        onChange={(event) => onChange({ kind: event.target.value as Kind })}
      />
      {kind === 'PERCENTAGE' && (
        <Field
          label={t('form.percent')}
          inputMode="decimal"
          value={draft.value}
          error={at('discount.percentage')}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
      {(kind === 'FIXED_AMOUNT' || kind === 'FIXED_PRICE') && (
        <Field
          label={kind === 'FIXED_PRICE' ? t('form.price', { currency }) : t('form.amount', { currency })}
          inputMode="decimal"
          value={draft.value}
          error={at('discount.amount')}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
      {kind === 'BUY_X_GET_Y' && (
        <div className={styles.inline}>
          <Field
            label={t('form.x')}
            inputMode="numeric"
            value={draft.x}
            error={at('discount.x')}
            onChange={(event) => onChange({ x: event.target.value })}
          />
          <Field
            label={t('form.y')}
            hint={t('form.y-hint')}
            inputMode="numeric"
            value={draft.y}
            error={at('discount.y')}
            onChange={(event) => onChange({ y: event.target.value })}
          />
        </div>
      )}
      {kind === 'TIERED' && <Tiers {...{ draft, currency, errors, onChange }} />}
    </>
  )
}

function Tiers({ draft, currency, errors, onChange }: Props) {
  const t = useMessages()
  const { basis, tiers } = draft
  const set = (index: number, part: Partial<TierDraft>) =>
    onChange({ tiers: tiers.map((tier, place) => (place === index ? { ...tier, ...part } : tier)) })
  return (
    <>
      <Select
        label={t('form.basis')}
        value={basis}
        choices={[
          { value: 'ITEM_QUANTITY', label: t('form.basis-quantity') },
          { value: 'SUBTOTAL', label: t('form.basis-amount') },
        ]}
        onChange={(event) => onChange({ basis: event.target.value as DiscountDraft['basis'] })}
      />
      {tiers.map((tier, index) => {
        const at = (end: string) => errorAt(errors, `tiers[${index}].${end}`)
        const number = index + 1
        return (
          <fieldset key={index} className={styles.inline}>
            <legend>{t('form.tier', { number })}</legend>
            <Field
              label={basis === 'SUBTOTAL' ? t('form.from-amount', { currency }) : t('form.from-quantity')}
              inputMode="decimal"
              value={tier.from}
              error={at('from')}
              onChange={(event) => set(index, { from: event.target.value })}
            />
            <Field
              label={t('form.off')}
              inputMode="decimal"
              value={tier.value}
              error={at('percentage') ?? at('amount')}
              onChange={(event) => set(index, { value: event.target.value })}
            />
            <Select
              label={t('form.unit')}
              value={tier.unit}
              choices={[
                { value: 'percentage', label: '%' },
                { value: 'amount', label: currency },
              ]}
              onChange={(event) => set(index, { unit: event.target.value as TierDraft['unit'] })}
            />
            {tiers.length > 1 && (
              <Button
                variant="quiet"
                aria-label={t('form.remove-tier', { number })}
                onClick={() => onChange({ tiers: tiers.filter((_, place) => place !== index) })}
              >
                {t('scopes.take-out')}
              </Button>
            )}
          </fieldset>
        )
      })}
      {tiers.length < MOST_TIERS && (
        <div className={styles.buttons}>
          <Button
            size="small"
            onClick={() =>
              onChange({
                tiers: [...tiers, { from: '', unit: tiers.at(-1)?.unit ?? 'percentage', value: '' }],
              })
            }
          >
            {t('form.add-tier')}
          </Button>
        </div>
      )}
    </>
  )
}
