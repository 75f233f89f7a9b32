import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Field, Heading } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { keyOf, newVariant, rowsOf, setMany, type VariantDraft, type VariantRow } from '../rules/variants.ts'
import { VariantsBulk } from './VariantsBulk.tsx'

/** Every combination with its own price, stock and the rest; without options there is one, which has a stock alone. */
export function Variants(props: PartProps) {
  const t = useMessages()
  const { draft, change } = props
  const rows = rowsOf(draft.options, draft.variants)
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const here = rows.filter(({ key }) => marked.has(key))
  if (draft.options.length === 0) return <OnlyStock {...props} />
  const all = rows.length > 0 && here.length === rows.length
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.variants', { count: rows.length })}
      </Heading>
      <p className={shared.quiet}>{t('editor.variants-more')}</p>
      <VariantsBulk
        count={here.length}
        onSet={(values) => change({ variants: setMany(rows, new Set(here.map(({ key }) => key)), values) })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1). */}
      <section className={shared.scroll} tabIndex={0} aria-label={t('editor.variants-table')}>
        <table className={styles.variants}>
          <thead>
            <tr>
              <td>
                <input
                  type="checkbox"
                  aria-label={t('editor.mark-all')}
                  checked={all}
                  onChange={() => mark(all ? new Set() : new Set(rows.map(({ key }) => key)))}
                />
              </td>
              <th scope="col">{t('editor.variant')}</th>
              <th scope="col">{t('column.price')}</th>
              <th scope="col">{t('column.sku')}</th>
              <th scope="col">{t('column.cost')}</th>
              <th scope="col">{t('column.weight')}</th>
              <th scope="col">{t('column.stock')}</th>
              <th scope="col">{t('column.in-stock')}</th>
              <th scope="col">{t('column.visible')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.key}
                {...props}
                row={row}
                isMarked={marked.has(row.key)}
                onMark={() => mark(toggled(marked, row.key))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

interface RowProps extends PartProps {
  readonly row: VariantRow
  readonly isMarked: boolean
  readonly onMark: () => void
}

function Row({ row: { key, choices, variant }, draft, change, at, isMarked, onMark }: RowProps) {
  const t = useMessages()
  const name = Object.values(choices).join(' · ')
  const put = (part: Partial<VariantDraft>) =>
    change({ variants: { ...draft.variants, [key]: { ...variant, ...part } } })
  const cell = (column: 'price' | 'sku' | 'cost' | 'weight' | 'quantity', label: string, own: string) => (
    <td>
      <input
        className={styles.cell}
        inputMode={column === 'sku' ? 'text' : column === 'quantity' ? 'numeric' : 'decimal'}
        dir="ltr"
        aria-label={t('editor.cell', { column: label, variant: name })}
        aria-invalid={at(`variants${key}.${column}`) ? true : undefined}
        title={at(`variants${key}.${column}`)}
        placeholder={own}
        value={variant[column]}
        onChange={(event) => put({ [column]: event.target.value })}
      />
    </td>
  )
  return (
    <tr data-marked={isMarked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={t('editor.mark', { variant: name })}
          checked={isMarked}
          onChange={onMark}
        />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cell('price', t('column.price'), draft.price)}
      {cell('sku', t('column.sku'), '')}
      {cell('cost', t('column.cost'), draft.cost)}
      {cell('weight', t('column.weight'), draft.weight)}
      {cell('quantity', t('column.stock'), '∞')}
      <td>
        <input
          type="checkbox"
          aria-label={t('editor.cell', { column: t('column.in-stock'), variant: name })}
          disabled={variant.quantity.trim() !== ''}
          checked={variant.quantity.trim() === '' ? variant.inStock : Number(variant.quantity) > 0}
          onChange={(event) => put({ inStock: event.target.checked })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={t('editor.cell', { column: t('column.visible'), variant: name })}
          checked={variant.visible}
          onChange={(event) => put({ visible: event.target.checked })}
        />
      </td>
    </tr>
  )
}

function OnlyStock({ draft, change, at }: PartProps) {
  const t = useMessages()
  const key = keyOf({})
  const variant = draft.variants[key] ?? newVariant
  const put = (part: Partial<VariantDraft>) => change({ variants: { [key]: { ...variant, ...part } } })
  const isCounted = variant.quantity.trim() !== ''
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('column.stock')}
      </Heading>
      <Field
        label={t('editor.quantity')}
        hint={t('editor.quantity-more')}
        inputMode="numeric"
        dir="ltr"
        value={variant.quantity}
        error={at(`variants${key}.quantity`)}
        onChange={(event) => put({ quantity: event.target.value })}
      />
      {!isCounted && (
        <Checkbox checked={variant.inStock} onChange={(event) => put({ inStock: event.target.checked })}>
          {t('column.in-stock')}
        </Checkbox>
      )}
    </Card>
  )
}
