import { Container, ProductGrid, ProductTileSkeleton } from '@galleria/ui'

/** A list before the browser has read it. */
export function Waiting() {
  return (
    <Container data-boundary="catalog" aria-busy="true">
      <meta name="robots" content="noindex" />
      <ProductGrid>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <li key={place}>
            <ProductTileSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Container>
  )
}
