import { parts as shared } from '@galleria/manage'
import { Card, Checkbox, Heading } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { variantColumns } from '../rules/variant-columns.ts'
import { keyOf, newVariant, rowsOf, setMany, type VariantDraft } from '../rules/variants.ts'
import { NumberField } from './NumberField.tsx'
import { VariantLine } from './VariantLine.tsx'
import { VariantsBulk } from './VariantsBulk.tsx'

/** Every combination with its own price, stock and the rest; without options there is one, which has a stock alone. */
export function Variants(props: PartProps) {
  const t = useMessages()
  const { draft, change } = props
  const rows = rowsOf(draft.options, draft.variants)
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const hasSizes = rows.some(({ variant }) => variant.size.trim() || variant.packageSize.trim())
  const [asked, ask] = useState(false)
  const isWide = !draft.isDigital && (asked || hasSizes)
  const here = rows.filter(({ key }) => marked.has(key))
  if (draft.options.length === 0) return <OnlyStock {...props} />
  const columns = variantColumns(draft, isWide, t)
  const all = rows.length > 0 && here.length === rows.length
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.variants', { count: rows.length })}
      </Heading>
      <p className={shared.quiet}>{t('editor.variants-more')}</p>
      {!draft.isDigital && !hasSizes && (
        <Checkbox checked={asked} onChange={(event) => ask(event.target.checked)}>
          {t('editor.sizes-show')}
        </Checkbox>
      )}
      {isWide && <p className={shared.quiet}>{t('editor.sizes-more')}</p>}
      <VariantsBulk
        count={here.length}
        columns={columns.filter(({ isUnique }) => !isUnique)}
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
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t('column.in-stock')}</th>
              {draft.preorder.enabled && <th scope="col">{t('column.preorder')}</th>}
              <th scope="col">{t('column.visible')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <VariantLine
                key={row.key}
                {...props}
                row={row}
                isMarked={marked.has(row.key)}
                columns={columns}
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
      <NumberField
        label={t('editor.quantity')}
        hint={t('editor.quantity-more')}
        isWhole
        value={variant.quantity}
        error={at(`variants${key}.quantity`)}
        onChange={(quantity) => put({ quantity })}
      />
      {!isCounted && (
        <Checkbox checked={variant.inStock} onChange={(event) => put({ inStock: event.target.checked })}>
          {t('column.in-stock')}
        </Checkbox>
      )}
    </Card>
  )
}
