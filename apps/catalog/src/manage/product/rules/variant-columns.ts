import type { Say } from '../../messages/index.ts'
import type { ProductDraft } from './draft.ts'
import { sizeOf, sizeText } from './sizes.ts'
import { units } from './units.ts'
import type { VariantDraft } from './variants.ts'

export interface VariantColumn {
  readonly id: Exclude<keyof VariantDraft, 'inStock' | 'preorder' | 'visible'>
  readonly label: string
  /** Value that the product gives a variant without one of its own. */
  readonly inherited?: string
  readonly isText?: boolean
  readonly maxLength?: number
  /** Differs from variant to variant, so it is not set for many. */
  readonly isUnique?: boolean
}

/** Columns of the variants that are typed into, in their order; `isWide` adds the sizes. */
export function variantColumns(draft: ProductDraft, isWide: boolean, t: Say): readonly VariantColumn[] {
  const { perUnit } = draft
  const unit = perUnit && (units[perUnit.totalUnit] ?? perUnit.totalUnit)
  const amount = perUnit?.total ? `${perUnit.total} ${unit}` : ''
  const inherited = { size: sizeText(sizeOf(draft.size)), package: sizeText(sizeOf(draft.packageSize)) }
  const columns: readonly (VariantColumn | false | null)[] = [
    { id: 'price', label: t('column.price'), inherited: draft.price },
    { id: 'sku', label: t('column.sku'), isText: true, maxLength: 40 },
    { id: 'barcode', label: t('column.barcode'), isText: true, maxLength: 40, isUnique: true },
    { id: 'cost', label: t('column.cost'), inherited: draft.cost },
    { id: 'weight', label: t('column.weight'), inherited: draft.weight },
    perUnit && { id: 'amount', label: t('column.amount'), inherited: amount, isText: true },
    isWide && { id: 'size', label: t('column.size'), inherited: inherited.size, isText: true },
    isWide && {
      id: 'packageSize',
      label: t('column.package-size'),
      inherited: inherited.package,
      isText: true,
    },
    { id: 'quantity', label: t('column.stock'), inherited: '∞' },
  ]
  return columns.filter((column) => !!column)
}
