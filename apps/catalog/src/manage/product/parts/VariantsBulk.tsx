import { parts as shared } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { amountOf, countOf } from '../rules/numbers.ts'
import type { VariantDraft } from '../rules/variants.ts'

type Column =
  | Extract<
      keyof VariantDraft,
      'price' | 'cost' | 'weight' | 'sku' | 'amount' | 'size' | 'packageSize' | 'quantity'
    >
  | 'shown'
  | 'hidden'

const texts: ReadonlySet<Column> = new Set(['sku', 'amount', 'size', 'packageSize'])

interface Props {
  /** How many are marked. */
  readonly count: number
  readonly hasAmount: boolean
  readonly hasSizes: boolean
  readonly onSet: (values: Partial<VariantDraft>) => void
}

/** One value for all that are marked. Not a form: it stands within one. */
export function VariantsBulk({ count, hasAmount, hasSizes, onSet }: Props) {
  const t = useMessages()
  const [column, setColumn] = useState<Column>('price')
  const [value, setValue] = useState('')
  const [told, tell] = useState('')
  const isText = column !== 'shown' && column !== 'hidden'
  const isWrong =
    column === 'quantity'
      ? Number.isNaN(countOf(value))
      : isText && !texts.has(column) && Number.isNaN(amountOf(value))
  const set = () => {
    if (count === 0 || isWrong) return
    onSet(isText ? { [column]: value.trim() } : { visible: column === 'shown' })
    tell(t('editor.bulk-done', { count }))
  }
  return (
    <fieldset className={shared.inline} aria-label={t('editor.bulk')} data-plain>
      <Select
        label={t('editor.bulk-what')}
        value={column}
        onChange={(event) => setColumn(event.target.value as Column)}
      >
        <option value="price">{t('column.price')}</option>
        <option value="sku">{t('column.sku')}</option>
        <option value="cost">{t('column.cost')}</option>
        <option value="weight">{t('column.weight')}</option>
        {hasAmount && <option value="amount">{t('column.amount')}</option>}
        {hasSizes && <option value="size">{t('column.size')}</option>}
        {hasSizes && <option value="packageSize">{t('column.package-size')}</option>}
        <option value="quantity">{t('column.stock')}</option>
        <option value="shown">{t('editor.bulk-show')}</option>
        <option value="hidden">{t('editor.bulk-hide')}</option>
      </Select>
      {isText && (
        <Field
          label={t('editor.bulk-value')}
          dir="ltr"
          value={value}
          error={isWrong ? t('wrong.no-amount') : undefined}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
        />
      )}
      <Button aria-disabled={count === 0 || isWrong} onClick={set}>
        {t('editor.bulk-set', { count })}
      </Button>
      <p role="status" className={shared.quiet}>
        {told}
      </p>
    </fieldset>
  )
}
