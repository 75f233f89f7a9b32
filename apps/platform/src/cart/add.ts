import { quantityLeft } from '../catalog/stock.ts'
import type { Db, Trx } from '../database.ts'
import { violations } from '../errors.ts'
import { isUuid } from '../query-language/values.ts'
import { checkTexts, textsKey } from './custom-texts.ts'
import type { NewLine } from './input.ts'
import type { WantedLine } from './items.ts'
import { putLine } from './store.ts'

const MOST_LINES = 300
const MOST_OF_ONE = 100_000

/** Takes as many as there are; what is sold out or unknown is left out, as the platform does (wire §3.1). */
export async function addLines(
  trx: Trx,
  cart: { readonly id: string; readonly lines: readonly WantedLine[] },
  wanted: readonly NewLine[],
): Promise<void> {
  const cartId = cart.id
  const present = [...cart.lines]
  for (const [index, line] of wanted.entries()) {
    const { catalogItemId, options = {} } = line.catalogReference
    const variant = await findVariant(trx, catalogItemId, options, index)
    if (!variant) continue
    checkTexts(variant.customTextFields, options, index)
    const alike = present.filter(({ variantId }) => variantId === variant.id)
    const known = alike.find((each) => textsKey(each.options) === textsKey(options))
    const others = alike.reduce((sum, each) => (each === known ? sum : sum + each.quantity), 0)
    const most = Math.min(MOST_OF_ONE, (quantityLeft(variant, variant.preorder) ?? Infinity) - others)
    const quantity = Math.min(most, (known?.quantity ?? 0) + line.quantity)
    // What is in the cart already stays: its owner lowers it, not somebody else's purchase.
    if (quantity <= (known?.quantity ?? 0)) continue
    if (!known && present.length >= MOST_LINES) throw tooManyLines()
    await putLine(trx, cartId, {
      productId: catalogItemId,
      variantId: variant.id,
      options: known?.options ?? options,
      quantity,
      position: present.length,
    })
    if (known) present[present.indexOf(known)] = { ...known, quantity }
    else present.push({ id: '', productId: catalogItemId, variantId: variant.id, options, quantity })
  }
}

/** By its id, or by a choice for each option. */
async function findVariant(db: Db, productId: string, options: Record<string, unknown>, index: number) {
  if (!isUuid(productId)) return undefined
  const all = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .selectAll('variants')
    .select(['products.customTextFields', 'products.preorder'])
    .where('productId', '=', productId)
    .where('products.visible', '=', true)
    .where('variants.visible', '=', true)
    .orderBy('position')
    .execute()
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

function tooManyLines() {
  return violations([
    {
      field: 'lineItems',
      description: `must be at most ${MOST_LINES} items long`,
      violatedRule: 'MAX_SIZE',
      data: { threshold: MOST_LINES },
    },
  ])
}
