import { violations } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { quantityLeft } from '../../catalog/index.ts'
import { putLine } from '../store/carts.ts'
import { isSubscriptionOf, readVariants } from '../store/variants.ts'
import { checkTexts, subscriptionOf, textsKey } from './custom-texts.ts'
import type { LineDetails } from './details.ts'
import type { NewLine } from './input.ts'
import { ownAmounts } from './own-amounts.ts'
import type { RequestedLine } from './requested-line.ts'
import { MOST_OF_ONE, tooManyLines } from './too-many.ts'

/** Takes as many as there are; what is sold out or unknown is left out, as the platform does (wire §3.1). */
export async function addLines(
  trx: Trx,
  cart: {
    readonly id: string
    readonly currency: string
    readonly lines: readonly RequestedLine[]
    /** Staff sell hidden products too. */
    readonly hidden?: boolean | undefined
  },
  wanted: readonly NewLine[],
): Promise<RequestedLine[]> {
  const present = [...cart.lines]
  for (const [index, line] of wanted.entries()) {
    const { catalogItemId, options = {} } = line.catalogReference
    const variant = await findVariant(trx, catalogItemId, options, index, cart.hidden)
    if (!variant) continue
    checkTexts(variant.customTextFields, options, index)
    await checkSubscription(trx, catalogItemId, options, index)
    const alike = present.filter(({ variantId }) => variantId === variant.id)
    const known = alike.find((each) => textsKey(each.options) === textsKey(options))
    const others = alike.reduce((sum, each) => (each === known ? sum : sum + each.quantity), 0)
    const most = Math.min(MOST_OF_ONE, (quantityLeft(variant) ?? Infinity) - others)
    const quantity = Math.min(most, (known?.quantity ?? 0) + line.quantity)
    // Never lower a quantity that is in the cart already: its owner does that, not a purchase by somebody else.
    if (quantity <= (known?.quantity ?? 0)) continue
    if (!known) tooManyLines(present)
    const details = detailsOf(line, cart.currency, index) ?? known?.details ?? null
    const written = { productId: catalogItemId, variantId: variant.id, quantity, details }
    await putLine(trx, cart.id, { ...written, options: known?.options ?? options })
    if (known) present[present.indexOf(known)] = { ...known, quantity, details }
    else present.push({ id: '', options, ...written })
  }
  return present
}

/** Details in a request for a line, beyond item and quantity. */
function detailsOf(line: NewLine, currency: string, index: number): LineDetails | undefined {
  const { selectedMembership, catalogOverrideFields: overrides, extendedFields } = line
  if (!selectedMembership && !overrides && !extendedFields) return undefined
  const at = `lineItems[${index}].catalogOverrideFields`
  return {
    ...(selectedMembership ? { selectedMembership } : {}),
    ...(overrides ? { overrides, minor: ownAmounts(overrides, currency, at) } : {}),
    ...(extendedFields ? { extendedFields } : {}),
  }
}

/** Variant by its id, or by a choice for each option. */
export async function findVariant(
  db: Db,
  productId: string,
  options: Record<string, unknown>,
  index: number,
  hidden = false,
) {
  if (!isUuid(productId)) return undefined
  return chooseVariant(await readVariants(db, productId, hidden), options, index)
}

/** Chosen variant among the visible ones of a product. Throws where the choice is ambiguous. */
export function chooseVariant<
  Variant extends { readonly id: string; readonly choices: Record<string, string> },
>(all: readonly Variant[], options: Record<string, unknown>, index: number): Variant | undefined {
  if (typeof options.variantId === 'string' && options.variantId) {
    return all.find(({ id }) => id === options.variantId)
  }
  const given = typeof options.options === 'object' && options.options ? options.options : {}
  const chosen = all.filter(({ choices }) =>
    Object.entries(choices).every(([name, choice]) => (given as Record<string, unknown>)[name] === choice),
  )
  if (chosen.length === 1 || all.length === 0) return chosen[0]
  if (all.length === 1 && Object.keys(given).length === 0) return all[0]
  throw violations([
    {
      field: `lineItems[${index}].catalogReference.options`,
      description: 'must name a variant, or a choice for each option',
      violatedRule: 'REQUIRED_FIELD',
    },
  ])
}

async function checkSubscription(
  db: Db,
  productId: string,
  options: Record<string, unknown>,
  index: number,
): Promise<void> {
  const id = subscriptionOf(options)
  if (!id) return
  if (await isSubscriptionOf(db, productId, id)) return
  throw violations([
    {
      field: `lineItems[${index}].catalogReference.options.subscriptionOptionId`,
      description: 'is no way to buy this product',
      violatedRule: 'VALIDATION',
    },
  ])
}
