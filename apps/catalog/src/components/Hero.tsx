import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { shownPrice } from '../rules/pricing.ts'
import styles from './Hero.module.css'
import { MediaPicture } from './MediaPicture.tsx'

/** The first screen of the shop: a promise in words, and one thing that keeps it. */
export function Hero({ product }: { readonly product: Product | undefined }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>The autumn selection</p>
        <h1 id="hero-title" className={styles.title}>
          Things made to be lived with
        </h1>
        <p className={styles.lead}>
          Ceramics, textiles, prints and light from small studios, chosen one at a time and made to last
          longer than the season.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/products">
            Shop everything
          </Link>
          <Link className={styles.secondary} to="/products?sort=newest">
            See what is new
          </Link>
        </p>
      </div>
      {product && (
        <Link className={styles.figure} to={`/products/${product.slug}`}>
          <MediaPicture
            item={product.media?.mainMedia}
            alt=""
            sizes="(min-width: 900px) 55vw, 100vw"
            priority
            className={styles.picture}
          />
          <span className={styles.caption}>
            <bdi>{product.name}</bdi>
            <span>{shownPrice(product).price}</span>
          </span>
        </Link>
      )}
    </section>
  )
}
