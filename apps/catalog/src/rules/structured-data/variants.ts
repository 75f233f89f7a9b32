import type { Product, ProductOption, Variant } from '@galleria/platform-client/products'
import { choiceLabel, optionLabel } from '../product/selection.ts'

/** Ways in which search engines know that variants differ. */
export type Axis = 'color' | 'size' | 'material' | 'pattern'

/** Names of options, in the languages in which shops write them. */
const names: Readonly<Record<Exclude<Axis, 'color'>, RegExp>> = {
  size: /^(sizes?|größe|talla|tamaño|サイズ|المقاس|الحجم)$/i,
  material: /^(materials?|material|stoff|tela|素材|الخامة|المادة)$/i,
  pattern: /^(patterns?|muster|estampado|patrón|柄|النقش)$/i,
}
const color = /^(colou?rs?|farbe|color|色|カラー|اللون)$/i
/** Longest name that may be one of them. */
const LONGEST = 20

/** The way in which an option tells variants apart; undefined where search engines know none. */
export function axisOf({ optionType, name }: Pick<ProductOption, 'optionType' | 'name'>): Axis | undefined {
  if (optionType === 'color') return 'color'
  if (name.length > LONGEST) return undefined
  if (color.test(name)) return 'color'
  return (Object.keys(names) as Exclude<Axis, 'color'>[]).find((axis) => names[axis].test(name))
}

interface VariantFacts {
  /** As shoppers read them, in the order of the options. */
  readonly labels: readonly string[]
  readonly axes: { readonly [Each in Axis]?: string }
  readonly others: readonly { readonly name: string; readonly value: string }[]
  /** The choices as the address of the page says them. */
  readonly search: string
}

/** How a variant differs from the others of its product. */
export function variantFacts(
  { productOptions }: Pick<Product, 'productOptions'>,
  { choices }: Pick<Variant, 'choices'>,
): VariantFacts {
  const axes: { [Each in Axis]?: string } = {}
  const others: { name: string; value: string }[] = []
  const labels: string[] = []
  const search = new URLSearchParams()
  for (const option of productOptions) {
    const chosen = choices[option.name]
    if (chosen === undefined) continue
    const choice = option.choices.find(({ description }) => description === chosen)
    const value = choice ? choiceLabel(choice) : chosen
    const axis = axisOf(option)
    if (axis && axes[axis] === undefined) axes[axis] = value
    else others.push({ name: optionLabel(option), value })
    labels.push(value)
    search.set(option.name, chosen)
  }
  return { labels, axes, others, search: String(search) }
}
