import { ProductGrid } from '@galleria/ui'
import type { Tile } from '../rules/tile.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductList.module.css'
import { usePrefetch } from './use-prefetch.ts'

interface Props {
  readonly products: readonly Tile[]
  /** How many of the first are on the first screen; none of a shelf, which is not drawn before it comes near. */
  readonly priority?: number
  readonly headingLevel?: 2 | 3
}

export function ProductList({ products, priority = 0, headingLevel = 3 }: Props) {
  const ahead = usePrefetch()
  return (
    <ProductGrid data-product-list {...ahead}>
      {products.map((tile, index) => (
        <li key={tile.id} className={priority > 0 ? undefined : styles.later}>
          <ProductCard tile={tile} priority={index < priority} headingLevel={headingLevel} />
        </li>
      ))}
    </ProductGrid>
  )
}
