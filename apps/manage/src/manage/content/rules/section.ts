import type { ContentPicture, Section } from '@galleria/platform-client/content-pages'
import { withoutAltTexts } from './alt-text.ts'
import { isLink } from './announcement.ts'

/** Types in the order in which they are offered. */
export const sectionTypes = [
  'HERO',
  'PRODUCTS',
  'COLLECTION',
  'COLLECTIONS',
  'PICTURE',
  'TEXT',
  'JOURNAL',
  'NEWSLETTER',
] as const
export type SectionType = (typeof sectionTypes)[number]

/** Fields that are written in languages: the alt text stands in the picture. */
export const sectionTexts = ['title', 'text', 'label', 'altText'] as const
export type SectionText = (typeof sectionTexts)[number]

/** Controls of a section's form. */
export type SectionControl =
  | Exclude<SectionText, 'altText'>
  | 'html'
  | 'to'
  | 'picture'
  | 'products'
  | 'collection'
  | 'collections'

/** Fields of each type, in the order of its form. */
export const controlsOf: Readonly<Record<SectionType, readonly SectionControl[]>> = {
  HERO: ['title', 'text', 'label', 'to', 'picture'],
  PRODUCTS: ['title', 'products'],
  COLLECTION: ['title', 'collection'],
  COLLECTIONS: ['title', 'collections'],
  PICTURE: ['title', 'html', 'label', 'to', 'picture'],
  TEXT: ['title', 'html'],
  JOURNAL: ['title'],
  NEWSLETTER: ['title', 'text'],
}

let count = 0

export function newSection(type: SectionType): Section {
  count += 1
  return {
    ...{ id: `${Date.now().toString(36)}-${count}`, type, isHidden: false, title: '', text: '', label: '' },
    ...{ to: '', picture: null, ids: [], translations: {} },
  }
}

/** The section with one text in a language; an emptied translation is none. */
export function withSectionText(
  section: Section,
  language: string | undefined,
  name: SectionText,
  text: string,
): Section {
  if (!language) {
    const { picture } = section
    return name === 'altText'
      ? { ...section, picture: picture && { ...picture, altText: text } }
      : { ...section, [name]: text }
  }
  const { [name]: _, ...others } = section.translations[language] ?? {}
  const texts = text ? { ...others, [name]: text } : others
  const { [language]: _before, ...rest } = section.translations
  const translations = Object.keys(texts).length > 0 ? { ...rest, [language]: texts } : rest
  return { ...section, translations: Object.fromEntries(Object.entries(translations).sort()) }
}

/** Text of a section in a language, or in the store's own. */
export function sectionText(section: Section, language: string | undefined, name: SectionText): string {
  if (language) return section.translations[language]?.[name] ?? ''
  return name === 'altText' ? (section.picture?.altText ?? '') : section[name]
}

/** The section with another picture, whose alt text is still to translate. */
export function withSectionPicture(section: Section, picture: ContentPicture | null): Section {
  const isSame = picture?.id === section.picture?.id
  return { ...section, picture, ...(!isSame && { translations: withoutAltTexts(section.translations) }) }
}

/** Ids of sections with a link that shops may not lead to. */
export function wrongLinks(sections: readonly Section[]): ReadonlySet<string> {
  return new Set(sections.flatMap(({ id, to }) => (isLink(to) ? [] : [id])))
}

/** Ids of a kind that sections name. */
export function idsOf(sections: readonly Section[], kind: 'products' | 'collections'): string[] {
  const isOfKind = ({ type }: Section) => (kind === 'products') === (type === 'PRODUCTS')
  return [...new Set(sections.filter(isOfKind).flatMap(({ ids }) => ids))]
}
