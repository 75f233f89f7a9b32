import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { violations } from '../../../../base/errors.ts'
import { ExtendedValue } from '../../../../base/texts/extended-value.ts'
import { AboutContent } from '../../../../base/texts/rich-content.ts'
import { fromHtml } from '../../description/from-html.ts'
import { toHtml } from '../../description/to-html.ts'
import type { StoredExtendedFields } from '../../tables.ts'
import { UnitQuantity } from '../input.ts'
import { filed, filing } from '../products/filing.ts'
import type { ProductState } from '../products/state.ts'

/** Longest description as HTML (wire §4.10). */
const MOST_TEXT = 16_000
const MOST_EXTENDED = 20_000

const ExtendedFields = z
  .object({
    namespaces: z.record(z.string().min(1).max(100), z.record(z.string(), ExtendedValue)).default({}),
  })
  .refine((fields) => JSON.stringify(fields).length <= MOST_EXTENDED, {
    error: `must be at most ${MOST_EXTENDED} characters of JSON`,
    params: { violatedRule: 'MAX_SIZE' },
  })

/** Fields of a product that catalog V1 does not have (wire §4.10). */
export const facts = {
  description: AboutContent.transform(
    (content) => content as NonNullable<ProductState['richDescription']>,
  ).nullable(),
  plainDescription: z.string().max(MOST_TEXT).nullable(),
  ...filing,
  extendedFields: ExtendedFields.nullable(),
  physicalProperties: z
    .object({
      pricePerUnit: UnitQuantity.nullish(),
      fulfillerId: z.guid().nullish(),
      deliveryProfileId: z.guid().nullish(),
    })
    .nullable(),
}
const Facts = z.object(facts).partial()
export type Facts = z.output<typeof Facts>

/** The product with them; prices per unit are laid over its variants by whoever knows those. */
export function withFacts(product: ProductState, given: Facts, storeUrl: string): ProductState {
  const { mainCategoryId, tags, extendedFields, physicalProperties } = given
  const cleared = physicalProperties === null
  const fulfillerId = cleared ? null : physicalProperties?.fulfillerId
  const deliveryProfileId = cleared ? null : physicalProperties?.deliveryProfileId
  // As it would be without it is how it is: what is read and written back follows `visible` still, where it is not digital.
  const without = product.productType === 'physical' && product.visible
  const follows = product.visibleInPos === null && given.visibleInPos === without
  const visibleInPos = follows ? null : given.visibleInPos
  return {
    ...filed(product, { visibleInPos, mainCategoryId, tags }),
    ...descriptionOf(product, given, storeUrl),
    ...(extendedFields !== undefined && {
      extendedFields: extendedFieldsOf(extendedFields),
    }),
    ...(fulfillerId !== undefined && { fulfillerId }),
    ...(deliveryProfileId !== undefined && { deliveryProfileId }),
  }
}

function extendedFieldsOf(fields: Facts['extendedFields']): StoredExtendedFields | null {
  const namespaces = fields?.namespaces ?? {}
  return Object.keys(namespaces).length ? { namespaces } : null
}

/**
 * Rich content is kept as it is written, and the HTML made of it. Whoever changes one of the two sends the other as it was
 * read: what is other than it was decides, and of both the rich one.
 */
function descriptionOf(
  { richDescription, description }: ProductState,
  { description: rich, plainDescription: plain }: Facts,
  base: string,
): Partial<Pick<ProductState, 'description' | 'richDescription'>> {
  if (rich && !isDeepStrictEqual(rich, richDescription ?? fromHtml(description, base))) {
    const outcome = toHtml(rich.nodes ?? [])
    if (outcome.length <= MOST_TEXT) return { description: outcome, richDescription: rich }
    throw violations([
      {
        ...{ field: 'product.description', description: `must be at most ${MOST_TEXT} characters of HTML` },
        ...{ violatedRule: 'MAX_LENGTH', ruleName: 'DESCRIPTION_SIZE_TOO_BIG' },
      },
    ])
  }
  const text = plain === undefined ? (rich === null ? '' : description) : (plain ?? '')
  return text === description ? {} : { description: text, richDescription: null }
}
