import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '../testing.ts'
import { furnishShop, type StockedProduct, stockProduct } from './shop.ts'
import { staffOf } from './staff.ts'

export interface LampShop {
  readonly site: TestPlatform
  readonly lamp: StockedProduct
  /** Its owner, by calls that are written out. */
  readonly staff: ReturnType<typeof staffOf>
}

/** A furnished shop of its own with so many lamps to sell, at 25.00 each. */
export async function openLampShop({
  quantity = 1000,
  ...options
}: TestPlatformOptions & { readonly quantity?: number | null } = {}): Promise<LampShop> {
  const site = await createTestPlatform(options)
  await furnishShop(site.platform.services.db)
  const lamp = await stockProduct(site.platform.services.db, { priceMinor: 2500, quantity })
  return { site, lamp, staff: staffOf(site) }
}
