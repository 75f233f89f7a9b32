import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import { fromDecimal, type Minor, toDecimal } from '../../../domain/money/money.ts'
import { settingsOf } from '../../terms/index.ts'
import type { Item } from '../lines/items.ts'

/** Problem that blocks an order, beside the stock of its lines (wire §4.2 `orderValidationErrors`). */
export interface OrderProblem {
  readonly code: string
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
  /** Id of the line concerned, if it concerns one. */
  readonly lineItemId?: string
}

export const SEVERAL_LINES = 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS'
export const NOT_VALIDATED = 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'

interface ValidationContext {
  readonly terms: Terms
  readonly items: readonly Item[]
  /** Total of the goods after discounts. */
  readonly goods: Minor
  readonly currency: string
}

/** The merchant's bounds, and what a subscription cannot be bought with. */
export async function orderProblems(
  db: Db,
  { terms, items, goods, currency }: ValidationContext,
): Promise<OrderProblem[]> {
  if (items.length === 0) return []
  const { validations } = await settingsOf(terms, db)
  const alone = besideSubscription(items)
  if (validations.state === 'FAILING') return [...alone, unanswered]
  const { minimumSubtotal, maximumQuantity } = validations
  const minimum = minimumSubtotal ? (fromDecimal(minimumSubtotal, currency) ?? 0) : 0
  return [
    ...alone,
    ...(goods < minimum ? [tooLittle(minimum, minimum - goods, currency)] : []),
    ...items
      .filter(({ quantity }) => maximumQuantity !== null && quantity > maximumQuantity)
      .map(({ id }) => tooMany(id, maximumQuantity ?? 0)),
  ]
}

/** An order answers one `subscriptionId` (wire §3.2), and its total is what each cycle is agreed at. */
function besideSubscription(items: readonly Item[]): OrderProblem[] {
  if (items.length < 2 || !items.some(({ subscription }) => subscription)) return []
  return [{ code: SEVERAL_LINES, description: 'Subscriptions must be bought separately.', data: {} }]
}

const unanswered: OrderProblem = {
  code: NOT_VALIDATED,
  description: "We couldn't check whether this can be ordered. Try again.",
  data: {},
}

function tooLittle(minimum: Minor, missing: Minor, currency: string): OrderProblem {
  const data = { minimum: toDecimal(minimum, currency), missing: toDecimal(missing, currency) }
  const description = `The minimum order is ${data.minimum} ${currency}. Add ${data.missing} more.`
  return { code: 'BELOW_MINIMUM_SUBTOTAL', description, data }
}

const tooMany = (lineItemId: string, maximum: number): OrderProblem => ({
  ...{
    code: 'ABOVE_MAXIMUM_QUANTITY',
    description: `An order can have at most ${maximum} of one item.`,
    lineItemId,
  },
  data: { maximum, lineItemId },
})
