import { useFormat } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Heading, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import type { PerUnitDraft, ProductDraft } from '../rules/draft.ts'
import { afterDiscount, amountOf, marginOf } from '../rules/numbers.ts'
import { units, unitsLike } from '../rules/units.ts'
import { NumberField } from './NumberField.tsx'
import { UnitSelect } from './UnitSelect.tsx'

interface Props extends PartProps {
  readonly taxGroups: readonly { readonly id: string; readonly name: string }[]
}

export function Prices({ draft, change, at, currency, taxGroups }: Props) {
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
        <NumberField
          label={t('editor.price', { currency })}
          value={draft.price}
          error={at('priceData.price')}
          onChange={(price) => change({ price })}
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
          <NumberField
            label={t('editor.discount-value')}
            value={draft.discountValue}
            error={at('discount.value')}
            onChange={(discountValue) => change({ discountValue })}
          />
        )}
        <NumberField
          label={t('editor.cost', { currency })}
          value={draft.cost}
          error={at('costAndProfitData.itemCost')}
          onChange={(cost) => change({ cost })}
        />
        {taxGroups.length > 0 && (
          <Select
            label={t('column.tax-group')}
            value={draft.taxGroupId}
            error={at('product.taxGroupId')}
            onChange={(event) => change({ taxGroupId: event.target.value })}
          >
            <option value="">{t('editor.no-tax-group')}</option>
            {taxGroups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
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
      <NumberField
        label={t('editor.unit-total')}
        value={unit.total}
        error={at('totalQuantity')}
        onChange={(total) => onChange({ ...unit, total })}
      />
      <UnitSelect
        label={t('editor.unit-total-unit')}
        value={unit.totalUnit}
        among={units}
        onChange={(totalUnit) =>
          // The base unit must measure the same kind of quantity as the total.
          onChange({
            ...unit,
            totalUnit,
            ...(!(unit.baseUnit in unitsLike(totalUnit)) && { baseUnit: totalUnit }),
          })
        }
      />
      <NumberField
        label={t('editor.unit-base')}
        value={unit.base}
        error={at('baseQuantity')}
        onChange={(base) => onChange({ ...unit, base })}
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
