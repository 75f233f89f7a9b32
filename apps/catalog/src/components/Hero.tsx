import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { ButtonLink, Container, Picture, TextLink } from '@galleria/ui'
import { pictureOf } from '../rules/picture.ts'
import { shownPrice } from '../rules/pricing.ts'
import styles from './Hero.module.css'

/** The first screen of the shop: a promise in words, and one thing that keeps it. */
export function Hero({ product }: { readonly product: Product | undefined }) {
  return (
    <Container as="section" className={styles.hero} aria-labelledby="hero-title">
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
          <ButtonLink as={Link} to="/products" variant="primary" size="large">
            Shop everything
          </ButtonLink>
          <TextLink as={Link} to="/products?sort=newest">
            See what is new
          </TextLink>
        </p>
      </div>
      {product && (
        <Link className={styles.figure} to={`/products/${product.slug}`}>
          <Picture
            {...pictureOf(product.media?.mainMedia)}
            alt=""
            ratio="1"
            sizes="(min-width: 768px) 50vw, 100vw"
            priority
          />
          <span className={styles.caption}>
            <bdi>{product.name}</bdi> <span>{shownPrice(product).price}</span>
          </span>
        </Link>
      )}
    </Container>
  )
}
