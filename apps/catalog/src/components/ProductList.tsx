import { ProductGrid } from '@galleria/ui'
import type { Tile } from '../rules/tile.ts'
import { ProductCard } from './ProductCard.tsx'
import { usePrefetch } from './use-prefetch.ts'

interface Props {
  readonly products: readonly Tile[]
  /** How many of the first are on the first screen. */
  readonly priority?: number
  readonly headingLevel?: 2 | 3
}

export function ProductList({ products, priority = 0, headingLevel = 3 }: Props) {
  const ahead = usePrefetch()
  return (
    <ProductGrid data-product-list {...ahead}>
      {products.map((tile, index) => (
        <li key={tile.id}>
          <ProductCard tile={tile} priority={index < priority} headingLevel={headingLevel} />
        </li>
      ))}
    </ProductGrid>
  )
}
