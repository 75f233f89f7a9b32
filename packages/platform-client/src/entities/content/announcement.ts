import { z } from '@galleria/platform-client'
import { DateTime } from '../common/scalars.ts'

/** Line at the top of each page of the shop; of the embedded platform. */
export const Announcement = z.object({
  /** Unique in this list alone. */
  id: z.string(),
  text: z.string(),
  /** Path of the shop, or a web address; empty for a line that leads nowhere. */
  to: z.string(),
  /** QUIET, ACCENT or STRONG. */
  tone: z.string(),
  /** Whether a shopper may close it. */
  isDismissible: z.boolean(),
  /** False for one that is written but switched off. */
  isOn: z.boolean(),
  /** From this moment on; from now on without it. */
  startDate: z.nullish(DateTime),
  /** Until this moment, which is no longer in it; without end without it. */
  endDate: z.nullish(DateTime),
  /** Texts by language, such as `de`. */
  translations: z.dictionary(z.string()),
})
export type Announcement = z.infer<typeof Announcement>

/** Announcements, in the order in which they are preferred. */
export const Announcements = z.object({
  /** `0` before they were saved. */
  revision: z.string(),
  announcements: z.array(Announcement),
  /** Ids by language of those whose text was changed after it was translated. */
  outdated: z.dictionary(z.array(z.string())),
  updatedDate: z.nullish(DateTime),
})
export type Announcements = z.infer<typeof Announcements>

/** The announcement that shoppers see now, in the language that was asked for. */
export const ShownAnnouncement = z.object({
  /** Number of its wording: one that a shopper closed comes back when it says something else. */
  key: z.string(),
  text: z.string(),
  to: z.string(),
  tone: z.string(),
  isDismissible: z.boolean(),
  /** Fields that are in the store's language. */
  untranslated: z.optional(z.array(z.string())),
})
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>
