import type { Product } from '@galleria/platform-client/products'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

interface Props {
  readonly products: readonly Product[]
  /** How many of the first are on the first screen. */
  readonly priority?: number
}

export function ProductGrid({ products, priority = 0 }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
