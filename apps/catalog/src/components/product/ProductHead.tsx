import type { Site } from '@galleria/federation'
import type { Product } from '@galleria/platform-client/products'
import type { ProductPage } from '../../data/read-product.ts'
import { useMessages } from '../../messages/index.ts'
import { plainText } from '../../rules/plain-text.ts'
import { galleryOf, isPicture } from '../../rules/product/gallery.ts'
import { seoTexts } from '../../rules/seo.ts'
import { productData } from '../../rules/structured-data/product.ts'
import { Head } from '../Head.tsx'
import { JsonLd } from '../JsonLd.tsx'

interface Props {
  readonly site: Site
  readonly product: Product
  readonly terms: ProductPage['terms']
  readonly reviews: ProductPage['reviews']
}

/** Metadata of a product for search engines, independent of the visitor's selection. */
export function ProductHead({ site, product, terms, reviews }: Props) {
  const t = useMessages()
  const path = `/products/${product.slug}`
  const pictures = galleryOf(product).filter(isPicture)
  const own = seoTexts(product.seoData)
  const words = own.description ?? plainText(product.description ?? '', 160)
  return (
    <>
      <Head
        site={site}
        path={path}
        title={own.title ?? `${product.name} · ${site.name}`}
        description={words || t('product.description', { name: product.name, site: site.name })}
        picture={pictures[0]}
        alt={product.name}
        type="product"
      />
      <JsonLd
        data={
          typeof document === 'undefined'
            ? productData({ product, pictures, terms, reviews, url: site.shellUrl + path })
            : undefined
        }
      />
    </>
  )
}
