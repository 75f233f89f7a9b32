import { defineCall, z } from '@galleria/platform-client'
import { DocumentVersion } from '../../entities/content/document-version.ts'
import { Menu, type MenuItem, ShownMenuItem } from '../../entities/content/menu.ts'
import * as operations from '../../operations/content/menus.ts'

export type { DocumentVersion } from '../../entities/content/document-version.ts'
export type { Menu, MenuItem, ShownMenuItem } from '../../entities/content/menu.ts'

/** MAIN in the header, FOOTER below each page. */
export type MenuName = 'MAIN' | 'FOOTER'

/** Menus of the header and the footer, also those that nobody has written. */
export const listMenus = /* @__PURE__ */ defineCall<undefined, { menus: Menu[] }>(operations.listMenus, () =>
  z.object({ menus: z.array(Menu) }),
)

/** Writes a menu; `null` items bring back the collections. `REVISION_MISMATCH` (409) where a colleague was faster. */
export const saveMenu = /* @__PURE__ */ defineCall<
  { menu: { name: MenuName; revision: string; items: MenuItem[] | null } },
  { menu: Menu }
>(operations.saveMenu, () => z.object({ menu: Menu }))

/** Menu as each of its last 100 saves left it, the newest first, without what it says. */
export const listMenuVersions = /* @__PURE__ */ defineCall<
  { name: MenuName },
  { versions: DocumentVersion[] }
>(operations.listMenuVersions, () => z.object({ versions: z.array(DocumentVersion) }))

/** Saves once more what a version said; `number` 0 is the menu before its first save. */
export const restoreMenuVersion = /* @__PURE__ */ defineCall<
  { name: MenuName; number: number; revision: string },
  { menu: Menu }
>(operations.restoreMenuVersion, () => z.object({ menu: Menu }))

/** Menus in the language of the client; one that is `null` is not written. */
export const listShownMenus = /* @__PURE__ */ defineCall<
  undefined,
  { main?: ShownMenuItem[] | null | undefined; footer?: ShownMenuItem[] | null | undefined }
>(operations.listShownMenus, () =>
  z.object({ main: z.nullish(z.array(ShownMenuItem)), footer: z.nullish(z.array(ShownMenuItem)) }),
)
