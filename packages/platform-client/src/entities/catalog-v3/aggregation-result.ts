import { z } from '@galleria/platform-client'
import { Translated } from '../common/content.ts'

/** A filter names `value`; its translation is the embedded platform's own. */
const Counted = z.object({ value: z.string(), translatedValue: z.optional(Translated), count: z.number() })

/** Aggregation of a search; `type` decides which part is present (wire §1.9 "AggregationData"). */
export const AggregationResult = z.object({
  name: z.string(),
  type: z.string(),
  fieldPath: z.string(),
  values: z.optional(z.object({ results: z.array(Counted) })),
  ranges: z.optional(
    z.object({
      results: z.array(
        z.object({ from: z.nullish(z.number()), to: z.nullish(z.number()), count: z.number() }),
      ),
    }),
  ),
  dateHistogram: z.optional(z.object({ results: z.array(Counted) })),
  scalar: z.optional(z.object({ type: z.string(), value: z.number() })),
  nested: z.optional(
    z.object({
      results: z.array(
        z.object({
          results: z.dictionary(z.object({ fieldPath: z.string(), type: z.string(), value: Counted })),
          count: z.number(),
        }),
      ),
    }),
  ),
})
export type AggregationResult = z.infer<typeof AggregationResult>
