import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { plainText, webUrl } from '../../../base/texts/plain-text.ts'
import { LinkTo, translationsOf } from '../input.ts'

export const Kind = z.enum(['PAGE', 'POST', 'HOME'])

/** UTF-16 units of a text's HTML, in each language. */
const LONGEST_BODY = 60_000

const Title = plainText(200)
const AltText = plainText(500)
const texts = {
  body: z.string().max(LONGEST_BODY),
  summary: z.string().trim().max(600),
  seoTitle: plainText(200),
  seoDescription: z.string().trim().max(500),
}

const Picture = z.strictObject({
  id: z.string().max(200),
  url: webUrl,
  width: z.int().min(1).max(100_000).nullish(),
  height: z.int().min(1).max(100_000).nullish(),
  altText: AltText.nullish(),
})

const Translations = translationsOf(z.strictObject({ title: Title, ...texts, altText: AltText }).partial())

const sectionTexts = { title: Title, text: z.string().max(20_000), label: plainText(80) }

const Section = z.strictObject({
  id: z.string().regex(/^[\w-]{1,50}$/, 'must be letters, digits and hyphens'),
  type: z.enum(['HERO', 'PRODUCTS', 'COLLECTION', 'COLLECTIONS', 'TEXT', 'PICTURE', 'NEWSLETTER', 'JOURNAL']),
  isHidden: z.boolean().default(false),
  title: sectionTexts.title.default(''),
  text: sectionTexts.text.default(''),
  label: sectionTexts.label.default(''),
  to: LinkTo.default(''),
  picture: Picture.nullish(),
  ids: z.array(z.guid()).max(24).default([]),
  translations: translationsOf(z.strictObject({ ...sectionTexts, altText: AltText }).partial()).default({}),
})

const Sections = z
  .array(Section)
  .max(30)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'must have ids that differ',
  })

/** Letters and digits of any script, with hyphens between them; in lower case, as redirects and the search have them. */
const Slug = z
  .string()
  .max(100)
  .toLowerCase()
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'must be letters, digits and hyphens, such as about-us')

const draft = {
  slug: Slug.optional(),
  ...{ body: texts.body.optional(), summary: texts.summary.optional() },
  ...{ seoTitle: texts.seoTitle.optional(), seoDescription: texts.seoDescription.optional() },
  picture: Picture.nullish(),
  translations: Translations.optional(),
  sections: Sections.optional(),
}
const FilledTitle = Title.refine((text) => text.length > 0, { error: 'must not be empty' })

export const CreatePage = z.object({ page: z.strictObject({ kind: Kind, title: FilledTitle, ...draft }) })
export const UpdatePage = z.object({
  page: z.strictObject({ id: z.guid(), revision: Revision, title: FilledTitle.optional(), ...draft }),
})
export type PageDraft = Omit<z.output<typeof UpdatePage>['page'], 'id' | 'revision'>

export const QueryPages = z.object({
  query: z.strictObject({
    kind: Kind.default('PAGE'),
    search: z.string().trim().max(100).optional(),
    status: z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED']).optional(),
    sort: z
      .array(
        z.strictObject({
          fieldName: z.enum(['title', 'updatedDate', 'publishedDate']),
          order: z.enum(['ASC', 'DESC']).default('ASC'),
        }),
      )
      .max(1)
      .default([]),
    paging: z
      .strictObject({
        limit: z.int().min(1).max(100).default(50),
        offset: z.int().min(0).max(100_000).default(0),
      })
      .prefault({}),
  }),
})

export const Publish = z.object({
  pageId: z.guid(),
  revision: Revision,
  publishDate: z.iso.datetime({ offset: true }).optional(),
})
