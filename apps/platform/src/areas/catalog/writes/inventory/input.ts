import { z } from 'zod'
import { FieldMask } from '../../../../base/input/mask.ts'
import { atMostOneOf, someOf } from '../../../../base/input/one-of.ts'
import { Revision } from '../../../../base/input/revision.ts'

/** Wire §4.10: the most that is counted of anything. */
export const MOST_STOCK = 99_999
const Stock = z.int().min(-MOST_STOCK).max(MOST_STOCK)
const By = z.int().min(1).max(MOST_STOCK)

const preorderInfo = z.object({
  enabled: z.boolean().optional(),
  message: z.string().max(250).nullish(),
  limit: z.int().min(1).max(100_000).nullish(),
})
const values = {
  quantity: Stock.optional(),
  inStock: z.boolean().optional(),
  preorderInfo: preorderInfo.optional(),
}
const notBoth = atMostOneOf('quantity', 'inStock')

/** Either a number or a yes or no; what is read alone may be sent along and is not looked at. */
export const ItemChanges = z.object({ id: z.string(), revision: Revision, ...values }).superRefine(notBoth)
/** The same of a variant that is written with its product: which item it is follows from that. */
export const StockOfVariant = z.object({ revision: Revision.optional(), ...values }).superRefine(notBoth)
export type StockOfVariant = z.output<typeof StockOfVariant>
export type ItemChanges = z.output<typeof ItemChanges>

/** First stock of a variant: a quantity or a status, one of the two. */
export const NewItem = z
  .object({
    ...{ variantId: z.guid(), productId: z.string().max(36).optional(), locationId: z.string().nullish() },
    ...{ revision: Revision.optional(), ...values },
  })
  .superRefine(notBoth)
  .superRefine(someOf('quantity', 'inStock'))
export type NewItem = z.output<typeof NewItem>

/** Stock that is set of many items, or that many new ones begin with. */
export const StockValues = z
  .object(values)
  .superRefine(notBoth)
  .superRefine(someOf('quantity', 'inStock', 'preorderInfo'))
export type StockValues = z.output<typeof StockValues>
/** Change of a counted quantity: positive adds, negative removes. */
export const Adjustment = z.object({
  amount: z
    .int()
    .min(-MOST_STOCK)
    .max(MOST_STOCK)
    .refine((amount) => amount !== 0, { error: 'must not be 0' }),
})

export const reason = z.enum(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE']).default('MANUAL')
export const fieldMask = FieldMask.optional()
export const returnEntity = z.boolean().default(false)

const item = { inventoryItemId: z.string() }
/** Variant at one location; without it of all. */
const variant = { variantId: z.string(), locationId: z.string().nullish() }
const less = { decrementBy: By, preorderRequest: z.boolean().default(false) }
const more = { incrementBy: By }

const some = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).min(1).max(300)
export const Decrements = some({ ...item, ...less })
export const DecrementsByVariant = some({ ...variant, ...less })
export const Increments = some({ ...item, ...more })
export const IncrementsByVariant = some({ ...variant, ...more })
