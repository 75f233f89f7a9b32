import type { PlatformConfig } from '../../data/config.ts'
import type { Db } from '../../data/database.ts'

/** The configuration for pages and letters, with the owner's settings. */
export interface ShopConfig extends PlatformConfig {
  /** IANA name; what times are written in. */
  readonly timeZone: string
}

interface SiteProperties {
  readonly timeZone: string
}

/** As the owner set them; until then, as the platform was started. */
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
