import { parts as shared } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { amountOf, countOf } from '../rules/numbers.ts'
import type { VariantColumn } from '../rules/variant-columns.ts'
import type { VariantDraft } from '../rules/variants.ts'

interface Props {
  /** How many are marked. */
  readonly count: number
  readonly columns: readonly VariantColumn[]
  readonly onSet: (values: Partial<VariantDraft>) => void
}

/** One value for all that are marked. Not a form: it stands within one. */
export function VariantsBulk({ count, columns, onSet }: Props) {
  const t = useMessages()
  const [column, setColumn] = useState('price')
  const [value, setValue] = useState('')
  const [done, setDone] = useState('')
  const chosen = columns.find(({ id }) => id === column)
  const isNumber = chosen && !chosen.isText
  const isWrong = isNumber && Number.isNaN(column === 'quantity' ? countOf(value) : amountOf(value))
  const set = () => {
    if (count === 0 || isWrong) return
    onSet(chosen ? { [column]: value.trim() } : { visible: column === 'shown' })
    setDone(t('editor.bulk-done', { count }))
  }
  return (
    <fieldset className={shared.inline} aria-label={t('editor.bulk')} data-plain>
      <Select
        label={t('editor.bulk-what')}
        value={column}
        onChange={(event) => setColumn(event.target.value)}
      >
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="shown">{t('editor.bulk-show')}</option>
        <option value="hidden">{t('editor.bulk-hide')}</option>
      </Select>
      {chosen && (
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
        {done}
      </p>
    </fieldset>
  )
}
