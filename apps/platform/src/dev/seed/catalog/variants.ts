import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { type Random, randomOf } from '../random.ts'
import type { Draft } from '../range/draft.ts'

type Variant = Inserted<'variants'>

/** Every combination of color and choice, with its price and its stock. */
export function variantsOf(draft: Draft, slug: string, priceMinor: number): Variant[] {
  const random = randomOf(`stock of ${slug}`)
  return combinations(draft).map(({ choices, extra }, position, all) => {
    const price = priceMinor + Math.round(extra * 100)
    const stock = stockOf(draft, position, all.length, random)
    return {
      id: idOf('variant', `${slug}/${Object.values(choices).join('/')}`),
      productId: idOf('product', slug),
      position,
      choices: choices,
      sku: `${slug.replaceAll('-', '').slice(0, 10).toUpperCase()}-${String(position + 1).padStart(3, '0')}`,
      priceMinor: price,
      saleMinor: afterSale(price, draft),
      costMinor: Math.round(price * random.between(0.34, 0.46)),
      weight: null,
      visible: true,
      preorder: draft.preorder ? { enabled: true, message: draft.preorder, limit: 40 } : null,
      ...stock,
    }
  })
}

export function afterSale(price: number, { sale }: Draft): number {
  if (!sale) return price
  return 'percent' in sale
    ? Math.round((price * (100 - sale.percent)) / 100)
    : Math.max(0, price - sale.amount * 100)
}

/** Color is an option only where there is a choice of it. */
function combinations(draft: Draft): { choices: Record<string, string>; extra: number }[] {
  const tints = draft.colors.length > 1 ? draft.colors.map((color) => ({ Color: color })) : [{}]
  const values = draft.choices?.values ?? [undefined]
  return tints.flatMap((tint) =>
    values.map((value) => {
      const [word, extra] = typeof value === 'string' || !value ? [value, 0] : value
      return { choices: { ...tint, ...(draft.choices && word ? { [draft.choices.name]: word } : {}) }, extra }
    }),
  )
}

function stockOf(draft: Draft, position: number, of: number, random: Random) {
  const tracked = (quantity: number) => ({ trackQuantity: true, quantity, inStock: quantity > 0 })
  const plenty = random.integer(12, 60)
  switch (draft.stock) {
    case 'untracked':
      return { trackQuantity: false, quantity: null, inStock: true }
    case 'untracked none':
      return { trackQuantity: false, quantity: null, inStock: false }
    case 'none':
      return tracked(0)
    case 'some':
      return tracked(position === of - 1 || (of > 3 && position % 4 === 2) ? 0 : plenty)
    case 'last':
      return tracked(1 + (position % 3))
    default:
      return tracked(plenty)
  }
}
