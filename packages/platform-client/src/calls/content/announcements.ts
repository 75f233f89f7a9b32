import { defineCall, z } from '@galleria/platform-client'
import { type Announcement, Announcements, ShownAnnouncement } from '../../entities/content/announcement.ts'
import { DocumentVersion } from '../../entities/content/document-version.ts'
import * as operations from '../../operations/content/announcements.ts'

export type { Announcement, Announcements, ShownAnnouncement } from '../../entities/content/announcement.ts'
export type { DocumentChange, DocumentVersion } from '../../entities/content/document-version.ts'

/** Announcements, also those that are over or switched off. */
export const listAnnouncements = /* @__PURE__ */ defineCall<undefined, { announcements: Announcements }>(
  operations.listAnnouncements,
  () => z.object({ announcements: Announcements }),
)

/** Writes all of them, at most 20. `REVISION_MISMATCH` (409) where a colleague was faster. */
export const saveAnnouncements = /* @__PURE__ */ defineCall<
  { announcements: { revision: string; announcements: Announcement[] } },
  { announcements: Announcements }
>(operations.saveAnnouncements, () => z.object({ announcements: Announcements }))

/** Announcements as each of the last 100 saves left them, the newest first, without what they say. */
export const listAnnouncementVersions = /* @__PURE__ */ defineCall<
  undefined,
  { versions: DocumentVersion[] }
>(operations.listAnnouncementVersions, () => z.object({ versions: z.array(DocumentVersion) }))

/** Saves once more what a version said; `number` 0 is what there was before the first save. */
export const restoreAnnouncementVersion = /* @__PURE__ */ defineCall<
  { number: number; revision: string },
  { announcements: Announcements }
>(operations.restoreAnnouncementVersion, () => z.object({ announcements: Announcements }))

/** The first that is switched on and whose dates include now, in the language of the client; `null` where there is none. */
export const getShownAnnouncement = /* @__PURE__ */ defineCall<
  undefined,
  { announcement?: ShownAnnouncement | null | undefined }
>(operations.getShownAnnouncement, () => z.object({ announcement: z.nullish(ShownAnnouncement) }))
