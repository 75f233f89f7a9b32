import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { availability } from '../rules/availability.ts'
import { shownPrice } from '../rules/pricing.ts'
import { MediaPicture } from './MediaPicture.tsx'
import { PriceLine } from './PriceLine.tsx'
import styles from './ProductCard.module.css'

interface Props {
  readonly product: Product
  readonly sizes?: string
  readonly priority?: boolean
}

const inGrid = '(min-width: 1080px) 22rem, (min-width: 640px) 33vw, 50vw'

/** A product in a listing. The whole card is one link, named after the product. */
export function ProductCard({ product, sizes = inGrid, priority = false }: Props) {
  const stock = availability(product)
  const second = product.media?.items.find(({ id }) => id !== product.media?.mainMedia?.id)
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <MediaPicture item={product.media?.mainMedia} alt="" sizes={sizes} priority={priority} />
        {second?.mediaType === 'image' && (
          <MediaPicture item={second} alt="" sizes={sizes} className={styles.second} />
        )}
        {stock.status === 'sold-out' ? (
          <span className={styles.soldOut}>Sold out</span>
        ) : (
          product.ribbon && <span className={styles.ribbon}>{product.ribbon}</span>
        )}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} to={`/products/${product.slug}`}>
          <bdi>{product.name}</bdi>
        </Link>
      </h3>
      {product.brand && <p className={styles.brand}>{product.brand}</p>}
      <PriceLine price={shownPrice(product)} />
    </article>
  )
}
