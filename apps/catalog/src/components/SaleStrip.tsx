import type { Collection } from '@galleria/platform-client/collections'
import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './SaleStrip.module.css'

interface Props {
  readonly collection: Collection
  readonly products: readonly Product[]
}

/** A band across the home page for what costs less than it did. */
export function SaleStrip({ collection, products }: Props) {
  return (
    <section className={styles.strip} aria-labelledby="sale-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>While they last</p>
        <h2 id="sale-title" className={styles.title}>
          {collection.name}
        </h2>
        <p>Ends of lines and last pieces, at prices that make room for what comes next.</p>
        <Link className={styles.link} to={`/collections/${collection.slug}`}>
          See all reduced pieces
        </Link>
      </div>
      <ProductGrid products={products} />
    </section>
  )
}
