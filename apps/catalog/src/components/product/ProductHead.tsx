import type { Site } from '@galleria/federation'
import type { Product } from '@galleria/platform-client/products'
import { useMessages } from '../../messages/index.ts'
import { plainText } from '../../rules/plain-text.ts'
import { availability } from '../../rules/product/availability.ts'
import { galleryOf, isPicture } from '../../rules/product/gallery.ts'
import { displayPrice } from '../../rules/product/pricing.ts'
import { productData } from '../../rules/product/structured-data.ts'
import { seoTexts } from '../../rules/seo.ts'
import { Head } from '../Head.tsx'
import { JsonLd } from '../JsonLd.tsx'

/** Metadata of a product for search engines, independent of the visitor's selection. */
export function ProductHead({ site, product }: { readonly site: Site; readonly product: Product }) {
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
        type="product"
      />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd
        data={
          typeof document === 'undefined'
            ? productData({
                product,
                pictures,
                price: displayPrice(product),
                availability: availability(product),
                url: site.shellUrl + path,
              })
            : undefined
        }
      />
    </>
  )
}
