import { applicationError, violations } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import type { VariantState } from '../products/state.ts'
import type { NewItem } from './input.ts'
import { aheadAs, countedAs, type StockChange, stocked } from './inventory.ts'

/**
 * Says what there is of a variant, whose item is there from its start: once, as long as nobody has said it (wire §3.10), or
 * whenever, where it may be there already.
 * @throws ApiError 409 where somebody has, and 400 for what cannot be
 */
export function making(item: NewItem, field: string, { again }: { readonly again: boolean }): StockChange {
  const { variantId, productId, locationId, revision, preorderInfo } = item
  return {
    id: variantId,
    makes: true,
    locationId: locationId ?? undefined,
    locationField: `${field}.locationId`,
    change({ product, variant, location }) {
      if (productId && productId.toLowerCase() !== product.id)
        throw refused(`${field}.productId`, 'is not the product of this variant')
      if (again) checkRevision(variant.stockRevision, revision)
      else if (!isInitial(variant))
        throw applicationError(
          409,
          'ITEM_ALREADY_EXISTS',
          'The variant already has an inventory item. Update that item.',
          {
            inventoryItemId: variant.id,
            currentRevision: String(variant.stockRevision),
          },
        )
      if ((item.quantity ?? 0) < 0)
        throw refused(`${field}.quantity`, 'must be at least 0', 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE')
      const next =
        location && item.quantity !== undefined
          ? countedAs(variant, item.quantity, location)
          : stocked(variant, item)
      if (preorderInfo?.limit && !next.trackQuantity)
        throw refused(
          `${field}.preorderInfo.limit`,
          'requires a tracked quantity',
          'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
        )
      return preorderInfo ? { ...next, preorder: aheadAs(preorderInfo, next) } : next
    },
  }
}

/** As variants are made, or of an item that was deleted. */
const isInitial = ({ withoutItem, stockRevision, trackQuantity, inStock, preordered }: VariantState) =>
  withoutItem || (stockRevision === 1 && !trackQuantity && inStock && preordered === 0)

/** @throws ApiError 400 where a variant is named twice */
export function eachOnce(items: readonly NewItem[]): void {
  const seen = new Set<string>()
  for (const [index, { variantId }] of items.entries()) {
    const id = variantId.toLowerCase()
    if (seen.has(id))
      throw refused(
        `inventoryItems[${index}].variantId`,
        'is a duplicate. List each variant once',
        'DUPLICATE_BULK_UPSERT_KEY',
      )
    seen.add(id)
  }
}

function refused(field: string, description: string, ruleName?: string) {
  return violations([
    {
      field,
      description,
      ...(ruleName ? { violatedRule: 'OTHER', ruleName } : { violatedRule: 'VALIDATION' }),
    },
  ])
}
