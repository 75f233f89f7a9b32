import type { Product } from '@galleria/platform-client/products'

type Seo = NonNullable<Product['seoData']>
export type SeoTag = NonNullable<Seo['tags']>[number]

export interface SeoTexts {
  readonly title?: string
  readonly description?: string
}

export const isTitle = ({ type }: SeoTag) => type === 'title'
export const isDescription = ({ type, props }: SeoTag) => type === 'meta' && props?.name === 'description'

/** Texts that the shop gives search engines, where it has its own (wire §4.9). */
export function seoTexts(seo: Product['seoData']): SeoTexts {
  const on = (seo?.tags ?? []).filter(({ disabled }) => !disabled)
  const title = on.find(isTitle)?.children?.trim()
  const description = on.find(isDescription)?.props?.content
  return {
    ...(title && { title }),
    ...(typeof description === 'string' && description.trim() && { description: description.trim() }),
  }
}
