import type { Selectable, Updateable } from 'kysely'
import type { PlatformConfig } from '../../data/config.ts'
import { type Db, jsonb, type Trx } from '../../data/database.ts'
import type { SitePropertiesTables } from './tables.ts'

/** The configuration for pages and letters, with the owner's settings. */
export interface ShopConfig extends PlatformConfig {
  /** IANA name of the zone in which times are written. */
  readonly timeZone: string
}

type Table = SitePropertiesTables['siteProperties']
export type SitePropertiesRow = Omit<Selectable<Table>, 'id' | 'updatedAt'>
/** A row has a zone; until there is one, it is the platform's first. */
export type SiteProperties = Partial<SitePropertiesRow> & Pick<SitePropertiesRow, 'timeZone' | 'version'>

/** Site properties as the owner set them; until then, as the platform was started. */
export async function siteProperties(
  db: Db,
  { firstTimeZone }: Pick<PlatformConfig, 'firstTimeZone'>,
): Promise<SiteProperties> {
  return (await findSiteProperties(db)) ?? { timeZone: firstTimeZone, version: 0 }
}

export function findSiteProperties(db: Db): Promise<SitePropertiesRow | undefined> {
  return db
    .selectFrom('siteProperties')
    .select([
      ...(['timeZone', 'version', 'siteDisplayName', 'businessName', 'email', 'phone', 'address'] as const),
      ...(['weightUnit', 'dimensionsUnit', 'paymentCurrency', 'displayCurrencies'] as const),
    ])
    .where('id', '=', 1)
    .executeTakeFirst()
}

export async function shopConfig(db: Db, config: PlatformConfig): Promise<ShopConfig> {
  const { timeZone } = await siteProperties(db, config)
  return { ...config, timeZone }
}

/** Makes the row where there is none and locks it by writing: none writes over what another has just written. */
export async function lockSiteProperties(trx: Trx, timeZone: string, updatedAt: Date): Promise<void> {
  await trx
    .insertInto('siteProperties')
    .values({ id: 1, timeZone, updatedAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ updatedAt, version: row('siteProperties.version', '+', 1) })),
    )
    .execute()
}

export async function updateSiteProperties(
  trx: Trx,
  { address, displayCurrencies, ...plain }: Updateable<Table>,
): Promise<void> {
  const documents = {
    ...(address !== undefined && { address: address && jsonb(address) }),
    ...(displayCurrencies !== undefined && {
      displayCurrencies: displayCurrencies && jsonb(displayCurrencies),
    }),
  }
  await trx
    .updateTable('siteProperties')
    .set({ ...plain, ...documents })
    .where('id', '=', 1)
    .execute()
}

/** Uses of the store's currency: amounts that are owed or paid, and amounts that will be. */
export function currencyUses(trx: Trx) {
  return trx
    .selectNoFrom(({ exists, or, selectFrom }) => [
      or([
        exists(selectFrom('orders').select('orders.id')),
        exists(selectFrom('giftCards').select('giftCards.id')),
        exists(selectFrom('draftOrders').select('draftOrders.id')),
      ]).as('sold'),
      or([
        exists(selectFrom('products').select('products.id')),
        exists(selectFrom('coupons').select('coupons.id')),
        exists(selectFrom('discountRules').select('discountRules.id')),
        exists(selectFrom('shippingOptions').select('shippingOptions.id')),
        exists(selectFrom('additionalFees').select('additionalFees.id')),
        exists(selectFrom('loyaltyRewards').select('loyaltyRewards.id')),
        exists(
          selectFrom('loyaltyEarningRules')
            .select('loyaltyEarningRules.id')
            .where((rule) => rule.or([rule('moneyMinor', 'is not', null), rule('configs', 'is not', null)])),
        ),
      ]).as('priced'),
    ])
    .executeTakeFirstOrThrow()
}

/** Open carts and checkouts go on in another currency: their prices come from the catalog. */
export async function moveOpenCarts(trx: Trx, currency: string): Promise<void> {
  await trx.updateTable('carts').set({ currency }).execute()
  await trx.updateTable('checkouts').set({ currency }).execute()
}
