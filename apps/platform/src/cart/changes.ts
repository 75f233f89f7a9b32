import { quantityLeft } from '../catalog/stock.ts'
import type { ProductRow, VariantRow } from '../catalog/store.ts'
import { findProduct } from '../catalog/store.ts'
import type { Trx } from '../database.ts'
import { applicationError, violations } from '../errors.ts'
import { isUuid } from '../query-language/values.ts'
import { type CartLineRow, type CartRow, insertLine, linesOf, setQuantity } from './store.ts'

export const MOST = 100_000
const MOST_LINES = 300

export interface NewLine {
  readonly catalogReference: {
    readonly catalogItemId: string
    readonly options?: Record<string, unknown> | undefined
  }
  readonly quantity: number
}

/** Adds to what is there. What is sold out is not added and what is scarce is lowered, without an error (wire §3.1). */
export async function addLines(trx: Trx, cart: CartRow, added: readonly NewLine[]): Promise<void> {
  for (const [index, line] of added.entries()) {
    const { product, variant } = await findVariant(trx, line, index)
    const present = (await linesOf(trx, cart.id)).find((each) => each.variantId === variant.id)
    await putLine(trx, cart, present, {
      product,
      variant,
      quantity: line.quantity,
      options: line.catalogReference.options ?? {},
    })
  }
}

interface Wanted {
  readonly product: Pick<ProductRow, 'id'>
  readonly variant: VariantRow
  readonly quantity: number
  readonly options: Record<string, unknown>
}

async function putLine(
  trx: Trx,
  cart: CartRow,
  present: CartLineRow | undefined,
  wanted: Wanted,
): Promise<void> {
  const left = quantityLeft(wanted.variant) ?? MOST
  const quantity = Math.min((present?.quantity ?? 0) + wanted.quantity, left, MOST)
  if (quantity < 1) return
  if (present) return setQuantity(trx, present.id, quantity)
  if ((await linesOf(trx, cart.id)).length >= MOST_LINES) {
    throw violations([
      {
        field: 'lineItems',
        description: `must not be more than ${MOST_LINES} in one cart`,
        violatedRule: 'MAX_SIZE',
        data: { threshold: MOST_LINES },
      },
    ])
  }
  const { product, variant, options } = wanted
  return insertLine(trx, { cartId: cart.id, productId: product.id, variantId: variant.id, options, quantity })
}

/** By variant id, or by a choice for each option; a product without options needs neither. */
async function findVariant(trx: Trx, { catalogReference: reference }: NewLine, index: number) {
  const product = isUuid(reference.catalogItemId)
    ? await findProduct(trx, { id: reference.catalogItemId })
    : undefined
  if (!product?.visible) {
    throw applicationError(404, 'ITEM_NOT_FOUND_IN_CATALOG', 'There is no such product', {
      catalogItemId: reference.catalogItemId,
    })
  }
  const { variantId, options } = reference.options ?? {}
  const choices = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {}
  const visible = product.variants.filter((each) => each.visible)
  const variant =
    typeof variantId === 'string'
      ? visible.find((each) => each.id === variantId)
      : visible.find((each) => product.options.every(({ name }) => each.choices[name] === choices[name]))
  if (variant) return { product, variant }
  throw violations([
    {
      field: `lineItems[${index}].catalogReference.options`,
      description: `must choose a variant: ${product.options.map(({ name }) => name).join(', ') || 'this product has only one'}`,
      violatedRule: 'VALIDATION',
    },
  ])
}

/** A quantity above the stock is lowered to what is left (wire §3.1). Lines that are not in the cart are left out. */
export async function changeQuantities(
  trx: Trx,
  cart: CartRow,
  wanted: readonly { id: string; quantity: number }[],
): Promise<void> {
  const lines = await linesOf(trx, cart.id)
  for (const { id, quantity } of wanted) {
    const line = lines.find((each) => each.id === id)
    if (!line) continue
    const variant = await trx
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', line.variantId)
      .executeTakeFirst()
    const left = variant ? (quantityLeft(variant) ?? MOST) : line.quantity
    await setQuantity(trx, line.id, Math.max(1, Math.min(quantity, left)))
  }
}
