import type { Product } from '@galleria/platform-client/products'
import { Link } from '@galleria/router'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './Shelf.module.css'

interface Props {
  readonly title: string
  /** Where there is more of it. */
  readonly to: string
  readonly products: readonly Product[]
}

/** One row of a page: a heading, some products, the way to the rest. */
export function Shelf({ title, to, products }: Props) {
  return (
    <section className={styles.shelf} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Link className={styles.more} to={to}>
          View all<span className={styles.spoken}> of {title}</span>
        </Link>
      </header>
      <ProductGrid products={products} />
    </section>
  )
}
