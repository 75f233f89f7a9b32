import { z } from 'zod'
import { plainLines, plainText } from '../../../base/texts/plain-text.ts'

const written = (most: number) =>
  plainText(most).refine((text) => text.trim().length > 0, { error: 'must not be empty' })
const MOST_COLUMNS = 12
const MOST_LANGUAGES = 30
/** Texts of a guide: its cells, columns, name and notes, with room for earlier ones. */
const MOST_TEXTS = 600
const Language = z.string().regex(/^[a-z]{2,3}$/, { error: 'must be a language such as de' })
const ids = (most: number) =>
  z
    .array(z.guid().toLowerCase())
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: 'must not contain duplicates' })

const fields = {
  name: written(80),
  unit: z.enum(['CM', 'IN']),
  columns: z
    .array(z.strictObject({ name: plainText(40), isMeasure: z.boolean().default(false) }))
    .min(1)
    .max(MOST_COLUMNS),
  rows: z.array(z.array(plainText(40)).max(MOST_COLUMNS)).max(40),
  notes: plainLines(2000),
  productIds: ids(500),
  collectionIds: ids(100),
  translations: z
    .record(
      Language,
      z
        .record(z.string().max(2000), plainLines(2000))
        .refine((texts) => Object.keys(texts).length <= MOST_TEXTS, {
          error: `must not have more than ${MOST_TEXTS} texts`,
        }),
    )
    .refine((all) => Object.keys(all).length <= MOST_LANGUAGES, {
      error: `must not have more than ${MOST_LANGUAGES} languages`,
    }),
}

/** New size guide. */
export const NewSizeGuide = z.strictObject({
  ...fields,
  notes: fields.notes.default(''),
  productIds: fields.productIds.default([]),
  collectionIds: fields.collectionIds.default([]),
  translations: fields.translations.default({}),
})

export type SizeGuideInput = z.output<typeof NewSizeGuide>

export const SizeGuideChanges = z.strictObject(fields).partial()
/** JSON has no undefined. */
export type SizeGuideChanges = Partial<SizeGuideInput>
