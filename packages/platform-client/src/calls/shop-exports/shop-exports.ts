import { defineCall, z } from '@galleria/platform-client'
import { ShopExport } from '../../entities/shop-exports/shop-export.ts'
import * as operations from '../../operations/shop-exports/shop-exports.ts'

export type { ShopExport } from '../../entities/shop-exports/shop-export.ts'

/** Exports of the last day, newest first. */
export const listShopExports = /* @__PURE__ */ defineCall<undefined, { shopExports: ShopExport[] }>(
  operations.listShopExports,
  () => z.object({ shopExports: z.array(ShopExport) }),
)

/** Answers a link to everything of the shop. The file is made while it is fetched, so it has what there is then. */
export const createShopExport = /* @__PURE__ */ defineCall<undefined, { shopExport: ShopExport }>(
  operations.createShopExport,
  () => z.object({ shopExport: ShopExport }),
)

/** Ends the link before its time. */
export const deleteShopExport = /* @__PURE__ */ defineCall<{ shopExportId: string }, object>(
  operations.deleteShopExport,
  () => z.object({}),
)
