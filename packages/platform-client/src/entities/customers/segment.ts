import { z } from '@galleria/platform-client'
import { revisioned } from '../common/revisioned.ts'

/** Named filter of customers. */
export const CustomerSegment = z.object({
  ...revisioned,
  name: z.string(),
  /** In the query language, by the fields of `queryCustomers`: `{ "spent": { "$gte": "100" } }`. */
  filter: z.dictionary(z.unknown()),
  /** Customers who are in it now; absent where names alone were asked for. */
  count: z.optional(z.number()),
})
export type CustomerSegment = z.infer<typeof CustomerSegment>
