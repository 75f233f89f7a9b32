import type { ContentPicture, PageContent } from '@galleria/platform-client/entities/content'
import type { PageDraft } from './input.ts'

/** Fields that are written in languages. */
export const textFields = ['title', 'body', 'summary', 'seoTitle', 'seoDescription', 'altText'] as const

export const sectionFields = ['title', 'text', 'label', 'altText'] as const

/** Texts in the store's own language; the alt text stands in the picture. */
export function originalsOf<Content extends { readonly picture?: ContentPicture | null | undefined }>(
  content: Content,
) {
  return { ...content, altText: content.picture?.altText ?? '' }
}

export const emptyContent: PageContent = {
  ...{ title: '', body: '', summary: '', seoTitle: '', seoDescription: '', picture: null },
  ...{ translations: {}, outdated: {} },
}

/** The next version: fields that are sent replace those of the one before, and so do all translations together. */
export function nextContent(before: PageContent, { slug: _, ...sent }: PageDraft): PageContent {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const after = { ...before, ...given } as PageContent
  const translations = Object.fromEntries(
    Object.entries(after.translations).flatMap(([language, texts]) => {
      const filled = Object.entries(texts).filter(([, text]) => text)
      return filled.length > 0 ? [[language, Object.fromEntries(filled)]] : []
    }),
  )
  const next = { ...after, translations }
  return { ...next, outdated: outdatedIn(before, next) }
}

/** Texts of a page and its sections in one language, or in the store's own, by the names that `outdated` has. */
function textsIn(content: PageContent, language?: string): ReadonlyMap<string, string> {
  const pick = (prefix: string, fields: readonly string[], texts: object | undefined) =>
    fields.flatMap((field) => {
      const text = (texts as Readonly<Record<string, string>> | undefined)?.[field]
      return text ? [[`${prefix}${field}`, text] as const] : []
    })
  const own = language ? content.translations[language] : originalsOf(content)
  return new Map([
    ...pick('', textFields, own),
    ...(content.sections ?? []).flatMap((section) =>
      pick(`${section.id}.`, sectionFields, language ? section.translations[language] : originalsOf(section)),
    ),
  ])
}

/** Translations that stayed as they were while their original was changed, or have been so since. */
function outdatedIn(before: PageContent, after: PageContent): PageContent['outdated'] {
  const [were, are] = [textsIn(before), textsIn(after)]
  const byLanguage = languagesIn(after).flatMap((language) => {
    const known = before.outdated[language] ?? []
    const earlier = textsIn(before, language)
    const fields = [...textsIn(after, language)].flatMap(([field, text]) => {
      const stayed = text === earlier.get(field)
      return stayed && (were.get(field) !== are.get(field) || known.includes(field)) ? [field] : []
    })
    return fields.length > 0 ? [[language, fields] as const] : []
  })
  return Object.fromEntries(byLanguage)
}

function languagesIn({ translations, sections = [] }: PageContent): string[] {
  const all = [translations, ...sections.map((section) => section.translations)]
  return [...new Set(all.flatMap((each) => Object.keys(each)))].sort()
}

/** Languages in which a page has a title and, where the original has one, a body. */
export function languagesOf({ body, translations }: PageContent): string[] {
  return Object.entries(translations)
    .filter(([, texts]) => texts.title && (texts.body || !body))
    .map(([language]) => language)
    .sort()
}

/** Slug of a title: letters and digits of any script, with hyphens between them. */
export function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 80)
      .replace(/^-+|-+$/g, '') || 'page'
  )
}

/** The stem, or the stem with the first free number. */
export function freeSlug(stem: string, taken: readonly string[]): string {
  if (!taken.includes(stem)) return stem
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`
}
