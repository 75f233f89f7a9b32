import { z } from '@galleria/platform-client'
import { Content, Untranslated } from '../common/content.ts'
import { ExtendedFields, Tags } from '../common/extended-fields.ts'
import { Image } from '../common/image.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Badges V3; colors are CSS hex, the icon an address (wire §4.6). */
export const Badge = z.object({
  id: Guid,
  title: z.nullish(Content),
  description: z.nullish(Content),
  untranslated: z.optional(Untranslated),
  backgroundColor: z.nullish(z.string()),
  textColor: z.nullish(z.string()),
  icon: z.nullish(z.string()),
  permissionsEnabled: z.nullish(z.boolean()),
  slug: z.nullish(z.string()),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type Badge = z.infer<typeof Badge>

/** Badges V4: with a revision, and an image for an icon (wire §4.6). */
export const BadgeV4 = z.object({
  ...Badge.shape,
  revision: z.nullish(Int64),
  icon: z.optional(Image),
})
export type BadgeV4 = z.infer<typeof BadgeV4>

/** Badges of members; V4 only (wire §4.6). */
export const BadgeAssignment = z.object({
  id: Guid,
  badgeId: z.nullish(Guid),
  memberId: z.nullish(Guid),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  tags: z.optional(Tags),
  extendedFields: z.optional(ExtendedFields),
})
export type BadgeAssignment = z.infer<typeof BadgeAssignment>
