import type { Db } from '../../../data/database.ts'
import { subscriptionOf } from '../lines/custom-texts.ts'
import { type CatalogMatch, type Item, itemOf } from '../lines/items.ts'
import type { RequestedLine } from '../lines/requested-line.ts'

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

/** Lines as the catalog stands now, of hidden products where staff sell them: one read for any number of them. */
export async function readItems(
  db: Db,
  lines: readonly RequestedLine[],
  { hidden = false }: { readonly hidden?: boolean | undefined } = {},
): Promise<Item[]> {
  const wanted = new Set(lines.flatMap((line) => (line.details?.custom ? [] : line.variantId)))
  const rows = wanted.size
    ? await db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.productId')
        .leftJoin('taxGroupProducts', 'taxGroupProducts.productId', 'products.id')
        .selectAll('variants')
        .select(columns)
        .where('variants.id', 'in', [...wanted])
        .where(({ or, and, eb, val }) =>
          or([
            eb(val(hidden), '=', true),
            and([eb('variants.visible', '=', true), eb('products.visible', '=', true)]),
          ]),
        )
        .execute()
    : []
  const found = new Map(
    rows.map((row): [string, CatalogMatch] => {
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
