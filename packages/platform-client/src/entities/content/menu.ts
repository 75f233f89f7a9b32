import { z } from '@galleria/platform-client'
import { DateTime } from '../common/scalars.ts'

const link = {
  /** Id within this menu alone. */
  id: z.string(),
  label: z.string(),
  /** Path of the shop, or a web address; empty for an entry that only opens those below it. */
  to: z.string(),
}

const MenuLink = z.object({
  ...link,
  /** Labels by language, such as `de`. */
  translations: z.dictionary(z.string()),
})

/** Entry with those below it, which have none themselves. */
export const MenuItem = z.object({ ...MenuLink.shape, items: z.array(MenuLink) })
/** Entry with those below it. */
export type MenuItem = z.infer<typeof MenuItem>

/** Menu as staff read it; of the embedded platform. */
export const Menu = z.object({
  /** MAIN in the header, FOOTER below each page. */
  name: z.string(),
  /** `0` before it was saved. */
  revision: z.string(),
  /** Null where the shop shows its collections. */
  items: z.nullish(z.array(MenuItem)),
  /** Ids by language of entries whose label was changed after it was translated. */
  outdated: z.dictionary(z.array(z.string())),
  updatedDate: z.nullish(DateTime),
})
export type Menu = z.infer<typeof Menu>

const ShownLink = z.object({
  ...link,
  /** Fields that are in the store's language. */
  untranslated: z.optional(z.array(z.string())),
})

/** Entry as shoppers read it, in the language that was asked for. */
export const ShownMenuItem = z.object({ ...ShownLink.shape, items: z.array(ShownLink) })
/** Entry as shoppers read it, in the language that was asked for. */
export type ShownMenuItem = z.infer<typeof ShownMenuItem>
