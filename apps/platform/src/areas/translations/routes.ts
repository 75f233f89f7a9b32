import { Guid } from '@galleria/platform-client/entities/common'
import * as operations from '@galleria/platform-client/operations/translations/translations'
import { z } from 'zod'
import { transaction } from '../../data/database.ts'
import { KeysetQuery } from '../../data/query-language/keyset.ts'
import { forgetDictionaries } from '../../data/translations/dictionary.ts'
import { bulkAnswer } from '../../http/openapi/bulk-answer.ts'
import { CursorMetadata } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { everySchema, hasField, isSchema } from './schemas.ts'
import { contentPage, lockContent, saveContent } from './store.ts'
import { Content, contentView } from './view.ts'

const Schema = z.object({
  id: Guid,
  key: z.object({ entityType: z.string(), scope: z.literal('GLOBAL') }),
  fields: z.record(z.string(), z.object({ id: z.string(), type: z.literal('LONG_TEXT') })),
})

/** An empty object removes the field. */
const Field = z.object({
  textValue: z.string().min(1).max(20_000).optional(),
  published: z.boolean().optional(),
})

const Written = z
  .object({
    schemaId: z.guid().refine(isSchema, { error: 'is no schema: see ListSiteSchemas' }),
    entityId: z.string().min(1).max(100),
    locale: z.string().regex(/^[a-z]{2,3}$/, { error: 'must be a language such as ar' }),
    fields: z.record(z.string().max(200), Field),
  })
  .superRefine(({ schemaId, fields }, context) => {
    for (const name of Object.keys(fields)) {
      if (isSchema(schemaId) && !hasField(schemaId, name))
        context.addIssue({ code: 'custom', path: ['fields', name], message: 'is no field of this schema' })
    }
  })

export function translationRoutes(app: App): void {
  operation(app, operations.listSiteSchemas, { answer: z.object({ schemas: z.array(Schema) }) }, () => ({
    schemas: everySchema.map(({ id, entityType, fields }) => ({
      ...{ id, key: { entityType, scope: 'GLOBAL' as const } },
      fields: Object.fromEntries(fields.map((field) => [field, { id: field, type: 'LONG_TEXT' as const }])),
    })),
  }))

  operation(
    app,
    operations.queryContents,
    {
      body: z.object({ query: KeysetQuery.prefault({}) }),
      answer: z.object({ contents: z.array(Content), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { query } }) => {
      const { pageRows, metadata } = await contentPage({ db, config }, query)
      return { contents: pageRows.map(contentView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.bulkUpdateContentByKey,
    {
      body: z.object({
        contents: z
          .array(z.object({ content: Written }))
          .min(1)
          .max(100),
        returnEntity: z.boolean().default(false),
      }),
      answer: bulkAnswer(Content),
      partly:
        'Content that is not there is created, every field is a text and published, and no event tells of it.',
    },
    async ({ db, clock, siteCache, config, input }) => {
      const rows = await transaction(db, async (trx) => {
        const saved = []
        for (const { content } of input.contents) {
          const { fields, ...key } = content
          const before = await lockContent(trx, key)
          const texts: Record<string, string> = { ...before?.fields }
          for (const [name, { textValue }] of Object.entries(fields)) {
            if (textValue === undefined) delete texts[name]
            else texts[name] = textValue
          }
          saved.push(await saveContent(trx, key, texts, clock.now()))
        }
        return saved
      })
      forgetDictionaries({ db, siteCache, config })
      return {
        results: rows.map((row, originalIndex) => ({
          itemMetadata: { id: row.id, originalIndex, success: true },
          ...(input.returnEntity && { item: contentView(row) }),
        })),
        bulkActionMetadata: { totalSuccesses: rows.length, totalFailures: 0, undetailedFailures: 0 },
      }
    },
  )
}
