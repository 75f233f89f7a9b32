import type { Product } from '@galleria/platform-client/products'
import { ProductGrid } from '@galleria/ui'
import { ProductCard } from './ProductCard.tsx'
import { usePrefetch } from './use-prefetch.ts'

interface Props {
  readonly products: readonly Product[]
  /** How many of the first are on the first screen. */
  readonly priority?: number
  readonly headingLevel?: 2 | 3
}

export function ProductList({ products, priority = 0, headingLevel = 3 }: Props) {
  const ahead = usePrefetch()
  return (
    <ProductGrid data-product-list {...ahead}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} headingLevel={headingLevel} />
        </li>
      ))}
    </ProductGrid>
  )
}
