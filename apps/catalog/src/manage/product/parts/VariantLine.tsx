import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import type { VariantColumn } from '../rules/variant-columns.ts'
import type { VariantDraft, VariantRow } from '../rules/variants.ts'

interface Props extends PartProps {
  readonly row: VariantRow
  readonly isMarked: boolean
  readonly columns: readonly VariantColumn[]
  readonly onMark: () => void
}

/** One combination of choices with what is its own; what it has of the product stands there in gray. */
export function VariantLine({ row, draft, change, at, isMarked, columns, onMark }: Props) {
  const t = useMessages()
  const { key, choices, variant } = row
  const name = Object.values(choices).join(' · ')
  const put = (part: Partial<VariantDraft>) =>
    change({ variants: { ...draft.variants, [key]: { ...variant, ...part } } })
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
      {columns.map(({ id, label, inherited = '', isText, maxLength }) => (
        <td key={id}>
          <input
            className={styles.cell}
            data-wide={isText}
            inputMode={isText ? 'text' : id === 'quantity' ? 'numeric' : 'decimal'}
            dir="ltr"
            maxLength={maxLength}
            aria-label={t('editor.cell', { column: label, variant: name })}
            aria-invalid={at(`variants${key}.${id}`) ? true : undefined}
            title={at(`variants${key}.${id}`)}
            placeholder={inherited}
            value={variant[id]}
            onChange={(event) => put({ [id]: event.target.value })}
          />
        </td>
      ))}
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
