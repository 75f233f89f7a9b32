import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { noSeo } from '../../views/product.ts'
import type { ProductState } from '../products/state.ts'

/** Texts for search engines; `{name}` stands for the product's name, null takes the product's own text away. */
export const SeoChange = z
  .object({
    title: z.string().trim().min(1).max(200).nullish(),
    description: z.string().trim().min(1).max(1000).nullish(),
  })
  .refine(({ title, description }) => title !== undefined || description !== undefined, {
    path: ['title'],
    error: 'must be set, or description. null removes it',
    params: { violatedRule: 'REQUIRED_ONE_OF_FIELD' },
  })
export type SeoChange = z.output<typeof SeoChange>

type SeoTag = NonNullable<NonNullable<ProductState['seoData']>['tags']>[number]
const isTitle = ({ type }: SeoTag) => type === 'title'
const isDescription = ({ type, props }: SeoTag) => type === 'meta' && props?.name === 'description'

/** The product with these texts; its other tags for search engines stay. */
export function withSeo(product: ProductState, { title, description }: SeoChange): ProductState {
  const worded = (text: string) => text.replaceAll('{name}', () => product.name)
  const tags = (product.seoData?.tags ?? []).filter(
    (tag) => !(title !== undefined && isTitle(tag)) && !(description !== undefined && isDescription(tag)),
  )
  if (title) tags.push({ type: 'title', children: worded(title) })
  if (description) tags.push({ type: 'meta', props: { name: 'description', content: worded(description) } })
  const seoData = { ...noSeo, ...product.seoData, tags }
  if (isDeepStrictEqual(seoData, product.seoData ?? noSeo)) return product
  return { ...product, seoData: isDeepStrictEqual(seoData, noSeo) ? null : seoData }
}
