import type { Product } from '@galleria/platform-client/products'
import { ProductGrid } from '@galleria/ui'
import { ProductCard } from './ProductCard.tsx'

interface Props {
  readonly products: readonly Product[]
  /** How many of the first are on the first screen. */
  readonly priority?: number
}

export function ProductList({ products, priority = 0 }: Props) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} />
        </li>
      ))}
    </ProductGrid>
  )
}
