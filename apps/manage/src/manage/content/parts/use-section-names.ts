import { useMessages } from '../messages/index.ts'
import type { SectionText, SectionType } from '../rules/section.ts'

/** Names of sections and of their texts, as staff read them. */
export function useSectionNames() {
  const t = useMessages()
  const types: Readonly<Record<SectionType, string>> = {
    HERO: t('sections.hero'),
    PRODUCTS: t('sections.products'),
    COLLECTION: t('sections.collection'),
    COLLECTIONS: t('sections.collections'),
    PICTURE: t('sections.picture'),
    TEXT: t('sections.text'),
    JOURNAL: t('sections.journal'),
    NEWSLETTER: t('sections.newsletter'),
  }
  const texts: Readonly<Record<SectionText, string>> = {
    title: t('sections.heading'),
    text: t('field.body'),
    label: t('sections.label'),
    altText: t('picture.alt'),
  }
  return { types: types as Readonly<Record<string, string>>, texts }
}
