import { z } from 'zod'
import type { ProductState, VariantState } from './state.ts'

const Length = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,9}(\.\d{1,6})?$/.test(text), { error: 'must be a length such as "12.5"' })
  .nullish()

/** Wire §4.9: of a thing, or of what it is packed in. */
export const Dimensions = z
  .object({
    ...{ length: Length, width: Length, height: Length },
    unit: z.enum(['MM', 'CM', 'M', 'IN', 'FT', 'YD']),
  })
  .transform(({ length, width, height, unit }) => ({
    ...(length != null && { length }),
    ...(width != null && { width }),
    ...(height != null && { height }),
    unit,
  }))
  .nullable()

export type Size = NonNullable<z.output<typeof Dimensions>>

/** Both sizes; an absent one stays as it is. */
export const dimensions = { productDimensions: Dimensions, packageDimensions: Dimensions }
const someDimensions = z.object(dimensions).partial()
type DimensionsInput = z.output<typeof someDimensions>

/** Given dimensions, to be laid over those of a variant. */
export function dimensionsOf({
  productDimensions,
  packageDimensions,
}: DimensionsInput): Partial<VariantState> {
  return {
    ...(productDimensions !== undefined && { productDimensions }),
    ...(packageDimensions !== undefined && { packageDimensions }),
  }
}

/** Dimensions of a product are those of all its variants. */
export function withDimensions(product: ProductState, given: DimensionsInput): ProductState {
  const changes = dimensionsOf(given)
  if (Object.keys(changes).length === 0) return product
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, ...changes })) }
}
