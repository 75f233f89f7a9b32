import { Widget } from '@galleria/federation'
import { useContentLang, useFormat } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { Content, ProductTile } from '@galleria/ui'
import { canAddAtOnce, colorsOf } from '../rules/card.ts'
import { pictureOf } from '../rules/picture.ts'
import { availability } from '../rules/product/availability.ts'
import { displayPrice } from '../rules/product/pricing.ts'
import { ChooseLink } from './ChooseLink.tsx'

interface Props {
  readonly product: Product
  /** On the first screen. */
  readonly priority?: boolean
  /** One below the heading it stands under. */
  readonly headingLevel?: 2 | 3
}

const sizes = '(min-width: 1080px) 20rem, (min-width: 640px) 33vw, 50vw'

/** A product in a listing. */
export function ProductCard({ product, priority = false, headingLevel = 3 }: Props) {
  const { price, compareAt, isFrom, perUnit } = displayPrice(product, undefined, useFormat())
  const { mainMedia, items = [] } = product.media ?? {}
  const second = items.find(({ id, mediaType }) => mediaType === 'image' && id !== mainMedia?.id)
  const soldOut = availability(product).status === 'sold-out'
  return (
    <ProductTile
      name={product.name}
      lang={useContentLang().ofField(product, 'name')}
      headingLevel={headingLevel}
      to={`/products/${product.slug}`}
      as={Link}
      picture={{ ...pictureOf(mainMedia), sizes, priority }}
      hoverPicture={second && { ...pictureOf(second), sizes }}
      price={{ price, compareAt, from: isFrom, perUnit }}
      ribbon={product.ribbon || undefined}
      note={product.brand && <Content text={product.brand} />}
      colors={colorsOf(product)}
      soldOut={soldOut}
      action={
        soldOut ? undefined : canAddAtOnce(product) ? (
          <Widget
            name="cart.quick-add"
            load="interaction"
            productId={product.id}
            productName={product.name}
          />
        ) : (
          <ChooseLink product={product} />
        )
      }
    />
  )
}
