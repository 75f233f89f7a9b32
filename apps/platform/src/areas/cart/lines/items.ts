import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { TaxedAt } from '../../../domain/pricing/line.ts'
import { type CatalogTables, quantityLeft } from '../../catalog/index.ts'
import { subscriptionOf } from './custom-texts.ts'
import type { WantedLine } from './wanted-line.ts'

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

export interface Found {
  readonly product: Product
  readonly variant: Selectable<CatalogTables['variants']>
  readonly taxGroupId?: string | null
}

export interface Item extends WantedLine {
  /** What the catalog holds now; absent when it is gone or hidden, and for custom lines. */
  readonly found?: Found | undefined
  readonly status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'
  /** Undefined when nobody counts. */
  readonly left?: number | undefined
  readonly subscription?: Selectable<CatalogTables['subscriptionOptions']> | undefined
}

const columns = [
  'products.id as pId',
  'products.slug as pSlug',
  'products.name as pName',
  'products.productType as pProductType',
  'products.giftCard as pGiftCard',
  'products.media as pMedia',
  'products.options as pOptions',
  'products.sku as pSku',
  'products.weight as pWeight',
  'products.digitalFile as pDigitalFile',
  'products.membersOnly as pMembersOnly',
  'taxGroupProducts.taxGroupId as taxGroup',
] as const

/** Lines as the catalog stands now: one read for any number of them. */
export async function readItems(db: Db, lines: readonly WantedLine[]): Promise<Item[]> {
  const wanted = new Set(lines.flatMap((line) => (line.details?.custom ? [] : line.variantId)))
  const rows = wanted.size
    ? await db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.productId')
        .leftJoin('taxGroupProducts', 'taxGroupProducts.productId', 'products.id')
        .selectAll('variants')
        .select(columns)
        .where('variants.id', 'in', [...wanted])
        .where('variants.visible', '=', true)
        .where('products.visible', '=', true)
        .execute()
    : []
  const found = new Map(
    rows.map((row): [string, Found] => {
      const { pId, pSlug, pName, pProductType, pGiftCard, pMedia, pOptions, ...rest } = row
      const { pSku, pWeight, pDigitalFile, pMembersOnly, taxGroup, ...variant } = rest
      const product = {
        id: pId,
        slug: pSlug,
        name: pName,
        productType: pProductType,
        giftCard: pGiftCard,
        media: pMedia,
        options: pOptions,
        sku: pSku,
        weight: pWeight,
        digitalFile: pDigitalFile,
        membersOnly: pMembersOnly,
      }
      return [variant.id, { product, variant, taxGroupId: taxGroup }]
    }),
  )
  return withSubscriptions(
    db,
    lines.map((line) => itemOf(line, found.get(line.variantId))),
  )
}

/** With the way to buy again and again that was chosen, where one was. */
export async function withSubscriptions(db: Db, items: readonly Item[]): Promise<Item[]> {
  const ids = items.flatMap(({ options }) => subscriptionOf(options) ?? [])
  if (ids.length === 0) return [...items]
  const rows = await db.selectFrom('subscriptionOptions').selectAll().where('id', 'in', ids).execute()
  return items.map((item) => {
    const subscription = rows.find(({ id }) => id === subscriptionOf(item.options))
    return subscription ? { ...item, subscription } : item
  })
}

/** A line beside what the catalog has of it now. */
export function itemOf(line: WantedLine, found: Found | undefined): Item {
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

/** Who is no member may have it in a cart, and cannot order it. */
export const isForMembers = ({ found }: Item): boolean => found?.product.membersOnly === true

/** Where its tax is owed, unless where it goes. */
export function taxedAtOf({ details }: Item): TaxedAt | undefined {
  const type = details?.custom?.taxableAddress?.addressType
  return type === 'SHIPPING' ? undefined : type
}

/** Nothing is due for it before its trial has ended. */
export function isOnTrial({ subscription }: Item): boolean {
  return Boolean(subscription?.trialFrequency && subscription.trialCount)
}

export function isShipped({ found, details }: Item): boolean {
  const { custom } = details ?? {}
  if (custom) return custom.physicalProperties?.shippable ?? custom.itemType.preset === 'PHYSICAL'
  return found?.product.productType === 'physical' && !found.product.giftCard
}
