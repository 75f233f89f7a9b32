import type { ContentPicture, Section } from '@galleria/platform-client/entities/content'
import { authorOf, type Names } from '../author.ts'
import type { PageRow, ShownRow, VersionRow } from './store.ts'
import { originalsOf, sectionFields, textFields } from './texts.ts'

const dateOf = (date: Date | null) => date?.toISOString() ?? null

/** Facts of a page without its texts. */
export function factsOf(row: PageRow, names: Names) {
  const { id, kind, slug, version, publishedVersion, scheduledVersion } = row
  return {
    ...{ id, kind, slug, version, publishedVersion, scheduledVersion },
    revision: String(row.revision),
    status: publishedVersion ? 'PUBLISHED' : scheduledVersion ? 'SCHEDULED' : 'DRAFT',
    hasDraft: version !== (scheduledVersion ?? publishedVersion),
    publishedDate: dateOf(row.publishedAt),
    scheduledDate: dateOf(row.scheduledAt),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    updatedBy: authorOf(row.updatedBy, names),
  }
}

export function versionOf(
  row: Omit<VersionRow, 'content' | 'pageId'> & { readonly title: string },
  names: Names,
) {
  const { number, restoredFrom, title } = row
  return {
    ...{ number, restoredFrom, title, createdDate: row.createdAt.toISOString() },
    createdBy: authorOf(row.createdBy, names),
  }
}

/** Page in a language; its own one where `language` is undefined. */
export function shownPage(row: ShownRow, language: string | undefined) {
  const { kind, slug, content } = row
  const sections = content.sections?.filter(({ isHidden }) => !isHidden)
  const { texts, untranslated } = inLanguage(originalsOf(content), textFields, language)
  const { altText, ...shown } = texts
  return {
    ...{ kind, slug, ...shown, picture: withAltText(content.picture, altText) },
    publishedDate: dateOf(row.publishedAt),
    updatedDate: row.writtenAt.toISOString(),
    ...(sections && { sections: sections.map((each) => shownSection(each, language)) }),
    ...(untranslated.length > 0 && { untranslated }),
  }
}

export function pageSummary(row: ShownRow, language: string | undefined) {
  const {
    body: _,
    seoTitle: _title,
    seoDescription: _description,
    sections: _sections,
    untranslated,
    ...summary
  } = shownPage(row, language)
  const left = untranslated?.filter((field) => field === 'title' || field === 'summary') ?? []
  return { ...summary, ...(left.length > 0 && { untranslated: left }) }
}

function shownSection(section: Section, language: string | undefined) {
  const { id, type, to, picture, ids } = section
  const { texts, untranslated } = inLanguage(originalsOf(section), sectionFields, language)
  const { altText, ...shown } = texts
  return {
    ...{ id, type, to, picture: withAltText(picture, altText), ids, ...shown },
    ...(untranslated.length > 0 && { untranslated }),
  }
}

const withAltText = (picture: ContentPicture | null | undefined, altText: string) =>
  picture ? { ...picture, altText } : null

interface Written {
  readonly translations: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>
}

/** Texts of a page or a section in a language, and those that it lacks there. */
function inLanguage<Field extends string>(
  content: Written & Readonly<Record<Field, string>>,
  fields: readonly Field[],
  language: string | undefined,
) {
  const own = language === undefined ? undefined : (content.translations[language] ?? {})
  const untranslated: string[] = []
  const texts = Object.fromEntries(
    fields.map((field) => {
      const translated = own?.[field]
      if (own && !translated && content[field]) untranslated.push(field)
      return [field, translated || content[field]]
    }),
  ) as Record<Field, string>
  return { texts, untranslated }
}
