import { z } from '@galleria/platform-client'

const Amount = z.object({ amount: z.string(), formattedAmount: z.nullish(z.string()) })
const AmountRange = z.object({ minValue: Amount, maxValue: Amount })

/** Product of catalog V3, with the fields that lists show (wire §4.10). Amounts are decimal strings in the site's currency. */
export const ProductSummary = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  untranslated: z.optional(z.array(z.string())),
  slug: z.nullish(z.string()),
  media: z.nullish(
    z.object({
      main: z.nullish(
        z.object({
          altText: z.nullish(z.string()),
          thumbnail: z.nullish(
            z.object({ url: z.string(), width: z.nullish(z.number()), height: z.nullish(z.number()) }),
          ),
        }),
      ),
    }),
  ),
  actualPriceRange: z.nullish(AmountRange),
  compareAtPriceRange: z.nullish(AmountRange),
})
export type ProductSummary = z.infer<typeof ProductSummary>

const Counted = z.object({ value: z.string(), translatedValue: z.optional(z.string()), count: z.number() })

/** One result of AggregationData (wire §1.9); which part is there depends on `type`. */
export const AggregationResult = z.object({
  name: z.string(),
  values: z.nullish(z.object({ results: z.array(Counted) })),
  ranges: z.nullish(
    z.object({
      results: z.array(
        z.object({ from: z.nullish(z.number()), to: z.nullish(z.number()), count: z.number() }),
      ),
    }),
  ),
  scalar: z.nullish(z.object({ value: z.number() })),
  nested: z.nullish(
    z.object({
      results: z.array(z.object({ results: z.dictionary(z.object({ value: z.nullish(Counted) })) })),
    }),
  ),
})
export type AggregationResult = z.infer<typeof AggregationResult>
