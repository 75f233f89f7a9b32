import type { Selectable } from 'kysely'
import type { TaxedAt } from '../../../domain/pricing/line.ts'
import { type CatalogTables, quantityLeft } from '../../catalog/index.ts'
import type { RequestedLine } from './requested-line.ts'

type Product = Pick<
  Selectable<CatalogTables['products']>,
  | 'id'
  | 'slug'
  | 'name'
  | 'productType'
  | 'giftCard'
  | 'media'
  | 'options'
  | 'sku'
  | 'weight'
  | 'digitalFile'
  | 'membersOnly'
>

export interface CatalogMatch {
  readonly product: Product
  readonly variant: Selectable<CatalogTables['variants']>
  readonly taxGroupId?: string | null
}

export interface Item extends RequestedLine {
  /** Current catalog data; absent where the product is gone or hidden, and for custom lines. */
  readonly found?: CatalogMatch | undefined
  readonly status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'
  /** Undefined when nobody counts. */
  readonly left?: number | undefined
  readonly subscription?: Selectable<CatalogTables['subscriptionOptions']> | undefined
}

/** A line beside what the catalog has of it now. */
export function itemOf(line: RequestedLine, found: CatalogMatch | undefined): Item {
  const custom = line.details?.custom
  if (custom) {
    const left = custom.quantityAvailable ?? undefined
    return { ...line, left, status: statusOf(line.quantity, left) }
  }
  if (found?.product.id !== line.productId) return { ...line, status: 'NOT_FOUND', left: 0 }
  const left = quantityLeft(found.variant)
  return { ...line, found, left, status: statusOf(line.quantity, left) }
}

function statusOf(quantity: number, left: number | undefined) {
  if (left === undefined || quantity <= left) return 'AVAILABLE' as const
  return left === 0 ? ('NOT_AVAILABLE' as const) : ('PARTIALLY_AVAILABLE' as const)
}

/** True for products that anybody may add to a cart and only members may order. */
export const isForMembers = ({ found }: Item): boolean => found?.product.membersOnly === true

/** Address that decides the tax, unless the destination does. */
export function taxedAtOf({ details }: Item): TaxedAt | undefined {
  const type = details?.custom?.taxableAddress?.addressType
  return type === 'SHIPPING' ? undefined : type
}

/** True while a free trial lasts: no payment is due for the item. */
export function isOnTrial({ subscription }: Item): boolean {
  return Boolean(subscription?.trialFrequency && subscription.trialCount)
}

export function isShipped({ found, details }: Item): boolean {
  const { custom } = details ?? {}
  if (custom) return custom.physicalProperties?.shippable ?? custom.itemType.preset === 'PHYSICAL'
  return found?.product.productType === 'physical' && !found.product.giftCard
}
