import { z } from 'zod'

const text = z.string().trim().min(1).max(50)
const Condition = z.discriminatedUnion('field', [
  z.object({ field: z.enum(['TAG', 'BRAND', 'RIBBON']), operator: z.enum(['IS', 'IS_NOT']), value: text }),
  z.object({
    field: z.enum(['PRICE', 'STOCK']),
    operator: z.enum(['AT_LEAST', 'AT_MOST']),
    value: z.number().min(0).max(999_999_999.99),
  }),
  /** Days since a product was added. */
  z.object({ field: z.literal('ADDED'), operator: z.literal('AT_MOST'), value: z.int().min(1).max(3650) }),
  z.object({ field: z.literal('DISCOUNTED'), operator: z.enum(['IS', 'IS_NOT']) }),
])
type Condition = z.output<typeof Condition>

/** Conditions of the products of an automatic collection, and their order. */
export const CollectionRules = z.object({
  match: z.enum(['ALL', 'ANY']),
  conditions: z.array(Condition).min(1).max(20),
  /** Products that come into a collection ordered by hand stand last, until somebody moves them. */
  sort: z.enum(['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'BEST_SELLING', 'MANUAL']).default('NEWEST'),
})
export type CollectionRules = z.output<typeof CollectionRules>

const DAY = 86_400_000
const fields = {
  TAG: 'tags.publicTags.tagIds',
  BRAND: 'brand.name',
  RIBBON: 'ribbon.name',
  // The price that a shopper pays.
  PRICE: 'actualPriceRange.minValue.amount',
  STOCK: 'stock',
} as const

/** The rules as a filter of the products search, at a moment. */
export function filterOf({ match, conditions }: CollectionRules, now: Date): Record<string, unknown> {
  return { [match === 'ALL' ? '$and' : '$or']: conditions.map((condition) => conditionOf(condition, now)) }
}

function conditionOf(condition: Condition, now: Date): Record<string, unknown> {
  switch (condition.field) {
    case 'ADDED':
      return { createdDate: { $gte: new Date(now.getTime() - condition.value * DAY).toISOString() } }
    case 'DISCOUNTED':
      return unless(condition.operator, { 'compareAtPriceRange.minValue.amount': { $exists: true } })
    case 'PRICE':
    case 'STOCK':
      return {
        [fields[condition.field]]: { [condition.operator === 'AT_LEAST' ? '$gte' : '$lte']: condition.value },
      }
    case 'TAG':
      return unless(condition.operator, { [fields.TAG]: { $hasSome: [condition.value] } })
    default:
      return unless(condition.operator, { [fields[condition.field]]: condition.value })
  }
}

const unless = (operator: 'IS' | 'IS_NOT', filter: Record<string, unknown>) =>
  operator === 'IS' ? filter : { $not: filter }

const sorts = {
  NEWEST: { fieldName: 'createdDate', order: 'DESC' },
  PRICE_ASC: { fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' },
  PRICE_DESC: { fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' },
  NAME: { fieldName: 'name', order: 'ASC' },
} as const

/** The order in which the search finds them; sales and hands order what is found. */
export const sortOf = ({ sort }: CollectionRules) => [
  sorts[sort === 'BEST_SELLING' || sort === 'MANUAL' ? 'NEWEST' : sort],
]
