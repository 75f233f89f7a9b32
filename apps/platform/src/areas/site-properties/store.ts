import type { PlatformConfig } from '../../data/config.ts'
import type { Db, Trx } from '../../data/database.ts'

/** The configuration for pages and letters, with the owner's settings. */
export interface ShopConfig extends PlatformConfig {
  /** IANA name of the zone in which times are written. */
  readonly timeZone: string
}

interface SiteProperties {
  readonly timeZone: string
}

/** Site properties as the owner set them; until then, as the platform was started. */
export async function siteProperties(
  db: Db,
  { firstTimeZone }: Pick<PlatformConfig, 'firstTimeZone'>,
): Promise<SiteProperties> {
  const row = await db.selectFrom('siteProperties').select('timeZone').where('id', '=', 1).executeTakeFirst()
  return { timeZone: row?.timeZone ?? firstTimeZone }
}

export async function shopConfig(db: Db, config: PlatformConfig): Promise<ShopConfig> {
  return { ...config, ...(await siteProperties(db, config)) }
}

/** Makes the row where there is none and locks it by writing: none writes over what another has just written. */
export async function lockSiteProperties(trx: Trx, timeZone: string, updatedAt: Date): Promise<void> {
  await trx
    .insertInto('siteProperties')
    .values({ id: 1, timeZone, updatedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ updatedAt }))
    .execute()
}

export async function updateTimeZone(trx: Trx, timeZone: string): Promise<void> {
  await trx.updateTable('siteProperties').set({ timeZone }).where('id', '=', 1).execute()
}
