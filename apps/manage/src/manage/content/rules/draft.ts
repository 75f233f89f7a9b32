import type { ContentPage, ContentPicture, PageTexts, Section } from '@galleria/platform-client/content-pages'
import { withoutAltTexts } from './alt-text.ts'

/** Fields of a page that its form changes. */
export interface PageDraft {
  readonly title: string
  readonly slug: string
  readonly body: string
  readonly summary: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly picture: ContentPicture | null
  readonly translations: Readonly<Record<string, PageTexts>>
  /** Sections of the home page alone. */
  readonly sections?: Section[]
}

export const textNames = ['title', 'summary', 'body', 'seoTitle', 'seoDescription'] as const
export type TextName = (typeof textNames)[number]

/** Fields that are written in languages: the alt text stands in the picture. */
export const translatedNames = [...textNames, 'altText'] as const
export type TranslatedName = (typeof translatedNames)[number]

export const emptyDraft: PageDraft = {
  ...{ title: '', slug: '', body: '', summary: '', seoTitle: '', seoDescription: '' },
  ...{ picture: null, translations: {} },
}

export function draftOf(page: ContentPage | null): PageDraft {
  if (!page) return emptyDraft
  const { title, body, summary, seoTitle, seoDescription, picture, translations } = page.content
  return {
    ...{ title, slug: page.slug, body, summary, seoTitle, seoDescription },
    ...{ picture: picture ?? null, translations },
  }
}

/** The draft as the platform takes it; a new page without an address gets one from its title. */
export function sentOf({ slug, ...draft }: PageDraft) {
  return { ...draft, ...(slug.trim() && { slug: slug.trim() }) }
}

/** The draft with one text in a language; an emptied translation is none. */
export function withText(
  draft: PageDraft,
  language: string,
  name: TranslatedName,
  text: string,
): Partial<PageDraft> {
  const { [name]: _, ...others } = draft.translations[language] ?? {}
  const texts: PageTexts = text ? { ...others, [name]: text } : others
  const { [language]: _before, ...rest } = draft.translations
  const translations = Object.keys(texts).length > 0 ? { ...rest, [language]: texts } : rest
  return { translations: Object.fromEntries(Object.entries(translations).sort()) }
}

/** The draft with another picture, whose alt text is still to translate; with another text of the same, the translations stay. */
export function withPicture(
  { picture: before, translations }: PageDraft,
  picture: ContentPicture | null,
): Partial<PageDraft> {
  return { picture, ...(picture?.id !== before?.id && { translations: withoutAltTexts(translations) }) }
}
