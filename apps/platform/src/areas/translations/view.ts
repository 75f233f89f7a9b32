import { DateTime, Guid } from '@galleria/platform-client/entities/common'
import { z } from 'zod'
import type { ContentRow } from './store.ts'

/** Translation content as the hosted platform has it; every field of it counts as published. */
export const Content = z.object({
  id: Guid,
  schemaId: Guid,
  entityId: z.string(),
  locale: z.string(),
  fields: z.record(z.string(), z.object({ textValue: z.string(), published: z.boolean() })),
  publishStatus: z.literal('PUBLISHED'),
  createdDate: DateTime,
  updatedDate: DateTime,
})

export function contentView(row: ContentRow): z.output<typeof Content> {
  const { id, schemaId, entityId, locale, fields, createdAt, updatedAt } = row
  const texts = Object.entries(fields).map(([name, textValue]) => [name, { textValue, published: true }])
  return {
    ...{ id, schemaId, entityId, locale, fields: Object.fromEntries(texts), publishStatus: 'PUBLISHED' },
    ...{ createdDate: createdAt.toISOString(), updatedDate: updatedAt.toISOString() },
  }
}
