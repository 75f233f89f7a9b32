import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'
import { ContentAuthor } from './author.ts'
import { ContentPicture } from './picture.ts'
import { Section, ShownSection } from './section.ts'

/** Texts of a page in one language; a missing or empty one is read in the store's own. */
export const PageTexts = z.object({
  title: z.optional(z.string()),
  /** HTML; shops show the elements of product descriptions. */
  body: z.optional(z.string()),
  /** Plain text below the title, and of a post in the list. */
  summary: z.optional(z.string()),
  seoTitle: z.optional(z.string()),
  seoDescription: z.optional(z.string()),
  /** Description of the picture. */
  altText: z.optional(z.string()),
})
export type PageTexts = z.infer<typeof PageTexts>

/** Content of one version of a page. */
export const PageContent = z.object({
  title: z.string(),
  body: z.string(),
  summary: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  picture: z.nullish(ContentPicture),
  /** By language, such as `de`. */
  translations: z.dictionary(PageTexts),
  /** Parts of the home page, in their order; absent in other pages. */
  sections: z.optional(z.array(Section)),
  /** Fields by language whose original was changed after they were translated; of a section as `{id}.title`. */
  outdated: z.dictionary(z.array(z.string())),
})
export type PageContent = z.infer<typeof PageContent>

const facts = {
  id: Guid,
  /** PAGE at `/pages/{slug}`, POST at `/journal/{slug}`, HOME at `/`. */
  kind: z.string(),
  slug: z.string(),
  revision: z.string(),
  /** DRAFT, SCHEDULED, PUBLISHED. A published page may have a next version that is a draft or scheduled. */
  status: z.string(),
  /** Whether the latest version is another one than shoppers see or are going to see. */
  hasDraft: z.boolean(),
  /** Number of the latest version, from 1. */
  version: z.number(),
  publishedVersion: z.nullish(z.number()),
  /** Since when shoppers see the page. */
  publishedDate: z.nullish(DateTime),
  scheduledVersion: z.nullish(z.number()),
  /** When the scheduled version takes its place. */
  scheduledDate: z.nullish(DateTime),
  createdDate: DateTime,
  updatedDate: DateTime,
  updatedBy: z.nullish(ContentAuthor),
}

/** Page or post as staff read it; of the embedded platform. */
export const ContentPage = z.object({
  ...facts,
  /** Texts of the latest version. */
  content: PageContent,
})
export type ContentPage = z.infer<typeof ContentPage>

/** Page in a list: without its texts. */
export const ListedPage = z.object({
  ...facts,
  title: z.string(),
  /** Languages that have a title and a body. */
  languages: z.array(z.string()),
})
export type ListedPage = z.infer<typeof ListedPage>

/** Version in the list of a page's versions. */
export const PageVersion = z.object({
  number: z.number(),
  createdDate: DateTime,
  createdBy: z.nullish(ContentAuthor),
  /** Number of the version that was restored by it. */
  restoredFrom: z.nullish(z.number()),
  title: z.string(),
})
/** Version in the list of a page's versions. */
export type PageVersion = z.infer<typeof PageVersion>

const shown = {
  kind: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullish(ContentPicture),
  /** Since when shoppers see it; absent in a preview of what was never published. */
  publishedDate: z.nullish(DateTime),
  updatedDate: DateTime,
  /** Fields that are in the store's language. */
  untranslated: z.optional(z.array(z.string())),
}

/** Page as shoppers read it, in the language that was asked for. */
export const ShownPage = z.object({
  ...shown,
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Parts of the home page that are not hidden; absent in other pages. */
  sections: z.optional(z.array(ShownSection)),
})
export type ShownPage = z.infer<typeof ShownPage>

/** Page in a list that shoppers read, such as the journal. */
export const PageSummary = z.object(shown)
export type PageSummary = z.infer<typeof PageSummary>
