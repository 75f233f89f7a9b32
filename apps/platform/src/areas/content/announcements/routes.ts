import { createHash } from 'node:crypto'
import {
  type Announcement,
  Announcements,
  DocumentVersion,
  ShownAnnouncement,
} from '@galleria/platform-client/entities/content'
import * as operations from '@galleria/platform-client/operations/content/announcements'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { contentLanguage } from '../../../data/translations/dictionary.ts'
import { type App, operation } from '../../../http/route.ts'
import type { Outdated } from '../documents/changes.ts'
import { type DocumentKind, restoreDocument, versionsOf, writeDocument } from '../documents/history.ts'
import { findDocuments } from '../documents/store.ts'
import { LinkTo, Restored, translationsOf } from '../input.ts'

const MOST = 20

const Text = plainText(200)
const Moment = z.iso.datetime({ offset: true }).nullish()
const Item = z
  .strictObject({
    id: z.string().min(1).max(50),
    text: Text.refine((text) => text.length > 0, { error: 'must not be empty' }),
    to: LinkTo,
    tone: z.enum(['QUIET', 'ACCENT', 'STRONG']),
    isDismissible: z.boolean(),
    isOn: z.boolean(),
    ...{ startDate: Moment, endDate: Moment },
    translations: translationsOf(Text),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || Date.parse(startDate) < Date.parse(endDate), {
    path: ['endDate'],
    error: 'must be after the start',
  })

interface Stored {
  readonly announcements?: readonly Announcement[]
  readonly outdated?: Outdated
}

/** Document that all announcements are in. */
const kind: DocumentKind = {
  name: 'announcements',
  itemsIn: (content) =>
    ((content as Stored).announcements ?? []).map((each) => ({
      ...{ id: each.id, text: each.text, translations: each.translations, says: each },
    })),
}

/** Announcements above each page of the shop. */
export function announcementRoutes(app: App): void {
  const answer = z.object({ announcements: Announcements })

  operation(app, operations.listAnnouncements, { answer }, async ({ db }) => {
    const [found] = await findDocuments(db, [kind.name])
    return { announcements: viewOf(found) }
  })

  operation(
    app,
    operations.listAnnouncementVersions,
    { answer: z.object({ versions: z.array(DocumentVersion) }) },
    async ({ db }) => ({ versions: await versionsOf(db, kind.name) }),
  )

  operation(
    app,
    operations.restoreAnnouncementVersion,
    { body: Restored, answer },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => ({
        announcements: viewOf(await restoreDocument(trx, kind, input, { caller, now: clock.now() })),
      })),
  )

  operation(
    app,
    operations.saveAnnouncements,
    {
      body: z.object({
        announcements: z.strictObject({ revision: Revision, announcements: z.array(Item).max(MOST) }),
      }),
      answer,
    },
    ({ db, clock, caller, input: { announcements: sent } }) =>
      transaction(db, async (trx) => {
        const { revision, announcements } = sent
        const written = { revision, content: { announcements } satisfies Stored }
        return {
          announcements: viewOf(await writeDocument(trx, kind, written, { caller, now: clock.now() })),
        }
      }),
  )

  operation(
    app,
    operations.getShownAnnouncement,
    { answer: z.object({ announcement: z.nullish(ShownAnnouncement) }), publicRead: true },
    async ({ db, clock, config, request }) => {
      const [found] = await findDocuments(db, [kind.name])
      const now = clock.now().getTime()
      const shown = viewOf(found).announcements.find((each) => isShown(each, now))
      const language = contentLanguage(config, request.headers.get('x-wix-linguist'))
      return { announcement: shown ? shownView(shown, language) : null }
    },
  )
}

function isShown({ isOn, startDate, endDate }: Announcement, now: number): boolean {
  return isOn && (!startDate || Date.parse(startDate) <= now) && (!endDate || now < Date.parse(endDate))
}

function shownView({ id, text, to, tone, isDismissible, translations }: Announcement, language?: string) {
  const translated = language && translations[language]
  return {
    key: createHash('sha256').update(`${id} ${to} ${text}`).digest('hex').slice(0, 12),
    ...{ text: translated || text, to, tone, isDismissible },
    ...(language && !translated && { untranslated: ['text'] }),
  }
}

function viewOf(
  found: { readonly revision: number; readonly content: unknown; readonly updatedAt: Date } | undefined,
) {
  const { announcements = [], outdated = {} } = (found?.content ?? {}) as Stored
  return {
    revision: String(found?.revision ?? 0),
    announcements: [...announcements],
    outdated,
    updatedDate: found?.updatedAt.toISOString() ?? null,
  }
}
