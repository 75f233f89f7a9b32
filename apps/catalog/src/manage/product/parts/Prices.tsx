import { useFormat } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import type { PerUnitDraft, ProductDraft } from '../rules/draft.ts'
import { afterDiscount, amountOf, marginOf } from '../rules/numbers.ts'
import { units, unitsLike } from '../rules/units.ts'

export function Prices({ draft, change, at, currency }: PartProps) {
  const t = useMessages()
  const format = useFormat()
  const price = amountOf(draft.price) || 0
  const cost = amountOf(draft.cost)
  const paid = afterDiscount(price, draft.discountType, amountOf(draft.discountValue) || 0)
  const { profit, margin } = marginOf(paid, cost || 0)
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.prices')}
      </Heading>
      <div className={shared.inline}>
        <Field
          label={t('editor.price', { currency })}
          inputMode="decimal"
          dir="ltr"
          value={draft.price}
          error={at('priceData.price')}
          onChange={(event) => change({ price: event.target.value })}
        />
        <Select
          label={t('editor.discount')}
          value={draft.discountType}
          onChange={(event) => change({ discountType: event.target.value as ProductDraft['discountType'] })}
        >
          <option value="NONE">{t('editor.discount-none')}</option>
          <option value="PERCENT">{t('editor.discount-percent')}</option>
          <option value="AMOUNT">{t('editor.discount-amount', { currency })}</option>
        </Select>
        {draft.discountType !== 'NONE' && (
          <Field
            label={t('editor.discount-value')}
            inputMode="decimal"
            dir="ltr"
            value={draft.discountValue}
            error={at('discount.value')}
            onChange={(event) => change({ discountValue: event.target.value })}
          />
        )}
        <Field
          label={t('editor.cost', { currency })}
          inputMode="decimal"
          dir="ltr"
          value={draft.cost}
          error={at('costAndProfitData.itemCost')}
          onChange={(event) => change({ cost: event.target.value })}
        />
      </div>
      <p className={shared.quiet} aria-live="polite">
        {t('editor.paid', { price: format.money(paid, currency) })}
        {cost !== null &&
          !Number.isNaN(cost) &&
          ` ${t('editor.margin', { profit: format.money(profit, currency), margin: format.percent(margin) })}`}
      </p>
      <Checkbox
        checked={draft.perUnit !== null}
        onChange={(event) => change({ perUnit: event.target.checked ? newUnit : null })}
      >
        {t('editor.per-unit')}
      </Checkbox>
      {draft.perUnit && <PerUnit unit={draft.perUnit} at={at} onChange={(perUnit) => change({ perUnit })} />}
    </Card>
  )
}

const newUnit: PerUnitDraft = { total: '', totalUnit: 'G', base: '100', baseUnit: 'G' }

interface PerUnitProps extends Pick<PartProps, 'at'> {
  readonly unit: PerUnitDraft
  readonly onChange: (unit: PerUnitDraft) => void
}

function PerUnit({ unit, at, onChange }: PerUnitProps) {
  const t = useMessages()
  return (
    <div className={shared.inline}>
      <Field
        label={t('editor.unit-total')}
        inputMode="decimal"
        dir="ltr"
        value={unit.total}
        error={at('totalQuantity')}
        onChange={(event) => onChange({ ...unit, total: event.target.value })}
      />
      <UnitSelect
        label={t('editor.unit-total-unit')}
        value={unit.totalUnit}
        among={units}
        onChange={(totalUnit) =>
          // What is in it is told in units of the same kind alone.
          onChange({
            ...unit,
            totalUnit,
            ...(!(unit.baseUnit in unitsLike(totalUnit)) && { baseUnit: totalUnit }),
          })
        }
      />
      <Field
        label={t('editor.unit-base')}
        inputMode="decimal"
        dir="ltr"
        value={unit.base}
        error={at('baseQuantity')}
        onChange={(event) => onChange({ ...unit, base: event.target.value })}
      />
      <UnitSelect
        label={t('editor.unit-base-unit')}
        value={unit.baseUnit}
        among={unitsLike(unit.totalUnit)}
        error={at('baseMeasurementUnit')}
        onChange={(baseUnit) => onChange({ ...unit, baseUnit })}
      />
    </div>
  )
}

interface UnitProps {
  readonly label: string
  readonly value: string
  /** Their signs. */
  readonly among: Readonly<Record<string, string>>
  readonly error?: string | undefined
  readonly onChange: (unit: string) => void
}

function UnitSelect({ label, value, among, error, onChange }: UnitProps) {
  return (
    <Select label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)}>
      {value in among || <option value={value}>{units[value] ?? value}</option>}
      {Object.entries(among).map(([unit, sign]) => (
        <option key={unit} value={unit}>
          {sign}
        </option>
      ))}
    </Select>
  )
}
