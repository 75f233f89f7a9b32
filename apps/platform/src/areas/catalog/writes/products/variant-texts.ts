import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import type { ProductState, VariantState } from './state.ts'

/** Wire §4.10: none where it is empty. */
export const Barcode = z.string().trim().max(40).nullable()

/** Plain texts that tell a variant apart; each becomes a column of its own name. Calls of both catalogs write them from here. */
export const variantTexts = { barcode: Barcode }
const SomeTexts = z.object(variantTexts).partial()
export const someVariantTexts = SomeTexts.shape
type Given = z.output<typeof SomeTexts>
type Name = keyof typeof variantTexts
type Texts = Pick<VariantState, Name>

const names = Object.keys(variantTexts) as Name[]

/** Texts of a new variant, which nobody named. */
export const noTexts: Texts = { barcode: null }

/** Given texts, to be laid over those of a variant. */
export function textsOf(given: Given): Partial<Texts> {
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name] || null]])),
  )
}

/** Product without options, with the texts of its only variant. @throws ApiError 400 where several could have them */
export function withTexts(product: ProductState, given: Given): ProductState {
  const texts = textsOf(given)
  if (Object.keys(texts).length === 0) return product
  const [only, ...others] = product.variants
  if (only && others.length === 0) return { ...product, variants: [{ ...only, ...texts }] }
  const name = names.find((each) => texts[each])
  if (!name) return product
  const description = 'is only for products without options. Set it on each variant'
  throw violations([{ field: `product.${name}`, description, violatedRule: 'VALIDATION' }])
}
