import type { PageContent, PageTexts } from '@galleria/platform-client/entities/content'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import texts from './texts.json' with { type: 'json' }

const DAY = 86_400_000

/** Pages and posts of a new store, published, in every language. */
export function contentRows(now: Date) {
  const pages: Inserted<'contentPages'>[] = []
  const versions: Inserted<'contentPageVersions'>[] = []
  for (const [at, { kind, slug, texts: byLanguage }] of texts.entries()) {
    const { en, ...translations } = byLanguage as Record<string, PageTexts> & { readonly en: PageTexts }
    const date = new Date(now.getTime() - (texts.length - at) * DAY)
    const id = idOf('content page', `${kind}/${slug}`)
    const content: PageContent = {
      ...{ title: en.title ?? '', body: en.body ?? '', summary: en.summary ?? '' },
      ...{ seoTitle: '', seoDescription: '', picture: null, translations, outdated: {} },
    }
    pages.push({
      ...{ id, kind: kind === 'POST' ? 'POST' : 'PAGE', slug, title: content.title },
      ...{ languages: Object.keys(translations).sort(), revision: 1, version: 1 },
      ...{ publishedVersion: 1, publishedAt: date, scheduledVersion: null, scheduledAt: null },
      ...{ createdAt: date, updatedAt: date, updatedBy: null },
    })
    versions.push({ pageId: id, number: 1, content, restoredFrom: null, createdAt: date, createdBy: null })
  }
  return { contentPages: pages, contentPageVersions: versions }
}
