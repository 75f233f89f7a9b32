import { Widget } from '@galleria/federation'
import { useContentLang, useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Content, ProductTile } from '@galleria/ui'
import { pictureOf } from '../rules/picture.ts'
import { priceText } from '../rules/product/price-text.ts'
import type { Tile } from '../rules/tile.ts'
import { ChooseLink } from './ChooseLink.tsx'
import { Rating } from './reviews/Rating.tsx'
import { Heart } from './wishes/Heart.tsx'

interface Props {
  readonly tile: Tile
  /** On the first screen. */
  readonly priority?: boolean
  /** One below the heading it stands under. */
  readonly headingLevel?: 2 | 3
  /** Not on a wishlist, where every tile is wished for. */
  readonly hasHeart?: boolean
}

const sizes = '(min-width: 1080px) 20rem, (min-width: 640px) 33vw, 50vw'

/** A product in a listing. */
export function ProductCard({ tile, priority = false, headingLevel = 3, hasHeart = true }: Props) {
  const { price, compareAt, isFrom, perUnit } = priceText(tile.price, useFormat())
  const { id, name, slug, picture, hoverPicture, ribbon, brand, rating, colors, isSoldOut } = tile
  return (
    <ProductTile
      name={name}
      lang={useContentLang().ofField(tile, 'name')}
      headingLevel={headingLevel}
      to={`/products/${slug}`}
      as={Link}
      picture={{ ...pictureOf(picture), sizes, priority }}
      hoverPicture={hoverPicture && { ...pictureOf(hoverPicture), sizes }}
      price={{ price, compareAt, from: isFrom, perUnit }}
      ribbon={ribbon}
      note={brand && <Content text={brand} />}
      rating={rating && <Rating {...rating} />}
      colors={colors}
      soldOut={isSoldOut}
      corner={hasHeart && <Heart id={id} name={name} />}
      action={
        isSoldOut ? undefined : tile.canAddAtOnce ? (
          <Widget name="cart.quick-add" load="interaction" productId={id} productName={name} />
        ) : (
          <ChooseLink tile={tile} />
        )
      }
    />
  )
}
