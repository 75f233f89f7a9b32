import { type Outcome, orNotFound } from '@galleria/manage'
import {
  type ContentPage,
  type ContentPicture,
  createContentPage,
  deleteContentPage,
  getContentPage,
  getContentPagePreview,
  type PageKind,
  publishContentPage,
  unpublishContentPage,
  updateContentPage,
} from '@galleria/platform-client/content-pages'
import { replace } from '@galleria/router'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { type PageDraft, sentOf } from '../rules/draft.ts'
import { listOf } from '../rules/kinds.ts'
import { findPictures, startUpload } from './pictures.ts'

/** A page with the token of its preview; neither for a new one. */
export async function readEditor({ client, id, signal, site }: ManageRequest, kind: PageKind) {
  const shopUrl = site.shellUrl
  if (id === 'new') return { kind, shopUrl, page: null, preview: null }
  const [{ page }, preview] = await orNotFound(
    Promise.all([
      getContentPage(client, { pageId: id }, { signal }),
      getContentPagePreview(client, { pageId: id }, { signal }),
    ]),
  )
  return { kind, shopUrl, page, preview }
}

export type PageSent =
  | { readonly intent: 'save'; readonly draft: PageDraft; readonly revision: string }
  | {
      readonly intent: 'publish'
      readonly revision: string
      /** Texts to save before; none where they are saved. */
      readonly draft?: PageDraft
      /** ISO 8601; at once without it. */
      readonly date?: string
    }
  | { readonly intent: 'unpublish' | 'unschedule'; readonly revision: string }
  | { readonly intent: 'delete' }
  | { readonly intent: 'find-pictures'; readonly words: string }
  | { readonly intent: 'upload'; readonly name: string; readonly type: string; readonly size: number }

export interface PageDone {
  /** Id of a page that was made. */
  readonly id?: string
  /** Reason why a page that was made is not published. */
  readonly problem?: string
  readonly pictures?: readonly ContentPicture[]
  readonly uploadUrl?: string
}

export function actOnPage({ client, id, t }: ManageRequest, kind: PageKind, sent: PageSent) {
  const save = async (draft: PageDraft, revision: string): Promise<ContentPage> => {
    const page = sentOf(draft)
    return id === 'new'
      ? (await createContentPage(client, { page: { kind, ...page } })).page
      : (await updateContentPage(client, { page: { id, revision, ...page } })).page
  }
  return outcome<PageDone>(t, async () => {
    switch (sent.intent) {
      case 'save': {
        const page = await save(sent.draft, sent.revision)
        return id === 'new' ? { id: page.id } : {}
      }
      case 'publish': {
        const { draft, date } = sent
        const saved = draft && (await save(draft, sent.revision))
        const pageId = saved?.id ?? id
        const revision = saved?.revision ?? sent.revision
        const publish = () =>
          publishContentPage(client, { pageId, revision, ...(date && { publishDate: date }) })
        if (id === 'new') {
          // The page exists even where publishing is refused: sent again, it would be made twice.
          const { problem }: Outcome = await outcome(t, publish)
          return { id: pageId, ...(problem && { problem }) }
        }
        await publish()
        return {}
      }
      case 'unpublish':
      case 'unschedule': {
        const onlySchedule = sent.intent === 'unschedule'
        await unpublishContentPage(client, { pageId: id, revision: sent.revision, onlySchedule })
        return {}
      }
      case 'delete':
        await deleteContentPage(client, { pageId: id })
        // Before the page is read anew: there is no such page any more.
        throw replace(listOf(kind))
      case 'find-pictures':
        return { pictures: await findPictures(client, sent.words) }
      default:
        return { uploadUrl: await startUpload(client, sent) }
    }
  })
}
