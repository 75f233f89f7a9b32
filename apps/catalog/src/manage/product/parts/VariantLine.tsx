import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { sizeOf, sizeText } from '../rules/sizes.ts'
import { units } from '../rules/units.ts'
import type { VariantDraft, VariantRow } from '../rules/variants.ts'

interface Props extends PartProps {
  readonly row: VariantRow
  readonly isMarked: boolean
  /** With what it measures. */
  readonly isWide: boolean
  readonly onMark: () => void
}

type Text = Exclude<keyof VariantDraft, 'inStock' | 'preorder' | 'visible'>
const words: ReadonlySet<Text> = new Set(['sku', 'barcode', 'amount', 'size', 'packageSize'])

/** One combination of choices with what is its own; what it has of the product stands there in gray. */
export function VariantLine({ row, draft, change, at, isMarked, isWide, onMark }: Props) {
  const t = useMessages()
  const { key, choices, variant } = row
  const name = Object.values(choices).join(' · ')
  const { perUnit } = draft
  const put = (part: Partial<VariantDraft>) =>
    change({ variants: { ...draft.variants, [key]: { ...variant, ...part } } })
  const cell = (column: Text, label: string, own: string) => (
    <td>
      <input
        className={styles.cell}
        data-wide={words.has(column) || undefined}
        inputMode={words.has(column) ? 'text' : column === 'quantity' ? 'numeric' : 'decimal'}
        dir="ltr"
        maxLength={column === 'sku' || column === 'barcode' ? 40 : undefined}
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
      {cell('barcode', t('column.barcode'), '')}
      {cell('cost', t('column.cost'), draft.cost)}
      {cell('weight', t('column.weight'), draft.weight)}
      {perUnit &&
        cell(
          'amount',
          t('column.amount'),
          perUnit.total && `${perUnit.total} ${units[perUnit.totalUnit] ?? perUnit.totalUnit}`,
        )}
      {isWide && cell('size', t('column.size'), sizeText(sizeOf(draft.size)))}
      {isWide && cell('packageSize', t('column.package-size'), sizeText(sizeOf(draft.packageSize)))}
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
      {draft.preorder.enabled && (
        <td>
          <input
            type="checkbox"
            aria-label={t('editor.cell', { column: t('column.preorder'), variant: name })}
            checked={variant.preorder}
            onChange={(event) => put({ preorder: event.target.checked })}
          />
        </td>
      )}
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
